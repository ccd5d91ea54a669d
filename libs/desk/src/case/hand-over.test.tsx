import {
  getClearance,
  returnClearanceToQueue,
  handOverClearances,
  listClearances,
  listColleagues,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createAssessment, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createCase, createQueueRow, QUEUE_COUNTS, joel } from '../../test/cases.ts';
import { clearancesRoute } from '../routes.ts';

const api = createFakeApi();
const DESK = '/fire/request/clearances';

beforeEach(() => {
  api.replyWith(listClearances, { data: [createQueueRow()], next_cursor: null, counts: QUEUE_COUNTS });
  const assessment = createAssessment({ state: 'IN_CLEARANCE', requirements: [] });
  api.replyWith(getClearance, createCase({ assessment, acts: ['approve', 'give_back'] }));
  api.replyWith(listColleagues, { data: [{ account_id: 32, name: 'Rosa Aquino' }] });
});

const openDesk = (address: string) => openRemote(() => [clearancesRoute()], '/fire', address, { session: joel });
const listNotices = () => useNotices.getState().notices.map(({ text }) => text);

test.each([
  { to: 'Rosa Aquino', to_account_id: 32 },
  { to: 'Return to queue', to_account_id: null },
])('all own cases go to $to', async ({ to, to_account_id }) => {
  api.replyWith(handOverClearances, { handed_over: 1, to_queue: 0 });
  openDesk(`${DESK}?view=mine`);
  await userEvent.click(await screen.findByRole('button', { name: 'Reassign' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reassign all your cases' });
  await userEvent.selectOptions(within(dialog).getByLabelText('Reassign to'), to);
  await userEvent.type(within(dialog).getByLabelText(/^Note/), 'The plans are on my table.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reassign' }));
  await waitFor(() => expect(listNotices()).toContain('Your cases were reassigned.'));
  expect(api.listRequests(handOverClearances)[0]?.body).toEqual({ to_account_id, note: 'The plans are on my table.' });
});

test('B returns a case to the queue with a required reason', async () => {
  api.replyWith(returnClearanceToQueue, { clearance_id: 7, state: 'PENDING', clearance_no: null });
  openDesk(`${DESK}?case=7`);
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Return to queue' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('p');
  const dialog = await screen.findByRole('dialog', { name: 'Return Matibay Hardware to the queue?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to queue' }));
  expect(await within(dialog).findByText('Please enter the reason.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'I know the owner.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to queue' }));
  await waitFor(() => expect(listNotices()).toContain('Matibay Hardware: The case was returned to the queue.'));
  expect(api.listRequests(returnClearanceToQueue)[0]?.body).toEqual({ reason: 'I know the owner.' });
});

test('only the view of one’s own cases offers to hand them over', async () => {
  openDesk(`${DESK}?view=open`);
  await screen.findByRole('button', { name: /^Take next case/ });
  expect(screen.queryByRole('button', { name: 'Reassign' })).not.toBeInTheDocument();
  expect(api.listRequests(listColleagues)).toEqual([]);
});
