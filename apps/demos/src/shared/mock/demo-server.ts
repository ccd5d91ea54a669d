// Creates a fake server that answers calls inside the page.

import { getResponse, type HttpHandler, HttpResponse } from 'msw';

import { takePlannedFailure } from './planned-failure.ts';

/** The demonstration refused a call; the message is that of its server. */
export class DemoError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'DemoError';
    this.status = status;
  }
}

interface DemoCall {
  /** Sent as JSON; a call with a body is a POST. */
  readonly json?: unknown;
  /** The demonstration's own token, never the product's. */
  readonly token?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Calls the demonstration's server. Throws DemoError when it refuses, AbortError when the signal was aborted. */
export type CallDemo = <T>(address: string, call?: DemoCall) => Promise<T>;

/**
 * A server of the demonstration that lives in this page (decision E36): no service worker, no network, and nothing of
 * it ever meets the product's data. Each area brings its own handlers, so that a page loads only what it shows.
 */
export function createDemoServer(handlers: readonly HttpHandler[]): CallDemo {
  const all = [...handlers];
  return async <T>(address: string, call: DemoCall = {}) => {
    const request = toRequest(address, call);
    const response = takePlannedFailure()
      ? refuse(500, 'The demonstration was asked to fail.')
      : await getResponse(all, request);
    // A handler does not receive the signal: a view that was left must not get a late answer.
    call.signal?.throwIfAborted();
    if (!response) throw new DemoError(404, `The demonstration has no answer for ${address}.`);
    const body: unknown = await response.json();
    if (!response.ok) throw new DemoError(response.status, findMessage(body));
    return body as T; // The handlers above are the only ones that answer.
  };
}

/** A refusal as the demonstration's server words it. */
export function refuse(status: number, message: string): Response {
  return HttpResponse.json({ message }, { status });
}

function toRequest(address: string, { json, token, signal }: DemoCall): Request {
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  if (json !== undefined) headers.set('content-type', 'application/json');
  return new Request(new URL(address, location.origin), {
    headers,
    ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
    ...(signal && { signal }),
  });
}

function findMessage(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
}
