import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Client, type Pool } from 'pg';
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

/** What browsers hear: an event of the socket, with what it carries. */
export interface Announcement {
  readonly rooms: readonly Room[];
  readonly event: string;
  readonly body: unknown;
}

/** Tells browsers that something changed. PostgreSQL carries it with the commit: a rollback says nothing, and every node hears it. */
export async function nudge(trx: Database | Trx, rooms: readonly Room[], subject: Subject): Promise<void> {
  if (rooms.length === 0) return;
  await announce(trx, [{ rooms, event: 'changed', body: subject }]);
}

/** Tells browsers what the specification's own events carry, with the commit like a nudge. What is too long for a notification waits in a row. */
export async function announce(trx: Database | Trx, announcements: readonly Announcement[]): Promise<void> {
  const notes = announcements.map(({ rooms, event, body }) => JSON.stringify({ to: [{ rooms, event }], body }));
  if (notes.length > 0) await sql`select announce(note) from unnest(${notes}::text[]) note`.execute(trx);
}

/** What travels between nodes: one body for some events of some rooms, the number of the row that holds it, or a session that ended. */
interface Note {
  readonly to?: readonly Pick<Announcement, 'rooms' | 'event'>[];
  readonly body?: unknown;
  readonly attachment?: number;
  readonly ended?: string;
}

/** A socket whose person is known. */
export interface LiveSocket {
  readonly socket: Socket;
  readonly actor: Actor;
  /** The person as they are now; undefined when the session is over, and then the socket is closed. */
  readonly present: () => Promise<Actor | undefined>;
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
  const pool = openPlainPool(config.database_url, { max: 2, on_error: log });
  const io = new Server(app.server, {
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 64 * 1024,
    perMessageDeflate: false,
    serveClient: false,
    allowRequest: (request, answer) => answer(null, isOurOrigin(request.headers, config)),
  });
  io.use((socket, next) => {
    authenticate(socket, settings).then(() => next(), next);
  });
  const stopHearing = hearNudges({ connection: config.database_url, pool }, io, app.log);
  io.on('connection', (socket) => {
    forgetGreeting(socket);
    closeInTime(socket);
  });

  return {
    io,
    onConnection: (welcome) =>
      void io.on('connection', (socket) =>
        welcome({ socket, actor: actorOf(socket), present: () => presentAt(socket, settings.sessions) }),
      ),
    dropSession: (session_id) => {
      drop(io, session_id);
      pool
        .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ ended: session_id } satisfies Note)])
        .catch(log);
    },
    stop: async () => {
      await stopHearing();
      await io.close();
      await pool.end();
    },
  };
}

function drop(io: Server, session_id: string): void {
  io.local.in(`session:${session_id}`).disconnectSockets(true);
}

/** Browsers always send an Origin; a foreign page is refused on polling and on upgrade alike. Compared as it stands: what only reads like our address is not ours. */
function isOurOrigin(
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
  { public_url, is_https }: Config,
): boolean {
  if (origin === undefined || origin === public_url) return true;
  // A proxy that ends TLS before a server which does not know of it leaves the host and makes the page's scheme a better one.
  return origin === `https://${host}` || (!is_https && origin === `http://${host}`);
}

async function authenticate(socket: Socket, { sessions, actorOfTicket }: LiveSettings): Promise<void> {
  const { token } = socket.handshake.query;
  // An access token has dots, a ticket has none.
  const actor =
    typeof token !== 'string'
      ? undefined
      : token.includes('.')
        ? await sessions.actorOfToken(token)
        : await actorOfTicket(token);
  if (!actor) throw new Error('unauthenticated');
  socket.data = { actor, until: typeof token === 'string' && token.includes('.') ? endOf(token) : undefined };
  await socket.join([
    `account:${actor.account_id}`,
    `session:${actor.session_id}`,
    ...(actor.role_id === null ? [] : [`role:${actor.role_id}`]),
  ]);
}

/** When a token that was just verified ends, in milliseconds of real time. */
function endOf(token: string): number | undefined {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: number };
  return exp === undefined ? undefined : exp * 1000;
}

/** Headers, address and token have said who it is; kept for each of thousands of sockets they would weigh a fifth of it. */
function forgetGreeting({ conn, handshake }: Socket): void {
  Object.assign(conn, { request: undefined });
  Object.assign(handshake, { headers: {}, query: {}, auth: {}, url: '' });
}

/** A socket that an access token opened lives as long as the token; one that a ticket opened, as long as the session. */
function closeInTime(socket: Socket): void {
  const { until } = socket.data as { until?: number };
  if (until === undefined) return;
  const timer = setTimeout(() => socket.disconnect(true), Math.max(0, until - Date.now()));
  socket.on('disconnect', () => clearTimeout(timer));
}

async function presentAt(socket: Socket, sessions: Sessions): Promise<Actor | undefined> {
  const { actor, until = Infinity } = socket.data as { actor: Actor; until?: number };
  const now = Date.now() < until ? await sessions.actorOfSession(actor.session_id) : undefined;
  if (now === undefined) socket.disconnect(true);
  return now;
}

/** The person behind a socket, as its connection proved. */
export function actorOf(socket: Socket): Actor {
  return (socket.data as { actor: Actor }).actor;
}

/** One connection listens; it comes back by itself when the database was away. What was missed meanwhile is healed by the sockets: they are closed, and whoever comes back asks anew. */
function hearNudges(
  { connection, pool }: { connection: string; pool: Pool },
  io: Server,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let wasAway = false;

  const heard = (): void => {
    if (wasAway) io.local.disconnectSockets(true);
    wasAway = false;
  };
  const retry = (error?: Error): void => {
    if (isStopped || timer) return;
    wasAway = true;
    if (error) log.warn({ err: error }, 'nudges pause until the database is back');
    timer = setTimeout(listen, RETRY_MS);
  };
  const listen = (): void => {
    timer = undefined;
    client = new Client({ connectionString: connection, application_name: 'ebpls-nudges', keepAlive: true });
    client.on('error', retry);
    client.on('end', () => retry());
    client.on(
      'notification',
      ({ payload }) =>
        void pass(io, pool, payload ?? '{}').catch((error: unknown) =>
          log.warn({ err: error }, 'an announcement could not be read'),
        ),
    );
    client
      .connect()
      .then(() => client?.query(`listen ${CHANNEL}`))
      .then(heard)
      .catch(retry);
  };
  listen();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}

/** Every node hears a notification, so each speaks to its own sockets only. */
async function pass(io: Server, pool: Pool, note: string): Promise<void> {
  const { to = [], body, attachment, ended } = JSON.parse(note) as Note;
  for (const { rooms, event } of to) io.local.to([...rooms]).emit(event, body);
  if (ended !== undefined) drop(io, ended);
  if (attachment === undefined) return;
  const { rows } = await pool.query<{ payload: Buffer }>('select payload from socket_io_attachments where id = $1', [
    attachment,
  ]);
  if (rows[0]) await pass(io, pool, rows[0].payload.toString());
}
