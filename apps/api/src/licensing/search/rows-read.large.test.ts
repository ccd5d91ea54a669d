import { sql } from 'kysely';

import { openDatabase, openPool } from '../../platform/database/database.ts';
import type { TestPerson, TestServer } from '../../testing/open-server.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import type { MunicipalityFixture } from '../../testing/municipality-fixture.ts';
import { findBusinesses } from './businesses.queries.ts';
import { readNames } from './search-terms.ts';
import { findApplications, findPeople, findPermits, findReceipts } from './search.queries.ts';

let server: TestServer;
let fixture: MunicipalityFixture;
let admin: TestPerson;

beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
  admin = await server.person('admin');
});
afterAll(() => server.close());

test('of thirty thousand businesses a search reads those that it may show, not all', async () => {
  const { db } = server.api;
  const { account_id } = await server.person('user');
  await sql`
    insert into business (company_code, owner_id, company_name, brgycode, registered_at)
    select
      'ZZ-' || lpad(n::text, 6, '0'), ${account_id}::bigint,
      'Tindahan ' || md5(n::text) || case when n % 3 = 0 then ' Store' else '' end, '9990101015', now()
    from generate_series(1, 30000) n`.execute(db);
  await sql`
    insert into account (email, firstname, lastname, password_hash)
    select 'p' || n || '@many.example', 'Juan', md5(n::text), 'no digest'
    from generate_series(1, 20000) n`.execute(db);
  await sql`analyze`.execute(db);
  // One connection, which reports its counts on request.
  const pool = openPool(server.api.config.database_url, { max: 1 });
  const one = openDatabase(pool);
  for (const person of [
    admin,
    fixture.people.bplo,
    fixture.people.officers.get('fire') ?? admin,
    fixture.people.owner,
  ]) {
    const actor = await server.api.sessions.actorOfToken(person.token);
    if (actor === undefined) throw new Error('nobody');
    for (const text of ['tindahan', 'store', 'tindahan 0a1', 'ZZ-0', 'ZZ-029999', 'juan', 'p1@', 'nothing at all']) {
      for (const find of [findBusinesses, findApplications, findPermits, findReceipts, findPeople]) {
        const before = await countRowsRead();
        const terms = { text, business_series: 'SI', application_series: 'APP-2026' };
        await find(one, actor, { ...terms, ...(await readNames(one, text)) });
        await sql`select pg_stat_force_next_flush()`.execute(one);
        expect([actor.role, find.name, text, (await countRowsRead()) - before <= 10_000]).toEqual([
          actor.role,
          find.name,
          text,
          true,
        ]);
      }
    }
  }
  await one.destroy();
}, 60_000);

/** Counts the rows read from tables, by any access path. */
async function countRowsRead(): Promise<number> {
  const { rows } = await sql<{
    many: number;
  }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint as many
    from pg_stat_user_tables
    where relname in ('business', 'application', 'account', 'permit', 'receipt', 'clearance')`.execute(server.api.db);
  return rows[0]?.many ?? 0;
}
