import { toTypedKey } from '@ebpls/api-client';
import {
  handOverInquiry,
  INQUIRY_EVENTS as ON,
  listInquiryDesks,
  listInquiryMessages,
  listSavedReplies,
  saveReply,
  uploadInquiryFile,
} from '@ebpls/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';

import {
  createAcknowledgement,
  createMessage,
  api,
  createThread,
  disconnectSocket,
  findInquiryButton,
  FIRE,
  fakeSocket,
  openMessenger,
  OWNER_ID,
} from '../testing/open-messenger.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });
jest.mock('socket.io-client', () => ({ io: () => fakeSocket }));
jest.mock('@ebpls/remote-kit', () => ({
  ...jest.requireActual<object>('@ebpls/remote-kit'),
  restoreSession: () => Promise.resolve(),
}));

const STORAGE_KEY = toTypedKey(OWNER_ID, 'messages');

test('opening a thread marks it viewed for the receiving side, and the badge goes once the server confirms', async () => {
  const user = await openMessenger();
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: /Occupancy permit/ }));
  expect(await screen.findByText('Yes, a clear photo is enough.')).toBeVisible();
  expect(screen.getByText(/^Seen by Paolo Reyes/)).toBeVisible();
  await waitFor(() =>
    expect(fakeSocket.listBodies(ON.view)).toEqual([{ inquiry_id: 7, type: 'user', receiver_id: 1, up_to: 11 }]),
  );
  act(() =>
    fakeSocket.emitFromServer(ON.view, {
      inquiry_id: 7,
      type: 'user',
      up_to: 11,
      viewed_by: 'Nena Santos',
      viewed_at: '2026-01-12T02:20:00Z',
    }),
  );
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await findInquiryButton()).toHaveAccessibleName('Inquiry'));
});

test('a message typed while the socket is closed waits on this device and is sent once, with one key, when it opens', async () => {
  const user = await openMessenger();
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: /Occupancy permit/ }));
  disconnectSocket();
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'Both pages are uploaded now.');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Waiting for a connection. Your message will be sent only once.')).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEY)).toContain('Both pages are uploaded now.');
  expect(fakeSocket.listBodies(ON.say)).toEqual([]);

  fakeSocket.createReply = () => undefined;
  await act(async () => fakeSocket.connect());
  await waitFor(() => expect(fakeSocket.listBodies(ON.say)).toHaveLength(1));
  fakeSocket.createReply = createAcknowledgement();
  disconnectSocket();
  await act(async () => fakeSocket.connect());
  await waitFor(() => expect(localStorage.getItem(STORAGE_KEY)).toBeNull());
  const keys = fakeSocket.listBodies(ON.say).map(({ client_key }) => client_key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(screen.getAllByText('Both pages are uploaded now.')).toHaveLength(1);
});

test('a message announced before its acknowledgement appears once', async () => {
  const user = await openMessenger();
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: /Occupancy permit/ }));
  fakeSocket.createReply = () => undefined;
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'Here it is.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(fakeSocket.listBodies(ON.say)).toHaveLength(1));
  const [{ client_key } = {}] = fakeSocket.listBodies(ON.say);
  act(() =>
    fakeSocket.emitFromServer(ON.say, createAcknowledgement()(ON.say, { message: 'Here it is.', client_key }).data),
  );
  expect(screen.getAllByText('Here it is.')).toHaveLength(1);
  expect(screen.queryByText('Sending…')).toBeNull();
});

test('a message that waited before a reload is sent after it', async () => {
  localStorage.setItem(
    STORAGE_KEY,
    JSON.stringify([
      {
        key: 'kept-over-a-reload',
        account_id: OWNER_ID,
        event: ON.say,
        body: { type: 'user', inquiry_id: 7, message: 'Still here.' },
      },
    ]),
  );
  const theirs = { key: 'of-another-person', account_id: 99, event: ON.say, body: { message: 'Not mine.' } };
  localStorage.setItem(toTypedKey(99, 'messages'), JSON.stringify([theirs]));
  fakeSocket.createReply = createAcknowledgement();
  await openMessenger();
  await waitFor(() =>
    expect(fakeSocket.listBodies(ON.say)).toMatchObject([{ client_key: 'kept-over-a-reload', message: 'Still here.' }]),
  );
  await waitFor(() => expect(localStorage.getItem(STORAGE_KEY)).toBeNull());
  expect(fakeSocket.listBodies(ON.say)).toHaveLength(1);
});

test('a message that another window holds appears in this one, and goes when it was sent there', async () => {
  const user = await openMessenger();
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: /Occupancy permit/ }));
  disconnectSocket();
  const body = { inquiry_id: 7, message: 'Typed in another window.' };
  localStorage.setItem(STORAGE_KEY, JSON.stringify([{ key: 'x', account_id: OWNER_ID, event: ON.say, body }]));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY })));
  expect(await screen.findByText('Typed in another window.')).toBeVisible();
  localStorage.removeItem(STORAGE_KEY);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY })));
  expect(screen.queryByText('Typed in another window.')).toBeNull();
});

test('a refused message shows the reason and can be withdrawn; the next one is sent', async () => {
  const user = await openMessenger();
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: /Occupancy permit/ }));
  fakeSocket.createReply = () => ({ error: { code: 'missing', message: 'Not found.' } });
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'First{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Not found.')).toBeVisible();
  fakeSocket.createReply = createAcknowledgement();
  await user.type(screen.getByRole('textbox', { name: 'Reply' }), 'Second{Control>}{Enter}{/Control}');
  await waitFor(() => expect(fakeSocket.listBodies(ON.say).map(({ message }) => message)).toEqual(['First', 'Second']));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('Not found.')).toBeNull();
});

test('a message beyond the hourly limit stays with the reason, is not sent by itself, and is sent when its writer retries', async () => {
  const user = await openMessenger();
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: /Occupancy permit/ }));
  const message = 'You have sent 120 messages within an hour. Please wait 7 min before sending this one.';
  fakeSocket.createReply = () => ({ error: { code: 'too_many', message, fields: { message: [message] } } });
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'One more{Control>}{Enter}{/Control}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('One more')).toBeVisible();
  expect(fakeSocket.listBodies(ON.say)).toHaveLength(1);

  fakeSocket.createReply = createAcknowledgement();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  const keys = fakeSocket.listBodies(ON.say).map(({ client_key }) => client_key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(screen.getByText('One more')).toBeVisible();
});

test('a reply of white space is refused here and is not sent', async () => {
  const user = await openMessenger();
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: /Occupancy permit/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), '   ');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Message is a required field.')).toBeVisible();
  expect(fakeSocket.listBodies(ON.say)).toEqual([]);
});

test('the gap of the open thread is loaded after the socket was closed', async () => {
  const user = await openMessenger();
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: /Occupancy permit/ }));
  await waitFor(() => expect(api.listRequests(listInquiryMessages)).toHaveLength(1));
  await screen.findByText('Yes, a clear photo is enough.');
  disconnectSocket();
  api.replyWith(listInquiryMessages, {
    data: [createMessage({ id: 15, message: 'Said while you were away.' })],
    has_earlier: false,
  });
  await act(async () => fakeSocket.connect());
  expect(await screen.findByText('Said while you were away.')).toBeVisible();
  expect(api.listRequests(listInquiryMessages).at(-1)?.query).toMatchObject({ inquiry_id: '7', after: '11' });
});

test('markup in subject and message is shown as text', async () => {
  const user = await openMessenger({
    threads: [
      createThread({
        subject: '<img src=x onerror=alert(1)>',
        inquiries_msgs: [createMessage({ message: '<script>alert(1)</script>' })],
      }),
    ],
  });
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: /<img src=x/ }));
  expect(await screen.findByText('<script>alert(1)</script>')).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('an office answers, with its saved replies and its clock, and begins no thread', async () => {
  api.replyWith(listSavedReplies, { data: [{ id: 3, title: 'Opening hours', message: 'We are open from 8 to 5.' }] });
  api.replyWith(saveReply, { id: 4, title: 'Photo', message: 'A photo is enough.' });
  const thread = createThread({
    inquiries_msgs: [
      createMessage({
        id: 10,
        type: 'user',
        sender_id: OWNER_ID,
        receiver_id: FIRE,
        message: 'Is a photo enough?',
        sender_name: 'Nena Santos',
      }),
    ],
    last_type: 'user',
  });
  const user = await openMessenger({ as: 'fire', threads: [thread] });
  await user.click(await findInquiryButton());
  const row = await screen.findByRole('button', { name: /Occupancy permit/ });
  expect(row).toHaveTextContent('Reply by 15 Jan');
  expect(screen.queryByRole('button', { name: 'New Inquiry' })).toBeNull();
  await user.click(row);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Saved replies' }), 'Opening hours');
  expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue('We are open from 8 to 5.');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() =>
    expect(fakeSocket.listBodies(ON.say)).toMatchObject([
      { type: 'office', receiver_id: OWNER_ID, message: 'We are open from 8 to 5.', inquiry_id: 7 },
    ]),
  );
  await user.type(screen.getByRole('textbox', { name: 'Reply' }), 'A photo is enough.');
  await user.click(screen.getByRole('button', { name: 'Save as a reply' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of the reply' }), 'Photo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.listRequests(saveReply)[0]?.body).toEqual({ title: 'Photo', message: 'A photo is enough.' }),
  );
});

test('a file is sent first and the message names it', async () => {
  api.replyWith(uploadInquiryFile, {
    id: '00000000-0000-4000-8000-000000000001',
    file_name: 'plan.pdf',
    media_type: 'application/pdf',
    size: 2_000,
  });
  fakeSocket.createReply = createAcknowledgement();
  const user = await openMessenger();
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: /Occupancy permit/ }));
  await user.upload(
    await screen.findByTestId('attachment'),
    new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }),
  );
  await screen.findByRole('button', { name: 'Remove plan.pdf' });
  await user.type(screen.getByRole('textbox', { name: 'Reply' }), 'The plan.{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(fakeSocket.listBodies(ON.say)).toMatchObject([
      { message: 'The plan.', files: ['00000000-0000-4000-8000-000000000001'] },
    ]),
  );
});

test('an office hands a thread over with its reason, and is back in its list', async () => {
  api.replyWith(listSavedReplies, { data: [] });
  api.replyWith(listInquiryDesks, {
    data: [
      { role_id: 5, label: 'ASSESSOR' },
      { role_id: 9, label: 'RHU' },
    ],
  });
  api.replyWith(handOverInquiry, { inquiry_id: 7, to_role_id: 9 });
  const user = await openMessenger({ as: 'fire' });
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: /Occupancy permit/ }));
  await user.click(await screen.findByRole('button', { name: 'Forward' }));
  expect(await screen.findByRole('combobox', { name: 'Office that can reply' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Office that can reply' }), 'RHU');
  await user.type(screen.getByRole('textbox', { name: 'Reason for forwarding' }), 'Health cards are theirs.');
  await user.click(screen.getByRole('button', { name: 'Forward to RHU' }));
  expect(await screen.findByText('The inquiry was forwarded to RHU.')).toBeVisible();
  expect(api.listRequests(handOverInquiry)[0]).toMatchObject({
    params: { inquiry_id: '7' },
    body: { to_role_id: '9', reason: 'Health cards are theirs.' },
  });
  expect(screen.getByRole('list', { name: 'Inquiries' })).toBeVisible();
});

test('a thread shows from which office it came, why, and after which message', async () => {
  const handover = {
    id: 1,
    from_office: 'RHU',
    to_office: 'FIRE',
    reason: 'Extinguishers are theirs.',
    handed_by: 'Rosa Cruz',
    handed_at: '2026-01-12T02:11:00Z',
    after_message_id: 10,
  };
  const user = await openMessenger({ threads: [createThread({ handovers: [handover] })] });
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: /Occupancy permit/ }));
  const messageTexts = within(await screen.findByRole('region', { name: 'Messages' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(
    messageTexts.findIndex((text) => text?.includes('RHU forwarded this inquiry to FIRE: Extinguishers are theirs.')),
  ).toBe(1);
});

test('a thread that the former office has read is marked viewed by this one', async () => {
  api.replyWith(listSavedReplies, { data: [] });
  const read = createMessage({
    id: 10,
    type: 'user',
    sender_id: OWNER_ID,
    receiver_id: FIRE,
    is_view: 1,
    viewed_by: 'Rosa Cruz',
    viewed_at: '2026-01-12T02:10:00Z',
  });
  const user = await openMessenger({
    as: 'fire',
    threads: [createThread({ inquiries_msgs: [read], hasunread: true })],
  });
  await user.click(await findInquiryButton());
  await user.click(await screen.findByRole('button', { name: /Occupancy permit/ }));
  await waitFor(() =>
    expect(fakeSocket.listBodies(ON.view)).toMatchObject([{ inquiry_id: 7, type: 'office', up_to: 10 }]),
  );
});
