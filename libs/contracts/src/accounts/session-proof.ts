import * as v from 'valibot';

/** Request header with the proof that a browser holds the key of its session: `time.nonce.signature`. */
export const PROOF_HEADER = 'session-proof';

/** How far the time of a proof may be from the server's, in milliseconds. */
export const PROOF_LATE_MS = 120_000;

/** The public half of a P-256 key as browsers export it raw: 65 bytes in base64url. */
export const DeviceKey = v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, 'signin.device_key'));

interface ProofFields {
  readonly method: string;
  /** Path and query as they are sent. */
  readonly path: string;
  /** Milliseconds since 1970 by the server's clock. */
  readonly time: number;
  /** Never used twice. */
  readonly nonce: string;
}

/** Text that a proof signs: valid for this request, now and once. */
export function formatProof({ method, path, time, nonce }: ProofFields): string {
  return [method.toUpperCase(), path, time, nonce].join('\n');
}
