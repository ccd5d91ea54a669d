import {
  getOrdinance,
  listOrdinances,
  publishDraft,
  rehearseDraft,
  saveDraft,
  startDraft,
  TAX_CATEGORIES,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createFakeApi, createUser, getDayBox, openRemote, type OpenOptions } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { createRevenueVersion, type RevenueVersion, SAN_ISIDRO_CODE } from './testing/create-version.ts';

const api = createFakeApi();
const session = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });
const ADDRESS = '/administrator/settings/revenue-code';
const content = SAN_ISIDRO_CODE;

const aVersion = (overrides: Partial<RevenueVersion> = {}): RevenueVersion =>
  createRevenueVersion({
    changes: [{ path: 'late.surcharge', what: 'Late charges, surcharge', was: '25%', becomes: '20%' }],
    why_not_publish: 'You worked on this draft, so another officer must publish it.',
    ...overrides,
  });

const openVersion = (query = '', options: Partial<OpenOptions> = {}) =>
  openRemote(createRoutes, '/administrator', `${ADDRESS}/2${query}`, { session, ...options });
const listNotices = () => useNotices.getState().notices.map(({ text }) => text);

test('the list links to each version and shows how many bills use it', async () => {
  const {
    content: _content,
    changes: _changes,
    rehearsal: _rehearsal,
    editors: _editors,
    acts: _acts,
    ...row
  } = aVersion({ bills: 37, state: 'PUBLISHED' });
  api.replyWith(listOrdinances, { data: [row] });
  openRemote(createRoutes, '/administrator', ADDRESS, { session });
  const table = await screen.findByRole('table', { name: 'Revenue code' });
  expect(within(table).getByRole('link', { name: 'SIRC-2027' })).toHaveAttribute('href', `${ADDRESS}/2`);
  expect(within(table).getByText('37')).toBeVisible();
  expect(within(table).getByText('Published')).toBeVisible();
});

test('schedules are read as tables, with every bracket', async () => {
  api.replyWith(getOrdinance, aVersion({ state: 'PUBLISHED', acts: [] }));
  openVersion();
  const table = await screen.findByRole('table', { name: 'Business tax: manufacturers and processors: Bracket' });
  expect(within(table).getAllByRole('row')).toHaveLength(20);
  expect(within(table).getByText('₱24,375.00')).toBeVisible();
  const readRow = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const [, first, second] = within(table).getAllByRole('row');
  expect([first, second].map((row) => row && readRow(row).slice(0, 2))).toEqual([
    ['₱0.00', '₱10,000.00'],
    ['₱10,000.00', '₱15,000.00'],
  ]);
  expect(screen.queryByRole('link', { name: 'Edit this part' })).not.toBeInTheDocument();
});

test('each matter of a part is one line that says what it holds; the first is open, and all of them in print', async () => {
  api.replyWith(getOrdinance, aVersion({ state: 'PUBLISHED', acts: [] }));
  openVersion();
  const first = await screen.findByRole('region', { name: 'Business tax: manufacturers and processors' });
  expect(within(first).getByText('₱24,375.00')).toBeVisible();
  expect(within(first).getByText('19 rows')).toBeVisible();
  const peddlers = screen.getByRole('region', { name: 'Business tax: peddlers' });
  expect(within(peddlers).getByText('SIRC 2A.01(g)')).not.toBeVisible();
  expect(peddlers.querySelector('summary')).toHaveTextContent('Amount ₱50.00');
  expect(screen.getByRole('region', { name: 'Business tax: retailers' }).querySelector('summary')).toHaveTextContent(
    /\d figures/,
  );
  window.dispatchEvent(new Event('beforeprint'));
  expect(within(peddlers).getByText('SIRC 2A.01(g)')).toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
  expect(within(peddlers).getByText('SIRC 2A.01(g)')).not.toBeVisible();
  expect(within(first).getByText('₱24,375.00')).toBeVisible();
});

test.each(['scale', 'fees', 'exemptions', 'late', 'due', 'retirement', 'routing', 'presumptive', 'heading'])(
  'the part %s shows its figures with a word for each, and is written with the same words',
  async (part) => {
    // One fee of each kind: all of them are hundreds of fields.
    const kinds = content.fees.map(({ rule }) => rule.kind);
    api.replyWith(
      getOrdinance,
      aVersion({
        content: { ...content, fees: content.fees.filter(({ rule }, index) => kinds.indexOf(rule.kind) === index) },
      }),
    );
    openVersion(`?part=${part}&edit=1`);
    await screen.findByText('Save');
    const fields = [...document.querySelectorAll<HTMLInputElement>('form input[name^="values."]:not([type="hidden"])')];
    expect(fields.length).toBeGreaterThan(0);
    for (const { labels } of fields) expect(labels?.[0]?.textContent).toMatch(/^\S.*[a-z0-9)]$/i);
  },
);

test('a withdrawn draft is copied into a new one', async () => {
  api.replyWith(
    getOrdinance,
    aVersion({ state: 'WITHDRAWN', reason: 'Another date', acts: ['draft'], why_not_publish: null }),
  );
  api.replyWith(startDraft, { ordinance_version_id: 3, state: 'DRAFT', revision: 1 });
  openVersion();
  await userEvent.click(await screen.findByRole('button', { name: 'Copy into a new draft' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/^All contents of SIRC-2027 will be copied\./)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Short name of the version'), 'SIRC-2027');
  await userEvent.type(getDayBox('In effect from', within(dialog)), '2027-01-01');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Copy into a new draft' }));
  await waitFor(() => expect(api.listRequests(startDraft)[0]?.params).toEqual({ ordinance_version_id: '2' }));
});

test('a draft of a version of the former shape is started as tables where that is chosen', async () => {
  api.replyWith(getOrdinance, aVersion({ state: 'PUBLISHED', acts: ['draft'], why_not_publish: null }));
  api.replyWith(startDraft, { ordinance_version_id: 3, state: 'DRAFT', revision: 1 });
  openVersion();
  await userEvent.click(await screen.findByRole('button', { name: 'Start a draft' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Short name of the version'), 'SIRC-2028');
  await userEvent.type(getDayBox('In effect from', within(dialog)), '2028-01-01');
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Tables/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start a draft' }));
  await waitFor(() =>
    expect(api.listRequests(startDraft)[0]?.body).toEqual({
      version: 'SIRC-2028',
      effective_on: '2028-01-01',
      edit_as: 'TABLES',
    }),
  );
});

test('a section is saved whole, at the revision that it was read at', async () => {
  api.replyWith(getOrdinance, aVersion());
  api.replyWith(saveDraft, { ordinance_version_id: 2, state: 'DRAFT', revision: 4 });
  openVersion('?part=late&edit=1');
  const field = await screen.findByLabelText('Surcharge');
  await userEvent.clear(field);
  await userEvent.type(field, '20');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.listRequests(saveDraft)[0]?.body).toEqual({
      section: 'late',
      revision: 3,
      values: { ...content.late, surcharge: '20' },
    }),
  );
  await waitFor(() => expect(listNotices()).toContain('Saved.'));
  expect(await screen.findByRole('link', { name: 'Edit this part' })).toBeVisible();
});

test('a wrong figure shows its error at its field in either language, and the input stays', async () => {
  api.replyWith(getOrdinance, aVersion());
  openVersion('?part=late&edit=1', { language: 'fil' });
  const field = await screen.findByLabelText('Patong');
  await userEvent.clear(field);
  await userEvent.type(field, '120');
  await userEvent.click(screen.getByRole('button', { name: 'I-save' }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Hindi maaaring lumampas sa 100 porsiyento ang antas.'),
  );
  expect(field).toHaveValue('120');
  expect(api.listRequests(saveDraft)).toEqual([]);
});

test('an error that only the server can detect is shown at its field too', async () => {
  api.replyWith(getOrdinance, aVersion());
  api.refuseWith(saveDraft, {
    code: 'invalid',
    message: 'Please check the fields with errors.',
    fields: { 'values.quarter_days.1': ['This must be higher than the value on the previous line.'] },
  });
  openVersion('?part=due&edit=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Quarter 2')).toHaveAccessibleDescription(
      'This must be higher than the value on the previous line.',
    ),
  );
});

test('a bracket is added at the end and another one taken away', async () => {
  api.replyWith(getOrdinance, aVersion());
  api.replyWith(saveDraft, { ordinance_version_id: 2, state: 'DRAFT', revision: 4 });
  openVersion('?part=late&edit=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Add: amnesty, Late charges' }));
  await userEvent.type(screen.getByLabelText('Amnesty 1, ordinance number'), '2027-4');
  await userEvent.type(getDayBox('Amnesty 1, from'), '2027-03-01');
  await userEvent.type(getDayBox('Amnesty 1, to'), '2027-03-31');
  await userEvent.click(screen.getByLabelText('Amnesty 1, waives the surcharge'));
  await userEvent.click(screen.getByRole('button', { name: 'Add: amnesty, Late charges' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Amnesty 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const amnesties = [
    { from: '2027-03-01', to: '2027-03-31', waives_surcharge: false, waives_interest: true, ordinance_no: '2027-4' },
  ];
  await waitFor(() => expect(api.listRequests(saveDraft)[0]?.body).toMatchObject({ values: { amnesties } }));
});

test('leaving with unsaved input needs a confirmation', async () => {
  api.replyWith(getOrdinance, aVersion());
  const router = openVersion('?part=retirement&edit=1');
  const days = await screen.findByLabelText('Days to file');
  await userEvent.type(days, '5');
  await userEvent.click(screen.getByRole('link', { name: 'Fees' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(router.state.location.search).toBe('?part=retirement&edit=1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.search).toBe('?part=fees'));
});

test('a writer of the draft reads why another person publishes it', async () => {
  api.replyWith(getOrdinance, aVersion());
  openVersion('?view=changes');
  const publish = await screen.findByRole('button', { name: 'Publish' });
  expect(publish).toHaveAccessibleDescription('You worked on this draft, so another officer must publish it.');
  expect(await screen.findByText('Late charges, surcharge')).toBeVisible();
});

test('a second person publishes with a reason', async () => {
  api.replyWith(getOrdinance, aVersion({ acts: ['publish'], why_not_publish: null }));
  api.replyWith(publishDraft, { ordinance_version_id: 2, state: 'PUBLISHED', revision: 3 });
  openVersion();
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish SIRC-2027?' });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Municipal Ordinance 2026-031');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(api.listRequests(publishDraft)[0]?.body).toEqual({ reason: 'Municipal Ordinance 2026-031' }),
  );
});

test('a draft is started from a published version, and a wrong name shows its error at its field', async () => {
  api.replyWith(getOrdinance, aVersion({ state: 'PUBLISHED', parent: null, acts: ['draft'], why_not_publish: null }));
  openVersion();
  await userEvent.click(await screen.findByRole('button', { name: 'Start a draft' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Short name of the version'), 'new code');
  await userEvent.type(getDayBox('In effect from', within(dialog)), '2028-01-01');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start a draft' }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText('Short name of the version')).toHaveAccessibleDescription(
      /capital letters and digits/,
    ),
  );
  expect(api.listRequests(startDraft)).toEqual([]);
});

const REHEARSAL: NonNullable<RevenueVersion['rehearsal']> = {
  rehearsal_id: 7,
  is_current: true,
  state: 'DONE',
  tax_year: 2026,
  assessments: 31,
  done: 31,
  before: '577530.00',
  after: '579530.00',
  difference: '2000.00',
  more: 1,
  less: 0,
  same: 29,
  accounts: [
    {
      account_code: '4-01-03-030-034',
      name: 'Business tax: retailers',
      before: '16000.00',
      after: '18000.00',
      difference: '2000.00',
    },
  ],
  most_affected: [
    {
      assessment_code: 'APP-2026-000102',
      company_code: 'SI-000102',
      company_name: 'RJ General Merchandise',
      before: '18630.00',
      after: '20630.00',
      difference: '2000.00',
      percent: '10.7',
    },
  ],
  refused: 1,
  refusals: [
    {
      assessment_code: 'APP-2026-000103',
      company_name: 'Aling Nena Store',
      version: 'SIRC-2027',
      reason: 'No installment is due on this date.',
    },
  ],
  asked_by: 'Lorna Diaz',
  asked_at: '2026-11-03T01:00:00.000Z',
  finished_at: '2026-11-03T01:00:02.000Z',
};

test('a rehearsal shows the effect of the draft on the municipality and on its businesses', async () => {
  api.replyWith(getOrdinance, aVersion({ rehearsal: REHEARSAL }));
  openVersion('?view=rehearsal');
  const most = await screen.findByRole('table', { name: 'The 100 most affected businesses' });
  expect(within(most).getByRole('link', { name: 'RJ General Merchandise' })).toBeVisible();
  expect(within(most).getByText('10.7%')).toBeVisible();
  expect(screen.getAllByText('+₱2,000.00').length).toBeGreaterThan(2);
  expect(screen.getByText('No installment is due on this date.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Run test/ })).not.toBeInTheDocument();
});

test('a running rehearsal shows its progress, and polls until it is over', async () => {
  const steps = [12, 31];
  api.replyWith(getOrdinance, () => {
    const doneCount = steps.shift() ?? 31;
    return aVersion({ rehearsal: { ...REHEARSAL, state: doneCount === 31 ? 'DONE' : 'RUNNING', done: doneCount } });
  });
  openVersion('?view=rehearsal');
  expect(await screen.findByText('12 of 31')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'By account' }, { timeout: 4_000 })).toBeVisible();
});

test('a rehearsal of a former state is labelled as old', async () => {
  api.replyWith(getOrdinance, aVersion({ rehearsal: { ...REHEARSAL, is_current: false } }));
  api.replyWith(rehearseDraft, { rehearsal_id: 8, state: 'WAITING' });
  openVersion('?view=rehearsal');
  expect(await screen.findByText(/changed after this test/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Run test again' }));
  await waitFor(() => expect(api.listRequests(rehearseDraft)[0]?.params).toEqual({ ordinance_version_id: '2' }));
});

// Two fees and one category less than the law has: the whole code is hundreds of fields.
const few = {
  ...content,
  fees: content.fees.filter(({ code }) => ['F02', 'F15'].includes(code)),
  business_tax: {
    ...content.business_tax,
    rows: content.business_tax.rows.filter(({ schedule }) => schedule.kind === 'EXEMPT' || schedule.kind === 'FLAT'),
  },
};

test('a fee that the code did not have is added before the fire fee, written in its own fields, and saved with the others', async () => {
  api.replyWith(getOrdinance, aVersion({ content: few }));
  api.replyWith(saveDraft, { ordinance_version_id: 2, state: 'DRAFT', revision: 4 });
  openVersion('?part=fees&edit=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a fee' }));
  const code = screen.getByLabelText('Fee code');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(code).toHaveAccessibleDescription(/required/);
  await userEvent.type(code, 'f02');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(code).toHaveAccessibleDescription(/This entry is listed twice/);
  await userEvent.clear(code);
  await userEvent.type(code, 'f21');
  await userEvent.click(screen.getByLabelText('Renewal'.toLowerCase()));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));

  const place = few.fees.findIndex(({ rule }) => rule.kind === 'PERCENT_OF_FEES');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', `values.${place}.name.en`));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const amount = document.querySelector<HTMLInputElement>(`[id="values.${place}.rule.amount"]`);
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/./));
  expect(api.listRequests(saveDraft)).toEqual([]);
  const write = async (field: string, text: string) =>
    userEvent.type(document.querySelector<HTMLElement>(`[id="values.${place}.${field}"]`) as HTMLElement, text);
  await write('name.en', 'Drain fee');
  await write('name.fil', 'Bayad sa kanal');
  await write('account_code', '4-02-01-990');
  await write('ordinance_section', 'SIRC 3J.01');
  await write('rule.amount', '75');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.listRequests(saveDraft)).toHaveLength(1));
  const sentBody = api.listRequests(saveDraft)[0]?.body as { values: { code: string }[] };
  expect(sentBody.values).toHaveLength(few.fees.length + 1);
  expect(sentBody.values[place]).toMatchObject({
    code: 'F21',
    name: { en: 'Drain fee', fil: 'Bayad sa kanal' },
    agency: 'MUNICIPAL',
    kind: 'FEE',
    applies_to: ['RENEWAL'],
    when: 'always',
    rule: { kind: 'FIXED', amount: '75.00' },
  });
});

test('a fee that was added by mistake is taken away before it is saved', async () => {
  api.replyWith(getOrdinance, aVersion({ content: few }));
  openVersion('?part=fees&edit=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a fee' }));
  await userEvent.type(screen.getByLabelText('Fee code'), 'F21');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: F21' }));
  expect(screen.queryByRole('heading', { name: 'F21' })).not.toBeInTheDocument();
});

test('a tax category is added where the law has one that the code lacks, else the form explains', async () => {
  api.replyWith(getOrdinance, aVersion({ content: few }));
  openVersion('?part=business_tax&edit=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a tax category' }));
  const categories = few.business_tax.rows.map(({ category }) => category as string);
  const options = within(screen.getByLabelText('Legal category'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent ?? '');
  expect(options.toSorted()).toEqual(TAX_CATEGORIES.filter((category) => !categories.includes(category)).toSorted());
  await userEvent.selectOptions(screen.getByLabelText('How it is computed'), 'One rate on gross sales');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(
      document.querySelector(`[id="values.rows.${few.business_tax.rows.length}.schedule.rate"]`),
    ).toBeInTheDocument(),
  );
});

test('a code with every category is labelled so', async () => {
  const [row] = few.business_tax.rows;
  const rows = row ? TAX_CATEGORIES.map((category) => ({ ...row, category })) : [];
  api.replyWith(getOrdinance, aVersion({ content: { ...few, business_tax: { ...few.business_tax, rows } } }));
  openVersion('?part=business_tax&edit=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a tax category' }));
  expect(screen.getByText(/All categories of Section 143 are already in this code/)).toBeVisible();
});
