import { getOrdinance, saveFindingReason } from '@ebpls/contracts';
import { createFakeApi, createUser, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';
import { createRevenueVersion, type RevenueVersion } from '../testing/create-version.ts';

const api = createFakeApi();
const session = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });
const ADDRESS = '/administrator/settings/revenue-code/7';
type Findings = NonNullable<RevenueVersion['tariff']>['findings'];

const FINDINGS: Findings = [
  { path: 'lines.3.tax', section: '', law: '', weight: 'REFUSED', message: 'No tax row "x".', reason: null },
  {
    path: 'charges.11.amount',
    section: '4.02',
    law: 'LGC s.147',
    weight: 'REASON',
    message: 'This fee grows with the sales.',
    reason: null,
  },
  { path: 'measures.2', section: '', law: '', weight: 'ASKED', message: 'No charge reads this.', reason: 'Census' },
];

const aTariffVersion = (overrides: Partial<RevenueVersion> = {}): RevenueVersion =>
  createRevenueVersion({
    ordinance_version_id: 7,
    version: 'MALIWANAG-2025',
    title: 'Revenue Code of Maliwanag',
    tariff: {
      lines: 200,
      charges: 41,
      findings: FINDINGS,
      amendment: {
        former: 'SIRC-2024',
        counts: [{ part: 'charges', name: 'Charge', added: 0, changed: 1, removed: 0 }],
        changes: [{ part: 'charges', kind: 'CHANGED', text: 'Section 3, Plate (F09): changed from 250.00 to 300.00.' }],
        more: 0,
      },
    },
    why_not_publish: 'The check found errors in this revenue code. Please correct them first.',
    ...overrides,
  });
const openVersion = (view: string) =>
  openRemote(createRoutes, '/administrator', `${ADDRESS}?view=${view}`, { session });

test('findings are listed by weight with section and law, and why the draft cannot be published', async () => {
  api.replyWith(getOrdinance, aTariffVersion());
  openVersion('findings');
  expect(await screen.findByRole('heading', { name: 'Must be corrected (1)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Needs a written reason (1)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Please check (1)' })).toBeVisible();
  expect(screen.getByText('Section 4.02 · LGC s.147 · Place in the file: charges.11.amount')).toBeVisible();
  expect(screen.getByText('Reason: Census')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(/^The check found errors/);
  expect(screen.getByRole('link', { name: 'Past bills' })).toHaveAttribute('href', `${ADDRESS}/past-bills`);
});

test('the reason of a finding is saved with it', async () => {
  api.replyWith(getOrdinance, aTariffVersion());
  api.replyWith(saveFindingReason, {
    ordinance_version_id: 7,
    path: 'charges.11.amount',
    reason: 'Costs were counted',
  });
  openVersion('findings');
  await userEvent.click(await screen.findByRole('button', { name: 'Write a reason' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write a reason' });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Costs were counted');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the reason' }));
  await waitFor(() =>
    expect(api.listRequests(saveFindingReason)[0]).toMatchObject({
      params: { ordinance_version_id: '7' },
      body: { path: 'charges.11.amount', reason: 'Costs were counted' },
    }),
  );
});

test('a reader who does not edit writes no reason', async () => {
  api.replyWith(getOrdinance, aTariffVersion({ acts: [] }));
  openVersion('findings');
  expect(await screen.findByText('No reason yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write a reason' })).not.toBeInTheDocument();
});

test('the changes of a draft read like an amendment', async () => {
  api.replyWith(getOrdinance, aTariffVersion());
  openVersion('changes');
  expect(await screen.findByText('Section 3, Plate (F09): changed from 250.00 to 300.00.')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Changes' })).getByText('Charge')).toBeVisible();
});

test('the first version of all has findings and past bills too', async () => {
  api.replyWith(getOrdinance, aTariffVersion({ parent: null }));
  openVersion('findings');
  expect(await screen.findByText('No tax row "x".')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Test' })).not.toBeInTheDocument();
});
