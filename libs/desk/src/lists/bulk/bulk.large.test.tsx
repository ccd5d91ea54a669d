import { webcrypto } from 'node:crypto';

import { onWorkKeyNeeded } from '@ebpls/api-client';
import {
  claimClearances,
  downloadDocument,
  downloadPrintedPermits,
  getAssessment,
  getClearance,
  listClearances,
  listTransactions,
  printPermits,
  printVisitSlips,
  releasePermits,
} from '@ebpls/contracts';
import { useOfferedActs } from '@ebpls/remote-kit';
import { createAssessment, createAssessmentRow, createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createCase, createQueueRow, QUEUE_COUNTS, joel } from '../../../test/cases.ts';
import { clearancesRoute, transactionsRoute } from '../../routes.ts';

const api = createFakeApi();
const liza = createUser({ id: 40, firstname: 'Liza', roles: [{ id: 12, name: 'bplo' }] });
const NAMES = ['Aling Nena Bakery', 'Bayani Ihawan', 'Cora Sari-sari', 'Dalisay Water'];
const createCode = (place: number) => `APP-2026-00021${place}`;

/** Three are paid and can be released; the last one waits for its offices. */
beforeEach(() => {
  api.replyWith(listTransactions, {
    data: NAMES.map((company_name, place) =>
      createAssessmentRow({
        assessment_id: 45 + place,
        assessment_code: createCode(place),
        company_name,
        ...(place < 3 && { state: 'PAID', acts: ['release'] }),
      }),
    ),
    next_cursor: null,
    counts: { open: 4 },
  });
  api.replyWith(getClearance, createCase());
  api.replyWithFile(downloadDocument, 'bytes of a picture', 'fsic-2025.jpg');
  api.replyWith(getAssessment, createAssessment({ assessment_code: createCode(1), state: 'PAID', acts: ['release'] }));
});

const atLicensing = (query = '') =>
  openRemote(() => [transactionsRoute()], '/bplo', `/bplo/request/clearances${query}`, { session: liza });
const findCheckbox = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

test('several permits are released in one act, and the refused one shows why and links to its case', async () => {
  const person = userEvent.setup();
  const router = atLicensing();
  api.replyWith(releasePermits, {
    data: [
      { code: createCode(0), outcome: 'done', message: null },
      { code: createCode(1), outcome: 'refused', message: 'A check for this has not cleared yet.' },
      { code: createCode(2), outcome: 'done', message: null },
    ],
  });
  await person.click(await screen.findByRole('checkbox', { name: 'All' }));
  await person.click(screen.getByRole('button', { name: /^Release 3/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Release 3 permits?' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  await person.click(within(dialog).getByRole('button', { name: 'Release 3' }));

  const answer = await screen.findByRole('dialog', { name: '2 of 3 permits released' });
  expect(api.listRequests(releasePermits)[0]).toMatchObject({
    body: { assessment_codes: [createCode(0), createCode(1), createCode(2)] },
  });
  const [first] = within(answer).getAllByRole('listitem');
  expect(first).toHaveTextContent('Bayani Ihawan');
  expect(first).toHaveTextContent('A check for this has not cleared yet.');
  await person.click(within(answer).getByRole('link', { name: 'Bayani Ihawan' }));
  await waitFor(() => expect(router.state.location.search).toContain(`case=${createCode(1)}`));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('rows without an act are not selectable, one by one or with all', async () => {
  atLicensing();
  await findCheckbox(NAMES[0] ?? '');
  expect(screen.queryByRole('checkbox', { name: 'Select Dalisay Water' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'All' }));
  expect(screen.getByText('3 selected')).toBeInTheDocument();
});

test('Shift selects everything between, and S the open case', async () => {
  const person = userEvent.setup();
  atLicensing(`?case=${createCode(1)}`);
  await person.click(await findCheckbox(NAMES[0] ?? ''));
  await person.keyboard('{Shift>}');
  await person.click(await findCheckbox(NAMES[2] ?? ''));
  await person.keyboard('{/Shift}');
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  await person.click(document.body);
  await person.keyboard('s');
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await person.keyboard('b');
  expect(await screen.findByRole('dialog', { name: 'Release 2 permits?' })).toBeVisible();
});

test('a refusal of the whole act is shown in the dialog, and nothing is lost', async () => {
  const person = userEvent.setup();
  atLicensing();
  api.refuseWith(releasePermits, { code: 'forbidden', message: 'You do not have permission to do this.' });
  await person.click(await findCheckbox(NAMES[0] ?? ''));
  await person.click(screen.getByRole('button', { name: /^Release 1/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Release 1 permit?' });
  await person.click(within(dialog).getByRole('button', { name: 'Release 1' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('You do not have permission to do this.');
  expect(within(dialog).getByRole('button', { name: 'Release 1' })).toBeEnabled();
});

test('one of several cases before its turn requires a reason once, in the same dialog', async () => {
  const person = userEvent.setup();
  api.replyWith(listClearances, {
    data: [createQueueRow({ clearance_id: 8, company_name: 'Aling Nena Bakery', state: 'PENDING', is_mine: false })],
    next_cursor: null,
    counts: QUEUE_COUNTS,
  });
  api.refuseWith(claimClearances, {
    code: 'invalid',
    message: 'Another is first.',
    fields: { ground: ['Choose why.'] },
  });
  openRemote(() => [clearancesRoute()], '/fire', '/fire/request/clearances?view=open', { session: joel });
  await person.click(await findCheckbox('Aling Nena Bakery'));
  await person.click(screen.getByRole('button', { name: /^Take 1/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Take 1 case?' });
  await person.click(within(dialog).getByRole('button', { name: 'Take 1' }));
  const reasonField = await within(dialog).findByLabelText('Reason');
  expect(within(dialog).getByText('Choose why.')).toBeVisible();
  api.replyWith(claimClearances, { data: [{ code: '8', outcome: 'done', message: null }] });
  await person.selectOptions(reasonField, 'Visit on the same route');
  await person.click(within(dialog).getByRole('button', { name: 'Take 1' }));
  expect(await screen.findByRole('dialog', { name: '1 of 1 cases taken' })).toBeVisible();
  expect(api.listRequests(claimClearances).at(-1)).toMatchObject({
    body: { clearance_ids: [8], ground: 'VISIT_NEARBY', note: '' },
  });
});

test('the reason for several cases is found again for the same cases after the session ended', async () => {
  const { subtle } = globalThis.crypto;
  const setSubtle = (value: unknown) =>
    Object.defineProperty(globalThis.crypto, 'subtle', { value, configurable: true });
  setSubtle(webcrypto.subtle);
  onWorkKeyNeeded(async (account) => Buffer.alloc(32, account).toString('base64'));
  localStorage.clear();
  const person = userEvent.setup();
  api.replyWith(listClearances, {
    data: [createQueueRow({ clearance_id: 8, company_name: 'Aling Nena Bakery', state: 'PENDING', is_mine: false })],
    next_cursor: null,
    counts: QUEUE_COUNTS,
  });
  api.refuseWith(claimClearances, {
    code: 'invalid',
    message: 'Another is first.',
    fields: { ground: ['Choose why.'] },
  });
  const findDetails = async (): Promise<HTMLElement> => {
    openRemote(() => [clearancesRoute()], '/fire', '/fire/request/clearances?view=open', { session: joel });
    await person.click(await findCheckbox('Aling Nena Bakery'));
    await person.click(screen.getByRole('button', { name: /^Take 1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Take 1 case?' });
    await person.click(within(dialog).getByRole('button', { name: 'Take 1' }));
    return within(dialog).findByLabelText(/^Details/);
  };
  await person.type(await findDetails(), 'The owner leaves today.');
  await waitFor(() => expect(Object.keys(localStorage).some((name) => name.startsWith('typed '))).toBe(true));
  cleanup();

  expect(await findDetails()).toHaveValue('The owner leaves today.');
  expect(screen.getByText('This is what you typed before. It has not been sent.')).toBeVisible();
  setSubtle(subtle);
});

test('an office claims unassigned cases, and not those of a colleague', async () => {
  const person = userEvent.setup();
  api.replyWith(listClearances, {
    data: [
      createQueueRow({ clearance_id: 8, company_name: 'Aling Nena Bakery', state: 'PENDING', is_mine: false }),
      createQueueRow({ clearance_id: 9, company_name: 'Bayani Ihawan' }),
    ],
    next_cursor: null,
    counts: QUEUE_COUNTS,
  });
  api.replyWith(claimClearances, { data: [{ code: '8', outcome: 'done', message: null }] });
  openRemote(() => [clearancesRoute()], '/fire', '/fire/request/clearances?view=open', { session: joel });
  await person.click(await findCheckbox('Aling Nena Bakery'));
  expect(screen.queryByRole('checkbox', { name: 'Select Bayani Ihawan' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: /^Take 1/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Take 1 case?' });
  await person.click(within(dialog).getByRole('button', { name: 'Take 1' }));
  expect(await screen.findByRole('dialog', { name: '1 of 1 cases taken' })).toBeVisible();
  expect(api.listRequests(claimClearances)[0]).toMatchObject({ body: { clearance_ids: [8] } });
});

const PRINT_ID = '5b0c5a52-6d6d-4a53-9a7e-4c1d0f7e1a01';

test('released permits are printed as one file, and the one without is named with why', async () => {
  const person = userEvent.setup();
  api.replyWith(listTransactions, {
    data: NAMES.slice(0, 2).map((company_name, place) =>
      createAssessmentRow({
        assessment_id: 45 + place,
        assessment_code: createCode(place),
        company_name,
        state: place === 0 ? 'ISSUED' : 'FOR_SIGNATURE',
        acts: [],
      }),
    ),
    next_cursor: null,
    counts: { issued: 2 },
  });
  api.replyWith(printPermits, {
    data: [
      { code: createCode(0), outcome: 'done', message: null },
      {
        code: createCode(1),
        outcome: 'refused',
        message: 'You own this business, so a colleague must handle this case.',
      },
    ],
    print_id: PRINT_ID,
  });
  api.refuseWith(downloadPrintedPermits, { code: 'missing', message: 'These documents are no longer ready to print.' });
  atLicensing();
  await person.click(await screen.findByRole('checkbox', { name: 'All' }));
  await person.click(screen.getByRole('button', { name: /^Print 2/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Print 2 permits?' });
  await person.click(within(dialog).getByRole('button', { name: 'Print 2' }));

  const answer = await screen.findByRole('dialog', { name: '1 of 2 ready to print' });
  expect(within(answer).getAllByRole('listitem')[0]).toHaveTextContent(
    'You own this business, so a colleague must handle this case.',
  );
  jest.spyOn(window, 'open').mockReturnValue(null);
  await person.click(within(answer).getByRole('button', { name: 'Open 1 document' }));
  await waitFor(() =>
    expect(api.listRequests(downloadPrintedPermits)[0]).toMatchObject({ params: { print_id: PRINT_ID } }),
  );
});

test('an office prints the slips of its planned visits, and the command menu knows it', async () => {
  api.replyWith(listClearances, {
    data: [
      createQueueRow({ clearance_id: 8, state: 'INSPECTION_SCHEDULED', inspection_at: '2026-01-14T01:00:00.000Z' }),
      createQueueRow({ clearance_id: 9, company_name: 'Bayani Ihawan' }),
    ],
    next_cursor: null,
    counts: QUEUE_COUNTS,
  });
  api.replyWith(printVisitSlips, { data: [{ code: '8', outcome: 'refused', message: 'No visit.' }], print_id: null });
  openRemote(() => [clearancesRoute()], '/fire', '/fire/request/clearances?view=open', { session: joel });
  await userEvent.click(await findCheckbox('Matibay Hardware'));
  expect(screen.queryByRole('checkbox', { name: 'Select Bayani Ihawan' })).not.toBeInTheDocument();
  const { result } = renderHook(() => useOfferedActs());
  const printAct = result.current.find(({ label }) => label === 'Print slips of selected cases');
  act(() => printAct?.run());
  const dialog = await screen.findByRole('dialog', { name: 'Print 1 slip?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Print 1 slip' }));
  const answer = await screen.findByRole('dialog', { name: '0 of 1 ready to print' });
  expect(api.listRequests(printVisitSlips)[0]).toMatchObject({ body: { clearance_ids: [8] } });
  expect(within(answer).queryByRole('button', { name: /^Open/ })).not.toBeInTheDocument();
});
