import { type OrdinanceText, saveDraft, startDraft } from '@ebpls/contracts';
import type { TestPerson } from '../../testing/open-server.ts';
import { openDraftFixture } from '../../testing/ordinances/draft-fixture.ts';

const {
  close,
  resetDay,
  removeDrafts,
  server,
  owner,
  clerk,
  admin,
  treasurer,
  published_id,
  start,
  read,
  createDraft,
  save,
  put,
  RETAILERS,
  raiseFees,
  createBill,
} = await openDraftFixture();
afterAll(close);
beforeEach(resetDay);
afterEach(removeDrafts);

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
    'values.renewal_window.last_day': ['The end date cannot be before the start date.'],
  });
  expect((await toWindow('01-02', '02-29')).body.error.fields).toHaveProperty(['values.renewal_window.last_day']);
  expect((await toWindow('01-02', '01-31')).status).toBe(200);
  expect((await read(id)).body.changes.slice(2)).toMatchObject([
    { what: 'Due dates, renewal filing period, from', was: '01-01', becomes: '01-02' },
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
      what: 'Business tax: retailers, rate in the first bracket',
      was: '2%',
      becomes: '2.5%',
    },
    { path: 'fees.1.rule.amounts.RENEWAL', what: 'Processing fee, renewal', was: '₱100.00', becomes: '₱120.50' },
    { path: 'fees.13.in_force', what: expect.any(String) as string, was: 'yes', becomes: 'no' },
  ]);
  const filipino = (await read(id, admin, { 'accept-language': 'fil' })).body.changes;
  expect(filipino[3]).toMatchObject({ what: 'Bayad sa pagpoproseso, renewal' });
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
    says: 'This must be higher than the value on the previous line.',
  },
  {
    typed: 'a tax that falls',
    section: 'business_tax',
    path: `${BRACKET}.tax`,
    value: '301.99',
    says: 'This cannot be lower than the value on the previous line.',
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
    says: 'Please enter the rate as a percentage, for example 0.375.',
  },
  {
    typed: 'a negative rate',
    section: 'late',
    path: 'surcharge',
    value: '-25',
    says: 'Please enter the rate as a percentage, for example 0.375.',
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
    says: 'The end date cannot be before the start date.',
  },
  {
    typed: '30 February',
    section: 'due',
    path: 'quarter_days.0',
    value: '02-30',
    says: 'Please enter the month and day, for example 01-20.',
  },
  {
    typed: 'a second quarter before the first',
    section: 'due',
    path: 'quarter_days.1',
    value: '01-19',
    says: 'This must be higher than the value on the previous line.',
  },
  {
    typed: 'floor space that shrinks',
    section: 'fees',
    path: '2.rule.steps.1.below',
    value: 25,
    says: 'This must be higher than the value on the previous line.',
  },
  { typed: 'an empty name', section: 'fees', path: '2.name.fil', value: ' ', says: 'This field is required.' },
  { typed: 'one fee twice', section: 'fees', path: '2.code', value: 'F02', says: 'This entry is listed twice.' },
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
  const wrongReply = await put(0);
  expect([wrongReply.status, Object.keys(wrongReply.body.error.fields ?? {})]).toEqual([
    422,
    ['values.employment_from_workers'],
  ]);
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
