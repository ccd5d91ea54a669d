import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type ReplyBody, getAssessment, getCompany, getRevenueCode, listMyCompanies } from '@ebpls/contracts';
import {
  createBusinessForm,
  createOwnedCompany,
  createCompanyRow,
  createAssessment,
  createFakeApi,
  openRemote,
  getDayBox,
} from '@ebpls/testing-web';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

type CodeSent = ReplyBody<typeof getRevenueCode>;

const readRows = <T,>(file: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../tools/seed/data', file), 'utf8')) as T;
const code: CodeSent = {
  tax_year: 2026,
  today: '2026-01-12',
  ordinance: readRows('revenue-code-2024.json'),
  lines: readRows('lines-of-business.json'),
  barangays: readRows('towns/san-isidro/barangays.json'),
  holidays: readRows('holidays.json'),
};

const api = createFakeApi();
const ADDRESS = '/app/management/companies/simulator';
const findField = (label: string) => screen.findByLabelText(label);
const findBill = async () => within(await screen.findByLabelText('Lines of the bill'));

beforeEach(() => {
  api.replyWith(getRevenueCode, code);
  api.replyWith(listMyCompanies, { data: [], next_cursor: null });
});

async function choose(label: string, words: string): Promise<void> {
  const box = await screen.findByRole('combobox', { name: label });
  await userEvent.click(box);
  await userEvent.paste(words);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(words) }));
}

async function type(label: string, text: string): Promise<void> {
  fireEvent.change(await findField(label), { target: { value: text } });
}

/** The general merchandise store of vector V01 of domain reference 4.6. */
async function typeV01(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: 'Renewal' }));
  await choose('Barangay', 'Silangan');
  await type('Floor area in square meters', '60');
  await type('Total assets, excluding land', '900,000');
  await type('Female employees', '3');
  await type('Male employees', '1');
  await choose('Line of business', 'General merchandise');
  await type('Sales of other goods or services in 2025', '1,200,000');
}

const compute = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Compute' }));

test.each([
  ['tindahan', 'Sari-sari store'],
  ['talyer', 'Vulcanizing or auto repair'],
  ['sampagita', 'Ambulant peddler'],
  ['restaraunt', 'Restaurant or fast food'],
  ['tahian', 'Tailoring or dress shop'],
  ['Gasolinahan', 'Fuel station'],
])('“%s” typed as the line of business offers %s first', async (text, line) => {
  openRemote(createRoutes, '/app', ADDRESS);
  const box = await screen.findByRole('combobox', { name: 'Line of business' });
  await userEvent.type(box, `${text}{Enter}`);
  expect(box).toHaveValue(line);
});

test('a word without a line of business leads to a hint and the whole list', async () => {
  openRemote(createRoutes, '/app', ADDRESS);
  const box = await screen.findByRole('combobox', { name: 'Line of business' });
  await userEvent.type(box, 'qwxz');
  expect(screen.getByText(/^No match. Try another common word, like tindahan/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(65);
});

test('the year of the permit is chosen in a field with its name, and the business stays chosen', async () => {
  const router = openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.selectOptions(await findField('Year of the permit'), '2027');
  await waitFor(() => expect(router.state.location.search).toBe('?tax_year=2027'));
  await waitFor(() => expect(api.listRequests(getRevenueCode).at(-1)?.query).toEqual({ tax_year: '2027' }));
});

test('the line of business comes first, and only several lines have numbers', async () => {
  openRemote(createRoutes, '/app', ADDRESS);
  const line = await screen.findByRole('combobox', { name: 'Line of business' });
  const organization = screen.getByRole('combobox', { name: 'Form of organization' });
  expect(line.compareDocumentPosition(organization) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText('Line of business 1')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add a line of business' }));
  expect(screen.getByText('Line of business 1')).toBeVisible();
});

test('only figures are requested that the revenue code computes with', async () => {
  const form_fields = { NEW: [{ field: 'capitalization' as const }], RENEWAL: [{ field: 'gross' as const }] };
  const fees = code.ordinance.fees.map((fee) => ({ ...fee, prorated_for_new: false }));
  api.replyWith(getRevenueCode, { ...code, form_fields, ordinance: { ...code.ordinance, fees, exemptions: [] } });
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await findField('Floor area in square meters')).toBeVisible();
  for (const label of [
    'Total assets, excluding land',
    'Delivery vans and trucks',
    'Delivery motorcycles',
    'The business sells liquor',
    'Opening date',
    'Claimed exemption',
  ])
    expect(screen.queryByText(label)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Renewal' }));
  await choose('Line of business', 'General merchandise');
  expect(await findField('Gross sales in 2025')).toBeVisible();
  expect(screen.queryByText('Sales of essential goods in 2025')).not.toBeInTheDocument();
});

test('the way of paying is compared in the result and not requested before', async () => {
  openRemote(createRoutes, '/app', ADDRESS);
  await screen.findByRole('button', { name: 'Compute' });
  expect(screen.queryByRole('radio', { name: 'Every quarter' })).not.toBeInTheDocument();
});

test('the figures of a store result in the amount of the ordinance, computed in the browser', async () => {
  openRemote(createRoutes, '/app', ADDRESS);
  await typeV01();
  await compute();

  expect((await findBill()).getByText('₱18,630.00')).toBeVisible();
  expect((await findBill()).getByText(/2% of the first ₱400,000.00 of gross sales and 1% of the rest/)).toBeVisible();
  expect(screen.getByText(/This is an estimate/)).toBeVisible();
  expect(api.listRequests(getRevenueCode)).toHaveLength(1);
});

test('every line opens to its computation, what would change it and its section', async () => {
  openRemote(createRoutes, '/app', ADDRESS);
  await typeV01();
  await compute();
  const [tax] = (await findBill()).getAllByRole('button', { name: 'How it is computed' });
  await userEvent.click(tax as HTMLElement);

  expect(screen.getByText('Gross sales, first bracket: ₱400,000.00 × 2% = ₱8,000.00')).toBeVisible();
  expect(screen.getByText('Gross sales above the first bracket: ₱800,000.00 × 1% = ₱8,000.00')).toBeVisible();
  expect(screen.getByText('Total ₱16,000.00')).toBeVisible();
  expect(screen.getByText('Last year’s gross sales, the lines of business, a claim for exemption.')).toBeVisible();
});

test('the three modes of payment are shown side by side, and choosing one shows its parts', async () => {
  openRemote(createRoutes, '/app', ADDRESS);
  await typeV01();
  await compute();
  const ways = within(await screen.findByRole('table', { name: 'Modes of payment' }));

  expect(
    ways
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
  ).toEqual([
    ['Once a year · Shown here', '₱18,630.00', '–', '₱18,630.00'],
    ['Twice a year', '₱10,630.00', '₱8,000.00 by 20 Jul', '₱18,630.00'],
    ['Every quarter', '₱6,630.00', '₱4,000.00 by 20 Apr₱4,000.00 by 20 Jul₱4,000.00 by 20 Oct', '₱18,630.00'],
  ]);
  await userEvent.click(ways.getByRole('button', { name: 'Every quarter' }));
  expect(within(screen.getByRole('list', { name: 'Due dates' })).getAllByRole('listitem')).toHaveLength(4);
});

test('another day shows surcharge and interest with their reasons', async () => {
  openRemote(createRoutes, '/app', ADDRESS);
  await typeV01();
  await compute();
  fireEvent.change(await waitFor(() => getDayBox('Another date')), { target: { value: '2026-03-02' } });

  const later = within(await screen.findByRole('region', { name: 'If paid on 2 Mar 2026' }));
  expect(later.getByText('₱24,009.00')).toBeVisible();
  expect(later.getByText('25% of ₱17,930.00, charged once.')).toBeVisible();
  expect(
    later.getByText(
      '2% per month on ₱22,412.50 since 20 Jan 2026. Months charged: 2. A part of a month counts as a full month.',
    ),
  ).toBeVisible();
  expect(screen.getByText('The amount is ₱5,379.00 higher than if paid on 12 Jan 2026.')).toBeVisible();
});

test('an error is shown at its field and in the summary, and nothing typed is lost', async () => {
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.click(await screen.findByRole('radio', { name: 'Renewal' }));
  await type('Total assets, excluding land', '1,2,3');
  await compute();

  expect(await findField('Total assets, excluding land')).toHaveAttribute('aria-invalid', 'true');
  expect(await findField('Total assets, excluding land')).toHaveValue('1,2,3');
  expect(screen.getAllByText('Please choose a barangay.').length).toBeGreaterThan(0);
  expect(await findField('Floor area in square meters')).toHaveAccessibleDescription(/Please enter the floor area/);
  expect(screen.queryByLabelText('Lines of the bill')).not.toBeInTheDocument();
});

test('a year without sales is refused by the rules, at the sales', async () => {
  openRemote(createRoutes, '/app', ADDRESS);
  await typeV01();
  await type('Sales of other goods or services in 2025', '0');
  await compute();

  expect(await findField('Sales of other goods or services in 2025')).toHaveAccessibleDescription(
    /If sales are zero, an affidavit/,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /^The business did not operate in 2025/ }));
  expect((await findBill()).getByText(/Total for 2026/)).toBeVisible();
});

test('a business of the owner is taken over with its latest declaration', async () => {
  const form = createBusinessForm();
  api.replyWith(listMyCompanies, {
    data: [createCompanyRow({ company_code: 'SI-000114', company_name: 'Matibay Hardware' })],
    next_cursor: null,
  });
  api.replyWith(
    getCompany,
    createOwnedCompany({
      company_code: 'SI-000114',
      form: {
        ...form,
        place: { ...form.place, brgycode: '9990101015' },
        activity: {
          ...form.activity,
          date_started: '2020-02-03',
          lines: [{ line: 'L11', is_principal: true, products: '' }],
        },
      },
      applications: [
        {
          assessment_id: 45,
          assessment_code: 'APP-2025-000211',
          application_type: 'RENEWAL',
          tax_year: 2025,
          state: 'ISSUED',
        },
      ],
    }),
  );
  api.replyWith(
    getAssessment,
    createAssessment({
      declaration: {
        payment_mode: 'QUARTERLY',
        total_assets: '900000.00',
        lines: [{ line: 'L11', gross_non_essential: '1200000.00', gross_essential: '0.00' }],
      },
    }),
  );
  const router = openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.selectOptions(await screen.findByLabelText('Start from one of your businesses'), 'SI-000114');

  await waitFor(() => expect(screen.getByRole('radio', { name: 'Renewal' })).toBeChecked());
  expect(router.state.location.search).toContain('company_code=SI-000114');
  expect(await findField('Sales of other goods or services in 2025')).toHaveValue('1200000.00');
  await compute();
  expect((await screen.findAllByText('First quarter, 2026')).length).toBeGreaterThan(0);
});

test('a new business pays by its capital, at once, and waiting adds nothing', async () => {
  openRemote(createRoutes, '/app', ADDRESS);
  await choose('Barangay', 'Silangan');
  await type('Floor area in square meters', '85');
  await type('Total assets, excluding land', '750,000');
  await type('Male employees', '3');
  fireEvent.change(getDayBox('Opening date'), { target: { value: '2026-02-03' } });
  await choose('Line of business', 'Hardware');
  await type('Capital invested in this line of business', '750,000');
  await compute();

  expect((await findBill()).getByText('₱3,405.00')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Modes of payment' })).not.toBeInTheDocument();
  expect(screen.getByText('The amount is the same as on 12 Jan 2026.')).toBeVisible();
});

test('the revenue code that a bill names is shown as tables', async () => {
  openRemote(createRoutes, '/app', `${ADDRESS}/code/2024`);

  expect(await screen.findByRole('heading', { level: 1, name: code.ordinance.title.en })).toBeVisible();
  expect(api.listRequests(getRevenueCode)[0]?.query).toEqual({ version: '2024' });
  expect(screen.getByText(/2% of the first ₱400,000.00/)).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Fees' })).getByRole('row', { name: /F15/ })).toHaveTextContent(
    '15% of the fees, not less than ₱500.00',
  );
});

test('a version that does not exist is reported', async () => {
  api.refuseWith(getRevenueCode, { code: 'missing', message: 'Not found.' });
  openRemote(createRoutes, '/app', `${ADDRESS}/code/1887`);

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This version of the revenue code was not found' }),
  ).toBeVisible();
});

test('a revenue code that the browser cannot compute shows no amount and no table, but the way to the estimate', async () => {
  api.replyWith(getRevenueCode, { ...code, form_measures: { NEW: [], RENEWAL: [] } });
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByRole('link', { name: 'Open the estimate' })).toHaveAttribute('href', '/pricing');
  expect(screen.queryByRole('combobox', { name: 'Line of business' })).not.toBeInTheDocument();
  cleanup();

  openRemote(createRoutes, '/app', `${ADDRESS}/code/2024`);
  expect(await screen.findByRole('link', { name: 'Open the estimate' })).toBeVisible();
  expect(screen.queryByText(/of the first ₱/)).not.toBeInTheDocument();
});
