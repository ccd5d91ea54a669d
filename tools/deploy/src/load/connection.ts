import { setTimeout as pause } from 'node:timers/promises';

import { io, type Socket } from 'socket.io-client';

import type { Counting } from './counting.ts';
import type { Owner } from './people.ts';

const PACE_MS = 1_000;
const ACK_TIMEOUT_MS = 5_000;

/** The live connection of one owner of the load. */
export interface Connection {
  /** Sends the messages under way and disconnects; returns the keys of all acknowledged messages. */
  readonly close: () => Promise<readonly string[]>;
}

/** Socket of one owner, who sends a message each second and repeats it until it is acknowledged. */
export function openConnection(url: string, owner: Owner, counting: Counting): Connection {
  const socket = io(url, {
    query: { token: owner.token, connection_from: 'drill' },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 2_000,
  });
  const closing = new AbortController();
  reconnect(socket, { counting, closing: closing.signal });
  const sends = sendMessages(socket, { owner, counting, closing: closing.signal });
  return {
    close: async () => {
      closing.abort();
      const sentKeys = await sends;
      socket.disconnect();
      return sentKeys;
    },
  };
}

interface Watching {
  readonly counting: Counting;
  readonly closing: AbortSignal;
}

function reconnect(socket: Socket, { counting, closing }: Watching): void {
  let away_at: number | undefined;
  socket.on('disconnect', (reason) => {
    away_at = performance.now();
    // After a disconnect by the server the client does not reconnect by itself; a browser of ours reconnects at once.
    if (reason === 'io server disconnect' && !closing.aborted) socket.connect();
  });
  socket.on('connect', () => {
    if (away_at !== undefined) counting.cameBack(performance.now() - away_at);
    away_at = undefined;
  });
}

async function sendMessages(
  socket: Socket,
  { owner, counting, closing }: Watching & { readonly owner: Owner },
): Promise<readonly string[]> {
  const acknowledgedKeys: string[] = [];
  while (!closing.aborted) {
    const key = `drill-${owner.account_id}-${acknowledgedKeys.length}`;
    while (!(await sendMessage(socket, owner, key)));
    acknowledgedKeys.push(key);
    counting.message();
    await pause(PACE_MS);
  }
  return acknowledgedKeys;
}

/** Whether the server stored the message. */
async function sendMessage(socket: Socket, { inquiry_id }: Owner, client_key: string): Promise<boolean> {
  const answer: unknown = await socket
    .timeout(ACK_TIMEOUT_MS)
    .emitWithAck('sent-inquiry-message', { type: 'user', inquiry_id, message: client_key, client_key })
    .catch(() => undefined);
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}
