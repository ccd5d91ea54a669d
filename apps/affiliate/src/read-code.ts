/**
 * The code of a scanned or entered text for the address of its result. The QR code of a permit is the address of its
 * public check; on the same origin its last part is enough. Any other address goes to the server whole, which knows
 * whether it is the municipality's.
 */
export function toCode(scannedText: string, origin = location.origin): string {
  const text = scannedText.trim();
  const address = URL.parse(text);
  if (address === null || address.origin !== origin) return text;
  const last = address.pathname.split('/').findLast((part) => part !== '') ?? '';
  return address.searchParams.get('permit_no') ?? decodeURIComponent(last);
}
