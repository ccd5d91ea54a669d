// Which requests the service worker may cache: only files that never change.

// A shell chunk, or a file of a remote's folder, which has its content's hash in its name.
const ADDRESS = /^\/assets\/[\w.~-]+[.-][0-9a-f]{8,}\.\w+$|^\/r\/[^/]+\/[^/]+-[0-9a-f]{8,}\/[\w./~-]+$/;

/** Returns whether an address names bytes that never change: only those come from a cache without a request. */
export function isReleased({ origin, pathname, search }: URL, own_origin: string): boolean {
  return origin === own_origin && search === '' && ADDRESS.test(pathname);
}

/**
 * Returns whether an answer may be cached as the requested file: whole, from our own server, not redirected, and no
 * page. A portal or a proxy that answers everything with its own page must not become a script that never loads again.
 */
export function isCacheable({ status, type, redirected, headers }: Response): boolean {
  const kind = headers.get('content-type') ?? '';
  return status === 200 && type === 'basic' && !redirected && kind !== '' && !kind.startsWith('text/html');
}
