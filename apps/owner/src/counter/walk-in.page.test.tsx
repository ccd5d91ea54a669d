import {
  type Answer,
  endWalkIn,
  findCitizen,
  getOpenWalkIn,
  listMyCompanies,
  openWalkIn,
  openWalkInForNewcomer,
} from '@ebpls/contracts';
import { fakeApi, open } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { standAt } from '../addresses.ts';
import { createRoutes } from '../routes.tsx';
import { serves } from './served.ts';

const api = fakeApi();
const COUNTER = '/bplo/walk-in';
const NENA = { name: 'Nena Cruz', email: 'n•••@example.com', is_unclaimed: false, businesses: 2 };
const OPEN: Answer<typeof openWalkIn> = {
  walk_in_no: 'WI-2026-000001',
  citizen: NENA,
  opened_at: '2026-01-12T00:00:00.000Z',
  ended_at: null,
};

beforeEach(() => {
  serves(null, COUNTER);
  api.answers(getOpenWalkIn, { walk_in: null });
  api.answers(listMyCompanies, { data: [], next_cursor: null });
});
afterEach(() => standAt('/app'));

test('a clerk finds the account by the whole e-mail, asks, and begins', async () => {
  api.answers(findCitizen, { citizen: NENA });
  api.answers(openWalkIn, OPEN);
  open(createRoutes, COUNTER, COUNTER);
  await userEvent.type(await screen.findByLabelText('What the citizen tells you'), 'nena@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Ask: are you Nena Cruz, n•••@example.com?')).toBeVisible();
  expect(api.asked(findCitizen).at(-1)?.body).toEqual({ by: 'EMAIL', value: 'nena@example.com' });
  api.answers(getOpenWalkIn, { walk_in: OPEN });
  await userEvent.click(screen.getByRole('button', { name: 'Yes, file for them' }));
  expect(await screen.findByText('You file for Nena Cruz (WI-2026-000001)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register a business' })).toHaveAttribute(
    'href',
    `${COUNTER}/management/companies/create`,
  );
});

test('what nobody has is said, and what was typed stays', async () => {
  api.answers(findCitizen, { citizen: null });
  open(createRoutes, COUNTER, COUNTER);
  await userEvent.selectOptions(await screen.findByLabelText('Find by'), 'TIN');
  await userEvent.type(screen.getByLabelText('What the citizen tells you'), '777-888-999');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText(/No account has exactly this/)).toBeVisible();
  expect(screen.getByLabelText('What the citizen tells you')).toHaveValue('777-888-999');
});

test('a newcomer is refused at the field', async () => {
  api.refuses(openWalkInForNewcomer, {
    code: 'conflict',
    message: 'This e-mail has an account.',
    fields: { email: ['This e-mail has an account.'] },
  });
  open(createRoutes, COUNTER, COUNTER);
  await userEvent.type(await screen.findByLabelText('E-mail of the citizen'), 'nena@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Make the account and begin' }));
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail of the citizen')).toHaveAccessibleDescription(/has an account/),
  );
});

test('the owner’s pages stand under the name of the citizen, and not without one', async () => {
  serves(OPEN, COUNTER);
  open(createRoutes, COUNTER, `${COUNTER}/management/companies/create`);
  expect(await screen.findByText('You file for Nena Cruz (WI-2026-000001)')).toBeVisible();
});

test('without anybody at the counter every page leads to the question who is there', async () => {
  open(createRoutes, COUNTER, `${COUNTER}/management/companies/create`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Walk-in' })).toBeVisible();
});

test('the walk-in ends with one press', async () => {
  api.answers(getOpenWalkIn, { walk_in: OPEN });
  api.answers(endWalkIn, { ...OPEN, ended_at: '2026-01-12T01:00:00.000Z' });
  serves(OPEN, COUNTER);
  open(createRoutes, COUNTER, COUNTER);
  const end = await screen.findByRole('button', { name: 'End the walk-in' });
  api.answers(getOpenWalkIn, { walk_in: null });
  await userEvent.click(end);
  expect(await screen.findByRole('button', { name: 'Find' })).toBeVisible();
  expect(api.asked(endWalkIn)).toHaveLength(1);
});
