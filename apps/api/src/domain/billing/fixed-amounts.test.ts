import { sql } from 'kysely';

import type { TestServer } from '../../testing/open-server.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import { recordMaking } from '../../testing/two-persons/invented-persons.ts';

let server: TestServer;
/** Has a grant in force, and not what it grants. */
let former_id: number;
beforeAll(async () => {
  ({ server } = await openFixtureServer());
  // A total includes the late charges of the day of its computation, which have no line.
  await server.api.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update bill set total = total + 7700`.execute(trx);
  });
  ({ account_id: former_id } = await server.person('user'));
  await recordMaking(server, former_id, { asked_by: former_id - 1, granted_at: server.api.clock.now() });
});
afterAll(() => server.close());

/** PostgreSQL's reply to the role that serves requests; the transaction is rolled back. */
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

const RESTRICT_VIOLATION = '23001';
const NOT_ALLOWED = '42501';

test.each([
  ['update receipt set amount = amount + 1', RESTRICT_VIOLATION],
  ["update receipt set payor = 'Somebody else'", RESTRICT_VIOLATION],
  ['delete from receipt', NOT_ALLOWED],
  ['update bill set total = total - 1', RESTRICT_VIOLATION],
  ['update bill set computed_by = computed_by + 1', RESTRICT_VIOLATION],
  ['delete from bill', NOT_ALLOWED],
  ['update bill_line set amount = 0', NOT_ALLOWED],
  ["update account_grant set granted_at = '2019-01-01'", RESTRICT_VIOLATION],
  ['update account_grant set asked_by = null', RESTRICT_VIOLATION],
  ["update account_grant set power = 'fire'", RESTRICT_VIOLATION],
  ['delete from account_grant', NOT_ALLOWED],
])('the role that serves requests may not: %s', async (statement, answer) => {
  expect(await tryAsServing(statement)).toBe(answer);
});

test('a receipt is undone, a grant ends once, and a total moves with its lines', async () => {
  expect(await tryAsServing("update receipt set undone_reason = 'Cancelled'")).toBe('done');
  const end = `update account_grant set ended_at = now() where account_id = ${former_id}`;
  expect([await tryAsServing(end), await tryAsServing(end, end)]).toEqual(['done', RESTRICT_VIOLATION]);
  const line = `insert into bill_line (bill_id, line_no, code, name, name_fil, kind, agency, account_code, ordinance_section, basis, amount)
    select bill_id, 99, 'X', 'Fee', 'Bayarin', 'FEE', 'MUNICIPAL', '4-02-01-010', '1', '{}', 500 from bill`;
  expect(await tryAsServing(line, 'update bill set total = total + 500')).toBe('done');
  for (const more of ['501', '499', '1000', '-500'])
    expect(await tryAsServing(line, `update bill set total = total + ${more}`)).toBe(RESTRICT_VIOLATION);
  const two = line.replace('99', '98').replace("'X'", "'Y'");
  expect(await tryAsServing(line, two, 'update bill set total = total + 1000')).toBe('done');
  expect(await tryAsServing(line, two, 'update bill set total = total + 500')).toBe(RESTRICT_VIOLATION);
});
