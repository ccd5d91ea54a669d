import ky from 'ky';

import { noAnswer } from './refusal.ts';

export interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers?: Record<string, string>;
  readonly json?: unknown;
  readonly body?: FormData | Blob;
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean | undefined;
}

const PATIENCE_MS = 30_000;

/** Sends one request to our own origin. Only reads are tried again, once. Refused: `offline` when no server answers; an abort passes through. */
export async function send({ url, method, headers, json, body, signal, keepalive = false }: Outgoing): Promise<Response> {
  try {
    return await ky(new URL(url, location.origin), {
      method,
      credentials: 'same-origin',
      throwHttpErrors: false,
      keepalive,
      timeout: PATIENCE_MS,
      retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504], delay: () => 400 },
      fetch: (input, init) => fetch(input, init),
      ...(headers && { headers }),
      ...(json !== undefined && { json }),
      ...(body && { body }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noAnswer();
  }
}
