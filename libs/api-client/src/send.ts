// Sends one HTTP request to the server with a timeout, one retry of reads, and the proof of this browser's key.

import ky from 'ky';

import { createProofHeader } from './session/device-key.ts';
import { createOfflineRefusal } from './refusal.ts';
import { updateClock } from './token.ts';

/** One request to the API before it is sent. */
export interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers?: Record<string, string>;
  readonly json?: unknown;
  readonly body?: FormData | Blob;
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean | undefined;
  /** Whether the request belongs to the session, and so proves the key of this browser. */
  readonly isSigned?: boolean;
}

const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Sends one request to our own origin. Only reads are retried, once. Throws a refusal `offline` when no server answers;
 * an abort is rethrown.
 */
export async function sendRequest(request: Outgoing): Promise<Response> {
  const answer = await trySend(request);
  const isClockMoved = updateClock(answer.headers.get('date'));
  // A proof made with a wrong clock is refused; one made with the corrected clock is accepted.
  return answer.status === 401 && request.isSigned === true && isClockMoved ? trySend(request) : answer;
}

async function trySend({
  url,
  method,
  headers,
  json,
  body,
  signal,
  keepalive = false,
  isSigned = false,
}: Outgoing): Promise<Response> {
  try {
    return await ky(new URL(url, location.origin), {
      method,
      credentials: 'same-origin',
      throwHttpErrors: false,
      keepalive,
      timeout: REQUEST_TIMEOUT_MS,
      retry: { limit: countRetries(), methods: ['get'], statusCodes: [502, 503, 504], delay: () => 400 },
      // Each try has a proof of its own: the server accepts none twice.
      fetch: async (input, init) => fetch(isSigned ? await signFetchRequest(input, init) : input, init),
      ...(headers && { headers }),
      ...(json !== undefined && { json }),
      ...(body && { body }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw createOfflineRefusal(method);
  }
}

/** A browser that reports no connection has none four tenths of a second later. */
function countRetries(): number {
  return navigator.onLine ? 1 : 0;
}

async function signFetchRequest(input: string | URL | Request, init: RequestInit | undefined): Promise<Request> {
  const request = new Request(input, init);
  for (const [name, value] of Object.entries(await createProofHeader(request.method, request.url)))
    request.headers.set(name, value);
  return request;
}
