// Downloads files of a remote from an allowed host, with limits of time and size.

const OWN = new Set(['localhost', '127.0.0.1', '[::1]']); // traffic to this machine stays on it
/** How long one file may take. */
const REQUEST_TIMEOUT_MS = 60_000;

export interface Hosts {
  /** Origins that a remote may be taken from. */
  readonly origins: readonly string[];
  readonly timeout_ms?: number;
}

/**
 * `RELEASE_ORIGINS`: origins from which a remote may be taken, separated by spaces; none when it is not set. Throws at
 * anything that is more or less than an origin.
 */
export function parseHosts(environment: Readonly<Record<string, string | undefined>>): Hosts {
  const origins = (environment['RELEASE_ORIGINS'] ?? '').split(/\s+/).filter(Boolean);
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(`RELEASE_ORIGINS: expected origins like https://remotes.example.gov.ph, not "${origin}".`);
  return { origins };
}

/**
 * The folder at an address, with a slash at its end. Throws the sentence with the reason why nothing is taken from it.
 */
export function parseFolderUrl(address: string, { origins }: Hosts): URL {
  if (!URL.canParse(address))
    throw new Error(`"${address}" is not a valid address. Enter one that begins with https://.`);
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && OWN.has(url.hostname)))
    throw new Error(`${address}: a remote must be fetched over https, so that it cannot be changed in transit.`);
  if (!origins.includes(url.origin))
    throw new Error(`${url.origin} is not an allowed origin for remotes (RELEASE_ORIGINS).`);
  return new URL(`${url.origin}${url.pathname.replace(/\/*$/, '/')}`);
}

/**
 * The bytes at an address. Throws a sentence when it leads elsewhere, answers with anything but the file, takes too
 * long, or sends more than `most` bytes.
 */
export async function fetchBytes(
  url: URL,
  maxBytes: number,
  { timeout_ms = REQUEST_TIMEOUT_MS }: Hosts,
): Promise<Buffer> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout_ms) });
    const leadsTo = answer.headers.get('location');
    if (leadsTo !== null)
      throw new RemoteRefused(`${url} redirects to ${leadsTo}; enter the address of the remote itself.`);
    if (!answer.ok || !answer.body) throw new RemoteRefused(`${url} answers ${answer.status}.`);
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of answer.body) {
      size += piece.length;
      if (size > maxBytes) throw new RemoteRefused(`${url} is larger than the remaining ${maxBytes} bytes.`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } catch (error) {
    if (error instanceof RemoteRefused) throw error;
    throw new RemoteRefused(`${url} did not send the file: ${formatReason(error as Error)}.`, { cause: error });
  }
}

/** The content of an address is refused. The message is the reason. */
export class RemoteRefused extends Error {}

function formatReason({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'it took too long';
  return cause instanceof Error ? cause.message : message;
}
