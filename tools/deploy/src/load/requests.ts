// HTTP client of the simulated owners in a failover drill: counts requests, and repeats writes that got no reply.

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Counting } from './counting.ts';
import type { Owner } from './people.ts';

const RETRY_MS = 1_000;
const MAX_TRIES = 90; // a claim of a node that died ends after a minute (`CLAIM_SECONDS` of the API)
const CUT = new Set([502, 503, 504]);
const RUNNING = 409;

/** Target of the load: an address, and a file of the release whose name holds a hash. */
export interface LoadTarget {
  readonly url: string;
  readonly chunk: string;
}

export type SendRequest = (address: string, init?: RequestInit) => Promise<Response>;

/**
 * Creates the request function of an owner: sends through the front and counts. A reply without success is a failure
 * unless a command may be repeated.
 */
export function createRequest({ url }: LoadTarget, { token }: Owner, counting: Counting): SendRequest {
  return async (address, init = {}) => {
    const from = performance.now();
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(url + address, { ...init, headers }).catch((error: unknown) => error as Error);
    const ms = performance.now() - from;
    const path = address.split('?')[0];
    if (answer instanceof Error) {
      counting.request(ms, `${path}: ${answer.message}`);
      return new Response(null, { status: 599 });
    }
    const isRepeated = init.method === 'POST' && (CUT.has(answer.status) || answer.status === RUNNING);
    counting.request(ms, answer.ok || isRepeated ? undefined : `${path}: ${answer.status}`);
    return answer;
  };
}

interface Command {
  readonly address: string;
  readonly body: object;
}

/**
 * A command as the browser sends it: again with its key while nobody knows whether it was done. Undefined when nobody
 * took it in a minute and a half.
 */
export async function sendCommand(
  request: SendRequest,
  { address, body }: Command,
  counting: Counting,
): Promise<Response | undefined> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await request(address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.ok) {
      counting.countWrite();
      return answer;
    }
    if (tries === 0) counting.countRepeat();
    await pause(RETRY_MS);
  }
  counting.request(0, `${address}: not done after a minute and a half`);
  return undefined;
}
