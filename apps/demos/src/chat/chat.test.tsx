import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { useNotices } from '@ebpls/remote-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import type { DemoError } from '../shared/mock/demo-server.ts';
import { DEMO_USER } from '../shared/mock/demo-session.ts';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { planFailure } from '../shared/mock/planned-failure.ts';
import { groupMessages } from './message-list.tsx';
import { callChat } from './mock/chat-mock.ts';
import type { Contact } from './mock/contacts.ts';
import type { Message, Thread } from './mock/threads.ts';

createFakeApi();
afterEach(() => resetDemo());

const CORAZON = 'corazon.villanueva';
const KRISTINE = 'kristine.ocampo';

const visit = (address: string) => openRemote(createRoutes, '/app/chat', `/app/chat/${address}`);
const write = (json: object) => callChat('/api/chat/messages/new', { json: { userId: DEMO_USER.id, ...json } });
const loadThread = async (key: string): Promise<Thread | null> =>
  (await callChat<{ thread: Thread | null }>(`/api/chat/thread?threadKey=${key}`)).thread;
const composer = () => screen.findByRole('textbox', { name: 'Message' });
const log = () => screen.getByRole('log');
const choose = async (act: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Conversation options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
};

test('a sent message is returned with the thread and the other one', async () => {
  expect(await write({ threadKey: CORAZON, body: ' Yes, GCash is fine. ' })).toMatchObject({
    threadKey: CORAZON,
    otherUserId: 'contact-1',
    message: { body: 'Yes, GCash is fine.', contentType: 'text', senderId: DEMO_USER.id },
  });
  expect((await loadThread(CORAZON))?.messages.at(-1)?.body).toBe('Yes, GCash is fine.');
});

test.each([
  [{ threadKey: CORAZON, body: '  ' }, 400, 'Message is a required field.'],
  [{ threadKey: 'nobody', body: 'Hi' }, 404, 'Nobody has this name'],
  [{ userId: 'somebody', threadKey: CORAZON, body: 'Hi' }, 400, 'The message cannot be read'],
  [{ threadKey: CORAZON }, 400, 'The message cannot be read'],
])('%j is refused with %i', async (json, status, message) => {
  const refusal = await write(json).catch((error: DemoError) => error);
  expect(refusal).toMatchObject({ status, message });
});

test('every contact and every thread has the fields of the specification', async () => {
  const { contacts } = await callChat<{ contacts: Contact[] }>('/api/chat/contacts');
  expect(new Set(contacts.map(({ activity }) => activity))).toEqual(new Set(['online', 'away', 'busy', 'offline']));
  const { threads } = await callChat<{ threads: Thread[] }>('/api/chat/threads');
  for (const thread of threads) {
    expect(thread).toMatchObject({ type: 'ONE_TO_ONE', unreadCount: expect.any(Number) });
    expect(contacts.find(({ username }) => username === thread.key)?.id).toBe(thread.participantIds[1]);
    expect(thread.messages.map(({ createdAt }) => createdAt)).toEqual(
      thread.messages.map(({ createdAt }) => createdAt).toSorted(),
    );
  }
});

test('an unknown thread is nothing', async () => {
  expect(await loadThread('nobody')).toBeNull();
});

test('messages of one author on one day are a group', () => {
  const message = (id: string, senderId: string, createdAt: string) => ({ id, senderId, createdAt }) as Message;
  const groups = groupMessages([
    message('1', 'a', '2026-01-12T01:00:00Z'),
    message('2', 'a', '2026-01-12T02:00:00Z'),
    message('3', 'b', '2026-01-12T03:00:00Z'),
    message('4', 'b', '2026-01-12T16:30:00Z'), // after midnight in Manila
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['1', '2'], ['3'], ['4']]);
});

test('opening a conversation marks it as seen', async () => {
  expect((await loadThread(CORAZON))?.unreadCount).toBe(2);
  visit(CORAZON);
  expect(await screen.findByRole('heading', { name: 'Corazon Villanueva' })).toBeVisible();
  expect((await loadThread(CORAZON))?.unreadCount).toBe(0);
  const row = within(screen.getByRole('list', { name: 'Conversations' })).getByRole('link', { name: /Corazon/ });
  expect(row).toHaveAttribute('aria-current', 'page');
  expect(row).not.toHaveTextContent('unread');
});

test('the list prefixes own messages, describes files and counts unread ones', async () => {
  visit('new');
  const list = within(await screen.findByRole('list', { name: 'Conversations' }));
  expect(list.getByRole('link', { name: /Danilo/ })).toHaveTextContent('You: Received, thank you.');
  expect(list.getByRole('link', { name: /Arnel/ })).toHaveTextContent(/Muted.*4 unread messages/);
  await write({ threadKey: CORAZON, body: '', attachments: [{ name: 'a.png', size: 1, type: 'image/png', href: '' }] });
  await userEvent.click(list.getByRole('link', { name: /Danilo/ }));
  expect(await list.findByRole('link', { name: /Corazon.*You: sent a photo/ })).toBeVisible();
});

test.each(['', 'nobody.of.that.name'])('the address %j leads to a new message', async (key) => {
  const router = visit(key);
  expect(await screen.findByRole('heading', { name: 'New message' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/app/chat/new');
});

test('a recipient is searched, not found, found, and has a conversation from the first message on', async () => {
  const router = visit('new');
  const search = await screen.findByRole('searchbox', { name: 'Recipient' });
  await userEvent.type(search, 'zzz');
  expect(screen.getByText('No contact matches “zzz”.')).toBeVisible();
  await userEvent.clear(search);
  await userEvent.type(search, 'kristine');
  await userEvent.click(
    within(screen.getByRole('list', { name: 'Contacts' })).getByRole('link', { name: /Kristine Ocampo/ }),
  );
  expect(await screen.findByText('No messages yet. Say hello to Kristine.')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/app/chat/${KRISTINE}`);
  expect(await loadThread(KRISTINE)).toBeNull();

  await userEvent.type(await composer(), 'Magandang umaga!{Enter}');
  await waitFor(() => expect(log()).toHaveTextContent('Magandang umaga!'));
  expect(await composer()).toHaveValue('');
  expect(screen.getByRole('list', { name: 'Conversations' }).firstElementChild).toHaveTextContent('Kristine');
});

test('an empty message is refused at the field', async () => {
  visit(CORAZON);
  await userEvent.type(await composer(), '   {Enter}');
  expect(await composer()).toHaveAccessibleDescription(/Message is a required field\./);
});

test('Shift and Enter begin a new line', async () => {
  visit(CORAZON);
  await userEvent.type(await composer(), 'one{Shift>}{Enter}{/Shift}two');
  expect(await composer()).toHaveValue('one\ntwo');
});

test('a message that could not be sent stays, and is sent by the second try', async () => {
  visit(CORAZON);
  await userEvent.type(await composer(), 'Yes po');
  planFailure();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(await composer()).toHaveValue('Yes po');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(log()).toHaveTextContent('Yes po'));
});

test('a file is sent with a message, and a large one is not', async () => {
  visit(CORAZON);
  await composer();
  const chooser = screen.getByLabelText('Attach a file', { selector: 'input' });
  await userEvent.upload(chooser, new File(['x'.repeat(500_001)], 'long.txt', { type: 'text/plain' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('long.txt');
  await userEvent.upload(chooser, new File(['prices'], 'prices.txt', { type: 'text/plain' }));
  expect(await screen.findByRole('button', { name: 'Remove prices.txt' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(within(log()).getByRole('link', { name: /prices\.txt/ })).toBeVisible());
});

test('a picture opens large', async () => {
  visit(CORAZON);
  await userEvent.click(await screen.findByRole('button', { name: 'Enlarge stall.svg' }));
  expect(await screen.findByRole('dialog', { name: 'stall.svg' })).toBeVisible();
});

test('a blocked contact gets no messages until it is unblocked', async () => {
  visit(CORAZON);
  await composer();
  await choose('Block');
  expect(await screen.findByText(/You blocked Corazon/)).toBeVisible();
  expect(await write({ threadKey: CORAZON, body: 'Hi' }).catch((error: DemoError) => error)).toMatchObject({
    status: 403,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(await composer()).toHaveFocus();
});

test('a muted conversation is marked, until it is unmuted', async () => {
  visit(CORAZON);
  await composer();
  await choose('Mute');
  await waitFor(async () => expect((await loadThread(CORAZON))?.isMuted).toBe(true));
  await choose('Unmute');
  await waitFor(async () => expect((await loadThread(CORAZON))?.isMuted).toBe(false));
});

test('an archived conversation is listed separately, and returns with the next message', async () => {
  visit(CORAZON);
  await composer();
  await choose('Archive');
  const list = within(screen.getByRole('list', { name: 'Conversations' }));
  await waitFor(() => expect(list.queryByRole('link', { name: /Corazon/ })).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'Archived' }));
  expect(await list.findByRole('link', { name: /Corazon/ })).toBeVisible();
  await write({ threadKey: CORAZON, body: 'Hi again' });
  expect((await loadThread(CORAZON))?.isArchived).toBe(false);
});

test('a deleted conversation needs a confirmation, and is gone', async () => {
  const router = visit(CORAZON);
  await composer();
  await choose('Delete conversation');
  const dialog = await screen.findByRole('alertdialog', { name: /Corazon/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/chat/new'));
  expect(await loadThread(CORAZON)).toBeNull();
});

test('an act that fails is reported and changes nothing', async () => {
  visit(CORAZON);
  await composer();
  planFailure();
  await choose('Mute');
  await waitFor(() => expect(useNotices.getState().notices.at(-1)?.text).toBe('Something went wrong'));
  expect((await loadThread(CORAZON))?.isMuted).toBe(false);
});
