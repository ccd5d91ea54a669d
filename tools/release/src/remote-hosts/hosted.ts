/** Machines whose name is this machine's own: what they send crosses no line. */
const OWN = new Set(['localhost', '127.0.0.1', '[::1]']);
/** How long one file may take. */
const PATIENCE_MS = 60_000;

export interface Hosts {
  /** Origins that a remote may be taken from. */
  readonly origins: readonly string[];
  readonly patience_ms?: number;
}

/**
 * `RELEASE_ORIGINS`: origins that a remote may be taken from, apart by spaces; nobody's when it is not set. Throws at
 * anything that is more or less than an origin.
 */
export function parseHosts(environment: Readonly<Record<string, string | undefined>>): Hosts {
  const origins = (environment['RELEASE_ORIGINS'] ?? '').split(/\s+/).filter(Boolean);
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(`RELEASE_ORIGINS: expected origins like https://remotes.example.gov.ph, not "${origin}".`);
  return { origins };
}

/** The folder at an address, with a slash at its end. Throws the sentence that says why nothing is taken from it. */
export function folderAt(address: string, { origins }: Hosts): URL {
  if (!URL.canParse(address)) throw new Error(`"${address}" is no address: give one that begins with https://.`);
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && OWN.has(url.hostname)))
    throw new Error(`${address}: a remote comes by https, so that nobody changes it on the way.`);
  if (!origins.includes(url.origin))
    throw new Error(`${url.origin} is none of the origins that remotes are taken from (RELEASE_ORIGINS).`);
  return new URL(`${url.origin}${url.pathname.replace(/\/*$/, '/')}`);
}

/**
 * The bytes at an address. Throws a sentence when it leads elsewhere, answers with anything but the file, takes too
 * long, or sends more than `most` bytes.
 */
export async function bytesAt(url: URL, most: number, { patience_ms = PATIENCE_MS }: Hosts): Promise<Buffer> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience_ms) });
    const leadsTo = answer.headers.get('location');
    if (leadsTo !== null) throw new NotTaken(`${url} leads to ${leadsTo}; give the address where the remote lies.`);
    if (!answer.ok || !answer.body) throw new NotTaken(`${url} answers ${answer.status}.`);
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of answer.body) {
      size += piece.length;
      if (size > most) throw new NotTaken(`${url} is larger than the ${most} bytes that are left for it.`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } catch (error) {
    if (error instanceof NotTaken) throw error;
    throw new NotTaken(`${url} did not send the file: ${reasonOf(error as Error)}.`, { cause: error });
  }
}

/** What an address says is not taken. The message says why. */
export class NotTaken extends Error {}

function reasonOf({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'it took too long';
  return cause instanceof Error ? cause.message : message;
}
