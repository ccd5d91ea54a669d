import { type ClearingOffice, CLEARING_OFFICES, type Locale, type Permission, roleKind } from '@ebpls/contracts';
import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Database } from '../database.ts';
import type { Actor } from './actor.ts';
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

interface Seen {
  readonly actor: Actor;
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
  /** The person behind an access token, for the socket. */
  readonly actorOfToken: (token: string) => Promise<Actor | undefined>;
  /** The person of a session that was proven otherwise, as a one-time ticket does. */
  readonly actorOfSession: (session_id: string) => Promise<Actor | undefined>;
  /** Makes this process forget a session at once, after it ended or its person changed. */
  readonly forget: (session_id: string) => void;
}

/** Signs with HS256 and nothing else; the secret never leaves the server. */
export async function openSessions(app: FastifyInstance, db: Database, secret: string): Promise<Sessions> {
  await app.register(jwt, { secret, sign: { algorithm: 'HS256', aud: AUDIENCE, expiresIn: TOKEN_SECONDS }, verify: { algorithms: ['HS256'], allowedAud: AUDIENCE } });
  const seen = new Map<string, Seen>();

  const remember = (token: string, actor: Actor, until: number): void => {
    if (seen.size >= SEEN_MOST) seen.clear();
    seen.set(token, { actor, at: Date.now(), until });
  };
  const actorOfSession = async (session_id: string): Promise<Actor | undefined> => {
    const row = await findSession(db, session_id);
    return row && actorOf(session_id, row);
  };
  const actorOfToken = async (token: string): Promise<Actor | undefined> => {
    const claims = readClaims(app, token);
    const actor = claims && (await actorOfSession(claims.sid));
    if (actor && claims) remember(token, actor, claims.exp * 1000);
    else seen.delete(token);
    return actor;
  };

  return {
    accessToken: (account_id, session_id) => app.jwt.sign({ sub: String(account_id), sid: session_id }),
    known: (request) => {
      const token = bearerOf(request);
      if (token === undefined) return undefined;
      const last = seen.get(token);
      const now = Date.now();
      return last !== undefined && now - last.at < SEEN_MS && now < last.until ? last.actor : 'ask';
    },
    find: async (request) => {
      const token = bearerOf(request);
      return token === undefined ? undefined : actorOfToken(token);
    },
    actorOfToken,
    actorOfSession,
    forget: (session_id) => {
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
    ...(office === undefined ? {} : { office }),
    ...(role === 'barangay' && row.brgycode !== null ? { brgycode: row.brgycode } : {}),
  };
}
