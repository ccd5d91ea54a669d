// Stores and reads the access token of the session, and corrects the device's clock by which its end is computed
// (decision E9).

const TOKEN = 'accessToken';
const CLOCK = 'clockOffset';

/** Returns the server's time in seconds, as far as its clock is known (decision E9). */
export function getServerSeconds(): number {
  return Math.floor(Date.now() / 1000) + Number(localStorage.getItem(CLOCK) ?? 0);
}

const MOVED_S = 30;

/**
 * Computes this device's clock error from the `Date` header, so that a phone with a wrong clock can sign in. Returns
 * whether the error changed.
 */
export function updateClock(date_header: string | null): boolean {
  const server_ms = Date.parse(date_header ?? '');
  if (Number.isNaN(server_ms)) return false;
  const offset = Math.round((server_ms - Date.now()) / 1000);
  const change = Math.abs(offset - Number(localStorage.getItem(CLOCK) ?? 0));
  // The header counts whole seconds.
  if (change < 2) return false;
  if (Math.abs(offset) < 2) localStorage.removeItem(CLOCK);
  else localStorage.setItem(CLOCK, String(offset));
  return change >= MOVED_S;
}

interface Claims {
  readonly sub?: unknown;
  readonly iat?: unknown;
  readonly exp?: unknown;
}

function parseClaims(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/**
 * Returns when the token ends, in seconds; undefined when it names no end (then it is not valid, specification section
 * 5).
 */
export function getExpiry(token: string): number | undefined {
  const { exp } = parseClaims(token);
  return typeof exp === 'number' ? exp : undefined;
}

/** Returns the account of a token; undefined when the token names none. */
export function getSubject(token: string): number | undefined {
  const { sub } = parseClaims(token);
  return typeof sub === 'string' ? Number(sub) : undefined;
}

/** Returns the whole life of a token in seconds; a token without its issue time counts from now. */
export function getLifetime(token: string): number {
  const { iat, exp } = parseClaims(token);
  return typeof exp === 'number' ? exp - (typeof iat === 'number' ? iat : getServerSeconds()) : 0;
}

/** A token is valid only with an end later than now, compared in seconds. */
function isValid(token: string): boolean {
  const expiry = getExpiry(token);
  return expiry !== undefined && expiry > getServerSeconds();
}

/** Returns the stored token while it is valid; an expired one is removed. */
export function readToken(): string | undefined {
  const token = localStorage.getItem(TOKEN);
  if (token === null) return undefined;
  if (isValid(token)) return token;
  localStorage.removeItem(TOKEN);
  return undefined;
}

/** Stores the token under the specification's name; any script of the page can read it, so it lives 15 minutes. */
export function saveToken(token: string): void {
  localStorage.setItem(TOKEN, token);
}

/** Removes the token in every tab. */
export function clearToken(): void {
  localStorage.removeItem(TOKEN);
}
