import {
  answerChecklist,
  approveClearance,
  approveClearanceWithConditions,
  type CheckedItem,
  getChecklist,
  getClearance,
  listClearances,
  publishChecklist,
} from '@ebpls/contracts';
import { createClearance, createAssessment, createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createCase, createQueueRow, QUEUE_COUNTS, joel } from '../../../test/cases.ts';
import { checklistRoute, clearancesRoute } from '../../routes.ts';

const api = createFakeApi();
const chief = createUser({ id: 32, roles: [{ id: 4, name: 'fire' }], permissions: ['office_head'] });

const anItem = (item: string, text: string, overrides: Partial<CheckedItem> = {}): CheckedItem => ({
  item,
  text,
  is_mandatory: true,
  answer: null,
  remark: '',
  answered_by: null,
  answered_at: null,
  last: null,
  ...overrides,
});

beforeEach(() => {
  api.replyWith(listClearances, { data: [createQueueRow()], next_cursor: null, counts: QUEUE_COUNTS });
  api.replyWith(answerChecklist, { items: [] });
});

type CaseState = 'UNDER_REVIEW' | 'APPROVED';

function answersCase(checklist: CheckedItem[], state: CaseState = 'UNDER_REVIEW'): void {
  const assessment = createAssessment({ state: 'IN_CLEARANCE' });
  const decidedFields = state === 'APPROVED' ? { acts: [] } : {};
  api.replyWith(
    getClearance,
    createCase({ checklist, assessment, clearance: createClearance({ state }), ...decidedFields }),
  );
}

function openCase(checklist: CheckedItem[], state?: CaseState): void {
  answersCase(checklist, state);
  openRemote(() => [clearancesRoute()], '/fire', '/fire/request/clearances?case=7', { session: joel });
}

const list = () => screen.findByRole('list', { name: 'Checklist' });

test('1, 2 and 3 answer the current item and move to the next open one', async () => {
  openCase([anItem('I01', 'Two exits'), anItem('I02', 'Alarm', { answer: 'COMPLIANT' }), anItem('I03', 'Hose')]);
  expect(await screen.findByText('1 of 3 answered')).toBeVisible();
  answersCase([
    anItem('I01', 'Two exits', { answer: 'NOT_COMPLIANT' }),
    anItem('I02', 'Alarm', { answer: 'COMPLIANT' }),
    anItem('I03', 'Hose'),
  ]);
  await userEvent.keyboard('2');
  expect(await screen.findByText('2 of 3 answered')).toBeVisible();
  await userEvent.keyboard('3');
  await waitFor(() => expect(api.listRequests(answerChecklist)).toHaveLength(2));
  expect(api.listRequests(answerChecklist).map(({ params, body }) => [params, body])).toEqual([
    [{ clearance_id: '7' }, { answers: [{ item: 'I01', answer: 'NOT_COMPLIANT' }] }],
    [{ clearance_id: '7' }, { answers: [{ item: 'I03', answer: 'NOT_APPLICABLE' }] }],
  ]);
});

test('0 marks every open item as complying, and no other', async () => {
  openCase([anItem('I01', 'Two exits', { answer: 'NOT_COMPLIANT' }), anItem('I02', 'Alarm'), anItem('I03', 'Hose')]);
  expect(await screen.findByText('1 of 3 answered')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View the checklist' })).not.toBeInTheDocument();
  await userEvent.keyboard('0');
  await waitFor(() => expect(api.listRequests(answerChecklist)).toHaveLength(1));
  expect(api.listRequests(answerChecklist)[0]?.body).toEqual({
    answers: [
      { item: 'I02', answer: 'COMPLIANT' },
      { item: 'I03', answer: 'COMPLIANT' },
    ],
  });
});

test('A opens the approval at once after 0, and the approval is sent after the answers', async () => {
  openCase([anItem('I01', 'Two exits'), anItem('I02', 'Alarm')]);
  await screen.findByText('0 of 2 answered');
  const requestOrder: string[] = [];
  api.replyWith(answerChecklist, () => {
    requestOrder.push('answers');
    return { items: [] };
  });
  api.replyWith(approveClearance, () => {
    requestOrder.push('approval');
    return { clearance_id: 7, state: 'UNDER_REVIEW' as const, clearance_no: null, held_seconds: 10 };
  });
  await userEvent.keyboard('0a');
  const dialog = await screen.findByRole('dialog', { name: /^Approve/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(requestOrder).toEqual(['answers', 'approval']));
});

test("last year's answer is shown beside this year's", async () => {
  const last = { tax_year: 2025, answer: 'NOT_COMPLIANT' as const, remark: 'Locked.' };
  openCase([anItem('I01', 'Two exits', { last })]);
  expect(await list()).toHaveTextContent('2025: Not compliant – Locked.');
});

test('an open item shows why approving waits; a failed item may still be approved with conditions', async () => {
  openCase([anItem('I01', 'Two exits', { answer: 'NOT_COMPLIANT', remark: 'One is locked.' })]);
  expect(await screen.findByText(/An item does not comply\. Approve with conditions/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Approve/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('c');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Condition 1')).toHaveValue('Two exits: One is locked.');
  expect(api.listRequests(approveClearanceWithConditions)).toEqual([]);
});

test('failed items are proposed as the reason of a return', async () => {
  openCase([anItem('I01', 'Two exits', { answer: 'NOT_COMPLIANT' })]);
  await list();
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Remarks to the owner')).toHaveValue('Two exits');
});

test('a remark is sent with the answer of its item', async () => {
  openCase([anItem('I01', 'Two exits', { answer: 'NOT_COMPLIANT' })]);
  await userEvent.click(within(await list()).getByRole('button', { name: 'Two exits' }));
  await userEvent.keyboard('m');
  const dialog = await screen.findByRole('dialog', { name: 'What did you find?' });
  await userEvent.type(within(dialog).getByLabelText(/Remark/), 'One is locked.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.listRequests(answerChecklist)[0]?.body).toEqual({
      answers: [{ item: 'I01', answer: 'NOT_COMPLIANT', remark: 'One is locked.' }],
    }),
  );
});

test('a decided case is read and not answered', async () => {
  openCase([anItem('I01', 'Two exits')], 'APPROVED');
  await list();
  await userEvent.keyboard('1');
  expect(screen.queryByRole('button', { name: /^Compliant/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View the checklist' })).toBeVisible();
  expect(api.listRequests(answerChecklist)).toEqual([]);
});

const OFFICE_LIST = {
  version: 2,
  items: [
    { item: 'I01', text: { en: 'Two exits', fil: 'Dalawang labasan' }, is_mandatory: true, asked_of: ['NEW' as const] },
    { item: 'I02', text: { en: 'Alarm', fil: 'Alarma' }, is_mandatory: false, asked_of: ['NEW' as const] },
  ],
  published_at: '2026-01-05T01:00:00.000Z',
  published_by: 'Rosa Aquino',
};

test('the head moves, adds and removes rows, and puts the list into force', async () => {
  api.replyWith(getChecklist, { ...OFFICE_LIST, may_publish: true });
  api.replyWith(publishChecklist, { ...OFFICE_LIST, version: 3, may_publish: true });
  openRemote(() => [checklistRoute()], '/fire', '/fire/request/checklist', { session: chief });
  expect(await screen.findByRole('list', { name: 'Office checklist' })).toHaveTextContent('AlarmNew · Optional');
  expect(screen.getByText(/^Version 2, in effect since/)).toHaveTextContent(
    'Version 2, in effect since 5 Jan 2026 · Rosa Aquino',
  );
  expect(screen.queryByLabelText('In English')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Two exits' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move down: Item 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Alarm' }));
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove: Two exits' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add an item' }));
  const addedRow = screen.getByRole('group', { name: 'Item 2' });
  await userEvent.type(within(addedRow).getByLabelText('In English'), 'Hose');
  await userEvent.type(within(addedRow).getByLabelText('In Filipino'), 'Hose');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(api.listRequests(publishChecklist)[0]?.body).toEqual({
      version: 2,
      items: [
        { item: 'I01', text: { en: 'Two exits', fil: 'Dalawang labasan' }, is_mandatory: true, asked_of: ['NEW'] },
        { text: { en: 'Hose', fil: 'Hose' }, is_mandatory: true, asked_of: ['NEW', 'RENEWAL', 'AMENDMENT'] },
      ],
    }),
  );
});

test('an empty item opens at a refusal with its error at the field, and stays open while it is typed', async () => {
  api.replyWith(getChecklist, { ...OFFICE_LIST, may_publish: true });
  openRemote(() => [checklistRoute()], '/fire', '/fire/request/checklist', { session: chief });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Alarm' }));
  await userEvent.clear(screen.getByLabelText('In English'));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByLabelText('In English')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect((await screen.findAllByText('Enter the checklist item in English and in Filipino.')).length).toBeGreaterThan(
    0,
  );
  await userEvent.type(screen.getByLabelText('In English'), 'Alarm bell');
  expect(screen.getByLabelText('In English')).toHaveValue('Alarm bell');
  expect(api.listRequests(publishChecklist)).toEqual([]);
});

test('an account that is not the head may only read the list', async () => {
  api.replyWith(getChecklist, { ...OFFICE_LIST, may_publish: false });
  openRemote(() => [checklistRoute()], '/fire', '/fire/request/checklist', { session: joel });
  expect(await screen.findByText('Only the head of office can edit the checklist.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Office checklist' })).toHaveTextContent('Two exits');
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});
