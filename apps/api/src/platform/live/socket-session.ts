// Authenticates a socket and closes it when its session ends.

import { requiresSecondStep } from '@ebpls/rules';
import type { Socket } from 'socket.io';

import type { Config } from '../config/config.ts';
import type { Actor } from '../identity/actor.ts';
import type { Sessions } from '../identity/sessions.ts';
import { CHANGED_EVENT } from './live.ts';
import type { RecentChanges } from './recent-changes.ts';

export interface Identification {
  readonly sessions: Sessions;
  /** The person of a one-time ticket, which is used by it. */
  readonly actorOfTicket: (ticket: string) => Promise<Actor | undefined>;
}

/**
 * Browsers always send an Origin; a foreign page is refused on polling and on upgrade alike. Compared
 * exactly: an address that only resembles ours is not ours.
 */
export function isOurOrigin(
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
  { public_url, is_https }: Config,
): boolean {
  if (origin === undefined || origin === public_url) return true;
  // A proxy that terminates TLS before a server which does not know of it passes the host, and the page's scheme is
  // the safer one.
  return origin === `https://${host}` || (!is_https && origin === `http://${host}`);
}

export async function authenticateSocket(
  socket: Socket,
  { config, sessions, actorOfTicket }: Identification & { readonly config: Config },
): Promise<void> {
  const { token } = socket.handshake.query;
  const changes = sessions.changes();
  // An access token has dots, a ticket has none.
  const actor =
    typeof token !== 'string'
      ? undefined
      : token.includes('.')
        ? await sessions.actorOfToken(token)
        : await actorOfTicket(token);
  if (!actor) throw new Error('unauthenticated');
  if (!actor.has_second_step && requiresSecondStep(actor, config.second_step_for)) throw new Error('second step');
  socket.data = {
    actor,
    changes,
    until: typeof token === 'string' && token.includes('.') ? getTokenEnd(token) : undefined,
  };
  await socket.join([
    `account:${actor.account_id}`,
    `session:${actor.session_id}`,
    ...(actor.role_id === null ? [] : [`role:${actor.role_id}`]),
  ]);
}

/** Expiry of a token that was just verified, in milliseconds of real time. */
function getTokenEnd(token: string): number | undefined {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: number };
  return exp === undefined ? undefined : exp * 1000;
}

/**
 * Sends the changes of the milliseconds that a browser names in `missed_ms`: since its page began to read, or
 * since its last received event. A client that names none receives none.
 */
export function replayMissedChanges(socket: Socket, recentChanges: RecentChanges): void {
  const { missed_ms } = socket.handshake.query;
  if (missed_ms === undefined) return;
  for (const change of recentChanges.since(Number(missed_ms), socket.rooms)) socket.emit(CHANGED_EVENT, change);
}

/**
 * Drops the handshake and its request after authentication: saves about 20 % of memory per socket.
 */
export function dropHandshake({ conn, handshake }: Socket): void {
  Object.assign(conn, { request: undefined });
  Object.assign(handshake, { headers: {}, query: {}, auth: {}, url: '' });
}

/**
 * A socket that an access token opened lives as long as the token; one that a ticket opened, as long as the session.
 */
export function closeInTime(socket: Socket): void {
  const { until } = socket.data as { until?: number };
  if (until === undefined) return;
  const timer = setTimeout(() => socket.disconnect(true), Math.max(0, until - Date.now()));
  socket.on('disconnect', () => clearTimeout(timer));
}

/**
 * A person who lost the session or a role between showing the token and joining the rooms was in no room yet
 * when that notice arrived.
 */
export function checkAgain(socket: Socket, sessions: Sessions): void {
  const { actor, changes } = socket.data as { actor: Actor; changes: number };
  if (changes === sessions.changes()) return;
  sessions.actorOfSession(actor.session_id).then(
    (now) => now?.role_id === actor.role_id || socket.disconnect(true),
    () => socket.disconnect(true),
  );
}

export async function findPresentActor(socket: Socket, sessions: Sessions): Promise<Actor | undefined> {
  const { actor, until = Infinity } = socket.data as { actor: Actor; until?: number };
  const now = Date.now() < until ? await sessions.actorOfSession(actor.session_id) : undefined;
  if (now === undefined) socket.disconnect(true);
  return now;
}

/** The person of a socket, as authenticated at its connection. */
export function getSocketActor(socket: Socket): Actor {
  return (socket.data as { actor: Actor }).actor;
}
