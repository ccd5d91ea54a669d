import { socketTicket } from '@ebpls/contracts';
import type { Socket } from 'socket.io-client';

import { call } from './call.ts';

export interface Nudge {
  readonly subject: string;
  readonly key: string;
}

const ORIGIN_MARK = 'web';
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

const listeners = new Set<(nudge: Nudge) => void>();
let socket: Socket | undefined;
let wait = FIRST_WAIT_MS;
let next: ReturnType<typeof setTimeout> | undefined;

/** Hears that something changed on the server; the page then asks again by itself (the socket carries nudges, not data). */
export function hear(subject: string, listener: (key: string) => void): () => void {
  const heard = (nudge: Nudge): void => {
    if (nudge.subject === subject) listener(nudge.key);
  };
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** Opens the live line of a signed-in person. Every try takes a new one-use ticket, so a leaked address is worth nothing. */
export async function openLive(): Promise<void> {
  closeLive();
  const { io } = await import('socket.io-client');
  socket = io({ autoConnect: false, reconnection: false, transports: ['websocket'] });
  socket.on('connect', () => {
    wait = FIRST_WAIT_MS;
  });
  socket.on('changed', (nudge: Nudge) => listeners.forEach((listener) => listener(nudge)));
  socket.on('disconnect', tryLater);
  socket.on('connect_error', tryLater);
  await connect(socket);
}

async function connect(line: Socket): Promise<void> {
  try {
    const { ticket } = await call(socketTicket);
    line.io.opts.query = { token: ticket, connection_from: ORIGIN_MARK };
    line.connect();
  } catch {
    tryLater();
  }
}

function tryLater(): void {
  const line = socket;
  if (!line) return;
  clearTimeout(next);
  next = setTimeout(() => void connect(line), wait * (0.5 + Math.random() / 2));
  wait = Math.min(wait * 2, LONGEST_WAIT_MS);
}

/** Closes the live line at sign-out. */
export function closeLive(): void {
  clearTimeout(next);
  const line = socket;
  socket = undefined;
  line?.close();
}
