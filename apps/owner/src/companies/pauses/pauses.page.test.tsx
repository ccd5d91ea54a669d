import { declarePause, endPause, getCompany, listPauses, type Pause } from '@ebpls/contracts';
import { createFakeApi, createOwnedCompany, getDayBox, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/app/management/companies/assessment/pauses/SI-000114';
const PAUSE: Pause = {
  pause_id: 7,
  state: 'CLOSED',
  reason: 'Repairs of the roof',
  closed_from: '2026-01-12',
  closed_until: '2026-01-20',
  declared_at: '2026-01-12T02:00:00.000Z',
  reopened_on: null,
};

beforeEach(() => {
  api.replyWith(getCompany, createOwnedCompany({ state: 'ACTIVE' }));
  api.replyWith(listPauses, { data: [], cannot_pause: null, until_at_most: '2026-12-31' });
});

test('an owner declares the days and why', async () => {
  api.replyWith(declarePause, PAUSE);
  openRemote(createRoutes, '/app', ADDRESS);
  await screen.findByRole('group', { name: 'First day closed' });
  await userEvent.type(getDayBox('First day closed'), '2026-01-12');
  await userEvent.type(getDayBox('Last day closed'), '2026-01-20');
  await userEvent.type(screen.getByLabelText('Why are you closing temporarily?'), 'Repairs of the roof');
  await userEvent.click(screen.getByRole('button', { name: 'Declare these dates' }));
  await waitFor(() =>
    expect(api.listRequests(declarePause)[0]?.body).toEqual({
      closed_from: '2026-01-12',
      closed_until: '2026-01-20',
      reason: 'Repairs of the roof',
    }),
  );
});

test('a closed business is opened again at once', async () => {
  api.replyWith(listPauses, { data: [PAUSE], cannot_pause: null, until_at_most: '2026-12-31' });
  api.replyWith(endPause, { ...PAUSE, state: 'REOPENED', reopened_on: '2026-01-13' });
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText('Closed now · Repairs of the roof')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reopen now' }));
  await waitFor(() => expect(api.listRequests(endPause)[0]?.params).toEqual({ pause_id: '7' }));
});

test('a business that cannot be closed for a time is shown the reason', async () => {
  const cannot_pause = 'Only an open business with a valid permit can be closed temporarily.';
  api.replyWith(listPauses, { data: [], cannot_pause, until_at_most: null });
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText(cannot_pause)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Declare these dates' })).not.toBeInTheDocument();
});
