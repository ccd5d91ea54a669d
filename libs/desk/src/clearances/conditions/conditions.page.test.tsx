import { type FollowedCondition, reviewCondition, listConditions } from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { joel } from '../../../test/cases.ts';
import { conditionsRoute } from '../../routes.ts';

const api = createFakeApi();

const aCondition = (overrides: Partial<FollowedCondition> = {}): FollowedCondition => ({
  clearance_id: 7,
  place: 0,
  text: 'A second extinguisher.',
  due_on: '2026-02-10',
  state: 'OPEN',
  note: '',
  remark: '',
  assessment_code: 'APP-2026-000211',
  company_code: 'SI-000114' as FollowedCondition['company_code'],
  company_name: 'Matibay Hardware',
  answered_at: null,
  document: null,
  ...overrides,
});

function openList(data: FollowedCondition[]): void {
  api.replyWith(listConditions, { data });
  openRemote(() => [conditionsRoute()], '/fire', '/fire/request/conditions', { session: joel });
}

test('an overdue condition is red and shows the consequence', async () => {
  openList([aCondition({ state: 'OVERDUE' })]);
  expect((await screen.findAllByText('Overdue')).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/the head of office may recommend suspension/)[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Not met yet/ })).not.toBeInTheDocument();
});

test('the office closes a met condition, and names what is missing where the owner answered', async () => {
  const reply = { clearance_id: 7, place: 0, state: 'MET' as const };
  api.replyWith(reviewCondition, reply);
  openList([aCondition({ state: 'ANSWERED', note: 'It hangs at the door.' })]);
  await userEvent.click((await screen.findAllByRole('button', { name: /^Not met yet/ }))[0] ?? document.body);
  const question = await screen.findByRole('dialog', { name: /What is still missing/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Not met yet' }));
  expect(await within(question).findByText('Enter what is still missing.')).toBeVisible();
  await userEvent.type(within(question).getByLabelText('Remarks to the owner'), 'It is empty.');
  await userEvent.click(within(question).getByRole('button', { name: 'Not met yet' }));
  await waitFor(() =>
    expect(api.listRequests(reviewCondition)[0]).toMatchObject({
      params: { clearance_id: '7' },
      body: { place: 0, outcome: 'NOT_MET', remark: 'It is empty.' },
    }),
  );
  await userEvent.click((await screen.findAllByRole('button', { name: /^Met/ }))[0] ?? document.body);
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: /met the condition/ })).getByRole('button', { name: 'Met' }),
  );
  await waitFor(() =>
    expect(api.listRequests(reviewCondition)[1]?.body).toEqual({ place: 0, outcome: 'MET', remark: '' }),
  );
});

test('an office without conditions reads so', async () => {
  openList([]);
  expect(await screen.findByText('No open conditions')).toBeVisible();
});
