import { webcrypto } from 'node:crypto';

import { closeWorkKeys, onWorkKeyNeeded } from '@ebpls/api-client';
import { INQUIRY_EVENTS as ON, listInquiries } from '@ebpls/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import type { OpenRemote } from '../release/open-remote.ts';
import {
  createAcknowledgement,
  createMessage,
  api,
  createThread,
  findInquiryButton,
  fakeSocket,
  openMessenger,
} from '../testing/open-messenger.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });
jest.mock('socket.io-client', () => ({ io: () => fakeSocket }));
jest.mock('@ebpls/remote-kit', () => ({
  ...jest.requireActual<object>('@ebpls/remote-kit'),
  restoreSession: () => Promise.resolve(),
}));

test('the badge counts threads with unread messages, and the list shows which', async () => {
  const user = await openMessenger({
    threads: [createThread(), createThread({ id: 8, subject: 'Health cards', hasunread: false, last_type: 'user' })],
  });
  await waitFor(async () => expect(await findInquiryButton()).toHaveAccessibleName('Inquiry, 1 unread'));
  expect(api.listRequests(listInquiries)[0]?.query).toMatchObject({ type: 'user', user_id: '1', role_id: '1' });
  await user.click(await findInquiryButton());
  const list = within(await screen.findByRole('dialog', { name: 'Inquiry' })).getByRole('list', { name: 'Inquiries' });
  expect(
    within(list)
      .getAllByRole('button')
      .map((row) => row.textContent),
  ).toEqual([expect.stringContaining('Occupancy permit, page 2'), expect.stringContaining('You: ')]);
  expect(within(list).getAllByLabelText('Unread')).toHaveLength(1);
});

test.each([
  ['subject', 'Subject is a required field.'],
  ['remarks', 'Remarks is a required field.'],
  ['message', 'Message is a required field.'],
])('a new inquiry without %s says "%s", takes the focus there, and nothing is sent', async (field, sentence) => {
  const user = await openMessenger();
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: 'New Inquiry' }));
  for (const name of ['Subject', 'Remarks', 'Message'])
    await user.type(screen.getByRole('textbox', { name }), name.toLowerCase() === field ? '  ' : 'typed');
  await user.click(screen.getByRole('button', { name: 'Send to FIRE' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('textbox', { name: new RegExp(field, 'i') })).toHaveFocus();
  expect(fakeSocket.listBodies(ON.start)).toEqual([]);
});

test('a new inquiry goes to fire unless another office is chosen, is confirmed, and leads back to the list', async () => {
  const user = await openMessenger();
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: 'New Inquiry' }));
  expect(screen.getByRole('combobox', { name: 'Office' })).toHaveValue('4');
  expect(await screen.findByRole('option', { name: 'FIRE (no. 7 of the list)' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Office' }), 'RHU');
  for (const name of ['Subject', 'Remarks', 'Message'])
    await user.type(screen.getByRole('textbox', { name }), `${name} typed`);
  await user.click(screen.getByRole('button', { name: 'Send to RHU' }));
  expect(await screen.findByText('Inquiry successfully send.')).toBeVisible();
  expect(fakeSocket.listBodies(ON.start)).toMatchObject([
    {
      sent_to_role_id: '9',
      subject: 'Subject typed',
      remarks: 'Remarks typed',
      message: 'Message typed',
      user_id: 1,
      client_key: expect.stringMatching(/^\w{32}$/),
    },
  ]);
  expect(screen.getByRole('list', { name: 'Inquiries' })).toBeVisible();
});

describe('an inquiry that was typed and not sent', () => {
  const { subtle } = globalThis.crypto;
  const setSubtle = (value: unknown) =>
    Object.defineProperty(globalThis.crypto, 'subtle', { value, configurable: true });
  beforeEach(() => setSubtle(webcrypto.subtle));
  afterEach(async () => {
    await closeWorkKeys();
    onWorkKeyNeeded(() => Promise.reject(new Error('no key in the other tests')));
    setSubtle(subtle);
  });
  const countStored = () => Object.keys(localStorage).filter((name) => name.includes('new inquiry')).length;

  async function openForm(): Promise<UserEvent> {
    const user = await openMessenger();
    onWorkKeyNeeded(async (account) => Buffer.alloc(32, account).toString('base64'));
    await user.click(await findInquiryButton());
    await user.click(await screen.findByRole('button', { name: 'New Inquiry' }));
    return user;
  }

  test('is found again by its person after the session ended', async () => {
    const user = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Is page 2 enough?');
    await waitFor(() => expect(countStored()).toBe(1));
    expect(JSON.stringify(localStorage)).not.toContain('page 2 enough');
    cleanup();

    await openForm();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Is page 2 enough?'));
  });

  test.each(['Cancel', 'Send to FIRE'])('is forgotten after %s', async (button) => {
    const user = await openForm();
    for (const name of ['Subject', 'Remarks', 'Message'])
      await user.type(screen.getByRole('textbox', { name }), `${name} typed`);
    await waitFor(() => expect(countStored()).toBe(1));
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(countStored()).toBe(0));
  });
});

test('an inquiry beyond the hour keeps its text in the list and can be sent again', async () => {
  const user = await openMessenger();
  const message = 'You have opened 20 inquiries within an hour. Please wait 12 min before sending this one.';
  fakeSocket.createReply = () => ({ error: { code: 'too_many', message, fields: { message: [message] } } });
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: 'New Inquiry' }));
  for (const name of ['Subject', 'Remarks', 'Message']) {
    await user.type(screen.getByRole('textbox', { name }), `${name} typed`);
  }
  await user.click(screen.getByRole('button', { name: 'Send to FIRE' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('Message typed')).toBeVisible();

  fakeSocket.createReply = createAcknowledgement();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  expect(fakeSocket.listBodies(ON.start)).toHaveLength(2);
});

test('an incoming message is news once, opens from the notice, and appears in the list', async () => {
  const user = await openMessenger({
    threads: [createThread({ hasunread: false, inquiries_msgs: [createMessage({ id: 10, is_view: 1 })] })],
  });
  await waitFor(() => expect(api.listRequests(listInquiries).length).toBeGreaterThan(0));
  await findInquiryButton();
  await waitFor(() => expect(fakeSocket.connected).toBe(true));
  const news = createMessage({ id: 20, message: 'Please open the store by 9.' });
  await waitFor(async () => expect(await findInquiryButton()).toHaveAccessibleName('Inquiry'));
  act(() => {
    fakeSocket.emitFromServer(ON.heard, news);
    fakeSocket.emitFromServer(ON.heard, news);
  });
  expect(await screen.findAllByText('New message found.')).toHaveLength(1);
  expect(await findInquiryButton()).toHaveAccessibleName('Inquiry, 1 unread');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Please open the store by 9.')).toBeVisible();
  // The notice has gone; the focus returns to the button that opens the same drawer.
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await findInquiryButton()).toHaveFocus());
});

test('a list that could not be loaded keeps its former threads and offers Retry', async () => {
  const user = await openMessenger();
  await user.click(await findInquiryButton());
  await screen.findByRole('button', { name: /Occupancy permit/ });
  api.failOffline(listInquiries);
  act(() => fakeSocket.emitFromServer(ON.start, {}));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('button', { name: /Occupancy permit/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the whole messenger works by the keyboard alone, with the focus always in the visible view', async () => {
  fakeSocket.createReply = createAcknowledgement();
  const user = await openMessenger();
  (await findInquiryButton()).focus();
  await user.keyboard('{Enter}');
  const row = await screen.findByRole('button', { name: /Occupancy permit/ });
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search in inquiries' })).toHaveFocus());
  row.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveFocus());
  await user.keyboard('By keyboard.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(fakeSocket.listBodies(ON.say)).toHaveLength(1));
  screen.getByRole('button', { name: 'Back to list' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search in inquiries' })).toHaveFocus());
  screen.getByRole('button', { name: 'New Inquiry' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Office' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an inquiry begun on the page of an application is about that application, unless its writer changes it', async () => {
  const details = 'management/companies/assessment/details/APP-2026-000211/SI-000102';
  const open: OpenRemote = async () => ({
    createRoutes: () => [{ path: details, Component: () => <h1>Application</h1> }],
  });
  const user = await openMessenger({ at: `/app/${details}`, open });
  const write = async (): Promise<void> => {
    for (const name of ['Subject', 'Remarks', 'Message'])
      await user.type(screen.getByRole('textbox', { name }), 'typed');
    await user.click(screen.getByRole('button', { name: 'Send to FIRE' }));
    await user.click(await screen.findByRole('button', { name: 'New Inquiry' }));
  };
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: 'New Inquiry' }));
  await write();
  await user.click(screen.getByRole('button', { name: 'Remove link to APP-2026-000211' }));
  await write();
  await waitFor(() =>
    expect(
      fakeSocket.listBodies(ON.start).map(({ assessment_code, company_code }) => [assessment_code, company_code]),
    ).toEqual([
      ['APP-2026-000211', 'SI-000102'],
      [undefined, undefined],
    ]),
  );
});

test('a list with a thread that went to another office is loaded again', async () => {
  await openMessenger();
  // Once at first, once when the socket opens.
  await waitFor(() => expect(api.listRequests(listInquiries)).toHaveLength(2));
  act(() => fakeSocket.emitFromServer('changed', { subject: 'inquiry', key: 7 }));
  await waitFor(() => expect(api.listRequests(listInquiries)).toHaveLength(3));
});

/** A list of two loaded pages; the returned function renames the thread on the first one. */
async function openTwoPages(): Promise<{ user: UserEvent; rename: (subject: string) => void }> {
  const user = await openMessenger();
  const older = createThread({
    id: 3,
    subject: 'Health cards',
    inquiries_msgs: [createMessage({ id: 1, inquiry_id: 3 })],
  });
  let subject = 'Sign board';
  api.replyWith(listInquiries, ({ query }) => ({
    data: query['cursor'] === '7' ? [older] : [createThread({ subject })],
    next_cursor: query['cursor'] === '7' ? null : '7',
    unread_threads: 1,
  }));
  await user.click(await findInquiryButton());
  act(() => fakeSocket.emitFromServer(ON.start, {}));
  await user.click(await screen.findByRole('button', { name: 'Show older inquiries' }));
  expect(await screen.findByText('Health cards')).toBeVisible();
  return { user, rename: (next) => (subject = next) };
}

test.each([
  ['a new one began', () => fakeSocket.emitFromServer(ON.start, {})],
  ['a thread went elsewhere', () => fakeSocket.emitFromServer('changed', { subject: 'inquiry', key: 7 })],
  ['anything may have changed', () => fakeSocket.emitFromServer('changed', { subject: '*' })],
  [
    'a message of an unknown thread came',
    () => fakeSocket.emitFromServer(ON.heard, createMessage({ id: 90, inquiry_id: 89 })),
  ],
])('loaded older inquiries stay in the list when %s', async (_what, happen) => {
  const { rename } = await openTwoPages();
  rename('Sign board, lit');
  act(happen);
  expect(await screen.findByText('Sign board, lit')).toBeVisible();
  expect(screen.getByText('Health cards')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older inquiries' })).toBeNull();
});

test('an open older thread stays open when the list is loaded again', async () => {
  const { user, rename } = await openTwoPages();
  await user.click(screen.getByRole('button', { name: /Health cards/ }));
  expect(await screen.findByRole('dialog', { name: 'Health cards' })).toBeVisible();
  rename('Sign board, lit');
  const requestCount = api.listRequests(listInquiries).length;
  act(() => fakeSocket.emitFromServer('changed', { subject: '*' }));
  await waitFor(() => expect(api.listRequests(listInquiries)).toHaveLength(requestCount + 2));
  await user.click(screen.getByRole('button', { name: 'Back to list' }));
  expect(await screen.findByText('Sign board, lit')).toBeVisible();
  expect(screen.getByText('Health cards')).toBeVisible();
});
