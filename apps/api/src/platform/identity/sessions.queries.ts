// Queries of sessions and their refresh tokens.

import { sql } from 'kysely';

import type { Database, Trx } from '../database/database.ts';
import type { EndReason } from '../../tables/accounts.ts';

const LIFE_HOURS = 12;

export interface SessionRow {
  readonly account_id: number;
  readonly permissions: string[];
  readonly locale: string;
  readonly role_id: number | null;
  readonly role_name: string | null;
  readonly brgycode: string | null;
  readonly idle_seconds: number;
  readonly proven_at: string;
  readonly device_key: Buffer | null;
  readonly has_second_step: boolean;
}

// Only the person's own acts count, not the page's token refreshes.
const idleSeconds = sql<number>`extract(epoch from now() - s.last_used_at)::float8`.as('idle_seconds');

const hasSecondStep = sql<boolean>`exists (
  select from account_totp t where t.account_id = a.id and t.confirmed_at is not null
)`.as('has_second_step');

/** The person behind a live session, with the first role only. */
export function findSession(db: Database, session_id: string) {
  return selectSession(db, session_id)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
}

/** Network addresses in which the account was signed in within thirty days. */
export async function listSessionAddresses(db: Database, account_id: number): Promise<string[]> {
  const sessions = await db
    .selectFrom('session')
    .select('ip')
    .distinct()
    .where('account_id', '=', account_id)
    .where('created_at', '>', sql<string>`now() - interval '30 days'`)
    .execute();
  return sessions.map(({ ip }) => ip);
}

/** Whether a session was ended by a change of its account, which is still open. */
export async function isEndedByChange(db: Database, session_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select('s.id')
    .where('s.id', '=', session_id)
    .where('s.end_reason', '=', 'disabled')
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The person who acted in a session that may have ended since; undefined when the account was closed meanwhile. */
export function findSessionPerson(db: Database, session_id: string): Promise<SessionRow | undefined> {
  return selectSession(db, session_id).executeTakeFirst();
}

function selectSession(db: Database, session_id: string) {
  return db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('account_role')
          .select('role_id')
          .whereRef('account_id', '=', 'a.id')
          .orderBy('position')
          .limit(1)
          .as('first'),
      (on) => on.onTrue(),
    )
    .leftJoin('role as r', 'r.id', 'first.role_id')
    .select([
      'a.id as account_id',
      'a.permissions',
      'a.locale',
      'r.id as role_id',
      'r.name as role_name',
      'r.brgycode',
      's.proven_at',
      's.device_key',
      hasSecondStep,
      idleSeconds,
    ])
    .where('s.id', '=', session_id)
    .where('a.disabled_at', 'is', null);
}

interface Device {
  readonly account_id: number;
  readonly ip: string;
  readonly user_agent: string;
  readonly device_key: Buffer | null;
}

export async function insertSession(trx: Trx, device: Device): Promise<string> {
  const row = await trx
    .insertInto('session')
    .values({
      ...device,
      user_agent: device.user_agent.slice(0, 300),
      expires_at: sql`now() + make_interval(hours => ${LIFE_HOURS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertRefreshToken(trx: Trx, session_id: string, secret_hash: Buffer): Promise<void> {
  await trx.insertInto('refresh_token').values({ session_id, secret_hash }).execute();
}

/** Locks the token and its session, so that two refreshes of one cookie run one after the other. */
export function lockRefreshToken(trx: Trx, secret_hash: Buffer) {
  return trx
    .selectFrom('refresh_token as t')
    .innerJoin('session as s', 's.id', 't.session_id')
    .select([
      't.id',
      't.session_id',
      's.account_id',
      's.device_key',
      sql<number | null>`extract(epoch from now() - t.used_at)::float8`.as('used_seconds_ago'),
      sql<boolean>`exists (
        select from refresh_token as newer
        where newer.session_id = t.session_id and newer.id > t.id and newer.used_at is not null
      )`.as('is_newer_used'),
      idleSeconds,
      sql<boolean>`s.ended_at is null and s.expires_at > now()`.as('is_live'),
    ])
    .where('t.secret_hash', '=', secret_hash)
    .forUpdate()
    .executeTakeFirst();
}

export async function rotateRefreshToken(trx: Trx, token_id: number): Promise<void> {
  await trx
    .updateTable('refresh_token')
    .set({ used_at: sql`coalesce(used_at, now())` })
    .where('id', '=', token_id)
    .execute();
}

/** Ends one session of an account; returns whether it was still open. */
export async function endSession(
  db: Database,
  session: { id: string; account_id: number },
  reason: EndReason,
): Promise<boolean> {
  const result = await db
    .updateTable('session')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('id', '=', session.id)
    .where('account_id', '=', session.account_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends every session of an account but the current one. */
export async function endAccountSessions(
  db: Database,
  account_id: number,
  { reason, remainingSession }: { reason: EndReason; remainingSession?: string },
): Promise<string[]> {
  const endedRows = await db
    .updateTable('session')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null)
    .$if(remainingSession !== undefined, (query) => query.where('id', '<>', remainingSession ?? ''))
    .returning('id')
    .execute();
  return endedRows.map(({ id }) => id);
}

export function listLiveSessions(db: Database, account_id: number) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_used_at'])
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('last_used_at', 'desc')
    .limit(50)
    .execute();
}

/** Sessions that may have expired: past their last hour, or idle for at least that long. */
export async function listExpiredSessions(db: Database, least_idle: number) {
  const { rows } = await sql<{
    id: string;
    account_id: number;
    role_name: string | null;
    is_past: boolean;
    idle_seconds: number;
  }>`
    select
      s.id, s.account_id, r.name as role_name, s.expires_at <= now() as is_past,
      extract(epoch from now() - s.last_used_at)::float8 as idle_seconds
    from session s
    left join account_role p on p.account_id = s.account_id and p.position = 0
    left join role r on r.id = p.role_id
    where s.ended_at is null
      and (s.expires_at <= now() or s.last_used_at < now() - make_interval(secs => ${least_idle}))`.execute(db);
  return rows;
}
