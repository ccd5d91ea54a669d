// Issues and verifies access tokens, and loads the person of a session.

import type { KeyObject } from 'node:crypto';

import { type ClearingOffice, CLEARING_OFFICES, type Locale, type Permission, getRoleKind } from '@ebpls/contracts';
import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Database } from '../database/database.ts';
import { type Actor, getIdleLimit } from './actor.ts';
import { toDeviceKey, openProofs } from '../devices/proofs.ts';
import { findSession, isEndedByChange, type SessionRow } from './sessions.queries.ts';

const TOKEN_SECONDS = 15 * 60;
const SEEN_MS = 5_000;
const MAX_CACHED_SESSIONS = 10_000;
const AUDIENCE = 'api';

interface Claims {
  readonly sub: string;
  readonly sid: string;
  readonly exp: number;
}

/** A person and the key of the browser that they signed in with. */
interface SessionHolder {
  readonly actor: Actor;
  readonly key: KeyObject | undefined;
}

interface CachedSession extends SessionHolder {
  readonly at: number;
  readonly until: number;
}

/**
 * Access tokens and their people. Roles come from rows; a cached row is dropped when the database reports its
 * change.
 */
export interface Sessions {
  /** A token valid for 15 minutes of real time. */
  readonly accessToken: (account_id: number, session_id: string) => string;
  /**
   * The person of this request when it is cached, undefined without a token, or `ask` when the row must be
   * read.
   */
  readonly findCached: (request: FastifyRequest) => Actor | undefined | 'ask';
  readonly find: (request: FastifyRequest) => Promise<Actor | undefined>;
  /** Whether the session of the request's token was ended by a change of its account. */
  readonly isEndedByChange: (request: FastifyRequest) => Promise<boolean>;
  /**
   * The person of an access token, for the socket; undefined where the session is bound to a browser, which
   * uses a ticket.
   */
  readonly actorOfToken: (token: string) => Promise<Actor | undefined>;
  /** The person of a session that was authenticated in another way, as a one-time ticket does. */
  readonly actorOfSession: (session_id: string) => Promise<Actor | undefined>;
  /** Whether the request proves the key of its session; true where the session has none. */
  readonly isFromItsBrowser: (request: FastifyRequest, device_key: Buffer | null) => boolean;
  /** Drops a session from this process's cache, after it ended or its person changed. */
  readonly forget: (session_id: string) => void;
  /** Drops all sessions of a person from the cache. */
  readonly forgetPerson: (account_id: number) => void;
  /**
   * Whether the database's change notifications arrive. While they do not, nothing is cached and every request reads
   * the row.
   */
  readonly setListening: (isListening: boolean) => void;
  /** A number that changes with every drop from the cache: a row that was read before it may be outdated. */
  readonly changes: () => number;
}

/** Signs with HS256 and nothing else; the secret never leaves the server. */
export async function openSessions(app: FastifyInstance, db: Database, secret: string): Promise<Sessions> {
  await app.register(jwt, {
    secret,
    sign: { algorithm: 'HS256', aud: AUDIENCE, expiresIn: TOKEN_SECONDS },
    verify: { algorithms: ['HS256'], allowedAud: AUDIENCE },
  });
  const holders = openHolders(app, db);
  const proofs = openProofs();
  const isProvenBy = (request: FastifyRequest, holder: SessionHolder | undefined) =>
    holder && proofs.holds(request, holder.key) ? holder.actor : undefined;

  return {
    accessToken: (account_id, session_id) => app.jwt.sign({ sub: String(account_id), sid: session_id }),
    findCached: (request) => {
      const token = readBearerToken(request);
      if (token === undefined) return undefined;
      const last = holders.seenJustNow(token);
      return last === undefined ? 'ask' : isProvenBy(request, last);
    },
    find: async (request) => {
      const token = readBearerToken(request);
      return token === undefined ? undefined : isProvenBy(request, await holders.findTokenHolder(token));
    },
    isEndedByChange: async (request) => {
      const claims = readClaims(app, readBearerToken(request) ?? '');
      return claims !== undefined && isEndedByChange(db, claims.sid);
    },
    actorOfToken: async (token) => {
      const holder = await holders.findTokenHolder(token);
      return holder?.key === undefined ? holder?.actor : undefined;
    },
    actorOfSession: async (session_id) => (await holders.findHolder(session_id))?.actor,
    isFromItsBrowser: (request, device_key) => device_key === null || proofs.holds(request, toDeviceKey(device_key)),
    forget: holders.forget,
    forgetPerson: holders.forgetPerson,
    setListening: holders.setListening,
    changes: holders.changes,
  };
}

/** People of tokens and sessions, from the rows; a token's person is cached for five seconds at most. */
function openHolders(app: FastifyInstance, db: Database) {
  const memory = openMemory();

  const findHolder = async (session_id: string): Promise<SessionHolder | undefined> => {
    const row = await findSession(db, session_id);
    if (!row) return undefined;
    const actor = toActor(session_id, row);
    return row.idle_seconds <= getIdleLimit(actor.role)
      ? { actor, key: row.device_key === null ? undefined : toDeviceKey(row.device_key) }
      : undefined;
  };

  return {
    ...memory,
    findHolder,
    findTokenHolder: async (token: string): Promise<SessionHolder | undefined> => {
      const claims = readClaims(app, token);
      const before = memory.changes();
      const holder = claims && (await findHolder(claims.sid));
      // A row that was read before a change notification arrived is not cached after it.
      if (holder && claims && before === memory.changes()) memory.remember(token, holder, claims.exp * 1000);
      else memory.drop(token);
      return holder;
    },
  };
}

/** Cache of people by token, valid while the database's change notifications arrive. */
function openMemory() {
  const cachedSessions = new Map<string, CachedSession>();
  let changes = 0;
  let is_listening = false;
  const dropWhere = (isMeant: (actor: Actor) => boolean): void => {
    changes += 1;
    for (const [token, { actor }] of cachedSessions) if (isMeant(actor)) cachedSessions.delete(token);
  };

  return {
    remember: (token: string, holder: SessionHolder, until: number): void => {
      if (!is_listening) return;
      if (cachedSessions.size >= MAX_CACHED_SESSIONS) cachedSessions.clear();
      cachedSessions.set(token, { ...holder, at: Date.now(), until });
    },
    drop: (token: string): void => void cachedSessions.delete(token),
    seenJustNow: (token: string): SessionHolder | undefined => {
      const last = cachedSessions.get(token);
      const now = Date.now();
      return last !== undefined && now - last.at < SEEN_MS && now < last.until ? last : undefined;
    },
    forget: (session_id: string): void => dropWhere((actor) => actor.session_id === session_id),
    forgetPerson: (account_id: number): void => dropWhere((actor) => actor.account_id === account_id),
    setListening: (isListening: boolean): void => {
      is_listening = isListening;
      dropWhere(() => true);
    },
    changes: (): number => changes,
  };
}

function readBearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header !== undefined && header.startsWith('Bearer ') ? header.slice(7) : undefined;
}

function readClaims(app: FastifyInstance, token: string): Claims | undefined {
  try {
    const claims = app.jwt.verify<Claims>(token);
    return typeof claims.sid === 'string' && typeof claims.exp === 'number' ? claims : undefined;
  } catch {
    // A forged, expired or missing token: for every endpoint the request is anonymous.
    return undefined;
  }
}

/** The actor in a session's row. */
export function toActor(session_id: string, row: SessionRow): Actor {
  const role = getRoleKind(row.role_name ?? undefined);
  const office = CLEARING_OFFICES.find((name): name is ClearingOffice => name === role);
  return {
    account_id: row.account_id,
    session_id,
    role,
    role_name: row.role_name,
    role_id: row.role_id,
    permissions: row.permissions as Permission[],
    locale: row.locale as Locale,
    proven_at: Date.parse(row.proven_at),
    has_second_step: row.has_second_step,
    ...(office === undefined ? {} : { office }),
    ...(role === 'barangay' && row.brgycode !== null ? { brgycode: row.brgycode } : {}),
  };
}
