import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type ReplyBody, getMunicipality, getRevenueCode, getStatus } from '@ebpls/contracts';
import { restoreSession, useSettings } from '@ebpls/remote-kit';
import { createFakeApi } from '@ebpls/testing-web';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createMunicipality } from '../testing/create-municipality.ts';
import { openShell } from '../testing/open-shell.tsx';
import { ACCESSIBILITY } from './accessibility-text.ts';
import { PRIVACY } from './privacy-text.ts';
import { TERMS } from './terms-text.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });

const api = createFakeApi();
const ordinance = JSON.parse(
  readFileSync(join(__dirname, '../../../../tools/seed/data/revenue-code-2024.json'), 'utf8'),
) as ReplyBody<typeof getRevenueCode>['ordinance'];
const code: ReplyBody<typeof getRevenueCode> = {
  tax_year: 2026,
  today: '2026-01-12',
  ordinance,
  lines: [],
  barangays: [],
  holidays: [],
};

beforeAll(() => restoreSession());
beforeEach(() => api.replyWith(getMunicipality, createMunicipality()));
afterEach(() => act(() => useSettings.setState(useSettings.getInitialState(), true)));

test('the tables of the code are folded by kind with their number, after the estimate', async () => {
  api.replyWith(getRevenueCode, code);
  openShell('/pricing');
  const tax = await screen.findByRole('region', { name: /^Business tax based on/ });
  expect(tax.querySelector('summary')).toHaveTextContent(`sales${ordinance.business_tax.rows.length}`);
  expect(screen.getByRole('region', { name: 'Fees of a permit' }).querySelector('summary')).toHaveTextContent(/16$/);
  const plates = screen.getByRole('table', { name: 'Business plate' });
  expect(plates).not.toBeVisible();
  const compute = screen.getByRole('button', { name: 'Compute' });
  expect(compute.compareDocumentPosition(tax)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByText('Fees of a permit'));
  expect(plates).toBeVisible();
});

test('fees that are charged on request or for an event are in a list of their own', async () => {
  api.replyWith(getRevenueCode, code);
  openShell('/pricing');
  const permitFees = within(await screen.findByRole('region', { name: 'Fees of a permit' }));
  const otherFees = within(screen.getByRole('region', { name: 'Other fees' }));
  expect(otherFees.getByRole('heading', { name: 'Certificate of retirement' })).toBeInTheDocument();
  expect(permitFees.queryByRole('heading', { name: 'Certificate of retirement' })).toBeNull();
  expect(permitFees.getByRole('heading', { name: 'Year sticker' })).toBeInTheDocument();
});

test('the prices are the revenue code’s own, each with its section', async () => {
  api.replyWith(getRevenueCode, code);
  openShell('/pricing?version=SIRC-2024');
  const plates = await screen.findByRole('table', { name: 'Business plate' });
  expect(within(plates).getByText('₱250.00')).toBeVisible();
  expect(
    screen.getByText(
      /Late payments are subject to a one-time surcharge of 25%, and interest of 2% for each month or part of a month, up to 36 months \(SIRC 5A.03; RA 7160, Sec. 168\)/,
    ),
  ).toBeVisible();
  const retail = screen.getByRole('table', { name: 'Business tax: retailers' });
  expect(
    within(retail)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['up to ₱30,000.00exempt', 'up to ₱400,000.002% of gross sales', 'over ₱400,000.001% of gross sales']);
});

test('the version that an older bill names is shown unchanged', async () => {
  api.replyWith(getRevenueCode, code);
  openShell('/pricing?version=SIRC-2024');
  await screen.findByRole('heading', { name: 'Year sticker' });
  expect(api.listRequests(getRevenueCode)[0]?.query).toEqual({ version: 'SIRC-2024' });
});

test('a fee that is printed but not in force is not charged', async () => {
  api.replyWith(getRevenueCode, code);
  openShell('/pricing');
  await screen.findByRole('heading', { name: 'Year sticker' });
  expect(screen.queryByRole('heading', { name: 'Occupation permits' })).toBeNull();
});

test('every kind of fee has its texts in both languages', async () => {
  api.replyWith(getRevenueCode, code);
  openShell('/pricing?version=SIRC-2024');
  await userEvent.click(await screen.findByRole('button', { name: 'Filipino' }));
  expect(await screen.findByRole('heading', { name: 'Bayad sa permit ng alkalde' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/unit_|group_|\{\{/);
});

test.each([
  ['/home/terms-and-conditions', 'Terms and conditions', TERMS],
  ['/home/privacy-notice', 'Privacy notice', PRIVACY],
])('%s shows every clause, and Filipino has the same clauses', async (address, title, text) => {
  openShell(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const clause of text.en) expect(screen.getByRole('heading', { name: clause.title })).toBeVisible();
  expect(text.fil).toHaveLength(text.en.length);
});

test('the status page names the parts that do not answer', async () => {
  api.replyWith(getStatus, { status: 'waiting', database: 'ok', migrations: 'ok', storage: 'failed' });
  openShell('/status');
  expect(await screen.findByText('Some systems are not working')).toBeVisible();
  expect(screen.getByText('Documents and photos').closest('li')).toHaveTextContent('Not responding');
  expect(screen.getByText('Database').closest('li')).toHaveTextContent('OK');
});

test('the status page renders while the server is unreachable', async () => {
  api.failOffline(getStatus);
  openShell('/status');
  expect((await screen.findByText('Server')).closest('li')).toHaveTextContent('Not responding');
});

test('the accessibility statement names what does not work yet and whom to contact', async () => {
  openShell('/accessibility');
  expect(await screen.findByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  expect(screen.getByText(/PDF files without structure for screen readers/)).toBeVisible();
  expect(ACCESSIBILITY.fil.map(({ text }) => text.length)).toEqual(ACCESSIBILITY.en.map(({ text }) => text.length));
});

test.each([
  ['a visitor', undefined, false],
  ['an owner', 'user', false],
  ['a clerk', 'fire', true],
])(
  '%s finds charter, accessibility and complaints in the footer; status and documentation are for staff',
  async (...[, as, isStaff]) => {
    openShell('/accessibility', { as });
    const foot = within(await screen.findByRole('contentinfo'));
    for (const name of ['Citizen’s Charter', 'Accessibility', 'Complaints (ARTA, 8888)'])
      expect(foot.getByRole('link', { name })).toBeVisible();
    for (const name of ['System status', 'Documentation'])
      expect(foot.queryAllByRole('link', { name })).toHaveLength(isStaff ? 1 : 0);
  },
);
