/**
 * What the address of a result holds of a scanned or typed text. The QR code of a permit is the address of its public
 * check; when that is where we are, its last part says it all. Any other address goes to the server whole, which knows
 * whether it is the municipality's.
 */
export function codeIn(scanned: string, origin = location.origin): string {
  const text = scanned.trim();
  const address = URL.parse(text);
  if (address === null || address.origin !== origin) return text;
  const last = address.pathname.split('/').findLast((part) => part !== '') ?? '';
  return address.searchParams.get('permit_no') ?? decodeURIComponent(last);
}
