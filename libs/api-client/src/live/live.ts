// Opens the socket through which the server pushes reload signals and inquiry messages to the open pages of a signed-in
// person.

import { INQUIRY_EVENTS, socketTicket } from '@ebpls/contracts';
import type { io as openSocket, Socket } from 'socket.io-client';

import { callEndpoint } from '../call.ts';
import { createOfflineRefusal, toRefusal } from '../refusal.ts';

/** A change signal of the server: its subject, and the key of the changed record. */
export interface Nudge {
  readonly subject: string;
  /** Key of one record; without it, all of the subject changed. */
  readonly key?: string;
}

type InquiryEvent = (typeof INQUIRY_EVENTS)[keyof typeof INQUIRY_EVENTS];

const ORIGIN_MARK = 'web';
const FIRST_WAIT_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 60_000;
const ANSWER_MS = 10_000;
/** The heartbeat detects a socket that broke silently after 25 seconds plus 20 of grace. */
const HEARTBEAT_MS = 45_000;
/** The server counts back from when the socket is open; this is the longest that a try may take until then. */
const TRY_MS = 20_000;
/** Used because the server does not know what changed meanwhile. */
const ALL_SUBJECTS = '*';

const nudgeListeners = new Set<(nudge: Nudge) => void>();
const events = new Map<InquiryEvent, Set<(body: unknown) => void>>();
const watchers = new Set<(isOpen: boolean) => void>();
let socket: Socket | undefined;
/** Replaced at each sign-in, so that a try still running at sign-out opens nothing. */
let currentConnection: object | undefined;
let wait = FIRST_WAIT_MS;
let nextTry: ReturnType<typeof setTimeout> | undefined;
/** Time up to which nothing was missed, in milliseconds of the document: its first data is as old as itself. */
let receivedUntil = 0;

/**
 * Subscribes to changes on the server; the page then reloads by itself, because the socket carries nudges and no data.
 */
export function onNudge(subject: string, listener: (key: string | undefined) => void): () => void {
  const handler = (nudge: Nudge): void => {
    if (nudge.subject === ALL_SUBJECTS) listener(undefined);
    else if (nudge.subject === subject) listener(nudge.key);
  };
  nudgeListeners.add(handler);
  return () => nudgeListeners.delete(handler);
}

/** Subscribes to an event with data: those of the inquiry messenger, named as in the specification. */
export function onLiveEvent(event: InquiryEvent, listener: (body: unknown) => void): () => void {
  const handler = events.get(event) ?? new Set();
  events.set(event, handler.add(listener));
  return () => handler.delete(listener);
}

/** Reports whether the socket is open, now and at each change. A page that missed something then reloads it. */
export function watchLive(watcher: (isOpen: boolean) => void): () => void {
  watchers.add(watcher);
  watcher(socket?.connected === true);
  return () => watchers.delete(watcher);
}

/**
 * Emits an event and returns what the server stored. Throws a `Refusal`: `offline` when the socket is closed or nobody
 * answers, so that the event may be sent again with its key.
 */
export async function emitLiveEvent(event: InquiryEvent, body: object): Promise<unknown> {
  if (socket?.connected !== true) throw createOfflineRefusal();
  const answer: unknown = await socket
    .timeout(ANSWER_MS)
    .emitWithAck(event, body)
    .catch(() => undefined);
  if (typeof answer !== 'object' || answer === null) throw createOfflineRefusal();
  if ('data' in answer) return answer.data;
  throw toRefusal(0, answer);
}

function notifyWatchers(isOpen: boolean): void {
  for (const watcher of watchers) watcher(isOpen);
}

let firstWork: Promise<unknown> = Promise.resolve();

/** Delays the socket until other work is done: the first view of a document needs the bandwidth more. */
export function waitForFirst(first: Promise<unknown>): void {
  firstWork = first;
}

/**
 * Opens the live socket of a signed-in person. Every try takes a new one-use ticket, so a leaked address is worth
 * nothing.
 */
export async function openLive(): Promise<void> {
  closeLive();
  currentConnection = {};
  const own = currentConnection;
  await firstWork;
  if (own !== currentConnection) return;
  // Offline the code of the socket may be missing; the next page tries again.
  const { io } = await import('socket.io-client').catch(() => ({ io: undefined }));
  if (io && own === currentConnection) await connectSocket(own, io);
}

async function connectSocket(own: object, io: typeof openSocket): Promise<void> {
  const retryConnection = (): void => tryLater(own, io);
  try {
    // The ticket also names the socket's address: this origin unless the operator sets SOCKET_URL.
    const { ticket, socket_url } = await callEndpoint(socketTicket);
    if (own !== currentConnection) return;
    socket ??= createSocket(io, socket_url, retryConnection);
    const missed_ms = Math.ceil(performance.now() - receivedUntil) + TRY_MS;
    socket.io.opts.query = { token: ticket, connection_from: ORIGIN_MARK, missed_ms };
    socket.connect();
  } catch {
    retryConnection();
  }
}

function createSocket(io: typeof openSocket, url: string | undefined, onReconnect: () => void): Socket {
  const options = { autoConnect: false, reconnection: false, transports: ['websocket'] };
  const newSocket = url === undefined ? io(options) : io(url, options);
  newSocket.on('connect', () => {
    wait = FIRST_WAIT_MS;
    notifyWatchers(true);
  });
  for (const event of Object.values(INQUIRY_EVENTS))
    newSocket.on(event, (body: unknown) => events.get(event)?.forEach((listener) => listener(body)));
  newSocket.on('changed', (nudge: Nudge) => nudgeListeners.forEach((listener) => listener(nudge)));
  newSocket.on('disconnect', (reason) => {
    // The server closes sockets after it received nothing itself; how long that was is unknown here.
    receivedUntil = reason === 'io server disconnect' ? -Infinity : performance.now() - HEARTBEAT_MS;
    onReconnect();
  });
  newSocket.on('connect_error', onReconnect);
  return newSocket;
}

function tryLater(own: object, io: typeof openSocket): void {
  notifyWatchers(false);
  if (own !== currentConnection) return;
  clearTimeout(nextTry);
  nextTry = setTimeout(() => void connectSocket(own, io), wait * (0.5 + Math.random() / 2));
  wait = Math.min(wait * 2, MAX_RECONNECT_DELAY_MS);
}

/** Closes the live socket at sign-out. */
export function closeLive(): void {
  clearTimeout(nextTry);
  if (currentConnection) receivedUntil = performance.now();
  const formerSocket = socket;
  socket = undefined;
  currentConnection = undefined;
  formerSocket?.close();
}
