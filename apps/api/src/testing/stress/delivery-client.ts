// Delivers gateway notifications over many connections in a load test.

import { Agent, request } from 'node:http';

import { notifyPaynamics } from '@ebpls/contracts';

import { type Notice, renderNotice } from '../gateway-notices.ts';
import { wait } from './seeded-random.ts';

export interface DeliveryClient {
  /** Delivers once; returns the status, or 0 when the connection broke. */
  readonly deliver: (notice: Notice) => Promise<number>;
  /** Delivers until it gets a reply, as the gateway does; returns the number of deliveries. */
  readonly deliverSurely: (notice: Notice) => Promise<number>;
  readonly close: () => void;
}

const ANSWERED_STATUSES = new Set([200, 422]);
/** Two minutes, longer than any start takes. */
const MAX_ATTEMPTS = 4_800;

/** The gateway's connections to the server's endpoint. */
export function openDeliveryClient(port: number, connections: number): DeliveryClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const deliver = (notice: Notice): Promise<number> =>
    new Promise((resolve) => {
      const body = renderNotice(notice);
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      };
      const call = request(
        { agent, host: '127.0.0.1', port, method: 'POST', path: notifyPaynamics.path, headers },
        (answer) => {
          answer
            .resume()
            .once('end', () => resolve(answer.statusCode ?? 0))
            .once('error', () => resolve(0));
        },
      );
      call.once('error', () => resolve(0));
      call.end(body);
    });
  const deliverSurely = async (notice: Notice): Promise<number> => {
    for (let deliveries = 1; deliveries <= MAX_ATTEMPTS; deliveries += 1) {
      const status = await deliver(notice);
      if (ANSWERED_STATUSES.has(status)) return deliveries;
      await wait(25);
    }
    throw new Error(`nobody answered the notification of ${notice.request_id}`);
  };
  return { deliver, deliverSurely, close: () => agent.destroy() };
}

/** Runs all, with a limited concurrency. */
export async function runConcurrently<T>(
  things: readonly T[],
  width: number,
  act: (thing: T) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const runNext = async (): Promise<void> => {
    while (next < things.length) {
      const thing = things[next] as T;
      next += 1;
      await act(thing);
    }
  };
  await Promise.all(Array.from({ length: width }, runNext));
}
