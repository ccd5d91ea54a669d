/** Creates a token like the server's, for tests: begins and ends some seconds from now; `null` omits the end. */
export function createToken({
  begins = -60,
  ends = 840,
  account,
}: { begins?: number; ends?: number | null; account?: number } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const sub = account === undefined ? undefined : String(account);
  const payload = { sub, iat: now + begins, ...(ends !== null && { exp: now + ends }) };
  return `h.${btoa(JSON.stringify(payload)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')}.s`;
}
