// A shell chunk, or a file of a remote's folder, which has its content's hash in its name.
const ADDRESS = /^\/assets\/[\w.~-]+[.-][0-9a-f]{8,}\.\w+$|^\/r\/[^/]+\/[^/]+-[0-9a-f]{8,}\/[\w./~-]+$/;

/** Whether an address names bytes that never change: only those are taken from a cache without asking. */
export function isReleased({ origin, pathname, search }: URL, own_origin: string): boolean {
  return origin === own_origin && search === '' && ADDRESS.test(pathname);
}

/**
 * Whether an answer may be kept as the file that was asked for: whole, our own server's, not led elsewhere, and no
 * page. A portal or a proxy that answers everything with its own page must not become a script that never loads again.
 */
export function isKeepable({ status, type, redirected, headers }: Response): boolean {
  const kind = headers.get('content-type') ?? '';
  return status === 200 && type === 'basic' && !redirected && kind !== '' && !kind.startsWith('text/html');
}
