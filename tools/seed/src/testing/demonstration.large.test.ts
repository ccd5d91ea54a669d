import * as contracts from '@ebpls/contracts';
import { freshDatabase } from '@ebpls/testing-api';
import { sql } from 'kysely';

import { ADMIN, BPLO, CASHIER, mailbox, MAYOR, TREASURER } from '../story/acts.ts';
import type { StoryServer } from '../story/story-server.ts';
import { type Demonstration, openDemonstration } from './open-demonstration.ts';

// Late in the year, when what was filed in January is old.
const NOW = new Date('2026-11-27T10:00:00+08:00');
/** The oldest case that waits was filed ten working days ago. */
const WAITS_MOST_DAYS = 20;

let demonstration: Demonstration;
let server: StoryServer;

beforeAll(async () => {
  demonstration = await openDemonstration(await freshDatabase(), NOW);
  ({ server } = demonstration);
  server.at(NOW);
});

afterAll(() => demonstration.close());

const OFFICES = ['fire', 'assessor', 'engineering', 'menro', 'mao', 'mpdo', 'rhu', 'peso', 'barangay-poblacion-1'];

test.each(OFFICES)('the queue of %s is not empty', async (office) => {
  const { data } = await server.ask(mailbox(office), contracts.listClearances, { query: { view: 'open' } });
  expect(data).not.toEqual([]);
});

test('nothing that waits was filed in January', async () => {
  const { rows } = await sql<{ company_code: string; state: string; filed_on: string }>`
    select b.company_code, a.state, (a.submitted_at at time zone 'Asia/Manila')::date as filed_on
    from application a
    join business b using (business_id)
    where a.state in ('SUBMITTED', 'ACCEPTED', 'RETURNED', 'IN_CLEARANCE', 'CLEARED', 'ASSESSED', 'FOR_PAYMENT', 'PAID')
      and a.submitted_at < ${NOW}::timestamptz - make_interval(days => ${WAITS_MOST_DAYS})`.execute(server.api.db);
  expect(rows).toEqual([]);
});

test('the list of the fire bureau names the two businesses that it has not cleared', async () => {
  const { paper, data } = await server.ask(mailbox('fire'), contracts.getFireList, { params: { tax_year: '2026' } });
  expect(paper).toMatchObject({ kind: 'NEGATIVE', given_on: '2025-12-18' });
  expect(data.map(({ company_code }) => company_code)).toEqual(['SI-000104', 'SI-000125']);
});

test('cases of every act wait for whoever decides them', async () => {
  const sanctions = await server.ask(MAYOR, contracts.listSanctions, { query: {} });
  expect(sanctions.data.map(({ state }) => state).toSorted()).toEqual(['ANSWERED', 'RECOMMENDED', 'SUSPENDED']);
  const appeals = await server.ask(MAYOR, contracts.listAppeals, { query: { state: 'open' } });
  expect(appeals.data.map(({ against }) => against).toSorted()).toEqual(['clearance', 'sanction']);
  const disputes = await server.ask(TREASURER, contracts.listDisputes, { query: { state: 'waiting' } });
  expect(disputes.data).toHaveLength(1);
  const refunds = await server.ask(CASHIER, contracts.listRefunds, { query: {} });
  expect(refunds.data.length).toBeGreaterThan(1);
  const claims = await server.ask(BPLO, contracts.listSuccessions, {});
  expect(claims.data.map(({ state }) => state)).toEqual(['FILED']);
  const audits = await server.ask(BPLO, contracts.listPostAudits, {});
  expect(audits.data.map(({ state }) => state)).toContain('OPEN');
  const erasures = await server.ask(ADMIN, contracts.listErasures, {});
  expect(erasures.data.map(({ state }) => state)).toEqual(['ASKED']);
  const conditions = await server.ask(mailbox('rhu'), contracts.listConditions, {});
  expect(conditions.data.map(({ state }) => state)).toContain('ANSWERED');
});

test('a business is offered to another owner, and marked answers wait for their owners', async () => {
  const { rows } = await sql<{ offers: number; marks: number }>`
    select (select count(*)::int from transfer where state = 'OFFERED') as offers,
      (select count(*)::int from correction) as marks`.execute(server.api.db);
  expect(rows).toEqual([{ offers: 1, marks: 2 }]);
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
