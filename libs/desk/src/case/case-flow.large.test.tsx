import {
  approveClearance,
  claimClearance,
  getClearance,
  listClearances,
  returnClearance,
  takeBackDecision,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createClearance, createAssessment, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createCase, createQueueRow, QUEUE_COUNTS, joel } from '../../test/cases.ts';
import { clearancesRoute } from '../routes.ts';
import { findNextCase } from './case-flow.ts';

const api = createFakeApi();
const DESK = '/fire/request/clearances';
const HARDWARE = createQueueRow({ clearance_id: 7, flags: ['due_today'], due_group: 'today' });
const CLAIMED_ROW = createQueueRow({
  clearance_id: 8,
  company_name: 'Kay Ben Vulcanizing',
  is_mine: false,
  assigned_name: 'Ben Cruz',
});
const BAKERY = createQueueRow({
  clearance_id: 9,
  company_name: 'Aling Nena Bakery',
  is_mine: false,
  assigned_name: null,
});
const HELD_REPLY = { clearance_id: 7, state: 'UNDER_REVIEW' as const, clearance_no: null, held_seconds: 10 };

const toCase = (clearance_id: number, company_name: string) =>
  createCase({
    clearance: createClearance({ clearance_id, state: 'UNDER_REVIEW' }),
    assessment: createAssessment({ state: 'IN_CLEARANCE', company_name, requirements: [] }),
  });

beforeEach(() => {
  api.replyWith(listClearances, { data: [HARDWARE, CLAIMED_ROW, BAKERY], next_cursor: null, counts: QUEUE_COUNTS });
  api.replyWith(getClearance, ({ params }) =>
    params['clearance_id'] === '9' ? toCase(9, 'Aling Nena Bakery') : toCase(7, 'Matibay Hardware'),
  );
  api.replyWith(approveClearance, HELD_REPLY);
});

const openDesk = (address = DESK) => openRemote(() => [clearancesRoute()], '/fire', address, { session: joel });

/** Approves the open case by key. */
async function approveByKey(): Promise<void> {
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: 'Approve Matibay Hardware?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
}

const asFree = (ids: string) => [...ids].map((id) => ({ id, is_free: id === id.toLowerCase() }));

test.each([
  { rows: 'abc', current: 'a', next: 'b' },
  { rows: 'aBc', current: 'a', next: 'c' },
  { rows: 'abC', current: 'b', next: 'a' },
  { rows: 'abc', current: undefined, next: 'a' },
  { rows: 'ABc', current: undefined, next: 'c' },
  { rows: 'a', current: 'a', next: undefined },
  { rows: 'aB', current: 'a', next: undefined },
  { rows: '', current: undefined, next: undefined },
])('after $current of $rows, capitals being a colleague’s, comes $next', ({ rows, current, next }) => {
  expect(findNextCase(asFree(rows), current)).toBe(next);
});

test('the most urgent case opens with the desk', async () => {
  const router = openDesk();
  expect(await screen.findByRole('heading', { name: 'Matibay Hardware' })).toBeVisible();
  expect(router.state.location.search).toBe('?case=7');
});

test('a held decision is sent; the next free case opens, and the bar shows the decision', async () => {
  const router = openDesk(`${DESK}?case=7`);
  await approveByKey();
  expect(await screen.findByRole('heading', { name: 'Aling Nena Bakery' })).toBeVisible();
  expect(router.state.location.search).toContain('case=9');
  expect(screen.getByText('Approved Matibay Hardware.')).toBeVisible();
  expect(api.listRequests(approveClearance)[0]?.body).toMatchObject({ is_held: true });
  expect(useNotices.getState().notices).toEqual([]);
});

test('U takes the decision back and opens its case again', async () => {
  api.replyWith(takeBackDecision, { clearance_id: 7, state: 'UNDER_REVIEW', clearance_no: null });
  const router = openDesk(`${DESK}?case=7`);
  await approveByKey();
  await screen.findByRole('heading', { name: 'Aling Nena Bakery' });
  await userEvent.keyboard('u');
  expect(await screen.findByRole('heading', { name: 'Matibay Hardware' })).toBeVisible();
  expect(api.listRequests(takeBackDecision)[0]?.params).toEqual({ clearance_id: '7' });
  expect(router.state.location.search).toContain('case=7');
  expect(screen.queryByText('Approved Matibay Hardware.')).not.toBeInTheDocument();
});

test('a decision that can no longer be taken back is shown as final, and the bar leaves', async () => {
  api.refuseWith(takeBackDecision, { code: 'conflict', message: 'The decision is carried out already.' });
  openDesk(`${DESK}?case=7`);
  await approveByKey();
  await screen.findByRole('heading', { name: 'Aling Nena Bakery' });
  await userEvent.keyboard('u');
  await waitFor(() =>
    expect(useNotices.getState().notices.map(({ text }) => text)).toContain('The decision is carried out already.'),
  );
  await waitFor(() => expect(screen.queryByText('Approved Matibay Hardware.')).not.toBeInTheDocument());
});

test('the bar leaves when its seconds are over', async () => {
  api.replyWith(approveClearance, { ...HELD_REPLY, held_seconds: 1 });
  openDesk(`${DESK}?case=7`);
  await approveByKey();
  await screen.findByText('Approved Matibay Hardware.');
  await waitForElementToBeRemoved(() => screen.queryByText('Approved Matibay Hardware.'), { timeout: 5000 });
});

test('without a next case the decided case stays open, and shows that it is decided', async () => {
  api.replyWith(listClearances, { data: [HARDWARE, CLAIMED_ROW], next_cursor: null, counts: QUEUE_COUNTS });
  openDesk(`${DESK}?case=7`);
  await approveByKey();
  expect(await screen.findByText('Approved Matibay Hardware.')).toBeVisible();
  expect(api.listRequests(claimClearance)).toEqual([]);
});

test('a lost connection keeps the input, and the same act is sent once more', async () => {
  api.failOffline(returnClearance);
  openDesk(`${DESK}?case=7`);
  await screen.findByRole('button', { name: /^Return/ });
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Remarks to the owner'), 'The plan cannot be read.');
  api.failOffline(listClearances);
  api.failOffline(getClearance);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(within(dialog).getByLabelText('Remarks to the owner')).toHaveValue('The plan cannot be read.');

  api.replyWith(listClearances, { data: [HARDWARE], next_cursor: null, counts: QUEUE_COUNTS });
  api.replyWith(getClearance, toCase(7, 'Matibay Hardware'));
  api.replyWith(returnClearance, HELD_REPLY);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  expect(await screen.findByText('Returned Matibay Hardware to the owner.')).toBeVisible();
  const keys = api.listRequests(returnClearance).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a case that a colleague has just decided shows who did', async () => {
  api.replyWith(getClearance, {
    ...toCase(7, 'Matibay Hardware'),
    acts: [],
    held: { act: 'approve', decided_by: 'Rosa Aquino', is_mine: false },
  });
  openDesk(`${DESK}?case=7`);
  expect(await screen.findByText(/^Rosa Aquino has just decided this case\./)).toBeVisible();
});

test('a decision after one that was taken back has its own seconds and stays decided', async () => {
  api.replyWith(takeBackDecision, { clearance_id: 7, state: 'UNDER_REVIEW', clearance_no: null });
  const router = openDesk(`${DESK}?case=7`);
  await approveByKey();
  await screen.findByRole('heading', { name: 'Aling Nena Bakery' });
  await userEvent.keyboard('u');
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  api.replyWith(approveClearance, { ...HELD_REPLY, held_seconds: 1 });
  await approveByKey();
  await screen.findByText('Approved Matibay Hardware.');
  await waitForElementToBeRemoved(() => screen.queryByText('Approved Matibay Hardware.'), { timeout: 5000 });
  expect(router.state.location.search).toContain('case=9');
  expect(api.listRequests(takeBackDecision)).toHaveLength(1);
});
