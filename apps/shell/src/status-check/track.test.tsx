import { findApplicationStatus, getMunicipality } from '@ebpls/contracts';
import { restoreSession, useSettings } from '@ebpls/remote-kit';
import { createFakeApi } from '@ebpls/testing-web';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createMunicipality } from '../testing/create-municipality.ts';
import { openShell } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });

const api = createFakeApi();
const APPLICATION = {
  assessment_code: 'APP-2026-000045',
  application_type: 'NEW' as const,
  tax_year: 2026,
  state: 'IN_CLEARANCE' as const,
  since: '2026-01-12',
  cleared: { done: 2, all: 7 },
  offices: ['Bureau of Fire Protection', 'Rural Health Unit'],
  is_owners_turn: false,
  next_step: 'The offices listed here decide on their clearances.',
};

beforeAll(() => restoreSession());
beforeEach(() => api.replyWith(getMunicipality, createMunicipality()));
afterEach(() => act(() => useSettings.setState(useSettings.getInitialState(), true)));

async function check(reference_no: string, mobile: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Reference number'), reference_no);
  await userEvent.type(screen.getByLabelText('Mobile number of the owner'), mobile);
  await userEvent.click(screen.getByRole('button', { name: 'Check the status' }));
}

test('the stage, the offices and the next step are shown, and no number is in the address', async () => {
  api.replyWith(findApplicationStatus, { application: APPLICATION });
  const router = openShell('/track');
  await check('app 2026 45', '+63 917 123 4567');
  expect(await screen.findByText('New permit 2026')).toBeVisible();
  expect(screen.getByText('2 of 7 decided')).toBeVisible();
  // On a phone the number would break at its hyphens.
  expect(screen.getByText('APP-2026-000045')).toHaveClass('eb-nowrap');
  expect(screen.getByText('Bureau of Fire Protection, Rural Health Unit')).toBeVisible();
  expect(screen.getByText('The offices listed here decide on their clearances.')).toBeVisible();
  expect(api.listRequests(findApplicationStatus)[0]?.body).toEqual({
    reference_no: 'APP-2026-000045',
    mobile: '09171234567',
  });
  expect(router.state.location.pathname + router.state.location.search).toBe('/track');
});

test('a visitor without an account can change the appearance, and nothing here is about a password', async () => {
  openShell('/track');
  expect(await screen.findByRole('button', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /password/ })).not.toBeInTheDocument();
});

test('the owner is named as the person whose turn it is', async () => {
  api.replyWith(findApplicationStatus, {
    application: { ...APPLICATION, state: 'FOR_PAYMENT', offices: [], is_owners_turn: true },
  });
  openShell('/track');
  await check('APP-2026-000045', '09171234567');
  expect(await screen.findByText('The owner')).toBeVisible();
});

test('a pair that does not match says so without naming the wrong one', async () => {
  api.replyWith(findApplicationStatus, { application: null });
  openShell('/track');
  await check('APP-2026-000045', '09171234567');
  expect(await screen.findByRole('alert')).toHaveTextContent('No application matches these two numbers');
});

test('a number that cannot be one is refused before it is sent; the server’s wait is shown', async () => {
  openShell('/track');
  await check('45', '12');
  expect(await screen.findByRole('link', { name: /Please enter the reference number/ })).toBeVisible();
  expect(api.listRequests(findApplicationStatus)).toEqual([]);
  api.refuseWith(findApplicationStatus, { code: 'too_many', message: 'Please wait 1 min.' });
  await userEvent.clear(screen.getByLabelText('Reference number'));
  await userEvent.clear(screen.getByLabelText('Mobile number of the owner'));
  await check('APP-2026-000045', '09171234567');
  expect(await screen.findByText('Please wait 1 min.')).toBeVisible();
});
