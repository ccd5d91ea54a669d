import {
  approveClearance,
  claimClearance,
  getClearance,
  listClearances,
  markClearanceAudit,
  nextClearance,
} from '@ebpls/contracts';
import { useNotices, useOfferedActs } from '@ebpls/remote-kit';
import { createClearance } from '@ebpls/testing-web';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCase, createQueueRow, QUEUE_COUNTS } from '../../test/cases.ts';
import { deskApi, DESK_ADDRESS, APPROVED_REPLY, openDesk, listNotices } from '../../test/clearance-desk.tsx';

test('a deemed approved case without an assignee is not described as waiting for somebody', async () => {
  const clearance = createClearance({ state: 'DEEMED_APPROVED', decided_at: '2026-01-12T02:00:00.000Z' });
  deskApi.replyWith(getClearance, createCase({ is_mine: false, assigned_name: null, clearance }));
  openDesk(`${DESK_ADDRESS}?case=7`);
  expect(await screen.findByText(/ · APP-2026-\d+ · /)).not.toHaveTextContent('unassigned');
});

test('deemed approved parts are in a view of their own, and marked with the finding', async () => {
  const clearance = createClearance({ state: 'POST_AUDIT', decided_at: '2026-01-12T02:00:00.000Z' });
  deskApi.replyWith(getClearance, createCase({ clearance, acts: ['audit_right', 'audit_wrong'] }));
  const data = [createQueueRow({ clearance_id: 7, state: 'POST_AUDIT' })];
  deskApi.replyWith(listClearances, { data, next_cursor: null, counts: { ...QUEUE_COUNTS, post_audit: 1 } });
  deskApi.replyWith(markClearanceAudit, { clearance_id: 7, state: 'POST_AUDIT', clearance_no: null });
  openDesk(`${DESK_ADDRESS}?view=post_audit&case=7`);
  expect(await screen.findByRole('link', { name: /^Post-audit/ })).toHaveAttribute('aria-current');
  await userEvent.click(await screen.findByRole('button', { name: 'Problem found' }));
  const form = await screen.findByRole('dialog');
  await userEvent.type(within(form).getByRole('textbox', { name: 'Findings' }), 'No card is posted.');
  await userEvent.click(within(form).getByRole('button', { name: 'Problem found' }));
  await waitFor(() =>
    expect(listNotices()).toContain('Matibay Hardware: The result was saved and the licensing office was notified.'),
  );
  expect(deskApi.listRequests(markClearanceAudit)[0]?.body).toEqual({
    outcome: 'WRONG',
    finding: 'No card is posted.',
  });
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
  openDesk(`${DESK_ADDRESS}?view=unclaimed`);
  expect(await screen.findByRole('link', { name: /Unassigned/ })).toHaveAttribute('aria-current', 'true');
  expect(deskApi.listRequests(listClearances)[0]?.query['view']).toBe('unclaimed');
});

test('words to look for stay in the view that is open', async () => {
  const router = openDesk(`${DESK_ADDRESS}?view=mine`);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Name or number' }), 'hardware{Enter}');
  expect(router.state.location.search).toBe('?case=7&view=mine&search=hardware');
});

test('the first case of a view is open, J opens the next one of the queue and K the one before', async () => {
  const router = openDesk(`${DESK_ADDRESS}?view=open`);
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
  openDesk(`${DESK_ADDRESS}?case=7`);
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
  const router = openDesk(`${DESK_ADDRESS}?view=open`);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Name or number' }), 'jk');
  expect(router.state.location.search).toBe('?case=7&view=open');
});

test('an unassigned case is claimed before it is decided', async () => {
  deskApi.replyWith(
    getClearance,
    createCase({
      clearance: createClearance({ state: 'PENDING' }),
      is_mine: false,
      assigned_name: null,
      acts: ['claim'],
    }),
  );
  deskApi.replyWith(claimClearance, { ...APPROVED_REPLY, state: 'UNDER_REVIEW', clearance_no: null });
  openDesk(`${DESK_ADDRESS}?case=7`);
  expect(await screen.findAllByText('Take the case before you decide on it.')).not.toHaveLength(0);
  await userEvent.keyboard('l');
  expect(deskApi.listRequests(claimClearance)).toHaveLength(1);
});

test('the command menu is offered every act of the case, and runs it as its button does', async () => {
  openDesk(`${DESK_ADDRESS}?case=7`);
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
  deskApi.replyWith(
    getClearance,
    createCase({
      clearance: createClearance({ state: 'PENDING' }),
      is_mine: false,
      assigned_name: null,
      acts: ['claim'],
    }),
  );
  deskApi.refuseWith(claimClearance, {
    code: 'invalid',
    message: 'Another is first.',
    fields: { ground: ['Choose why.'] },
  });
  openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findAllByText('Take the case before you decide on it.');
  await userEvent.keyboard('l');
  const dialog = await screen.findByRole('dialog', { name: /ahead of its turn/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take case' }));
  await waitFor(() => expect(within(dialog).getByLabelText('Reason')).toHaveFocus());
  expect(within(dialog).getByText(/Please choose why you are handling this case first/)).toBeVisible();
  deskApi.replyWith(claimClearance, { ...APPROVED_REPLY, state: 'UNDER_REVIEW', clearance_no: null });
  await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'The owner is at the counter');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take case' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(deskApi.listRequests(claimClearance).map(({ body }) => body)).toEqual([
    {},
    { ground: 'AT_COUNTER', note: '' },
  ]);
  expect(useNotices.getState().notices.filter(({ tone }) => tone === 'failed')).toEqual([]);
});

test.each([
  ['open', 'decided'],
  ['decided', 'open'],
])('what is not among the %s cases can be looked for among the %s ones', async (view, other) => {
  deskApi.replyWith(listClearances, { data: [], next_cursor: null, counts: QUEUE_COUNTS });
  openDesk(`${DESK_ADDRESS}?view=${view}&search=hardware`);
  await screen.findByRole('heading', { name: 'No match for “hardware”' });
  expect(screen.getByRole('link', { name: `Search the ${other} cases` })).toHaveAttribute(
    'href',
    `${DESK_ADDRESS}?view=${other}&search=hardware`,
  );
});

test('the question why a case is taken before its turn ends when the case is the clerk’s', async () => {
  deskApi.replyWith(
    getClearance,
    createCase({
      clearance: createClearance({ state: 'PENDING' }),
      is_mine: false,
      assigned_name: null,
      acts: ['claim'],
    }),
  );
  deskApi.refuseWith(claimClearance, {
    code: 'invalid',
    message: 'Another is first.',
    fields: { ground: ['Choose why.'] },
  });
  const router = openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findAllByText('Take the case before you decide on it.');
  await userEvent.keyboard('l');
  await screen.findByRole('dialog', { name: /ahead of its turn/ });
  deskApi.replyWith(getClearance, createCase());
  await act(() => router.revalidate());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('T takes the most urgent case and opens it', async () => {
  deskApi.replyWith(nextClearance, { clearance_id: 8 });
  const router = openDesk(`${DESK_ADDRESS}?view=open`);
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await userEvent.keyboard('t');
  await waitFor(() => expect(router.state.location.search).toBe('?case=8&view=mine&pane=case'));
});

test('an empty queue is shown when the next case is requested', async () => {
  deskApi.replyWith(nextClearance, { clearance_id: null });
  openDesk(`${DESK_ADDRESS}?view=open`);
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await userEvent.keyboard('t');
  await waitFor(() => expect(listNotices()).toContain('No unassigned cases.'));
});

/** Browsers record whether the page ever had a user activation; jsdom does not. */
const userActivation = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });

test('the focus never falls to the page: it moves to the case when its buttons leave', async () => {
  userActivation(true);
  deskApi.replyWith(approveClearance, APPROVED_REPLY);
  openDesk(`${DESK_ADDRESS}?view=open`);
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await waitFor(() => expect(screen.getByRole('group', { name: 'Matibay Hardware' })).toHaveFocus());
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: 'Approve Matibay Hardware?' });
  const decidedClearance = createClearance({ state: 'APPROVED', clearance_no: 'FSIC-2026-000061' });
  deskApi.replyWith(getClearance, createCase({ clearance: decidedClearance, acts: [] }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('This case has been decided.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Matibay Hardware' })).toHaveFocus());
});

test('a case that is opened by its address takes no focus', async () => {
  userActivation(false);
  openDesk(`${DESK_ADDRESS}?case=7`);
  expect(await screen.findByRole('group', { name: 'Matibay Hardware' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('a case of another office leaves the queue in place', async () => {
  deskApi.refuseWith(getClearance, { code: 'missing', message: 'There is nothing here.' });
  openDesk(`${DESK_ADDRESS}?case=99`);
  expect(await screen.findByRole('heading', { name: 'This case is not in your queue' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Request For Clearances' })).toBeVisible();
});

test('the question mark lists every key', async () => {
  openDesk(`${DESK_ADDRESS}?view=open`);
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'All shortcuts' });
  expect(within(dialog).getByText('Needs a new copy')).toBeVisible();
});

test('a nudge that overtakes the answer does not lose the case that was taken', async () => {
  let router: ReturnType<typeof openDesk> | undefined;
  deskApi.replyWith(nextClearance, () => {
    void router?.revalidate();
    return { clearance_id: 8 };
  });
  router = openDesk(`${DESK_ADDRESS}?view=unclaimed`);
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await userEvent.keyboard('t');
  await waitFor(() => expect(router?.state.location.search).toBe('?case=8&view=mine&pane=case'));
});

test('the browser’s print command prints the list with its office, view and time, and nothing else stays', async () => {
  openDesk(`${DESK_ADDRESS}?view=open`);
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  expect(document.querySelector('.eb-print')).toBeNull();
  act(() => void dispatchEvent(new Event('beforeprint')));
  const sheet = document.querySelector('body > .eb-print');
  expect(sheet).toHaveTextContent('FIRE');
  expect(sheet).toHaveTextContent(/Open: 2 on the list/);
  expect(sheet).toHaveTextContent(/Printed \d{1,2} \w{3} \d{4}/);
  expect([...(sheet?.querySelectorAll('tbody tr') ?? [])].map((row) => row.children[0]?.textContent)).toEqual([
    'Matibay Hardware',
    'Aling Nena Bakery',
  ]);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.eb-print')).toBeNull();
});
