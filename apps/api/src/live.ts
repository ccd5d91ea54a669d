import { createAdapter } from '@socket.io/postgres-adapter';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Client } from 'pg';
import { Server, type Socket } from 'socket.io';

import type { Config } from './config.ts';
import { type Database, openPlainPool, type Trx } from './database.ts';
import type { Actor } from './identity/actor.ts';
import type { Sessions } from './identity/sessions.ts';

const CHANNEL = 'ebpls_changed';
const RETRY_MS = 1_000;

/** What changed: a subject and the key of one thing, or of all when there is no key. It carries no content. */
export interface Subject {
  readonly subject: string;
  readonly key?: string | number;
}

/** `account:<id>` or `role:<id>`. */
export type Room = `account:${number}` | `role:${number}`;

/** Tells browsers that something changed. PostgreSQL carries it with the commit: a rollback says nothing, and every node hears it. */
export async function nudge(trx: Database | Trx, rooms: readonly Room[], subject: Subject): Promise<void> {
  if (rooms.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ rooms, subject })})`.execute(trx);
}

/** A socket whose person is known. */
export interface LiveSocket {
  readonly socket: Socket;
  readonly actor: Actor;
}

export interface Live {
  readonly io: Server;
  /** Called for every new connection, after it joined its rooms. */
  readonly onConnection: (welcome: (connection: LiveSocket) => void) => void;
  /** Closes the sockets of a session that ended, on every node. */
  readonly dropSession: (session_id: string) => void;
  readonly stop: () => Promise<void>;
}

interface LiveSettings {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly sessions: Sessions;
  /** The person behind a one-time ticket; spends it. */
  readonly actorOfTicket: (ticket: string) => Promise<Actor | undefined>;
}

/** Socket.IO on the server's own port; nodes meet in PostgreSQL. */
export function openLive(settings: LiveSettings): Live {
  const { app, config } = settings;
  const log = (error: Error): void => app.log.warn({ err: error }, 'realtime connection to the database');
  const pool = openPlainPool(config.database_url, { max: 3, on_error: log });
  const io = new Server(app.server, {
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 64 * 1024,
    perMessageDeflate: false,
    serveClient: false,
    allowRequest: (request, answer) => answer(null, isOurOrigin(request.headers, config)),
  });
  io.adapter(createAdapter(pool, { payloadThreshold: 7000, errorHandler: log }));
  io.use((socket, next) => {
    authenticate(socket, settings).then(() => next(), next);
  });
  const stopHearing = hearNudges(config.database_url, io, app.log);

  return {
    io,
    onConnection: (welcome) => void io.on('connection', (socket) => welcome({ socket, actor: actorOf(socket) })),
    dropSession: (session_id) => io.in(`session:${session_id}`).disconnectSockets(true),
    stop: async () => {
      await stopHearing();
      await io.close();
      await pool.end();
    },
  };
}

/** Browsers always send an Origin; a foreign page is refused on polling and on upgrade alike. */
function isOurOrigin(headers: { origin?: string | undefined; host?: string | undefined }, { public_url }: Config): boolean {
  if (headers.origin === undefined) return true;
  if (headers.origin === public_url) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}

async function authenticate(socket: Socket, { sessions, actorOfTicket }: LiveSettings): Promise<void> {
  const { token } = socket.handshake.query;
  // An access token has dots, a ticket has none.
  const actor = typeof token !== 'string' ? undefined : token.includes('.') ? await sessions.actorOfToken(token) : await actorOfTicket(token);
  if (!actor) throw new Error('unauthenticated');
  socket.data = { actor };
  await socket.join([`account:${actor.account_id}`, `session:${actor.session_id}`, ...(actor.role_id === null ? [] : [`role:${actor.role_id}`])]);
}

/** The person behind a socket, as its connection proved. */
export function actorOf(socket: Socket): Actor {
  return (socket.data as { actor: Actor }).actor;
}

/** One connection listens; it comes back by itself when the database was away. Nudges missed meanwhile are healed by the browser's reload on reconnect. */
function hearNudges(connection: string, io: Server, log: FastifyBaseLogger): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const retry = (error?: Error): void => {
    if (isStopped || timer) return;
    if (error) log.warn({ err: error }, 'nudges pause until the database is back');
    timer = setTimeout(listen, RETRY_MS);
  };
  const listen = (): void => {
    timer = undefined;
    client = new Client({ connectionString: connection, application_name: 'ebpls-nudges', keepAlive: true });
    client.on('error', retry);
    client.on('end', () => retry());
    client.on('notification', ({ payload }) => pass(io, payload ?? '{}'));
    client.connect().then(() => client?.query(`listen ${CHANNEL}`)).catch(retry);
  };
  listen();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}

function pass(io: Server, payload: string): void {
  const { rooms, subject } = JSON.parse(payload) as { rooms: Room[]; subject: Subject };
  // Every node hears the notification, so each speaks to its own sockets only.
  io.local.to(rooms).emit('changed', subject);
}
