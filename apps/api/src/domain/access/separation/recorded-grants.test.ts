import { changeUser, closeUser, reopenUser } from '@ebpls/contracts';
import { sql } from 'kysely';

import { expectOk } from '../../../testing/changes/change-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../../testing/open-server.ts';

const FIRE = 4;
const BPLO = 12;
const RESTRICT_VIOLATION = '23001';

let server: TestServer;
let administrator: TestPerson;
let clerk: TestPerson;
let closedAccount: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  administrator = await server.person('admin');
  await server.person('admin');
  clerk = await server.person('bplo', { permissions: ['office_head'] });
  await server.person('bplo', { permissions: ['office_head'] });
  closedAccount = await server.person('fire');
  expectOk(await server.request(closeUser, administrator, { params: { user_id: closedAccount.account_id } }));
});
afterAll(() => server.close());

/** PostgreSQL's reply at the end of a transaction of the role that serves requests, which is rolled back. */
function tryAsServing(...statements: string[]): Promise<string> {
  const rollbackError = new Error('undone');
  return server.serving.db
    .transaction()
    .execute(async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx);
      await sql`set constraints all immediate`.execute(trx);
      throw rollbackError;
    })
    .catch((error: Error & { code?: string }) => (error === rollbackError ? 'done' : (error.code ?? error.message)));
}

const grant = (power: string, account_id: number): string =>
  `insert into account_grant (account_id, power, asked_by, granted_at)
   values (${account_id}, '${power}', ${administrator.account_id}, now())`;
const endGrant = (power: string, account_id: number): string =>
  `update account_grant set ended_at = now()
   where account_id = ${account_id} and power = '${power}' and ended_at is null`;
const setPermissions = (permissions: string, account_id: number): string =>
  `update account set permissions = '{${permissions}}' where id = ${account_id}`;

interface Change {
  readonly title: string;
  readonly change: () => string;
  readonly record: () => readonly string[];
}

const CHANGES: readonly Change[] = [
  {
    title: 'a permission is given',
    change: () => setPermissions('treasurer', administrator.account_id),
    record: () => [grant('treasurer', administrator.account_id)],
  },
  {
    title: 'a permission is exchanged',
    change: () => setPermissions('signatory', clerk.account_id),
    record: () => [grant('signatory', clerk.account_id), endGrant('office_head', clerk.account_id)],
  },
  {
    title: 'a permission is taken',
    change: () => setPermissions('', clerk.account_id),
    record: () => [endGrant('office_head', clerk.account_id)],
  },
  {
    title: 'an account begins with a permission',
    change: () =>
      `insert into account (email, firstname, lastname, password_hash, permissions)
       values ('pedro@hall.example', 'Pedro', 'Uy', 'not a digest', '{cashier}')`,
    record: () => [
      `insert into account_grant (account_id, power, granted_at)
       select id, 'cashier', now() from account where email = 'pedro@hall.example'`,
    ],
  },
  {
    title: 'a role is given',
    change: () => `insert into account_role (account_id, position, role_id) values (${clerk.account_id}, 1, ${FIRE})`,
    record: () => [grant('fire', clerk.account_id)],
  },
  {
    title: 'a role becomes another',
    change: () => `update account_role set role_id = 2 where account_id = ${clerk.account_id}`,
    record: () => [grant('admin', clerk.account_id), endGrant('bplo', clerk.account_id)],
  },
  {
    title: 'a role moves to another account',
    change: () =>
      `update account_role set account_id = ${clerk.account_id}, position = 1 where account_id = ${administrator.account_id}`,
    record: () => [grant('admin', clerk.account_id), endGrant('admin', administrator.account_id)],
  },
  {
    title: 'a role is taken',
    change: () => `delete from account_role where account_id = ${clerk.account_id}`,
    record: () => [endGrant('bplo', clerk.account_id)],
  },
  {
    title: 'an account is closed',
    change: () => `update account set disabled_at = now() where id = ${clerk.account_id}`,
    record: () => [endGrant('bplo', clerk.account_id), endGrant('office_head', clerk.account_id)],
  },
  {
    title: 'a closed account is opened again',
    change: () => `update account set disabled_at = null where id = ${closedAccount.account_id}`,
    record: () => [grant('fire', closedAccount.account_id)],
  },
];

test.each(CHANGES)('the database refuses that $title without its record, and the record without it', async (one) => {
  expect(await tryAsServing(one.change())).toBe(RESTRICT_VIOLATION);
  for (const statement of one.record())
    expect(await tryAsServing(one.change(), statement)).toBe(one.record().length === 1 ? 'done' : RESTRICT_VIOLATION);
  expect(await tryAsServing(one.change(), ...one.record())).toBe('done');
});

test('a grant of what nobody holds is refused, and so is the end of a grant that is held', async () => {
  expect(await tryAsServing(grant('treasurer', administrator.account_id))).toBe(RESTRICT_VIOLATION);
  expect(await tryAsServing(endGrant('bplo', clerk.account_id))).toBe(RESTRICT_VIOLATION);
});

test('a closed account is not changed and then opened', async () => {
  const open = `update account set disabled_at = null where id = ${closedAccount.account_id}`;
  const change = setPermissions('treasurer', closedAccount.account_id);
  expect(await tryAsServing(change, open, grant('fire', closedAccount.account_id))).toBe(RESTRICT_VIOLATION);
});

test('other fields of an account, and the role of owners, need no record', async () => {
  expect(await tryAsServing(`update account set firstname = 'Nena' where id = ${clerk.account_id}`)).toBe('done');
  const signUp = `with added as (
      insert into account (email, firstname, lastname, password_hash)
      values ('nena@example.com', 'Nena', 'Cruz', 'not a digest') returning id
    )
    insert into account_role (account_id, position, role_id) select id, 0, 1 from added`;
  expect(await tryAsServing(signUp)).toBe('done');
});

test('an administrator changes, closes and opens an account as before', async () => {
  const target = { params: { user_id: clerk.account_id } };
  for (const role_ids of [[BPLO, FIRE], [FIRE, BPLO], [BPLO]])
    expectOk(await server.request(changeUser, administrator, { ...target, body: { role_ids, permissions: [] } }));
  expectOk(await server.request(closeUser, administrator, target));
  const { roles } = expectOk(await server.request(reopenUser, administrator, target));
  expect(roles.map(({ name }) => name)).toEqual(['bplo']);
});
