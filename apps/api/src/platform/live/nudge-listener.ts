// Listens for the change notifications of all nodes and forwards them to this node's sockets.

import type { FastifyBaseLogger } from 'fastify';
import { Client, type Pool } from 'pg';
import type { Server } from 'socket.io';

import type { Sessions } from '../identity/sessions.ts';
import { type Announcement, CHANGED_EVENT, type Subject } from './live.ts';
import type { RecentChanges } from './recent-changes.ts';

const CHANNEL = 'ebpls_changed';
const RETRY_MS = 1_000;

/**
 * Notification between nodes: one body for some events of some rooms, the id of the row that holds it, an
 * ended session, or a person whose roles, permissions or account changed. The last two are sent by triggers,
 * for every statement that changes the row.
 */
interface NudgeNote {
  readonly to?: readonly Pick<Announcement, 'rooms' | 'event'>[];
  readonly body?: unknown;
  readonly attachment?: number;
  readonly ended?: string;
  readonly person?: number;
}

/** Closes the sockets of a session on this node. */
export function closeSockets(io: Server, session_id: string): void {
  io.local.in(`session:${session_id}`).disconnectSockets(true);
}

interface NudgeTarget {
  readonly pool: Pool;
  readonly io: Server;
  readonly sessions: Sessions;
  readonly recentChanges: RecentChanges;
}

/**
 * One connection listens and reconnects when the database was unreachable. Notifications missed meanwhile are
 * recovered by the clients: their sockets are closed, and on reconnection they load again.
 */
export function listenForNudges({
  connection,
  log,
  ...target
}: NudgeTarget & { connection: string; log: FastifyBaseLogger }): () => Promise<void> {
  const { io, sessions, recentChanges } = target;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let wasAway = false;

  const handleConnected = (): void => {
    sessions.setListening(true);
    recentChanges.restart();
    if (wasAway) io.local.disconnectSockets(true);
    wasAway = false;
  };
  const retry = (error?: Error): void => {
    if (isStopped || timer) return;
    wasAway = true;
    sessions.setListening(false);
    if (error) log.warn({ err: error }, 'nudges pause until the database is back');
    timer = setTimeout(listen, RETRY_MS);
  };
  const listen = (): void => {
    timer = undefined;
    client = createClient(connection, { onLost: retry, onNotification: (note) => receiveNote(target, log, note) });
    client
      .connect()
      .then(() => client?.query(`listen ${CHANNEL}`))
      .then(handleConnected)
      .catch(retry);
  };
  listen();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}

interface ClientEvents {
  readonly onLost: (error?: Error) => void;
  readonly onNotification: (payload: string) => void;
}

function createClient(connectionString: string, { onLost, onNotification }: ClientEvents): Client {
  const client = new Client({ connectionString, application_name: 'ebpls-nudges', keepAlive: true });
  client.on('error', onLost);
  client.on('end', () => onLost());
  client.on('notification', ({ payload }) => onNotification(payload ?? '{}'));
  return client;
}

function receiveNote(target: NudgeTarget, log: FastifyBaseLogger, payload: string): void {
  deliverNote(target, payload).catch((error: unknown) => log.warn({ err: error }, 'an announcement could not be read'));
}

/** Every node receives a notification and forwards it to its own sockets only. */
async function deliverNote(target: NudgeTarget, note: string): Promise<void> {
  const { io, pool, sessions, recentChanges } = target;
  const { to = [], body, attachment, ended, person } = JSON.parse(note) as NudgeNote;
  for (const { rooms, event } of to) {
    io.local.to([...rooms]).emit(event, body);
    // Only our own nudges are recorded; clients load the content of other events again.
    if (event === CHANGED_EVENT) recentChanges.add(rooms, body as Subject);
  }
  if (ended !== undefined) {
    sessions.forget(ended);
    closeSockets(io, ended);
  }
  if (person !== undefined) {
    sessions.forgetPerson(person);
    // Rooms follow the role; a client that still has access requests a new ticket immediately.
    io.local.in(`account:${person}`).disconnectSockets(true);
  }
  if (attachment === undefined) return;
  const { rows } = await pool.query<{ payload: Buffer }>('select payload from socket_io_attachments where id = $1', [
    attachment,
  ]);
  if (rows[0]) await deliverNote(target, rows[0].payload.toString());
}
