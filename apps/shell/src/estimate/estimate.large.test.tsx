import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { computePermitEstimate, getMunicipality, getRevenueCode, type ReplyBody } from '@ebpls/contracts';
import { restoreSession, useSettings } from '@ebpls/remote-kit';
import { findEstimatedFigures } from '@ebpls/remote-kit/estimate';
import { createFakeApi } from '@ebpls/testing-web';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createMunicipality } from '../testing/create-municipality.ts';
import { openShell } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });

const api = createFakeApi();
const readSeed = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, '../../../../tools/seed/data', `${name}.json`), 'utf8'));
const CODE: ReplyBody<typeof getRevenueCode> = {
  tax_year: 2026,
  today: '2026-01-12',
  ordinance: readSeed('revenue-code-2024'),
  lines: readSeed('lines-of-business'),
  barangays: [{ brgycode: '0402119001', name: 'Poblacion I', clearance_fee: {} }],
  holidays: [],
};
const ESTIMATE: ReplyBody<typeof computePermitEstimate> = {
  tax_year: 2026,
  as_of: '2026-01-12',
  ordinance: { version: 'SIRC-2024', title: 'Revenue Code', effective_on: '2024-01-01' },
  lines: [
    {
      code: 'LBT-D',
      name: 'Business tax',
      agency: 'MUNICIPAL',
      reason: 'A new business pays 0.05% of its capital.',
      steps: ['Capital: ₱80,000.00 × 0.05% = ₱40.00'],
      ordinance_section: 'SIRC 2A.02',
      amount: '40.00',
    },
  ],
  total: '1950.00',
  due_now: '1950.00',
  warnings: [],
  requirements: [
    { code: 'R01', name: 'DTI registration', is_mandatory: true, checked_by: ['Licensing Office'] },
    { code: 'R07', name: 'Photo of the place', is_mandatory: false, checked_by: [] },
  ],
  clearances: [{ office: 'fire', title: 'Fire Bureau', issues: 'Fire certificate', reason: 'All businesses.' }],
};

beforeAll(() => restoreSession());
beforeEach(() => {
  localStorage.clear();
  api.replyWith(getMunicipality, createMunicipality());
  api.replyWith(getRevenueCode, CODE);
  api.replyWith(computePermitEstimate, ESTIMATE);
});
afterEach(() => act(() => useSettings.setState(useSettings.getInitialState(), true)));

const person = userEvent.setup();

async function pick(label: string, typed: string, option: RegExp): Promise<void> {
  await person.type(await screen.findByRole('combobox', { name: label }), typed);
  await person.click(await screen.findByRole('option', { name: option }));
}

async function typeShop(): Promise<void> {
  await pick('Line of business', 'general merch', /General merchandise/);
  await person.type(screen.getByLabelText('Capital invested in this line of business'), '80k');
  await pick('Barangay', 'pob', /Poblacion I/);
  await person.type(screen.getByLabelText('Floor area in square meters'), '24 sqm');
  await person.type(screen.getByLabelText('Total assets, excluding land'), '80,000');
  await person.click(screen.getByRole('button', { name: 'Compute' }));
}

test('a visitor without an account sees the bill explained, the documents and the offices', async () => {
  openShell('/pricing');
  await typeShop();
  const bill = within(await screen.findByLabelText('Lines of the bill'));
  expect(bill.getByText(/A new business pays 0.05% of its capital/)).toBeVisible();
  await person.click(bill.getByRole('button', { name: 'How it is computed' }));
  expect(bill.getByText('Capital: ₱80,000.00 × 0.05% = ₱40.00')).toBeVisible();
  expect(bill.getByText('₱1,950.00')).toBeVisible();
  expect(screen.getByText('DTI registration')).toBeVisible();
  expect(screen.getByText('Checked by Licensing Office')).toBeVisible();
  expect(screen.getByText('Fire Bureau')).toBeVisible();
  expect(api.listRequests(computePermitEstimate)[0]?.body).toMatchObject({
    application_type: 'NEW',
    brgycode: '0402119001',
    business_area_sqm: 24,
    total_assets: '80,000.00',
    lines: [{ line: 'L04', capitalization: '80,000.00' }],
  });
});

test('the figures go along to the registration, on this device only', async () => {
  const router = openShell('/pricing');
  await typeShop();
  await person.click(await screen.findByRole('link', { name: 'Register this business' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(findEstimatedFigures()).toMatchObject({ brgycode: '0402119001', lines: [{ line: 'L04' }] });
});

test('a missing figure is named at its field, and nothing is sent', async () => {
  openShell('/pricing');
  await person.click(await screen.findByRole('button', { name: 'Compute' }));
  expect(await screen.findByRole('link', { name: 'Please choose a barangay.' })).toBeVisible();
  expect(api.listRequests(computePermitEstimate)).toEqual([]);
});

test('a renewal declares sales instead of capital', async () => {
  openShell('/pricing');
  await person.click(await screen.findByRole('radio', { name: 'Renewal' }));
  await pick('Line of business', 'general merch', /General merchandise/);
  expect(screen.getByLabelText('Sales of other goods or services in 2025')).toBeVisible();
  expect(screen.queryByLabelText('Capital invested in this line of business')).toBeNull();
});

test('a line that is new this year declares its capital, and a year without sales is sworn to', async () => {
  openShell('/pricing');
  await person.click(await screen.findByRole('radio', { name: 'Renewal' }));
  await pick('Line of business', 'general merch', /General merchandise/);
  await person.click(screen.getByRole('checkbox', { name: 'This line of business was added this year' }));
  await person.type(screen.getByLabelText('Capital invested in this line of business'), '5,000');
  await person.click(screen.getByRole('checkbox', { name: /^The business did not operate in 2025/ }));
  await pick('Barangay', 'pob', /Poblacion I/);
  await person.type(screen.getByLabelText('Floor area in square meters'), '24');
  await person.type(screen.getByLabelText('Total assets, excluding land'), '80,000');
  await person.click(screen.getByRole('button', { name: 'Compute' }));
  expect(await screen.findByLabelText('Lines of the bill')).toBeVisible();
  expect(api.listRequests(computePermitEstimate)[0]?.body).toMatchObject({
    application_type: 'RENEWAL',
    zero_gross_affidavit: true,
    lines: [{ line: 'L04', capitalization: '5,000.00' }],
  });
});

test('only figures are requested that the revenue code computes with', async () => {
  const form_fields = {
    NEW: [{ field: 'capitalization' as const, lines: ['L04'] }],
    RENEWAL: [{ field: 'gross' as const }, { field: 'vehicles' as const, lines: ['L04'] }],
  };
  api.replyWith(getRevenueCode, { ...CODE, form_fields });
  openShell('/pricing');
  await pick('Line of business', 'general merch', /General merchandise/);
  await person.type(screen.getByLabelText('Capital invested in this line of business'), '80k');
  for (const label of ['Total assets, excluding land', 'Delivery vans and trucks', 'The business sells liquor'])
    expect(screen.queryByLabelText(label)).toBeNull();
  await pick('Barangay', 'pob', /Poblacion I/);
  await person.type(screen.getByLabelText('Floor area in square meters'), '24');
  await person.click(screen.getByRole('button', { name: 'Compute' }));
  expect(await screen.findByLabelText('Lines of the bill')).toBeVisible();
  expect(api.listRequests(computePermitEstimate)[0]?.body).not.toHaveProperty('total_assets');

  await person.click(screen.getByRole('radio', { name: 'Renewal' }));
  expect(screen.getByLabelText('Gross sales in 2025')).toBeVisible();
  expect(screen.queryByLabelText(/^Sales of essential goods in 2025/)).toBeNull();
  expect(screen.getByLabelText('Delivery vans and trucks')).toBeVisible();
  expect(screen.queryByLabelText('Delivery motorcycles')).toBeNull();
});

test('the search by line of business leaves only the tax and the fees of this line', async () => {
  openShell('/pricing');
  await pick('Search by line of business', 'tindahan', /Sari-sari/);
  expect(screen.getByRole('table', { name: 'Business tax: retailers' })).toBeVisible();
  expect(screen.queryByRole('table', { name: /manufacturers/ })).toBeNull();
  const permit = screen.getByRole('table', { name: "Mayor's permit fee" });
  expect(permit).toHaveTextContent('retailer, micro');
  expect(permit).not.toHaveTextContent('wholesaler');
  expect(within(screen.getByRole('table', { name: 'Garbage fee' })).getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByRole('table', { name: 'Agriculture clearance' })).toBeNull();
  expect(screen.getByRole('table', { name: 'Delivery vehicle stickers' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show all lines of business' }));
  expect(screen.getByRole('table', { name: /manufacturers/ })).not.toBeVisible();
  expect(screen.getByRole('table', { name: 'Agriculture clearance' })).toBeInTheDocument();
});

test('units that are not of the line are not among its fees', async () => {
  openShell('/pricing');
  await pick('Search by line of business', 'computer repair', /repair/i);
  expect(await screen.findByRole('table', { name: 'Delivery vehicle stickers' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Sealing of weights and measures' })).toBeNull();
});

test('an estimate stays on screen while the code is searched', async () => {
  openShell('/pricing');
  await typeShop();
  expect(await screen.findByLabelText('Lines of the bill')).toBeVisible();
  await pick('Search by line of business', 'tindahan', /Sari-sari/);
  expect(await screen.findByRole('table', { name: 'Garbage fee' })).toBeVisible();
  expect(screen.getByLabelText('Lines of the bill')).toBeVisible();
});

test('a version of an older bill offers no estimate', async () => {
  openShell('/pricing?version=SIRC-2024');
  expect(await screen.findByRole('heading', { name: 'Business plate' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Compute' })).toBeNull();
});

const ASKED = { unit: null, is_required: true, values: [] };
const TARIFF: ReplyBody<typeof getRevenueCode> = {
  ...CODE,
  lines: [],
  tariff_lines: readSeed('lines-of-business').map((line: object) => ({ ...line, taxed_as: [] })),
  form_measures: {
    NEW: [
      { ...ASKED, code: 'tables', name: { en: 'Tables', fil: 'Mga mesa' }, kind: 'COUNT', of: 'LINE', lines: ['L04'] },
      { ...ASKED, code: 'pool', name: { en: 'Pool', fil: 'Languyan' }, kind: 'YES_NO', of: 'LINE', lines: ['L04'] },
      {
        ...ASKED,
        code: 'signs',
        name: { en: 'Signs', fil: 'Karatula' },
        kind: 'DECIMAL',
        of: 'BUSINESS',
        lines: ['L04'],
      },
    ],
    RENEWAL: [],
  },
};

test('a revenue code that is a tariff asks its measures of the chosen line, and the server computes with them', async () => {
  api.replyWith(getRevenueCode, TARIFF);
  openShell('/pricing');
  expect(await screen.findByText(/each line of business has its own taxes and fees/)).toBeVisible();
  expect(screen.queryByLabelText('Signs')).toBeNull();
  await pick('Line of business', 'general merch', /General merchandise/);
  await person.type(screen.getByLabelText('Tables'), '12');
  await person.selectOptions(screen.getByLabelText('Pool'), 'No');
  await person.type(screen.getByLabelText('Signs'), '4.5');
  await person.type(screen.getByLabelText('Capital invested in this line of business'), '80k');
  await pick('Barangay', 'pob', /Poblacion I/);
  await person.type(screen.getByLabelText('Floor area in square meters'), '24');
  await person.type(screen.getByLabelText('Total assets, excluding land'), '80,000');
  const fields = { 'lines.0.measures.pool': ['Please answer yes or no.'] };
  api.refuseWith(computePermitEstimate, { code: 'invalid', message: 'Please check.', fields });
  await person.click(screen.getByRole('button', { name: 'Compute' }));

  expect(await screen.findByRole('link', { name: 'Please answer yes or no.' })).toBeVisible();
  expect(screen.getByLabelText('Pool')).toBeInvalid();
  expect(api.listRequests(computePermitEstimate)[0]?.body).toMatchObject({
    measures: { signs: '4.5' },
    lines: [{ line: 'L04', measures: { tables: '12', pool: false } }],
  });
  await person.click(screen.getByRole('radio', { name: 'Renewal' }));
  expect(screen.queryByLabelText('Tables')).toBeNull();
});
