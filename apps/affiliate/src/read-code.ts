/** What a permit's QR code holds is the address of its public check; the code itself is that address's last part. */
export function codeIn(scanned: string): string {
  const text = scanned.trim();
  if (!/^https?:\/\//i.test(text)) return text;
  const last = URL.parse(text)?.pathname.split('/').filter(Boolean).at(-1) ?? '';
  return decodeURIComponent(last);
}
