import { setImmediate } from 'node:timers/promises';

import {
  approveBill,
  computeBill,
  getBill,
  getOrdinance,
  listOrdinances,
  type OrdinanceText,
  publishDraft,
  rehearseDraft,
  saveDraft,
  type SectionName,
  startDraft,
  withdrawDraft,
} from '@ebpls/contracts';
import { sql } from 'kysely';
import type * as v from 'valibot';

import { enqueueJob } from '../../platform/jobs/jobs.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, type FiledCase, seedMunicipality } from '../../testing/municipality-seed.ts';
import { rehearseStep } from './rehearse-draft.ts';

let server: TestServer;
let owner: TestPerson;
let clerk: TestPerson;
let admin: TestPerson;
let treasurer: TestPerson;
let published_id: number;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' });
  clerk = await server.person('bplo');
  admin = await server.person('admin', { firstname: 'Lorna', lastname: 'Diaz' });
  treasurer = await server.person('admin', { firstname: 'Teresa', lastname: 'Ramos', permissions: ['treasurer'] });
  const { body } = await server.request(listOrdinances, clerk);
  published_id = body.data[0]?.ordinance_version_id ?? 0;
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));
afterEach(async () => {
  await sql`delete from ordinance_rehearsal; delete from ordinance_version where state <> 'PUBLISHED'`.execute(
    server.api.db,
  );
});

const start = (body: object = {}, person = admin) =>
  server.request(startDraft, person, {
    params: { ordinance_version_id: published_id },
    body: { version: 'SIRC-2027', effective_on: '2027-01-01', ...body },
  });
const read = (ordinance_version_id: number, person = admin, headers = {}) =>
  server.request(getOrdinance, person, { params: { ordinance_version_id }, headers });
const publish = (ordinance_version_id: number, person = treasurer) =>
  server.request(publishDraft, person, {
    params: { ordinance_version_id },
    body: { reason: 'Approved by the Sangguniang Bayan on 12 January' },
  });
const withdrawVersion = (ordinance_version_id: number, person = admin) =>
  server.request(withdrawDraft, person, { params: { ordinance_version_id }, body: { reason: 'Not yet' } });

async function createDraft(): Promise<number> {
  return (await start()).body.ordinance_version_id;
}

interface Change {
  readonly id: number;
  readonly section: SectionName;
  readonly values: (content: v.InferInput<typeof OrdinanceText>) => unknown;
  readonly who?: TestPerson;
  readonly headers?: Readonly<Record<string, string>>;
}

async function save({ id, section, values, who = admin, headers = {} }: Change) {
  const { content, revision } = (await read(id)).body;
  return server.request(saveDraft, who, {
    params: { ordinance_version_id: id },
    body: { section, revision, values: values(content) },
    headers,
  });
}

/** The content with one figure replaced. */
function put(tree: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  if (Array.isArray(tree))
    return tree.with(Number(name), rest.length === 0 ? value : put(tree[Number(name)], rest.join('.'), value));
  const inner = (tree as Record<string, unknown>)[name];
  return { ...(tree as object), [name]: rest.length === 0 ? value : put(inner, rest.join('.'), value) };
}

const RETAILERS = 'rows.2.schedule.first_rate';
const raiseFees = (id: number, person = admin) =>
  save({ id, who: person, section: 'business_tax', values: ({ business_tax }) => put(business_tax, RETAILERS, '2.5') });

async function rehearseAs(id: number, person = admin): Promise<void> {
  await server.request(rehearseDraft, person, { params: { ordinance_version_id: id } });
  await server.api.jobs.runDue();
}

async function createBill(options: Parameters<typeof createClearedApplication>[2]): Promise<FiledCase> {
  const application = await createClearedApplication(server.api.db, owner, options);
  const { body } = await server.request(computeBill, clerk, {
    params: { assessment_code: application.assessment_code },
  });
  await server.request(approveBill, treasurer, { params: { bill_id: body.bill_id } });
  return application;
}

test('the licensing office reads the published version whole; an owner does not', async () => {
  const { status, body } = await read(published_id, clerk);
  expect([status, body.version, body.state, body.acts]).toEqual([200, 'SIRC-2024', 'PUBLISHED', []]);
  expect(body.content.business_tax.rows).toHaveLength(10);
  expect((await read(published_id, owner)).status).toBe(403);
  expect((await read(999_999)).status).toBe(404);
});

test('a draft begins as a copy under a new name, and there is one at a time', async () => {
  const { status, body } = await start();
  expect([status, body.state]).toEqual([200, 'DRAFT']);
  const draft = (await read(body.ordinance_version_id)).body;
  expect(draft).toMatchObject({
    version: 'SIRC-2027',
    effective_on: '2027-01-01',
    parent: { version: 'SIRC-2024' },
    created_by: 'Lorna Diaz',
    editors: ['Lorna Diaz'],
    bills: 0,
  });
  expect(draft.changes.map(({ path }) => path)).toEqual(['version', 'effective_on']);
  expect(await start()).toMatchObject({
    status: 409,
    body: { error: { message: 'This version already has an open draft.' } },
  });
  expect(
    (
      await server.request(startDraft, admin, {
        params: { ordinance_version_id: body.ordinance_version_id },
        body: { version: 'SIRC-2028', effective_on: '2028-01-01' },
      })
    ).status,
  ).toBe(409);
});

test.each([
  { wrong: 'the name of the version in force', body: { version: 'SIRC-2024' }, field: 'version', says: /already/ },
  { wrong: 'a name with blanks', body: { version: 'the new one' }, field: 'version', says: /capital letters/ },
  {
    wrong: 'the first day of the version in force',
    body: { effective_on: '2024-01-01' },
    field: 'effective_on',
    says: /already takes effect on this date/,
  },
  {
    wrong: 'a day that does not exist',
    body: { effective_on: '2027-02-30' },
    field: 'effective_on',
    says: /valid date/,
  },
])('no draft starts with $wrong', async ({ body, field, says }) => {
  const reply = await start(body);
  expect([reply.status, reply.body.error.fields?.[field]?.[0]]).toEqual([422, expect.stringMatching(says)]);
});

test('a year that was billed keeps its version', async () => {
  await createBill({ type: 'RENEWAL' });
  expect((await start({ effective_on: '2026-01-01' })).body.error.fields?.['effective_on']?.[0]).toMatch(
    /year that was already billed/,
  );
  expect((await start({ effective_on: '2026-07-01' })).status).toBe(200);
});

test('the window of the renewal is a row of the due days, with 1 to 20 January where none was written', async () => {
  const id = await createDraft();
  expect((await read(id)).body.content.due.renewal_window).toEqual({ first_day: '01-01', last_day: '01-20' });
  const toWindow = (first_day: string, last_day: string) =>
    save({ id, section: 'due', values: ({ due }) => ({ ...due, renewal_window: { first_day, last_day } }) });
  expect((await toWindow('01-20', '01-02')).body.error.fields).toEqual({
    'values.renewal_window.last_day': ['The end cannot be before the start.'],
  });
  expect((await toWindow('01-02', '02-29')).body.error.fields).toHaveProperty(['values.renewal_window.last_day']);
  expect((await toWindow('01-02', '01-31')).status).toBe(200);
  expect((await read(id)).body.changes.slice(2)).toMatchObject([
    { what: 'Due dates, filing of the renewal, from', was: '01-01', becomes: '01-02' },
    { was: '01-20', becomes: '01-31' },
  ]);
});

test('changes are shown figure by figure, old and new, in the reader’s language', async () => {
  const id = await createDraft();
  expect(await raiseFees(id)).toMatchObject({ status: 200, body: { revision: 2 } });
  await save({
    id,
    section: 'fees',
    values: ({ fees }) => put(put(fees, '1.rule.amounts.RENEWAL', '120.5'), '13.in_force', false),
  });
  const { changes } = (await read(id)).body;
  expect(changes.slice(2)).toEqual([
    {
      path: 'business_tax.rows.2.schedule.first_rate',
      what: 'Business tax: retailers, rate on the first part',
      was: '2%',
      becomes: '2.5%',
    },
    { path: 'fees.1.rule.amounts.RENEWAL', what: 'Processing fee, renewal', was: '₱100.00', becomes: '₱120.50' },
    { path: 'fees.13.in_force', what: expect.any(String) as string, was: 'yes', becomes: 'no' },
  ]);
  const filipino = (await read(id, admin, { 'accept-language': 'fil' })).body.changes;
  expect(filipino[3]).toMatchObject({ what: 'Bayad sa pagpoproseso, pagpapanibago' });
});

function getBrackets({ rows: [manufacturers] }: OrdinanceText['business_tax']): readonly unknown[] {
  return manufacturers?.schedule.kind === 'BRACKETS' ? manufacturers.schedule.brackets : [];
}

test('an added or removed bracket is shown as well', async () => {
  const id = await createDraft();
  await save({
    id,
    section: 'business_tax',
    values: ({ business_tax }) => put(business_tax, 'rows.0.schedule.brackets', getBrackets(business_tax).slice(0, -1)),
  });
  expect((await read(id)).body.changes.slice(2)).toMatchObject([
    { what: expect.stringContaining('bracket 19, below') as string, was: '₱6,500,000.00', becomes: '' },
    { was: '₱24,375.00', becomes: '' },
  ]);
});

const BRACKET = 'rows.0.schedule.brackets.3';
test.each([
  {
    typed: 'an amount with commas',
    section: 'business_tax',
    path: `${BRACKET}.tax`,
    value: '1,000.00',
    says: 'Please enter pesos without commas or symbols, like 1234.50.',
  },
  {
    typed: 'a negative amount',
    section: 'business_tax',
    path: `${BRACKET}.tax`,
    value: '-5.00',
    says: 'Please enter pesos without commas or symbols, like 1234.50.',
  },
  {
    typed: 'a plus sign',
    section: 'business_tax',
    path: `${BRACKET}.tax`,
    value: '+5',
    says: 'Please enter pesos without commas or symbols, like 1234.50.',
  },
  {
    typed: 'three decimals',
    section: 'business_tax',
    path: `${BRACKET}.tax`,
    value: '440.001',
    says: 'Please enter pesos without commas or symbols, like 1234.50.',
  },
  {
    typed: 'letters',
    section: 'business_tax',
    path: `${BRACKET}.tax`,
    value: '44O',
    says: 'Please enter pesos without commas or symbols, like 1234.50.',
  },
  {
    typed: 'a quintillion pesos',
    section: 'business_tax',
    path: `${BRACKET}.below`,
    value: '1000000000000000000',
    says: 'This amount is too large.',
  },
  { typed: 'nothing', section: 'business_tax', path: `${BRACKET}.below`, value: ' ', says: 'Please enter an amount.' },
  {
    typed: 'a bracket below the one before it',
    section: 'business_tax',
    path: `${BRACKET}.below`,
    value: '19999.99',
    says: 'This must be more than the previous line.',
  },
  {
    typed: 'a tax that falls',
    section: 'business_tax',
    path: `${BRACKET}.tax`,
    value: '301.99',
    says: 'This cannot be less than the previous line.',
  },
  {
    typed: 'more than the whole',
    section: 'business_tax',
    path: RETAILERS,
    value: '100.0001',
    says: 'A rate cannot be more than 100 percent.',
  },
  {
    typed: 'a rate with five decimals',
    section: 'business_tax',
    path: RETAILERS,
    value: '2.00001',
    says: 'Please enter a rate in percent, like 0.375.',
  },
  {
    typed: 'a negative rate',
    section: 'late',
    path: 'surcharge',
    value: '-25',
    says: 'Please enter a rate in percent, like 0.375.',
  },
  { typed: 'half a month', section: 'late', path: 'months_at_most', value: 35.5, says: 'Please enter a whole number.' },
  { typed: 'a number as text', section: 'late', path: 'months_at_most', value: '36', says: 'Please enter a number.' },
  {
    typed: 'an amnesty that ends before it begins',
    section: 'late',
    path: 'amnesties',
    value: [
      { from: '2027-05-02', to: '2027-05-01', waives_surcharge: true, waives_interest: true, ordinance_no: '2027-4' },
    ],
    at: 'amnesties.0.to',
    says: 'The end cannot be before the start.',
  },
  {
    typed: '30 February',
    section: 'due',
    path: 'quarter_days.0',
    value: '02-30',
    says: 'Please enter month and day, like 01-20.',
  },
  {
    typed: 'a second quarter before the first',
    section: 'due',
    path: 'quarter_days.1',
    value: '01-19',
    says: 'This must be more than the previous line.',
  },
  {
    typed: 'floor space that shrinks',
    section: 'fees',
    path: '2.rule.steps.1.below',
    value: 25,
    says: 'This must be more than the previous line.',
  },
  { typed: 'an empty name', section: 'fees', path: '2.name.fil', value: ' ', says: 'This field is required.' },
  { typed: 'one fee twice', section: 'fees', path: '2.code', value: 'F02', says: 'This is listed twice.' },
  {
    typed: 'a category of business without its row',
    section: 'business_tax',
    path: 'rows.2.category',
    value: 'a',
    at: 'rows',
    says: 'A row required for assessments is missing.',
  },
] as const)('$typed is refused at its field and nothing is stored', async ({ section, path, value, says, ...more }) => {
  const id = await createDraft();
  const reply = await save({ id, section, values: (content) => put(content[section], path, value) });
  expect(reply.status).toBe(422);
  expect(reply.body.error.fields?.[`values.${'at' in more ? more.at : path}`]).toEqual([says]);
  const filipino = await save({
    id,
    section,
    values: (content) => put(content[section], path, value),
    headers: { 'accept-language': 'fil' },
  });
  expect(filipino.body.error.fields?.[`values.${'at' in more ? more.at : path}`]?.[0]).not.toBe(says);
  expect((await read(id)).body).toMatchObject({
    revision: 1,
    changes: [{ path: 'version' }, { path: 'effective_on' }],
  });
});

test('fields that the code does not have are left out', async () => {
  const id = await createDraft();
  expect(
    (
      await save({
        id,
        section: 'retirement',
        values: ({ retirement }) => ({ ...retirement, filing_days: 45, discount: '50' }),
      })
    ).status,
  ).toBe(200);
  expect((await read(id)).body.content.retirement).toEqual({ filing_days: 45, ordinance_section: 'SIRC 3F.04' });
});

test('the sizes that call for an office are figures of the code, with a message at their field', async () => {
  const id = await createDraft();
  const put = (employment_from_workers: number) =>
    save({ id, section: 'routing', values: ({ routing }) => ({ ...routing, employment_from_workers }) });
  const wrong = await put(0);
  expect([wrong.status, Object.keys(wrong.body.error.fields ?? {})]).toEqual([422, ['values.employment_from_workers']]);
  expect((await put(8)).status).toBe(200);
  expect((await read(id)).body).toMatchObject({
    changes: expect.arrayContaining([
      {
        path: 'routing.employment_from_workers',
        what: 'Offices and risk level, employment office: minimum number of employees',
        was: '5',
        becomes: '8',
      },
    ]) as unknown,
  });
});

test('of two people who save the same revision, the second is refused and must reload', async () => {
  const id = await createDraft();
  const { content, revision } = (await read(id)).body;
  const saveFilingDays = (filing_days: number, person: TestPerson) =>
    server.request(saveDraft, person, {
      params: { ordinance_version_id: id },
      body: { section: 'retirement', revision, values: { ...content.retirement, filing_days } },
    });
  expect((await saveFilingDays(40, admin)).status).toBe(200);
  expect(await saveFilingDays(50, treasurer)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('A colleague saved this draft') as string } },
  });
  expect((await read(id)).body).toMatchObject({
    content: { retirement: { filing_days: 40 } },
    editors: ['Lorna Diaz'],
  });
});

test('a rehearsal of an unchanged copy finds no difference', async () => {
  await createBill({ type: 'RENEWAL', mode: 'QUARTERLY' });
  await createBill({});
  const id = await createDraft();
  await rehearseAs(id);
  const { rehearsal } = (await read(id)).body;
  expect(rehearsal).toMatchObject({
    state: 'DONE',
    is_current: true,
    tax_year: 2026,
    more: 0,
    less: 0,
    refused: 0,
    difference: '0.00',
    most_affected: [],
  });
  expect(rehearsal?.same).toBe(rehearsal?.assessments);
  expect(rehearsal?.before).toBe(rehearsal?.after);
});

test('a rehearsal counts who pays more, by account and by business', async () => {
  const id = await createDraft();
  const before = await server.api.db
    .selectFrom('bill')
    .innerJoin('application', 'application.assessment_id', 'bill.assessment_id')
    .select('application_type')
    .where('bill.state', 'in', ['APPROVED', 'SETTLED'])
    .execute();
  const renewals = before.filter(({ application_type }) => application_type === 'RENEWAL').length;
  await raiseFees(id);
  await rehearseAs(id);
  const { rehearsal } = (await read(id)).body;
  // V01: 400,000 pesos at 2.5% instead of 2% are 2,000 pesos more of 18,630.
  expect(rehearsal).toMatchObject({
    more: renewals,
    less: 0,
    same: before.length - renewals,
    assessments: before.length,
    difference: `${renewals * 2000}.00`,
  });
  expect(rehearsal?.most_affected[0]).toMatchObject({
    before: '18630.00',
    after: '20630.00',
    difference: '2000.00',
    percent: '10.7',
    company_name: expect.stringContaining('RJ General Merchandise') as string,
  });
  expect(rehearsal?.accounts.filter(({ difference }) => difference !== '0.00')).toMatchObject([
    { account_code: '4-01-03-030-034', difference: `${renewals * 2000}.00` },
  ]);
  expect(rehearsal?.accounts.find(({ account_code }) => account_code === '4-01-03-030-034')?.name).toContain(
    'Business tax: retailers',
  );
});

test('the same draft is rehearsed once a day, and a save outdates its rehearsal', async () => {
  const id = await createDraft();
  const requestRehearsal = () => server.request(rehearseDraft, admin, { params: { ordinance_version_id: id } });
  const [one, two] = [await requestRehearsal(), await requestRehearsal()];
  expect(two.body.rehearsal_id).toBe(one.body.rehearsal_id);
  await server.api.jobs.runDue();
  await raiseFees(id);
  expect((await read(id)).body.rehearsal).toMatchObject({ state: 'DONE', is_current: false });
  expect((await requestRehearsal()).body.rehearsal_id).not.toBe(one.body.rehearsal_id);
});

/** Orders of payment of a whole season: copies of an existing one. */
async function seedSeason(count: number): Promise<void> {
  await createBill({ type: 'RENEWAL' });
  await sql`
    with grown as (
      insert into application (assessment_code, business_id, owner_id, brgycode, application_type, tax_year, state)
      select
        'APP-2026-9' || lpad(n::text, 5, '0'), a.business_id, a.owner_id, a.brgycode, a.application_type, a.tax_year,
        'ISSUED'
      from generate_series(1, ${count}) n,
        (select * from application where application_type = 'RENEWAL' order by assessment_id desc limit 1) a
      returning assessment_id
    )
    insert into bill (
      assessment_id, version, state, ordinance_version_id, input, result, total, computed_by, computed_at
    )
    select
      g.assessment_id, 1, 'SETTLED', b.ordinance_version_id, b.input, b.result, b.total, b.computed_by, b.computed_at
    from grown g,
      (
        select b.*
        from bill b
        join application a using (assessment_id)
        where a.application_type = 'RENEWAL' and b.state = 'APPROVED'
        order by b.bill_id desc
        limit 1
      ) b`.execute(server.api.db);
}

test('an interrupted rehearsal continues where it stopped, and counts nothing twice', async () => {
  const { db, jobs } = server.api;
  await seedSeason(600);
  const { count } = await db
    .selectFrom('bill')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', ['APPROVED', 'SETTLED'])
    .executeTakeFirstOrThrow();
  const id = await createDraft();
  const { body } = await server.request(rehearseDraft, admin, { params: { ordinance_version_id: id } });
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(db);
  await rehearseStep(server.api, body.rehearsal_id);
  expect((await read(id)).body.rehearsal).toMatchObject({ state: 'RUNNING', done: 500, assessments: count });

  await sql`update ordinance_rehearsal set moved_at = now() - interval '2 minutes'`.execute(db);
  await enqueueJob(db, { task: 'continue_rehearsals', payload: {} });
  await jobs.runDue();
  await jobs.runDue();
  expect((await read(id)).body.rehearsal).toMatchObject({
    state: 'DONE',
    done: count,
    same: count,
    difference: '0.00',
  });
});

test('nobody publishes what they worked on, and only a treasurer publishes', async () => {
  const id = await createDraft();
  await raiseFees(id, treasurer);
  await rehearseAs(id);
  expect(await publish(id)).toMatchObject({
    status: 403,
    body: { error: { message: 'You worked on this draft, so another officer must publish it.' } },
  });
  expect((await publish(id, admin)).status).toBe(403);
  expect((await publish(id, clerk)).status).toBe(403);
  expect((await read(id, treasurer)).body).toMatchObject({
    acts: ['save', 'rehearse', 'withdraw'],
    why_not_publish: 'You worked on this draft, so another officer must publish it.',
  });
  expect((await read(id)).body.why_not_publish).toBe('A treasurer who did not work on this draft must publish it.');
});

test('only a draft whose current content was rehearsed is published', async () => {
  const id = await createDraft();
  expect((await publish(id)).body.error.message).toContain('must test the current draft');
  await rehearseAs(id);
  await raiseFees(id);
  expect((await publish(id)).status).toBe(409);
});

test('a withdrawn draft stays readable, frees its name and cannot be changed', async () => {
  const id = await createDraft();
  expect((await withdrawVersion(id)).body.state).toBe('WITHDRAWN');
  expect((await withdrawVersion(id)).status).toBe(409);
  expect((await raiseFees(id)).status).toBe(409);
  expect((await publish(id)).status).toBe(409);
  expect((await read(id)).body).toMatchObject({ state: 'WITHDRAWN', reason: 'Not yet', acts: ['draft'] });
  expect((await start()).status).toBe(200);
});

/** The API uses its cached rows for half a second. */
async function waitUntilCached(id: number): Promise<void> {
  const { db } = server.serving;
  while (!(await loadReferenceRows(db)).ordinances.some(({ ordinance_version_id }) => ordinance_version_id === id))
    await setImmediate();
}

test('from its first day bills are computed with the new version, and the old ones keep theirs', async () => {
  const old = await createBill({ type: 'RENEWAL' });
  const id = await createDraft();
  await raiseFees(id);
  await rehearseAs(id);
  expect(await publish(id)).toMatchObject({ status: 200, body: { state: 'PUBLISHED' } });
  expect((await publish(id)).status).toBe(409);
  const acts = await server.api.db
    .selectFrom('audit_entry')
    .select(['act', 'account_id'])
    .where('object_kind', '=', 'ordinance')
    .where('object_id', '=', String(id))
    .execute();
  expect(acts).toEqual([
    { act: 'ordinance.draft', account_id: admin.account_id },
    { act: 'ordinance.save', account_id: admin.account_id },
    { act: 'ordinance.rehearse', account_id: admin.account_id },
    { act: 'ordinance.publish', account_id: treasurer.account_id },
  ]);

  const next = await createClearedApplication(server.api.db, owner, { type: 'RENEWAL' });
  await server.api.db
    .updateTable('application')
    .set({ tax_year: 2027 })
    .where('assessment_id', '=', next.assessment_id)
    .execute();
  server.setNow('2027-01-11T08:00:00+08:00');
  await waitUntilCached(id);
  await server.request(computeBill, clerk, { params: { assessment_code: next.assessment_code } });
  const loadBill = (assessment_code: string) => server.request(getBill, clerk, { params: { assessment_code } });
  expect((await loadBill(next.assessment_code)).body).toMatchObject({
    ordinance: { version: 'SIRC-2027' },
    totals: { business_tax: '18000.00' },
  });
  expect((await loadBill(old.assessment_code)).body).toMatchObject({ ordinance: { version: 'SIRC-2024' } });
  expect(
    (await server.request(listOrdinances, admin)).body.data.map(({ version, state, bills }) => [
      version,
      state,
      bills > 0,
    ]),
  ).toEqual([
    ['SIRC-2027', 'PUBLISHED', true],
    ['SIRC-2024', 'PUBLISHED', true],
  ]);
  expect((await start({ effective_on: '2027-01-01', version: 'SIRC-2028' })).status).toBe(422);
});

test('the database itself refuses changes of a published version', async () => {
  await expect(
    sql`update ordinance_version set content = '{}' where ordinance_version_id = ${published_id}::bigint`.execute(
      server.api.db,
    ),
  ).rejects.toThrow('stays as it is');
  await expect(
    sql`delete from ordinance_version where ordinance_version_id = ${published_id}::bigint`.execute(server.api.db),
  ).rejects.toThrow('stays as it is');
});
