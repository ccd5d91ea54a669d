import * as contracts from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import { createDatabase } from '@ebpls/testing-api';
import { sql } from 'kysely';

import { getMainOwnerEmail, listSignInRoles } from '../people/people.ts';
import { type Demonstration, openDemonstration } from '../testing/open-demonstration.ts';
import { CASHIER, TREASURER } from './acts.ts';
import type { ScenarioServer } from './scenario-server.ts';

// A morning in the renewal season, when little of the year has passed: the hardest day for the demonstration.
const NOW = new Date('2026-01-12T08:00:00+08:00');

let demonstration: Demonstration;
let server: ScenarioServer;

beforeAll(async () => {
  demonstration = await openDemonstration(await createDatabase(), NOW);
  ({ server } = demonstration);
});

afterAll(() => demonstration.close());

async function rows<T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await statement.execute(server.api.db)).rows;
}

test('the main owner shows every state that an application can be in', async () => {
  const shownRows = await rows(
    sql<{
      state: string;
    }>`select distinct a.state from application a join account o on o.id = a.owner_id where o.email = ${getMainOwnerEmail(server.municipality)}`,
  );
  expect(shownRows.map(({ state }) => state).toSorted()).toEqual([...contracts.APPLICATION_STATES].toSorted());
});

test('every sentence of every history has what it is filled with', async () => {
  const unfilledRows = await rows(
    sql<{ act: string }>`select distinct act from timeline where act = 'accept' and not params ? 'due_on'`,
  );
  expect(unfilledRows).toEqual([]);
});

test('each case was taken in its turn, but one whose owner was at the counter', async () => {
  const early = await rows(sql`
    select b.company_code, c.office, c.out_of_turn_ground
    from clearance c
    join application using (assessment_id)
    join business b using (business_id)
    where c.out_of_turn_at is not null`);
  expect(early).toEqual([{ company_code: 'SI-000139', office: 'fire', out_of_turn_ground: 'AT_COUNTER' }]);
});

test('nothing is owed on an order that ran out', async () => {
  const owedRows = await rows(sql`
    select b.top_no
    from bill b
    join installment i using (bill_id)
    where b.state = 'EXPIRED' and i.state <> 'VOID'`);
  expect(owedRows).toEqual([]);
});

test('every business of the list has its number, and one that was taken over has the next', async () => {
  const businesses = await rows(sql<{ company_code: string }>`select company_code from business order by company_code`);
  expect(businesses.map(({ company_code }) => company_code)).toEqual([
    ...server.municipality.businesses.map(({ code }) => code),
    'SI-000186',
  ]);
});

test.each([
  ['SI-000101', 409_000],
  ['SI-000102', 1_863_000],
  ['SI-000103', 2_981_400],
  ['SI-000105', 1_201_650],
  ['SI-000114', 340_500],
])('the bill of %s is the one of the test vectors, %i centavos', async (company_code, total) => {
  const bills = await rows(
    sql<{ total: number }>`
      select total
      from bill
      join application using (assessment_id)
      join business using (business_id)
      where company_code = ${company_code} and tax_year = 2026
    `,
  );
  expect(bills).toEqual([{ total }]);
});

test('receipts are numbered without a gap in each year and are what was paid', async () => {
  const years = await rows(
    sql<{ gapless: boolean }>`
      select max(right(receipt_no, 8)::int) = count(*) as gapless
      from receipt
      where series = 'EOR'
      group by substr(receipt_no, 5, 4)
    `,
  );
  expect(years.every(({ gapless }) => gapless)).toBe(true);
  const [sums] = await rows(
    sql<{ receipts: number; payments: number }>`
      select
        (select sum(amount)::bigint from receipt) as receipts,
        (select sum(amount)::bigint from payment) as payments
    `,
  );
  expect(sums?.receipts).toBe(sums?.payments);
});

test('no date of the demonstration is in the future', async () => {
  const [late] = await rows(
    sql<{
      entries: number;
    }>`select count(*)::int as entries from timeline where at > ${NOW}::timestamptz + interval '10 minutes'`,
  );
  expect(late?.entries).toBe(0);
});

test('each role has someone to sign in as', async () => {
  const knownRows = await rows(
    sql<{ name: string }>`select distinct r.name from role r join account_role a on a.role_id = r.id`,
  );
  const permissionLines = ['treasurer', 'cashier'];
  const roleLines = listSignInRoles(server.municipality).filter((line) => !permissionLines.includes(line));
  expect(knownRows.map(({ name }) => name)).toEqual(expect.arrayContaining(roleLines));
});

test('two administrators gave each permission over money, but to the first two, and nobody collects and reviews it', async () => {
  const grants = await rows(sql<{ powers: string[]; people: number }>`
    select
      array_agg(g.power order by g.power) as powers,
      count(distinct g.asked_by) + count(distinct g.approved_by) as people
    from account_grant g
    where g.ended_at is null and g.power in ('admin', 'treasurer', 'signatory', 'cashier')
    group by g.account_id
    order by g.account_id
  `);
  expect(grants).toEqual([
    { powers: ['admin', 'signatory', 'treasurer'], people: 0 },
    { powers: ['admin', 'treasurer'], people: 2 },
    { powers: ['admin', 'cashier'], people: 2 },
    { powers: ['admin', 'signatory'], people: 1 },
  ]);
});

test('the counter has closed its last working day and is open today', async () => {
  const closedRows = await rows(
    sql<{
      day: string;
    }>`select day from collection_report where collector_id is not null and state = 'CLOSED' order by day`,
  );
  expect(closedRows.at(-1)?.day).toBe('2026-01-09');
  const open = await rows(
    sql<{
      tender: string;
    }>`select distinct tender from receipt where collector_id is not null and report_id is null order by tender`,
  );
  expect(open.map(({ tender }) => tender)).toEqual(['CASH', 'CHEQUE', 'DEPOSIT']);
});

test('one check is cleared, one was returned and one waits; of the booklet a form is spoilt and three are issued', async () => {
  expect(await rows(sql`select state from cheque order by cheque_id`)).toEqual([
    { state: 'CLEARED' },
    { state: 'BOUNCED' },
    { state: 'HELD' },
  ]);
  expect(await rows(sql`select receipt_no from receipt where series = 'AF51' order by receipt_no`)).toEqual(
    ['AF51 0004502', 'AF51 0004503', 'AF51 0004504'].map((receipt_no) => ({ receipt_no })),
  );
});

test('money that was paid twice and money of another amount wait for the treasurer', async () => {
  expect(await rows(sql`select kind, state from payment_exception order by kind`)).toEqual([
    { kind: 'MISMATCH', state: 'OPEN' },
    { kind: 'OVERPAYMENT', state: 'OPEN' },
  ]);
});

test('one claim is open and one is answered', async () => {
  expect(await rows(sql`select state, outcome from payment_claim order by state desc`)).toEqual([
    { state: 'OPEN', outcome: null },
    { state: 'ANSWERED', outcome: 'MATCHED' },
  ]);
});

test('what the gateway paid out is in the bank, but for its newest file, where one row waits for a decision', async () => {
  const states = await rows(
    sql<{ year: string; states: string[] }>`
      select left(settled_on::text, 4) as year, array_agg(distinct state::text order by state::text) as states
      from settlement_line
      group by 1
      order by 1
    `,
  );
  expect(states).toEqual([
    { year: '2024', states: ['CLOSED'] },
    { year: '2025', states: ['CLOSED'] },
    { year: '2026', states: ['EXCEPTION', 'MATCHED'] },
  ]);
  expect(await rows(sql`select problem from settlement_line where state = 'EXCEPTION'`)).toEqual([
    { problem: 'AMOUNT' },
  ]);
});

test('a rehearsed draft of next year’s revenue code waits for a second person', async () => {
  const [draft] = await rows(
    sql<{ version: string; state: string; rehearsal: string }>`
      select v.version, v.state, r.state as rehearsal
      from ordinance_version v
      join ordinance_rehearsal r using (ordinance_version_id)
      where v.parent_id is not null
    `,
  );
  expect(draft).toEqual({ version: 'SIRC-2027', state: 'DRAFT', rehearsal: 'DONE' });
});

test('the heir’s claim waits while somebody may still object, and the former permit of a renewal is extended', async () => {
  const claims = await rows(
    sql<{ company_code: string; state: string }>`
      select b.company_code, s.state from succession s join business b using (business_id) order by 1`,
  );
  expect(claims).toEqual([
    { company_code: 'SI-000163', state: 'FILED' },
    { company_code: 'SI-000171', state: 'CHECKED' },
  ]);
  const outcomes = await rows(sql<{ outcome: string }>`select outcome from silence_outcome order by outcome`);
  expect(outcomes).toEqual([{ outcome: 'PERMIT_EXTENDED' }]);
});

test('cash and checks of today are all that is left to deposit, in every fund', async () => {
  const { data } = await server.call(TREASURER, contracts.listOpenCollections, {});
  const books = data.filter(({ collector, day }) => collector !== 'electronic' && day === toManilaDay(NOW));
  expect(books).toHaveLength(3);
  for (const { collector, fund, day } of books) {
    const params = { collector, fund, day };
    const { sheet, cheques } = await server.call(CASHIER, contracts.getOpenCollection, { params });
    const inHand = [sheet.cash_to_count, ...cheques.map(({ amount }) => amount)].map(Number);
    expect(inHand.reduce((sum, amount) => sum + amount, 0)).toBe(Number(sheet.summary.undeposited));
  }
});

test('the permits that are known by their number keep it', async () => {
  const knownRows = await rows(
    sql<{ company_code: string; permit_no: string }>`
      select b.company_code, p.permit_no
      from permit p
      join business b using (business_id)
      where p.permit_no in ('MP-2026-00011', 'MP-2026-00015', 'MP-2026-00016')
      order by 2`,
  );
  expect(knownRows).toEqual([
    { company_code: 'SI-000118', permit_no: 'MP-2026-00011' },
    { company_code: 'SI-000128', permit_no: 'MP-2026-00015' },
    { company_code: 'SI-000129', permit_no: 'MP-2026-00016' },
  ]);
});

test('the ledger balances in every fund', async () => {
  const funds = await rows(
    sql<{ balances: boolean }>`select sum(debit) = sum(credit) as balances from journal_line group by fund`,
  );
  expect(funds).toEqual(Array.from({ length: 3 }, () => ({ balances: true })));
});

test('a business that is closing has the application of its closing', async () => {
  const closing = await rows(
    sql<{ company_code: string; application_type: string; state: string }>`
      select b.company_code, a.application_type, a.state
      from business b
      left join application a on a.business_id = b.business_id and a.application_type = 'RETIREMENT'
      where b.state = 'RETIREMENT_PENDING'
    `,
  );
  expect(closing).toEqual([{ company_code: 'SI-000138', application_type: 'RETIREMENT', state: 'SUBMITTED' }]);
});
