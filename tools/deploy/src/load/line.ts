import { setTimeout as pause } from 'node:timers/promises';

import { io, type Socket } from 'socket.io-client';

import type { Counting } from './counting.ts';
import type { Owner } from './people.ts';

const PACE_MS = 1_000;
const PATIENCE_MS = 5_000;

export interface Line {
  /** Says what is under way and hangs up; answers the keys of all messages that were acknowledged. */
  readonly close: () => Promise<readonly string[]>;
}

/** The realtime line of one owner, who writes a message each second and again until it is acknowledged. */
export function openLine(url: string, owner: Owner, counting: Counting): Line {
  const socket = io(url, {
    query: { token: owner.token, connection_from: 'drill' },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 2_000,
  });
  const closing = new AbortController();
  comeBack(socket, { counting, closing: closing.signal });
  const talking = talk(socket, { owner, counting, closing: closing.signal });
  return {
    close: async () => {
      closing.abort();
      const acknowledged = await talking;
      socket.disconnect();
      return acknowledged;
    },
  };
}

interface Watching {
  readonly counting: Counting;
  readonly closing: AbortSignal;
}

function comeBack(socket: Socket, { counting, closing }: Watching): void {
  let away_at: number | undefined;
  socket.on('disconnect', (reason) => {
    away_at = performance.now();
    // After a word of the server the client waits to be told; a browser of ours comes back at once.
    if (reason === 'io server disconnect' && !closing.aborted) socket.connect();
  });
  socket.on('connect', () => {
    if (away_at !== undefined) counting.cameBack(performance.now() - away_at);
    away_at = undefined;
  });
}

async function talk(
  socket: Socket,
  { owner, counting, closing }: Watching & { readonly owner: Owner },
): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  while (!closing.aborted) {
    const key = `drill-${owner.account_id}-${acknowledged.length}`;
    while (!(await say(socket, owner, key)));
    acknowledged.push(key);
    counting.message();
    await pause(PACE_MS);
  }
  return acknowledged;
}

/** Whether the server kept it. */
async function say(socket: Socket, { inquiry_id }: Owner, client_key: string): Promise<boolean> {
  const answer: unknown = await socket
    .timeout(PATIENCE_MS)
    .emitWithAck('sent-inquiry-message', { type: 'user', inquiry_id, message: client_key, client_key })
    .catch(() => undefined);
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}
