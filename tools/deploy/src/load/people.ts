// Creates the signed-in owners and officers of a drill.

import { createHmac } from 'node:crypto';

import { Client } from 'pg';

/** A signed-in business owner of the load, with one message thread to an office. */
export interface Owner {
  readonly account_id: number;
  readonly inquiry_id: number;
  readonly token: string;
}

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token as the server signs it, so that nobody need sign in. */
function createToken(secret: string, account_id: number, session_id: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: String(account_id), sid: session_id, iat: now, exp: now + 3600, aud: 'api' };
  const signedText = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart(claims)}`;
  return `${signedText}.${createHmac('sha256', secret).update(signedText).digest('base64url')}`;
}

/** Creates `count` owners, inserted as rows by the owner of the database. */
export async function createOwners(database_url: string, secret: string, count: number): Promise<Owner[]> {
  const client = new Client({ connectionString: database_url });
  await client.connect();
  try {
    const { rows } = await client.query<{ account_id: string; inquiry_id: string; session_id: string }>(
      `
      with people as (
        insert into account (email, firstname, lastname, password_hash, verified_at)
        select 'owner' || n || '@drill.example', 'Drill', n::text, 'no digest', now()
        from generate_series(1, $1::int) n
        returning id
      ), roles as (
        insert into account_role (account_id, position, role_id) select id, 0, 1 from people
      ), sessions as (
        insert into session (account_id, expires_at) select id, now() + interval '2 hours' from people
        returning id, account_id
      ), threads as (
        insert into inquiry
          (user_id, sent_to_role_id, role_id, subject, remarks, message, client_key, sent_at, answer_due_on)
        select id, 4, 4, 'Drill', 'Drill', 'Drill', 'drill-thread', now(), current_date from people
        returning id, user_id
      )
      select s.account_id, s.id as session_id, t.id as inquiry_id
      from sessions s
      join threads t on t.user_id = s.account_id
      `,
      [count],
    );
    return rows.map(({ account_id, inquiry_id, session_id }) => ({
      account_id: Number(account_id),
      inquiry_id: Number(inquiry_id),
      token: createToken(secret, Number(account_id), session_id),
    }));
  } finally {
    await client.end();
  }
}

interface Post {
  /** The name of the role. */
  readonly role: string;
  readonly permissions: readonly string[];
}

/** One officer who has just proven who it is; answers the access token. */
export async function createStaff(client: Client, secret: string, { role, permissions }: Post): Promise<string> {
  const { rows } = await client.query<{ account_id: string; session_id: string }>(
    `
    with officer as (
      insert into account (email, firstname, lastname, password_hash, verified_at, permissions)
      values ($1 || '@drill.example', 'Drill', $1, 'no digest', now(), $2) returning id
    ), role_of as (
      insert into account_role (account_id, position, role_id)
      select officer.id, 0, role.id from officer, role where role.name = $1
    )
    insert into session (account_id, expires_at, proven_at)
    select id, now() + interval '2 hours', now() from officer
    returning account_id, id as session_id
    `,
    [role, permissions],
  );
  const [officer] = rows;
  if (!officer) throw new Error(`nobody could be seated as ${role}`);
  return createToken(secret, Number(officer.account_id), officer.session_id);
}
