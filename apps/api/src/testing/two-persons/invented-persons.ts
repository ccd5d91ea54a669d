// Test helpers that create a second person with a chosen maker, and that give the first person the office of the second.

import { ROLE_ID } from '@ebpls/contracts';
import { sql } from 'kysely';

import { insertGrants } from '../../domain/access/separation/grants.queries.ts';
import type { TestPerson, TestServer } from '../open-server.ts';

/** What the second person needs: a permission of an administrator, or a role alone. */
export type SecondPower = 'treasurer' | 'signatory' | 'admin' | 'bplo';

interface InventedOffice {
  readonly role: 'admin' | 'bplo';
  readonly permissions: readonly ('treasurer' | 'signatory')[];
}

function toOffice(power: SecondPower): InventedOffice {
  if (power === 'bplo') return { role: 'bplo', permissions: [] };
  return { role: 'admin', permissions: power === 'admin' ? [] : [power] };
}

interface Making {
  readonly asked_by: number;
  readonly approved_by?: number | null;
  readonly granted_at: Date | string;
}

/** A person with an office, not yet made by anybody. */
export function createOfficer({ person }: TestServer, power: SecondPower): Promise<TestPerson> {
  const { role, permissions } = toOffice(power);
  return person(role, { permissions });
}

/** A person whose role and permission were granted by the given accounts at the given time. */
export async function createGrantee(server: TestServer, power: SecondPower, making: Making): Promise<TestPerson> {
  const grantee = await createOfficer(server, power);
  const { role, permissions } = toOffice(power);
  await recordMaking(server, grantee.account_id, making, [role, ...permissions]);
  return grantee;
}

/** Records that one account granted roles or permissions to another. */
export function recordMaking(
  { api: { db } }: TestServer,
  account_id: number,
  { asked_by, approved_by = null, granted_at }: Making,
  powers: readonly string[] = ['fire'],
): Promise<void> {
  const now = new Date(granted_at);
  return db.transaction().execute((trx) => insertGrants(trx, account_id, { powers, asked_by, approved_by, now }));
}

/** The account itself receives the office, from nobody on record, and signs in. */
export async function promoteAccount(
  { api: { db, sessions } }: TestServer,
  account_id: number,
  power: SecondPower,
): Promise<TestPerson> {
  const { role, permissions } = toOffice(power);
  await db.deleteFrom('account_role').where('account_id', '=', account_id).execute();
  await db.insertInto('account_role').values({ account_id, position: 0, role_id: ROLE_ID[role] }).execute();
  const { email } = await db
    .updateTable('account')
    .set({ permissions: [...permissions] })
    .where('id', '=', account_id)
    .returning('email')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('session')
    .values({ account_id, expires_at: sql`now() + interval '1 hour'`, proven_at: '2999-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { account_id, session_id: id, email: email ?? '', token: sessions.accessToken(account_id, id) };
}
