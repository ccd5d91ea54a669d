import { closeLive, openLive } from '@ebpls/api-client';
import {
  getMunicipality,
  type Hit,
  INQUIRY_EVENTS,
  listInquiries,
  listInquiryRecipients,
  listOwnNotifications,
  type OwnNotification,
  readAllNotifications,
  listInquiryMessages,
  readNotification,
  search,
  socketTicket,
  reportPresence,
} from '@ebpls/contracts';
import { changeSettings, useSession, useSettings } from '@ebpls/remote-kit';
import { createFakeApi } from '@ebpls/testing-web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createMunicipality } from '../testing/create-municipality.ts';
import { FakeSocket } from '../testing/fake-socket.ts';
import { openShell } from '../testing/open-shell.tsx';

let line: FakeSocket;
jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });
jest.mock('socket.io-client', () => ({ io: () => line }));
jest.mock('@ebpls/remote-kit', () => ({
  ...jest.requireActual<object>('@ebpls/remote-kit'),
  restoreSession: () => Promise.resolve(),
}));

const api = createFakeApi();

function createNotification(overrides: Partial<OwnNotification> = {}): OwnNotification {
  return {
    id: 9,
    topic: 'application',
    text: 'APP-2026-000045: application accepted',
    about: 'Matibay Hardware',
    path: '/app/new',
    inquiry_id: null,
    told_at: '2026-01-12T02:00:00.000Z',
    read_at: null,
    ...overrides,
  };
}

const OFFICES = [
  { role_id: 4, label: 'FIRE', hint: 'no. 4 of the list' },
  { role_id: 9, label: 'RHU', hint: '' },
];

beforeEach(() => {
  line = new FakeSocket();
  api.replyWith(getMunicipality, { ...createMunicipality(), has_tools: true });
  api.replyWith(socketTicket, { ticket: 'ticket', expires_at: '2026-01-12T00:00:30.000Z' });
  api.replyWith(listInquiries, { data: [], next_cursor: null, unread_threads: 0 });
  api.replyWith(listInquiryRecipients, { data: OFFICES });
  api.replyWith(listInquiryMessages, { data: [], has_earlier: false });
  api.replyWith(reportPresence, { idle_left: 3600, left: 43_200 });
});
afterEach(() => {
  closeLive();
  useSession.setState(useSession.getInitialState(), true);
  useSettings.setState(useSettings.getInitialState(), true);
  localStorage.clear();
});

interface ToolsSetup {
  readonly as?: string;
  readonly notifications?: readonly OwnNotification[];
}

async function openTools({ as = 'user', notifications = [] }: ToolsSetup = {}) {
  api.replyWith(listOwnNotifications, {
    data: [...notifications],
    next_cursor: null,
    unread: notifications.filter(({ read_at }) => read_at === null).length,
  });
  const router = openShell(
    as === 'user' ? '/app/account' : as === 'admin' ? '/administrator/dashboard' : `/${as}/dashboard`,
    { as },
  );
  await act(() => openLive());
  const user = userEvent.setup();
  await screen.findByRole('button', { name: /^Notifications|^Mga abiso/ });
  return { router, user };
}

test('they are hidden unless the municipality shows them', async () => {
  api.replyWith(getMunicipality, createMunicipality());
  openShell('/app/account', { as: 'user' });
  await screen.findByRole('button', { name: 'Inquiry' });
  await screen.findByText('Municipality of San Isidro');
  for (const name of ['Search', 'Contacts', 'Notifications'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('the bell counts the unread notifications, and choosing one opens its page and reads it', async () => {
  const { router, user } = await openTools({
    notifications: [
      createNotification(),
      createNotification({
        id: 8,
        text: 'We received your payment of ₱6,630.00',
        about: '',
        topic: 'payment',
        read_at: '2026-01-12T03:00:00.000Z',
      }),
    ],
  });
  api.replyWith(readNotification, { unread: 0 });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const list = within(await screen.findByRole('list', { name: 'Notifications' }));
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'APP-2026-000045: application acceptedMatibay Hardware12 Jan 2026, 10:00 AMUnread',
    'We received your payment of ₱6,630.0012 Jan 2026, 10:00 AM',
  ]);
  await user.click(list.getByRole('link', { name: /application accepted/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/new'));
  expect(api.listRequests(readNotification)).toMatchObject([{ params: { notification_id: '9' } }]);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Notifications' })).not.toBeInTheDocument());
});

test('a read notification is not marked as read again', async () => {
  const { user } = await openTools({ notifications: [createNotification({ read_at: '2026-01-12T03:00:00.000Z' })] });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await user.click(await screen.findByRole('link', { name: /application accepted/ }));
  expect(api.listRequests(readNotification)).toEqual([]);
});

test('all are marked as read up to the newest one shown', async () => {
  const { user } = await openTools({ notifications: [createNotification(), createNotification({ id: 7 })] });
  api.replyWith(readAllNotifications, { unread: 0 });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  api.replyWith(listOwnNotifications, {
    data: [createNotification({ read_at: '2026-01-12T04:00:00.000Z' })],
    next_cursor: null,
    unread: 0,
  });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(api.listRequests(readAllNotifications)).toMatchObject([{ body: { up_to: 9 } }]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true'),
  );
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
});

test('the panel itself loads earlier notifications', async () => {
  const { user } = await openTools();
  api.replyWith(listOwnNotifications, ({ query }) =>
    query['cursor'] === undefined
      ? { data: [createNotification()], next_cursor: 'further', unread: 1 }
      : { data: [createNotification({ id: 3, text: 'The first of all' })], next_cursor: null, unread: 1 },
  );
  act(() => line.emitFromServer('changed', { subject: 'notification' }));
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByText('The first of all')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
});

test.each(['changed', INQUIRY_EVENTS.heard, INQUIRY_EVENTS.view])('the bell counts again after %s', async (event) => {
  await openTools();
  api.replyWith(listOwnNotifications, { data: [createNotification()], next_cursor: null, unread: 120 });
  act(() =>
    line.emitFromServer(event, {
      subject: 'notification',
      inquiry_id: 7,
      id: 1,
      type: 'office',
      sender_id: 4,
      receiver_id: 1,
    }),
  );
  expect(await screen.findByRole('button', { name: 'Notifications, 120 unread' })).toHaveTextContent('99+');
});

test('a notification of an answer opens the thread in the messenger', async () => {
  const { user } = await openTools({
    notifications: [
      createNotification({
        topic: 'inquiry',
        text: 'New reply: Second extinguisher',
        about: '',
        path: null,
        inquiry_id: 7,
      }),
    ],
  });
  api.replyWith(readNotification, { unread: 0 });
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await user.click(await screen.findByRole('button', { name: /New reply/ }));
  expect(await screen.findByRole('dialog', { name: 'Inquiry' })).toBeVisible();
});

test('an empty panel explains what will come, and a failure offers Retry', async () => {
  const { user } = await openTools();
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText(/^No notifications/)).toBeVisible();
  api.refuseWith(listOwnNotifications, { code: 'failed', message: 'We failed.' });
  act(() => line.emitFromServer('changed', { subject: 'notification' }));
  expect(await screen.findByText('The notifications could not be loaded.')).toBeVisible();
  api.replyWith(listOwnNotifications, { data: [createNotification()], next_cursor: null, unread: 1 });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /application accepted/ })).toBeVisible();
});

const HITS: readonly Hit[] = [
  { kind: 'business', code: 'SI-000102', name: 'Aling Nena Store', path: '/app/account' },
  { kind: 'application', code: 'APP-2026-000045', name: 'Aling Nena Store', path: '/app/new' },
];

test('search opens by its button, is requested once for the typed text, and Enter opens the chosen result', async () => {
  const { router, user } = await openTools();
  api.replyWith(search, { data: [...HITS], is_all: true });
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('combobox', { name: 'Name or number' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, ' nena ');
  const options = await screen.findAllByRole('option');
  expect(options.map((row) => row.textContent)).toEqual([
    'Aling Nena StoreBusiness · SI-000102',
    'Aling Nena StoreApplication · APP-2026-000045',
  ]);
  expect(api.listRequests(search).map(({ query }) => query['q'])).toEqual(['nena']);
  expect(screen.getByText('2 results')).toBeInTheDocument();

  expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Application');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/new'));
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
});

test.each(['{Control>}k{/Control}', '/'])('search opens by %s, and Escape closes it', async (keys) => {
  const { user } = await openTools();
  await user.keyboard(keys);
  const field = await screen.findByRole('combobox', { name: 'Name or number' });
  expect(field).toHaveValue('');
  await waitFor(() => expect(field).toHaveFocus());
  // The field is rendered a moment before the dialog listens.
  await waitFor(async () => {
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

test('characters typed before the field is rendered reach it, and no shortcut of the page receives them', async () => {
  await openTools();
  const keys: string[] = [];
  const recordKey = ({ key }: KeyboardEvent): void => void keys.push(key);
  addEventListener('keydown', recordKey);
  for (const key of ['p', 'e', 'x', 'Backspace', 'r', 'Enter']) {
    if (key === 'p') fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(document.body, { key });
  }
  removeEventListener('keydown', recordKey);
  expect(keys).toEqual(['k']);
  const field = await screen.findByRole('combobox', { name: 'Name or number' });
  await waitFor(() => expect(field).toHaveValue('per'));
  expect(field).toHaveFocus();
});

test('a search that is cancelled before its code has loaded does not open', async () => {
  const { user } = await openTools();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await act(() => import('./search-dialog.tsx'));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Name or number' });
  expect(field).toHaveValue('');
});

test('a typed slash stays a slash', async () => {
  const { user } = await openTools();
  await user.click(await screen.findByRole('button', { name: 'Inquiry' }));
  await user.click(await screen.findByRole('button', { name: 'New Inquiry' }));
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'page 2/3');
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('page 2/3');
  expect(screen.queryByRole('combobox', { name: 'Name or number' })).not.toBeInTheDocument();
});

test('a failed search shows the specification’s message and can be retried', async () => {
  const { user } = await openTools();
  api.refuseWith(search, { code: 'failed', message: 'We failed.' });
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox', { name: 'Name or number' }), 'nena');
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  api.replyWith(search, { data: [], is_all: true });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No results for “nena”')).toBeVisible();
});

test('the search shows when there are more results, and one character requests nothing', async () => {
  const { user } = await openTools();
  api.replyWith(search, { data: [...HITS], is_all: false });
  await user.keyboard('/');
  const field = await screen.findByRole('combobox', { name: 'Name or number' });
  await user.type(field, 'ne');
  expect(await screen.findByText(/^More results/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'n');
  expect(await screen.findByText(/^Enter the beginning of a name/)).toBeVisible();
  expect(api.listRequests(search)).toHaveLength(1);
});

test('an owner chooses an office among the contacts and writes to it', async () => {
  const { user } = await openTools();
  await user.click(await screen.findByRole('button', { name: 'Contacts' }));
  expect(await screen.findByText('Municipal Hall, Poblacion I, San Isidro, Maligaya 9901')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'RHU' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'New Inquiry' }));
  await waitFor(() => expect(drawer.getByRole('combobox', { name: 'Office' })).toHaveValue('9'));
});

test('staff see the offices and write to none; who may not search has no search', async () => {
  const { user } = await openTools({ as: 'fire' });
  await user.click(await screen.findByRole('button', { name: 'Contacts' }));
  expect(
    within(await screen.findByRole('list', { name: 'Offices' })).getByText('Bureau of Fire Protection'),
  ).toBeVisible();
  expect(api.listRequests(listInquiryRecipients)).toEqual([]);
});

test('an affiliate has no search', async () => {
  await openTools({ as: 'affiliate' });
  expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
});

test('the address of a mail opens its thread once', async () => {
  api.replyWith(listOwnNotifications, { data: [], next_cursor: null, unread: 0 });
  const router = openShell('/app/account?inquiry=7', { as: 'user' });
  expect(await screen.findByRole('dialog', { name: 'Inquiry' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('they speak Filipino', async () => {
  const { user } = await openTools({ notifications: [createNotification()] });
  act(() => changeSettings({ language: 'fil' }));
  expect(await screen.findByRole('button', { name: 'Mga abiso, 1 ang hindi pa nababasa' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Maghanap' }));
  expect(await screen.findByRole('combobox', { name: 'Pangalan o numero' })).toBeVisible();
});
