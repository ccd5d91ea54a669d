import {
  downloadAttempts,
  downloadClearances,
  downloadHoldings,
  downloadTransactions,
  downloadUsers,
  LIST_SORTS,
  listClearances,
  listHoldings,
  listTransactions,
  listUsers,
} from '@ebpls/contracts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';

import { createAcceptedApplication } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { readWorkbookRows } from '../../testing/spreadsheets/read-workbook.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import { loadWritableColumns } from '../../testing/rows/written-columns.ts';

const CASES = 23;

let server: TestServer;
let clerk: TestPerson;
let bplo: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  clerk = await server.person('menro');
  bplo = await server.person('bplo');
  await createAcceptedApplication(server, { owner: await server.person('user'), bplo });
  await copyCases(500_000, CASES);
});
afterAll(() => server.close());

/** Copies cases of the menro; several are due on one day, and one business has a name like a formula. */
async function copyCases(from: number, count: number): Promise<void> {
  const { into, of_r } = await loadWritableColumns(server.api.db, 'business');
  await sql`
    with source as (
      select a.*, generate_series(1, ${count}::int) as place
      from (select * from application where assessment_id < 500000 order by assessment_id limit 1) a
    ),
    shop as (
      insert into business (${into}) overriding system value
      select ${of_r}
      from source s
      join business b using (business_id)
      cross join lateral jsonb_populate_record(null::business, to_jsonb(b) || jsonb_build_object(
        'business_id', ${from}::int + place, 'company_code', 'SJ-' || ${from}::int + place,
        'company_name', case
          when ${from}::int + place = 500007 then '=1+1 ñandú'
          else chr(65 + (place * 7) % 26) || ' karinderya ' || ${from}::int + place
        end,
        'registration_no', null, 'plate_no', null
      )) r
      returning business_id
    ),
    copied as (
      insert into application overriding system value
      select r.* from source s cross join lateral jsonb_populate_record(null::application, (to_jsonb(s) - 'place') || jsonb_build_object(
        'assessment_id', ${from}::int + place, 'business_id', ${from}::int + place,
        'assessment_code', 'APP-2026-' || ${from}::int + place
      )) r
      where (select count(*) from shop) = ${count}::int
      returning assessment_id, brgycode
    )
    insert into clearance (assessment_id, office, brgycode, days_limit, due_on)
    select assessment_id, 'menro', brgycode, 3, date '2026-01-15' + (assessment_id % 4)::int from copied`.execute(
    server.api.db,
  );
}

type QueueQuery = { readonly sort?: string; readonly search?: string; readonly view?: string };

/** All rows of a list, read by small pages. */
async function readAllPages<R>(
  read: (cursor: string | undefined) => Promise<{ data: readonly R[]; next_cursor: string | null }>,
): Promise<R[]> {
  const rows: R[] = [];
  let cursor: string | undefined;
  do {
    const { data, next_cursor } = await read(cursor);
    rows.push(...data);
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

const readQueue = (query: QueueQuery) =>
  readAllPages(async (cursor) => {
    const { status, body } = await server.request(listClearances, clerk, {
      query: { ...query, cursor, limit: '5' } as never,
    });
    expect(status).toBe(200);
    return body;
  });

test.each(LIST_SORTS.clearances)(
  'the queue sorted by %s is walked by pages without a row twice or left out',
  async (sort) => {
    const [up, down] = [await readQueue({ sort }), await readQueue({ sort: `-${sort}` })];
    expect(new Set(up.map(({ clearance_id }) => clearance_id)).size).toBe(up.length);
    expect(up.length).toBeGreaterThanOrEqual(CASES);
    expect(down).toEqual(up.toReversed());
  },
);

test('names are sorted without regard to case and marks, days by the calendar', async () => {
  const days = (await readQueue({ sort: 'due' })).map(({ due_on }) => due_on ?? '9999-12-31');
  expect(days).toEqual(days.toSorted());
  const names = (await readQueue({ sort: 'business' })).map(({ company_name }) => company_name.toLowerCase());
  const initials = names.filter((name) => name.includes(' karinderya ')).map((name) => name[0]);
  expect(initials).toEqual(initials.toSorted());
});

test('a search in a chosen order finds the misspelled too and keeps the order', async () => {
  const matches = await readQueue({ sort: '-number', search: 'karindreya' });
  expect(matches.length).toBeGreaterThan(5);
  const ids = matches.map(({ clearance_id }) => clearance_id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

test('a cursor of another order starts again, and a view without deadlines is sorted by its number alone', async () => {
  const first = await server.request(listClearances, clerk, { query: { sort: 'business', limit: '5' } });
  const other = await server.request(listClearances, clerk, {
    query: { sort: '-due', limit: '5', cursor: first.body.next_cursor ?? '' },
  });
  expect(other.body.data).toEqual(
    (await server.request(listClearances, clerk, { query: { sort: '-due', limit: '5' } })).body.data,
  );
  const refusal = await server.request(listTransactions, bplo, { query: { view: 'all', sort: 'business' } });
  expect(refusal.status).toBe(422);
  expect((await server.request(listTransactions, bplo, { query: { view: 'all', sort: 'number' } })).status).toBe(200);
  const unknownReply = await server.request(listTransactions, bplo, { query: { sort: 'colour' as never } });
  expect(unknownReply.status).toBe(422);
});

test('all applications, the register and the people are paged in every order', async () => {
  for (const sort of LIST_SORTS.applications) {
    const read = (name: typeof sort | `-${typeof sort}`) =>
      readAllPages(
        async (cursor) =>
          (
            await server.request(listTransactions, bplo, {
              query: { sort: name, ...(cursor !== undefined && { cursor }), limit: '7' },
            })
          ).body,
      );
    expect(await read(`-${sort}`)).toEqual((await read(sort)).toReversed());
  }
  const admin = await server.person('admin');
  const register = (sort: 'business' | '-business') =>
    readAllPages(
      async (cursor) =>
        (
          await server.request(listHoldings, bplo, {
            query: { sort, ...(cursor !== undefined && { cursor }), limit: '7' },
          })
        ).body,
    );
  expect(await register('-business')).toEqual((await register('business')).toReversed());
  const listPeople = (sort: 'name' | '-name') =>
    readAllPages(
      async (cursor) =>
        (
          await server.request(listUsers, admin, {
            query: { sort, ...(cursor !== undefined && { cursor }), limit: '2' },
          })
        ).body,
    );
  const ids = (await listPeople('name')).map(({ id }) => id);
  expect((await listPeople('-name')).map(({ id }) => id)).toEqual(ids.toReversed());
});

const HEAD_LINES = 4;
const readRows = (raw: Buffer): string[][] =>
  (parse(raw, { bom: true, relax_column_count: true }) as string[][]).slice(HEAD_LINES);

test('the file contains exactly the rows of the list in its order, without the hidden columns, and is recorded', async () => {
  const filters = { sort: '-business', search: 'karinderya' } as const;
  const listedCases = await readQueue(filters);
  const file = await server.request(downloadClearances, clerk, {
    query: { ...filters, format: 'csv', hidden: 'barangay,visit' },
  });
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect((parse(file.raw, { bom: true, relax_column_count: true }) as string[][])[3]).toEqual([
    'Business',
    'Business number',
    'Application',
    'Type',
    'Status',
    'Due on',
    'Assigned to',
    'Next step',
  ]);
  expect(readRows(file.raw).map(([name, , number]) => [name, number])).toEqual(
    listedCases.map(({ company_name, assessment_code }) => [company_name, assessment_code]),
  );
  const { detail } = await server.api.db
    .selectFrom('audit_entry')
    .select('detail')
    .where('act', '=', 'list.export')
    .where('object_id', '=', 'clearances')
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();
  expect(detail).toEqual({ format: 'csv', rows: listedCases.length, view: 'open', ...filters });
});

test('a name like a formula is a text, and a workbook and the payments come as well', async () => {
  const file = await server.request(downloadClearances, clerk, { query: { format: 'csv' } });
  expect(readRows(file.raw).map(([name]) => name)).toContain("'=1+1 ñandú");
  const book = await server.request(downloadTransactions, bplo, { query: { view: 'all', format: 'xlsx' } });
  expect([book.status, readWorkbookRows(book.raw).filter(([name]) => name === '=1+1 ñandú').length]).toEqual([200, 1]);
  const admin = await server.person('admin');
  expect((await server.request(downloadAttempts, admin, { query: { sort: 'amount', format: 'csv' } })).status).toBe(
    200,
  );
  expect((await server.request(downloadAttempts, clerk, { query: { format: 'csv' } })).status).toBe(403);
});

test('the register of an office and the users come as a file with exactly the rows of their list, and are audited', async () => {
  const query = { search: 'karinderya', sort: 'business' } as const;
  const register = await server.request(downloadHoldings, clerk, {
    query: { ...query, format: 'csv', hidden: 'lines' },
  });
  const holdingsReply = await server.request(listHoldings, clerk, { query: { ...query, limit: 100 } });
  expect(holdingsReply.body.data).toHaveLength(CASES - 1);
  expect(readRows(register.raw).map(([name, code]) => [name, code])).toEqual(
    holdingsReply.body.data.map(({ company_name, company_code }) => [company_name, company_code]),
  );
  const admin = await server.person('admin', { permissions: ['treasurer'] });
  const users = await server.request(downloadUsers, admin, { query: { sort: 'name', format: 'csv' } });
  const people = await server.request(listUsers, admin, { query: { sort: 'name', limit: 100 } });
  expect(readRows(users.raw).map(([, email]) => email)).toEqual(people.body.data.map(({ email }) => email));
  expect(
    readRows(users.raw)
      .find(([, email]) => email === admin.email)
      ?.slice(2, 5),
  ).toEqual(['Administration', 'Treasurer', 'Active']);
  const audits = await server.api.db
    .selectFrom('audit_entry')
    .select(['object_id', 'detail'])
    .where('act', '=', 'list.export')
    .where('object_id', 'in', ['holdings', 'users'])
    .orderBy('object_id')
    .execute();
  expect(audits).toEqual([
    { object_id: 'holdings', detail: { format: 'csv', rows: CASES - 1, ...query } },
    { object_id: 'users', detail: { format: 'csv', rows: people.body.data.length, sort: 'name' } },
  ]);
});

test('only an administrator takes the users, and only an office with a register the register', async () => {
  const owner = await server.person('user');
  for (const person of [clerk, bplo, owner])
    expect((await server.request(downloadUsers, person, { query: { format: 'csv' } })).status).toBe(403);
  expect((await server.request(downloadHoldings, owner, { query: { format: 'csv' } })).status).toBe(403);
});
