import * as contracts from '@ebpls/contracts';
import { createDatabase } from '@ebpls/testing-api';
import { sql } from 'kysely';

import { ADMIN, BPLO, CASHIER, MAYOR, TREASURER } from '../scenario/acts.ts';
import { getHeir } from '../people/people.ts';
import type { ScenarioServer } from '../scenario/scenario-server.ts';
import { type Demonstration, openDemonstration } from './open-demonstration.ts';

// Late in the year, when what was filed in January is old.
const NOW = new Date('2026-11-27T10:00:00+08:00');
/** The oldest case that waits was filed ten working days ago. */
const MAX_QUEUE_DAYS = 20;

let demonstration: Demonstration;
let server: ScenarioServer;

beforeAll(async () => {
  demonstration = await openDemonstration(await createDatabase(), NOW);
  ({ server } = demonstration);
  server.at(NOW);
});

afterAll(() => demonstration.close());

const OFFICES = ['fire', 'assessor', 'engineering', 'menro', 'mao', 'mpdo', 'rhu', 'peso', 'barangay-poblacion-1'];

test.each(OFFICES)('the queue of %s is not empty', async (office) => {
  const { data } = await server.call(office, contracts.listClearances, { query: { view: 'open' } });
  expect(data).not.toEqual([]);
});

test('nothing that waits was filed in January', async () => {
  const { rows } = await sql<{ company_code: string; state: string; filed_on: string }>`
    select b.company_code, a.state, (a.submitted_at at time zone 'Asia/Manila')::date as filed_on
    from application a
    join business b using (business_id)
    where a.state in ('SUBMITTED', 'ACCEPTED', 'RETURNED', 'IN_CLEARANCE', 'CLEARED', 'ASSESSED', 'FOR_PAYMENT', 'PAID')
      and a.submitted_at < ${NOW}::timestamptz - make_interval(days => ${MAX_QUEUE_DAYS})`.execute(server.api.db);
  expect(rows).toEqual([]);
});

test('the list of the fire bureau names the two businesses that it has not cleared', async () => {
  const { paper, data } = await server.call('fire', contracts.getFireList, {
    params: { tax_year: '2026' },
  });
  expect(paper).toMatchObject({ kind: 'NEGATIVE', given_on: '2025-12-18' });
  expect(data.map(({ company_code }) => company_code)).toEqual(['SI-000104', 'SI-000125']);
});

test('cases of every act wait for their decider', async () => {
  const sanctions = await server.call(MAYOR, contracts.listSanctions, { query: {} });
  expect(sanctions.data.map(({ state }) => state).toSorted()).toEqual(['ANSWERED', 'RECOMMENDED', 'SUSPENDED']);
  const appeals = await server.call(MAYOR, contracts.listAppeals, { query: { state: 'open' } });
  expect(appeals.data.map(({ against }) => against).toSorted()).toEqual(['clearance', 'sanction']);
  const disputes = await server.call(TREASURER, contracts.listDisputes, { query: { state: 'waiting' } });
  expect(disputes.data).toHaveLength(1);
  const refunds = await server.call(CASHIER, contracts.listRefunds, { query: {} });
  expect(refunds.data.length).toBeGreaterThan(1);
  const claims = await server.call(BPLO, contracts.listSuccessions, {});
  expect(claims.data.map(({ state }) => state)).toEqual(['FILED', 'GRANTED']);
  const audits = await server.call(BPLO, contracts.listPostAudits, {});
  expect(audits.data.map(({ state }) => state)).toContain('OPEN');
  const erasures = await server.call(ADMIN, contracts.listErasures, {});
  expect(erasures.data.map(({ state }) => state)).toEqual(['ASKED']);
  const conditions = await server.call('rhu', contracts.listConditions, {});
  expect(conditions.data.map(({ state }) => state)).toContain('ANSWERED');
});

test('a business is offered to another owner, and marked answers wait for their owners', async () => {
  const { rows } = await sql<{ offers: number; marks: number }>`
    select (select count(*)::int from transfer where state = 'OFFERED') as offers,
      (select count(*)::int from correction) as marks`.execute(server.api.db);
  expect(rows).toEqual([{ offers: 1, marks: 2 }]);
});

test('an appeal was granted and one rejected, a dispute upheld in part and one rejected', async () => {
  const appeals = await server.call(MAYOR, contracts.listAppeals, { query: { state: 'closed' } });
  expect(appeals.data.map(({ state }) => state).toSorted()).toEqual(['REVERSED', 'UPHELD']);
  const disputes = await server.call(TREASURER, contracts.listDisputes, { query: { state: 'closed' } });
  const decidedDisputes = disputes.data.map(({ state, amount_found, amount_held, amount_billed }) => ({
    state,
    isInPart: amount_found !== null && Number(amount_found) > Number(amount_held) && amount_found !== amount_billed,
  }));
  expect(decidedDisputes).toEqual(
    expect.arrayContaining([
      { state: 'UPHELD', isInPart: true },
      { state: 'REJECTED', isInPart: false },
    ]),
  );
});

test('a sanction was dismissed, a suspension lifted, and a revoked business may apply again', async () => {
  const { data } = await server.call(MAYOR, contracts.listSanctions, { query: { state: 'closed' } });
  expect(data.map(({ company_code, state }) => [company_code, state]).toSorted()).toEqual([
    ['SI-000140', 'REINSTATED'],
    ['SI-000173', 'DISMISSED'],
    ['SI-000174', 'REINSTATED'],
  ]);
});

test('a store continues with the heir, and a business was taken over by another owner', async () => {
  const { rows } = await sql<{ company_code: string; owner: string }>`
    select b.company_code, o.email as owner
    from succession s
    join business b using (business_id)
    join account o on o.id = b.owner_id
    where s.state = 'GRANTED'`.execute(server.api.db);
  expect(rows).toEqual([
    { company_code: 'SI-000171', owner: getHeir(server.municipality, 'succession_granted').email },
  ]);
  const acceptedTransfers = await sql`select state from transfer where state = 'ACCEPTED'`.execute(server.api.db);
  expect(acceptedTransfers.rows).toHaveLength(1);
});

test('no permit is revoked without the case in which it was', async () => {
  const { rows } = await sql<{ company_code: string; cases: number }>`
    select b.company_code, count(p.sanction_id)::int as cases
    from permit t
    join business b using (business_id)
    left join sanctioned_permit p using (permit_id)
    where t.state = 'REVOKED'
    group by 1`.execute(server.api.db);
  expect(rows).toEqual([{ company_code: 'SI-000140', cases: 1 }]);
});

test('money was given back, credited, waived, returned by the bank, and receipts were undone', async () => {
  const refunds = await server.call(CASHIER, contracts.listRefunds, { query: { state: 'closed' } });
  expect(refunds.data.map(({ state }) => state).toSorted()).toEqual(['CREDITED', 'REFUNDED']);
  for (const state of ['MATCHED', 'WAITING'] as const) {
    const slips = await server.call(TREASURER, contracts.listDepositSlips, { query: { state } });
    expect(slips.data).toHaveLength(1);
  }
  const { rows } = await sql<{ waivers: number; returned: number; flags: number; undone: string[] }>`
    select (select count(*)::int from installment_waiver where state = 'APPROVED') as waivers,
      (select count(*)::int from cheque where state = 'BOUNCED') as returned,
      (select count(*)::int from red_flag where state = 'OPEN') as flags,
      (select array_agg(distinct state::text order by state::text) from receipt where state <> 'ISSUED') as undone`.execute(
    server.api.db,
  );
  expect(rows).toEqual([{ waivers: 1, returned: 1, flags: 1, undone: ['CANCELLED', 'REVERSED'] }]);
});

test('the law extended one permit and approved one application, and a skipped year is billed', async () => {
  const { rows } = await sql<{ company_code: string; outcome: string; permit_no: string }>`
    select b.company_code, s.outcome, s.permit_no
    from silence_outcome s
    join application a using (assessment_id)
    join business b on b.business_id = a.business_id
    order by 1`.execute(server.api.db);
  expect(rows).toMatchObject([
    { company_code: 'SI-000183', outcome: 'PERMIT_EXTENDED' },
    { company_code: 'SI-000184', outcome: 'APPROVED_BY_LAW' },
  ]);
  for (const { outcome, permit_no } of rows)
    expect(await server.call(BPLO, contracts.findPermit, { query: { permit_no } })).toMatchObject({
      verdict: 'genuine',
      permit: { by_law: outcome },
    });
  const skippedYears = await sql<{ years: number[] }>`
    select (select array_agg((y->>'tax_year')::int) from jsonb_array_elements(bill.back_years) y) as years
    from bill
    join application a using (assessment_id)
    join business b using (business_id)
    where b.company_code = 'SI-000185' and a.tax_year = 2026`.execute(server.api.db);
  expect(skippedYears.rows).toEqual([{ years: [2025] }]);
});

test('owners have answered the client satisfaction survey', async () => {
  const { rows } = await sql<{ answers: number }>`
    select count(*)::int as answers from satisfaction_response`.execute(server.api.db);
  expect(rows).toEqual([{ answers: 6 }]);
});

test('a visit has its inspector, and one was reported from the place', async () => {
  const { rows } = await sql<{ assigned: number; reported: number }>`
    select (select count(*)::int from inspection where inspector_id is not null and result is null) as assigned,
      (select count(*)::int from inspection_report where outcome = 'TAKEN') as reported`.execute(server.api.db);
  expect(rows).toEqual([{ assigned: 1, reported: 1 }]);
});

test('no part of an office was decided by its silence', async () => {
  const { rows } = await sql`select clearance_id from clearance where state = 'DEEMED_APPROVED'`.execute(server.api.db);
  expect(rows).toEqual([]);
});
