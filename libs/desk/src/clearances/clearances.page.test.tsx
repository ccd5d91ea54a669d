import {
  approveClearance,
  approveClearanceWithConditions,
  claimClearance,
  downloadDocument,
  getClearance,
  judgeDocument,
  listClearances,
  listColleagues,
  markClearanceAudit,
  markOriginalSeen,
  nextClearance,
  rejectClearance,
  returnClearance,
  scheduleInspection,
} from '@ebpls/contracts';
import { useNotices, useOfferedActs } from '@ebpls/remote-kit';
import { createClearance, createDocument, createAssessment, createFakeApi, openRemote } from '@ebpls/testing-web';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createCase, createQueueRow, createRequirement, QUEUE_COUNTS, joel } from '../../test/cases.ts';
import { clearancesRoute } from '../routes.ts';

const api = createFakeApi();
const DESK = '/fire/request/clearances';
const HARDWARE = createQueueRow({ clearance_id: 7, flags: ['due_today'] });
const BAKERY = createQueueRow({
  clearance_id: 8,
  company_name: 'Aling Nena Bakery',
  is_mine: false,
  assigned_name: null,
  state: 'PENDING',
});
const APPROVED_REPLY = { clearance_id: 7, state: 'APPROVED' as const, clearance_no: 'FSIC-2026-000061' };

beforeEach(() => {
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => {};
  api.replyWith(listClearances, { data: [BAKERY, HARDWARE], next_cursor: null, counts: QUEUE_COUNTS });
  api.replyWith(getClearance, createCase());
  api.replyWith(listColleagues, { data: [] });
  api.replyWithFile(downloadDocument, 'bytes of a picture', 'fsic-2025.jpg');
});

const openDesk = (address = DESK) => openRemote(() => [clearancesRoute()], '/fire', address, { session: joel });
const listNotices = () => useNotices.getState().notices.map(({ text }) => text);

test('a deemed approved case without an assignee is not described as waiting for somebody', async () => {
  const clearance = createClearance({ state: 'DEEMED_APPROVED', decided_at: '2026-01-12T02:00:00.000Z' });
  api.replyWith(getClearance, createCase({ is_mine: false, assigned_name: null, clearance }));
  openDesk(`${DESK}?case=7`);
  expect(await screen.findByText(/ · APP-2026-\d+ · /)).not.toHaveTextContent('unassigned');
});

test('deemed approved parts are in a view of their own, and marked with the finding', async () => {
  const clearance = createClearance({ state: 'POST_AUDIT', decided_at: '2026-01-12T02:00:00.000Z' });
  api.replyWith(getClearance, createCase({ clearance, acts: ['audit_right', 'audit_wrong'] }));
  const data = [createQueueRow({ clearance_id: 7, state: 'POST_AUDIT' })];
  api.replyWith(listClearances, { data, next_cursor: null, counts: { ...QUEUE_COUNTS, post_audit: 1 } });
  api.replyWith(markClearanceAudit, { clearance_id: 7, state: 'POST_AUDIT', clearance_no: null });
  openDesk(`${DESK}?view=post_audit&case=7`);
  expect(await screen.findByRole('link', { name: /^Post-audit/ })).toHaveAttribute('aria-current');
  await userEvent.click(await screen.findByRole('button', { name: 'Problem found' }));
  const form = await screen.findByRole('dialog');
  await userEvent.type(within(form).getByRole('textbox', { name: 'Findings' }), 'No card is posted.');
  await userEvent.click(within(form).getByRole('button', { name: 'Problem found' }));
  await waitFor(() => expect(listNotices()).toContain('Matibay Hardware: Saved. The licensing office was notified.'));
  expect(api.listRequests(markClearanceAudit)[0]?.body).toEqual({ outcome: 'WRONG', finding: 'No card is posted.' });
});

test('the queue shows cases due today before later ones', async () => {
  openDesk();
  const queue = await screen.findByRole('list', { name: 'Request For Clearances' });
  const lines = within(queue)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines[0]).toContain('Due today');
  expect(lines[1]).toContain('Matibay Hardware');
  expect(lines[2]).toContain('Later');
  expect(lines[3]).toContain('Aling Nena Bakery');
});

test('a view of the queue is an address of its own', async () => {
  openDesk(`${DESK}?view=unclaimed`);
  expect(await screen.findByRole('link', { name: /Unassigned/ })).toHaveAttribute('aria-current', 'true');
  expect(api.listRequests(listClearances)[0]?.query['view']).toBe('unclaimed');
});

test('words to look for stay in the view that is open', async () => {
  const router = openDesk(`${DESK}?view=mine`);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Name or number' }), 'hardware{Enter}');
  expect(router.state.location.search).toBe('?case=7&view=mine&search=hardware');
});

test('the first case of a view is open, J opens the next one of the queue and K the one before', async () => {
  const router = openDesk(`${DESK}?view=open`);
  expect(await screen.findByRole('heading', { name: 'Matibay Hardware' })).toBeVisible();
  await userEvent.keyboard('j');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Aling Nena Bakery' }).closest('li')).toHaveAttribute(
      'aria-current',
      'true',
    ),
  );
  expect(router.state.location.search).toContain('case=8');
  await userEvent.keyboard('k');
  await waitFor(() => expect(router.state.location.search).toContain('case=7'));
});

test('the row of a case that J calls shows it at once, and no longer once it is open', async () => {
  openDesk(`${DESK}?case=7`);
  expect(await screen.findByRole('heading', { name: 'Matibay Hardware' })).toBeVisible();
  const row = (name: string) => screen.getByRole('link', { name }).closest('li');
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(row('Aling Nena Bakery')).toHaveClass('pending');
  // An act applies to the case that is still open.
  expect(row('Matibay Hardware')).toHaveAttribute('aria-current', 'true');
  await waitFor(() => expect(row('Aling Nena Bakery')).toHaveAttribute('aria-current', 'true'));
  expect(row('Aling Nena Bakery')).not.toHaveClass('pending');
});

test('keys rest while the clerk types', async () => {
  const router = openDesk(`${DESK}?view=open`);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Name or number' }), 'jk');
  expect(router.state.location.search).toBe('?case=7&view=open');
});

test('A opens the approval and approves, and a notice confirms it', async () => {
  api.replyWith(approveClearance, APPROVED_REPLY);
  openDesk(`${DESK}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: 'Approve Matibay Hardware?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'Matibay Hardware' })).toBeVisible();
  expect(api.listRequests(approveClearance)[0]).toMatchObject({ params: { clearance_id: '7' }, body: { remarks: '' } });
  expect(api.listRequests(approveClearance)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(listNotices()).toContain('Matibay Hardware: The clearance was issued.');
});

test('a refused approval keeps the question open with the office’s answer', async () => {
  api.refuseWith(approveClearance, { code: 'conflict', message: 'R09 needs a new copy first.' });
  openDesk(`${DESK}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('R09 needs a new copy first.');
});

test('conditions carry a text and a day each', async () => {
  api.replyWith(approveClearanceWithConditions, { ...APPROVED_REPLY, state: 'CONDITIONALLY_APPROVED' });
  openDesk(`${DESK}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('c');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Condition 1'), 'Second extinguisher in the kitchen');
  await userEvent.type(within(dialog).getByLabelText('Due date'), '2026-02-10');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve with conditions' }));
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  expect(api.listRequests(approveClearanceWithConditions)[0]?.body).toMatchObject({
    conditions: [{ text: 'Second extinguisher in the kitchen', due_on: '2026-02-10' }],
  });
});

test('a return without remarks is stopped before it is sent', async () => {
  openDesk(`${DESK}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  expect(await within(dialog).findByText(/remarks|Write|what/i, { selector: '.err span' })).toBeVisible();
  expect(api.listRequests(returnClearance)).toHaveLength(0);
});

test('a return names the papers to send again', async () => {
  api.replyWith(returnClearance, { ...APPROVED_REPLY, state: 'FOR_COMPLIANCE', clearance_no: null });
  openDesk(`${DESK}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Remarks to the owner'), 'The certificate is from 2024.');
  await userEvent.click(within(dialog).getByLabelText('Fire safety inspection certificate'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  expect(api.listRequests(returnClearance)[0]?.body).toEqual({
    remarks: 'The certificate is from 2024.',
    requirement_codes: ['R09'],
    marks: [],
    is_held: true,
  });
});

test("a return marks a field with its reason, beside the field's value", async () => {
  const { assessment } = createCase();
  api.replyWith(
    getClearance,
    createCase({ assessment: { ...assessment, business: { place: { business_area_sqm: 45 } } } }),
  );
  api.replyWith(returnClearance, { ...APPROVED_REPLY, state: 'FOR_COMPLIANCE', clearance_no: null });
  openDesk(`${DESK}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Remarks to the owner'), 'It differs from the plan.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark a field' }));
  const field = within(dialog).getByLabelText('Field 1');
  await userEvent.selectOptions(field, within(field).getByRole('option', { name: /^Floor area in square metres: \d/ }));
  expect(within(field).queryByRole('option', { name: /TIN|Total assets/ })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  expect(await within(dialog).findByText('Explain to the owner what is wrong with this field.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('What is wrong with field 1'), 'The plan says 64.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  await waitFor(() =>
    expect(api.listRequests(returnClearance)[0]?.body).toMatchObject({
      marks: [{ field: 'place.business_area_sqm', reason: 'The plan says 64.' }],
    }),
  );
});

test('a corrected answer is read beside the one before, with the reason', async () => {
  const expectedBody = {
    field: 'place.business_area_sqm',
    label: 'Floor area in square metres',
    reason: 'The plan says 64.',
    before: 45,
    marked_at: '2026-01-12T02:00:00.000Z',
  };
  const corrections = [
    { ...expectedBody, after: 64, answered_at: '2026-01-12T03:00:00.000Z' },
    { ...expectedBody, field: 'place.zip', label: 'ZIP code', answered_at: null },
  ];
  api.replyWith(getClearance, createCase({ clearance: createClearance({ state: 'UNDER_REVIEW', corrections }) }));
  openDesk(`${DESK}?case=7`);
  const section = await screen.findByRole('region', { name: 'Corrected answers' });
  expect(section).toHaveTextContent(
    /Floor area.*The plan says 64\..*Before.*45.*After.*64.*ZIP code.*Not answered yet/,
  );
});

test('a clerk who is not the head sees why the refusal is not theirs', async () => {
  openDesk(`${DESK}?case=7`);
  expect(await screen.findByRole('button', { name: /^Refuse/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('x');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Only the head of office can refuse a clearance.');
});

test('the head refuses with the legal ground', async () => {
  api.replyWith(getClearance, createCase({ acts: ['reject'] }));
  api.replyWith(rejectClearance, { ...APPROVED_REPLY, state: 'REJECTED', clearance_no: null });
  openDesk(`${DESK}?case=7`);
  await userEvent.click(await screen.findByRole('button', { name: /^Refuse/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Legal ground'), 'RA 9514, section 7');
  await userEvent.type(within(dialog).getByLabelText('Remarks to the owner'), 'There is no second exit.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  expect(api.listRequests(rejectClearance)[0]?.body).toEqual({
    ground: 'RA 9514, section 7',
    remarks: 'There is no second exit.',
    is_held: true,
  });
});

test('an unassigned case is claimed before it is decided', async () => {
  api.replyWith(
    getClearance,
    createCase({
      clearance: createClearance({ state: 'PENDING' }),
      is_mine: false,
      assigned_name: null,
      acts: ['claim'],
    }),
  );
  api.replyWith(claimClearance, { ...APPROVED_REPLY, state: 'UNDER_REVIEW', clearance_no: null });
  openDesk(`${DESK}?case=7`);
  expect(await screen.findAllByText('Take the case before you decide it.')).not.toHaveLength(0);
  await userEvent.keyboard('l');
  expect(api.listRequests(claimClearance)).toHaveLength(1);
});

test('the command menu is offered every act of the case, and runs it as its button does', async () => {
  openDesk(`${DESK}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  const offeredActs = renderHook(() => useOfferedActs()).result.current;
  expect(offeredActs.map(({ act, keyHint }) => [act, keyHint])).toEqual(
    expect.arrayContaining([
      ['approve', 'A'],
      ['return', 'R'],
      ['judge_valid', 'V'],
      ['next', 'T'],
    ]),
  );
  expect(offeredActs.find(({ act }) => act === 'return')).toMatchObject({ label: 'Return', synonyms: ['Ibalik'] });
  act(() => offeredActs.find(({ act: name }) => name === 'return')?.run());
  expect(await screen.findByRole('dialog', { name: /^Return / })).toBeVisible();
});

test('a case before its turn requires a reason, and is claimed with it', async () => {
  api.replyWith(
    getClearance,
    createCase({
      clearance: createClearance({ state: 'PENDING' }),
      is_mine: false,
      assigned_name: null,
      acts: ['claim'],
    }),
  );
  api.refuseWith(claimClearance, {
    code: 'invalid',
    message: 'Another is first.',
    fields: { ground: ['Choose why.'] },
  });
  openDesk(`${DESK}?case=7`);
  await screen.findAllByText('Take the case before you decide it.');
  await userEvent.keyboard('l');
  const dialog = await screen.findByRole('dialog', { name: /ahead of its turn/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take case' }));
  await waitFor(() => expect(within(dialog).getByLabelText('Reason')).toHaveFocus());
  expect(within(dialog).getByText(/Please choose why you take this one first/)).toBeVisible();
  api.replyWith(claimClearance, { ...APPROVED_REPLY, state: 'UNDER_REVIEW', clearance_no: null });
  await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'The owner is at the counter');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take case' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.listRequests(claimClearance).map(({ body }) => body)).toEqual([{}, { ground: 'AT_COUNTER', note: '' }]);
  expect(useNotices.getState().notices.filter(({ tone }) => tone === 'failed')).toEqual([]);
});

test.each([
  ['open', 'decided'],
  ['decided', 'open'],
])('what is not among the %s cases can be looked for among the %s ones', async (view, other) => {
  api.replyWith(listClearances, { data: [], next_cursor: null, counts: QUEUE_COUNTS });
  openDesk(`${DESK}?view=${view}&search=hardware`);
  await screen.findByRole('heading', { name: 'No match for “hardware”' });
  expect(screen.getByRole('link', { name: `Search the ${other} cases` })).toHaveAttribute(
    'href',
    `${DESK}?view=${other}&search=hardware`,
  );
});

test('the question why a case is taken before its turn ends when the case is the clerk’s', async () => {
  api.replyWith(
    getClearance,
    createCase({
      clearance: createClearance({ state: 'PENDING' }),
      is_mine: false,
      assigned_name: null,
      acts: ['claim'],
    }),
  );
  api.refuseWith(claimClearance, {
    code: 'invalid',
    message: 'Another is first.',
    fields: { ground: ['Choose why.'] },
  });
  const router = openDesk(`${DESK}?case=7`);
  await screen.findAllByText('Take the case before you decide it.');
  await userEvent.keyboard('l');
  await screen.findByRole('dialog', { name: /ahead of its turn/ });
  api.replyWith(getClearance, createCase());
  await act(() => router.revalidate());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('T takes the most urgent case and opens it', async () => {
  api.replyWith(nextClearance, { clearance_id: 8 });
  const router = openDesk(`${DESK}?view=open`);
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await userEvent.keyboard('t');
  await waitFor(() => expect(router.state.location.search).toBe('?case=8&view=mine&pane=case'));
});

test('an empty queue is shown when the next case is requested', async () => {
  api.replyWith(nextClearance, { clearance_id: null });
  openDesk(`${DESK}?view=open`);
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await userEvent.keyboard('t');
  await waitFor(() => expect(listNotices()).toContain('No unassigned cases.'));
});

test('a visit is set with day, time and inspectors', async () => {
  api.replyWith(scheduleInspection, { ...APPROVED_REPLY, state: 'INSPECTION_SCHEDULED', clearance_no: null });
  openDesk(`${DESK}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('i');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Date'), '2026-01-27');
  await userEvent.type(within(dialog).getByLabelText('Time'), '14:15');
  await userEvent.type(within(dialog).getByLabelText('Inspectors'), 'FO2 Marasigan');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  expect(api.listRequests(scheduleInspection)[0]?.body).toEqual({
    scheduled_on: '2026-01-27',
    scheduled_time: '14:15',
    inspectors: 'FO2 Marasigan',
  });
});

test('V marks the paper on the desk valid', async () => {
  const { document } = createRequirement();
  if (document) api.replyWith(judgeDocument, { ...document, state: 'VALID' });
  openDesk(`${DESK}?case=7`);
  expect(await screen.findByRole('img', { name: 'Fire safety inspection certificate' })).toBeVisible();
  await userEvent.keyboard('v');
  expect(api.listRequests(judgeDocument)[0]?.body).toEqual({ state: 'VALID' });
});

test('V marks the original that the owner brings as seen', async () => {
  const requirement = createRequirement({ document: null, is_brought: true });
  api.replyWith(
    getClearance,
    createCase({ assessment: createAssessment({ state: 'IN_CLEARANCE', requirements: [requirement] }) }),
  );
  api.replyWith(markOriginalSeen, { is_seen: true });
  openDesk(`${DESK}?case=7`);
  expect(await screen.findByText('Your office has not seen the original yet.')).toBeVisible();
  await userEvent.keyboard('v');
  expect(api.listRequests(markOriginalSeen)[0]?.body).toEqual({ requirement_code: requirement.code, is_seen: true });
});

test('N opens the field for what is wrong with the paper', async () => {
  const { document } = createRequirement();
  if (document) api.replyWith(judgeDocument, { ...document, state: 'INCOMPLETE' });
  openDesk(`${DESK}?case=7`);
  await screen.findByRole('img', { name: 'Fire safety inspection certificate' });
  await userEvent.keyboard('n');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByLabelText('Incomplete'));
  await userEvent.type(within(dialog).getByLabelText('What the owner must do'), 'Page two is missing.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  expect(api.listRequests(judgeDocument)[0]?.body).toEqual({ state: 'INCOMPLETE', remarks: 'Page two is missing.' });
});

test('a paper of another office is read, not judged', async () => {
  api.replyWith(
    getClearance,
    createCase({
      assessment: createAssessment({
        state: 'IN_CLEARANCE',
        requirements: [createRequirement({ verified_by: ['rhu'] })],
      }),
    }),
  );
  openDesk(`${DESK}?case=7`);
  expect(await screen.findByText(/Checked by RHU/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Valid/ })).not.toBeInTheDocument();
});

test('] opens the next paper without requesting the case from the server again', async () => {
  const papers = [createRequirement(), createRequirement({ code: 'R10', name: 'Insurance', document: null })];
  api.replyWith(
    getClearance,
    createCase({ assessment: createAssessment({ state: 'IN_CLEARANCE', requirements: papers }) }),
  );
  const router = openDesk(`${DESK}?case=7`);
  await screen.findByRole('img', { name: 'Fire safety inspection certificate' });
  await userEvent.keyboard(']]');
  expect(await screen.findByText('The owner has not uploaded this document.')).toBeVisible();
  expect(router.state.location.search).toContain('doc=R10');
  expect(api.listRequests(getClearance)).toHaveLength(1);
});

test('after the approval an optional paper that was never sent is not counted as unanswered', async () => {
  const clearance = createClearance({ state: 'APPROVED', clearance_no: 'FSIC-2026-000061' });
  const requirements = [createRequirement({ is_mandatory: false, document: null })];
  const assessment = createAssessment({ state: 'IN_CLEARANCE', requirements });
  api.replyWith(getClearance, createCase({ clearance, assessment, acts: [] }));
  openDesk(`${DESK}?case=7`);
  expect(await screen.findByText('Not uploaded')).toBeVisible();
  expect(screen.queryByText(/answered/)).not.toBeInTheDocument();
});

test('turning the papers leaves the desk standing where scrolling answers with a Promise', async () => {
  const papers = ['R09', 'R10', 'R11'].map((code) => createRequirement({ code, name: `Paper ${code}` }));
  api.replyWith(
    getClearance,
    createCase({ assessment: createAssessment({ state: 'IN_CLEARANCE', requirements: papers }) }),
  );
  const router = openDesk(`${DESK}?case=7`);
  await screen.findByRole('img', { name: 'Paper R09' });
  await userEvent.keyboard(']');
  expect(await screen.findByRole('img', { name: 'Paper R10' })).toBeVisible();
  await userEvent.keyboard(']');
  expect(await screen.findByRole('img', { name: 'Paper R11' })).toBeVisible();
  await userEvent.keyboard('[[');
  expect(await screen.findByRole('img', { name: 'Paper R10' })).toBeVisible();
  expect(router.state.errors).toBeNull();
  expect(screen.getByRole('list', { name: 'Request For Clearances' })).toBeVisible();
});

/** Browsers record whether the page ever had a user activation; jsdom does not. */
const userActivation = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });

test('the focus never falls to the page: it moves to the case when its buttons leave', async () => {
  userActivation(true);
  api.replyWith(approveClearance, APPROVED_REPLY);
  openDesk(`${DESK}?view=open`);
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await waitFor(() => expect(screen.getByRole('group', { name: 'Matibay Hardware' })).toHaveFocus());
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: 'Approve Matibay Hardware?' });
  const decidedClearance = createClearance({ state: 'APPROVED', clearance_no: 'FSIC-2026-000061' });
  api.replyWith(getClearance, createCase({ clearance: decidedClearance, acts: [] }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('This case is decided.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Matibay Hardware' })).toHaveFocus());
});

test('a case that is opened by its address takes no focus', async () => {
  userActivation(false);
  openDesk(`${DESK}?case=7`);
  expect(await screen.findByRole('group', { name: 'Matibay Hardware' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('a damaged picture is reported and stops handling its keys', async () => {
  const { document: paper } = createRequirement();
  const insurance = paper && { ...paper, document_id: '3f2b8a52-6d6d-4a53-9a7e-4c1d0f7e1a02' };
  const papers = [createRequirement(), createRequirement({ code: 'R10', name: 'Insurance', document: insurance })];
  api.replyWith(
    getClearance,
    createCase({ assessment: createAssessment({ state: 'IN_CLEARANCE', requirements: papers }) }),
  );
  openDesk(`${DESK}?case=7`);
  fireEvent.error(await screen.findByRole('img', { name: 'Fire safety inspection certificate' }));
  expect(await screen.findByText('This picture cannot be shown')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
  await userEvent.keyboard(']');
  expect(await screen.findByRole('img', { name: 'Insurance' })).toBeVisible();
});

test('a paper that the browser cannot store is reported at once', async () => {
  URL.createObjectURL = () => {
    throw new Error('out of memory');
  };
  openDesk(`${DESK}?case=7`);
  expect(await screen.findByText('The document could not be opened')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Request For Clearances' })).toBeVisible();
});

test('a case of another office leaves the queue in place', async () => {
  api.refuseWith(getClearance, { code: 'missing', message: 'There is nothing here.' });
  openDesk(`${DESK}?case=99`);
  expect(await screen.findByRole('heading', { name: 'This case is not on your desk' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Request For Clearances' })).toBeVisible();
});

test('the question mark lists every key', async () => {
  openDesk(`${DESK}?view=open`);
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'All shortcuts' });
  expect(within(dialog).getByText('Needs a new copy')).toBeVisible();
});

test('a nudge that overtakes the answer does not lose the case that was taken', async () => {
  let router: ReturnType<typeof openDesk> | undefined;
  api.replyWith(nextClearance, () => {
    void router?.revalidate();
    return { clearance_id: 8 };
  });
  router = openDesk(`${DESK}?view=unclaimed`);
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await userEvent.keyboard('t');
  await waitFor(() => expect(router?.state.location.search).toBe('?case=8&view=mine&pane=case'));
});

test('two papers of one kind are side by side over the whole screen; the digits open another paper', async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  const earlier = {
    assessment_code: 'APP-2025-000012',
    tax_year: 2025,
    document: createDocument({ document_id: '3f2b8a52-6d6d-4a53-9a7e-4c1d0f7e1a02', media_type: 'image/png' }),
  };
  const requirements = [createRequirement({ earlier }), createRequirement({ code: 'R10', name: 'Fire insurance' })];
  api.replyWith(getClearance, createCase({ assessment: createAssessment({ requirements }) }));
  const router = openDesk(`${DESK}?case=7`);
  await userEvent.click(await screen.findByRole('button', { name: /Compare with 2025/ }));
  const over = await screen.findByRole('dialog', { name: /Fire safety inspection certificate/ });
  expect(await within(over).findByRole('img', { name: /This application/ })).toBeInTheDocument();
  expect(await within(over).findByRole('img', { name: /2025/ })).toBeInTheDocument();
  await userEvent.keyboard('2');
  await waitFor(() => expect(router.state.location.search).toContain('doc=R10'));
  expect(await screen.findByRole('dialog', { name: /Fire insurance/ })).toBeInTheDocument();
});
