import type { KeyObject } from 'node:crypto';

import { type ClearingOffice, CLEARING_OFFICES, type Locale, type Permission, roleKind } from '@ebpls/contracts';
import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Database } from '../database.ts';
import { type Actor, idleLimit } from './actor.ts';
import { deviceKey, openProofs } from './device/proofs.ts';
import { findSession, type SessionRow } from './sessions.queries.ts';

const TOKEN_SECONDS = 15 * 60;
const SEEN_MS = 5_000;
const SEEN_MOST = 10_000;
const AUDIENCE = 'api';

interface Claims {
  readonly sub: string;
  readonly sid: string;
  readonly exp: number;
}

/** A person and the key of the browser that they signed in with. */
interface Standing {
  readonly actor: Actor;
  readonly key: KeyObject | undefined;
}

interface Seen extends Standing {
  readonly at: number;
  readonly until: number;
}

/** Access tokens and the people behind them. Roles come from rows, so a change is seen within five seconds. */
export interface Sessions {
  /** A token good for 15 minutes of real time. */
  readonly accessToken: (account_id: number, session_id: string) => string;
  /** The person of this request when seen just now, nobody without a token, or `ask` when the row must be read. */
  readonly known: (request: FastifyRequest) => Actor | undefined | 'ask';
  readonly find: (request: FastifyRequest) => Promise<Actor | undefined>;
  /** The person behind an access token, for the socket; nobody where the session is bound to a browser: that one asks for a ticket. */
  readonly actorOfToken: (token: string) => Promise<Actor | undefined>;
  /** The person of a session that was proven otherwise, as a one-time ticket does. */
  readonly actorOfSession: (session_id: string) => Promise<Actor | undefined>;
  /** Whether the request proves the key of its session; true where the session has none. */
  readonly isFromItsBrowser: (request: FastifyRequest, device_key: Buffer | null) => boolean;
  /** Makes this process forget a session at once, after it ended or its person changed. */
  readonly forget: (session_id: string) => void;
}

/** Signs with HS256 and nothing else; the secret never leaves the server. */
export async function openSessions(app: FastifyInstance, db: Database, secret: string): Promise<Sessions> {
  await app.register(jwt, {
    secret,
    sign: { algorithm: 'HS256', aud: AUDIENCE, expiresIn: TOKEN_SECONDS },
    verify: { algorithms: ['HS256'], allowedAud: AUDIENCE },
  });
  const standings = openStandings(app, db);
  const proofs = openProofs();
  const proven = (request: FastifyRequest, standing: Standing | undefined) =>
    standing && proofs.holds(request, standing.key) ? standing.actor : undefined;

  return {
    accessToken: (account_id, session_id) => app.jwt.sign({ sub: String(account_id), sid: session_id }),
    known: (request) => {
      const token = bearerOf(request);
      if (token === undefined) return undefined;
      const last = standings.seenJustNow(token);
      return last === undefined ? 'ask' : proven(request, last);
    },
    find: async (request) => {
      const token = bearerOf(request);
      return token === undefined ? undefined : proven(request, await standings.ofToken(token));
    },
    actorOfToken: async (token) => {
      const standing = await standings.ofToken(token);
      return standing?.key === undefined ? standing?.actor : undefined;
    },
    actorOfSession: async (session_id) => (await standings.ofSession(session_id))?.actor,
    isFromItsBrowser: (request, device_key) => device_key === null || proofs.holds(request, deviceKey(device_key)),
    forget: standings.forget,
  };
}

/** Who stands behind tokens and sessions, from the rows; a token's person is remembered for five seconds. */
function openStandings(app: FastifyInstance, db: Database) {
  const seen = new Map<string, Seen>();

  const ofSession = async (session_id: string): Promise<Standing | undefined> => {
    const row = await findSession(db, session_id);
    if (!row) return undefined;
    const actor = actorOf(session_id, row);
    return row.idle_seconds <= idleLimit(actor.role)
      ? { actor, key: row.device_key === null ? undefined : deviceKey(row.device_key) }
      : undefined;
  };
  const remember = (token: string, standing: Standing, until: number): void => {
    if (seen.size >= SEEN_MOST) seen.clear();
    seen.set(token, { ...standing, at: Date.now(), until });
  };

  return {
    ofSession,
    ofToken: async (token: string): Promise<Standing | undefined> => {
      const claims = readClaims(app, token);
      const standing = claims && (await ofSession(claims.sid));
      if (standing && claims) remember(token, standing, claims.exp * 1000);
      else seen.delete(token);
      return standing;
    },
    seenJustNow: (token: string): Standing | undefined => {
      const last = seen.get(token);
      const now = Date.now();
      return last !== undefined && now - last.at < SEEN_MS && now < last.until ? last : undefined;
    },
    forget: (session_id: string): void => {
      for (const [token, { actor }] of seen) if (actor.session_id === session_id) seen.delete(token);
    },
  };
}

function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header !== undefined && header.startsWith('Bearer ') ? header.slice(7) : undefined;
}

function readClaims(app: FastifyInstance, token: string): Claims | undefined {
  try {
    const claims = app.jwt.verify<Claims>(token);
    return typeof claims.sid === 'string' && typeof claims.exp === 'number' ? claims : undefined;
  } catch {
    // Forged, expired or no token at all: for the doors this is nobody.
    return undefined;
  }
}

function actorOf(session_id: string, row: SessionRow): Actor {
  const role = roleKind(row.role_name ?? undefined);
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
    ...(office === undefined ? {} : { office }),
    ...(role === 'barangay' && row.brgycode !== null ? { brgycode: row.brgycode } : {}),
  };
}
