// Creates signed-in pairs of an owner and a clerk, for load tests of the messenger.

import { createHmac } from 'node:crypto';

import type { Pool } from 'pg';

const CLERKS_A_DESK = 10; // each receives the desk's messages
const FIRST_DESK = 1_000;
const DESK = `${FIRST_DESK} + lastname::int / ${CLERKS_A_DESK}`;

/** Someone who is signed in, with the one thread that an owner has with a desk. */
export interface Talker {
  readonly account_id: number;
  readonly token: string;
  readonly side: 'user' | 'office';
  readonly inquiry_id: number;
}

/** An owner and a clerk of the desk that the owner writes to. */
export type Pairs = readonly (readonly [Talker, Talker])[];

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token as the server signs it, so that thousands need not sign in one by one. */
function createToken(secret: string, account_id: number, session_id: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: String(account_id), sid: session_id, iat: now, exp: now + 3600, aud: 'api' };
  const signedText = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart(claims)}`;
  return `${signedText}.${createHmac('sha256', secret).update(signedText).digest('base64url')}`;
}

/** Owners with a thread each, and for each a clerk of the desk that it goes to: pairs that write to each other. */
export async function createPairs(pool: Pool, secret: string, pairs: number): Promise<Pairs> {
  await insertPairs(pool, pairs);
  const rows = await listSignedIn(pool);
  const find = (kind: string, n: number) => rows.find((row) => row.kind === kind && row.n === String(n));
  return Array.from({ length: pairs }, (_, at) => {
    const [owner, clerk] = [find('owner', at + 1), find('clerk', at + 1)];
    if (!owner || !clerk) throw new Error('a pair was not seated');
    const inquiry_id = Number(owner.inquiry_id);
    const talker = (row: SignedInRow, side: Talker['side']): Talker => ({
      account_id: Number(row.account_id),
      token: createToken(secret, Number(row.account_id), row.session_id),
      side,
      inquiry_id,
    });
    return [talker(owner, 'user'), talker(clerk, 'office')] as const;
  });
}

/** Accounts, their desks and sessions, and a thread for each owner. */
async function insertPairs(pool: Pool, pairs: number): Promise<void> {
  await pool.query(
    `
    insert into account (email, firstname, lastname, password_hash, verified_at)
    select kind || n || '@bench.example', 'Bench', n::text, 'no digest', now()
    from generate_series(1, $1::int) n, unnest(array['owner', 'clerk']) kind
    `,
    [pairs],
  );
  await pool.query(
    `
    insert into role (id, name)
    select ${FIRST_DESK} + n, 'barangay-bench-' || n
    from generate_series(0, $1::int / ${CLERKS_A_DESK}) n
    `,
    [pairs],
  );
  await pool.query(`
    insert into account_role (account_id, position, role_id)
    select id, 0, case when email like 'owner%' then 1 else ${DESK} end
    from account
    where email like '%@bench.example'
  `);
  await pool.query(`
    insert into session (account_id, expires_at)
    select id, now() + interval '2 hours'
    from account
    where email like '%@bench.example'
  `);
  await pool.query(`
    insert into inquiry
      (user_id, sent_to_role_id, role_id, subject, remarks, message, client_key, sent_at, answer_due_on)
    select id, ${DESK}, ${DESK}, 'Bench', 'Bench', 'Bench', 'bench-thread', now(), current_date
    from account
    where email like 'owner%@bench.example'
  `);
}

interface SignedInRow {
  readonly kind: 'owner' | 'clerk';
  readonly n: string;
  readonly account_id: string;
  readonly session_id: string;
  /** Null for a clerk. */
  readonly inquiry_id: string | null;
}

async function listSignedIn(pool: Pool): Promise<SignedInRow[]> {
  const { rows } = await pool.query<SignedInRow>(`
    select left(a.email, 5) as kind, a.lastname as n, a.id as account_id, s.id as session_id, i.id as inquiry_id
    from account a
    join session s on s.account_id = a.id
    left join inquiry i on i.user_id = a.id
    where a.email like '%@bench.example'
  `);
  return rows;
}
