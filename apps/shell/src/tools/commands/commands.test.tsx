import { closeLive, openLive } from '@ebpls/api-client';
import { getMunicipality, type Hit, listInquiries, search, socketTicket, reportPresence } from '@ebpls/contracts';
import { useOfferActs, useSession, useSettings } from '@ebpls/remote-kit';
import { createFakeApi } from '@ebpls/testing-web';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createMunicipality } from '../../testing/create-municipality.ts';
import { FakeSocket } from '../../testing/fake-socket.ts';
import { openShell } from '../../testing/open-shell.tsx';
import { type ShellCommand, matchCommands, extractScannedNumber } from './shell-commands.ts';

let line: FakeSocket;
jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });
jest.mock('socket.io-client', () => ({ io: () => line }));
jest.mock('@ebpls/remote-kit', () => ({
  ...jest.requireActual<object>('@ebpls/remote-kit'),
  restoreSession: () => Promise.resolve(),
}));

const api = createFakeApi();
const createHit = (code: string, overrides: Partial<Hit> = {}): Hit => ({
  kind: 'application',
  code,
  name: 'Matibay Hardware',
  path: `/fire/request/clearances?case=${code}`,
  ...overrides,
});

beforeEach(() => {
  line = new FakeSocket();
  api.replyWith(getMunicipality, createMunicipality());
  api.replyWith(socketTicket, { ticket: 'ticket', expires_at: '2026-01-12T00:00:30.000Z' });
  api.replyWith(listInquiries, { data: [], next_cursor: null, unread_threads: 0 });
  api.replyWith(reportPresence, { idle_left: 3600, left: 43_200 });
});
afterEach(() => {
  closeLive();
  useSession.setState(useSession.getInitialState(), true);
  useSettings.setState(useSettings.getInitialState(), true);
  localStorage.clear();
});

async function openMenu(as: string, address: string) {
  const router = openShell(address, { as });
  await act(() => openLive());
  await screen.findByRole('button', { name: 'Inquiry' });
  return { router, user: userEvent.setup() };
}

async function openCommandMenu(as = 'fire') {
  const { router, user } = await openMenu(as, `/${as}/dashboard`);
  await waitFor(async () => {
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('combobox', { name: 'Name or number' })).toHaveFocus();
  });
  return { router, user };
}

test('staff open the menu by its keys where the bar shows no search', async () => {
  await openCommandMenu();
  expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Request For ClearancesPage');
});

test('a page is opened by its name, mistyped and without a mouse', async () => {
  api.replyWith(search, { data: [], is_all: true });
  const { router, user } = await openCommandMenu();
  await user.keyboard('clearence');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Request For Clearances');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/fire/request/clearances'));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('an act of the open case is found in both languages, shows its key, and begins when the menu has closed', async () => {
  api.replyWith(search, { data: [], is_all: true });
  const run = jest.fn();
  const offeredAct = { act: 'approve', label: 'Approve', synonyms: ['Aprubahan'], keyHint: 'A', run };
  const { unmount } = renderHook(() => useOfferActs([offeredAct]));
  const { user } = await openCommandMenu();
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('ApproveOn this pageA');
  await user.keyboard('aprubahan');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Approve');
  expect(await screen.findByText('No record with “aprubahan”')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();

  unmount();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Name or number' });
  expect(screen.queryByRole('option', { name: /^Approve/ })).not.toBeInTheDocument();
});

test('a scanned number opens its record although Enter comes before the result', async () => {
  api.replyWith(search, { data: [createHit('APP-2026-000045'), createHit('APP-2026-0000451')], is_all: true });
  const { router, user } = await openCommandMenu();
  await user.keyboard('APP-2026-000045{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?case=APP-2026-000045'));
});

test('a number without a record opens nothing and reports so', async () => {
  api.replyWith(search, { data: [], is_all: true });
  const { router, user } = await openCommandMenu();
  await user.keyboard('APP-2026-999999{Enter}');
  expect(await screen.findByText('No results for “APP-2026-999999”')).toBeVisible();
  expect(router.state.location.pathname).toBe('/fire/dashboard');
});

test('an owner and an affiliate have none', async () => {
  const { user } = await openMenu('user', '/app/account');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

const COMMANDS: readonly ShellCommand[] = [
  { value: '/a', label: 'Permits for release', icon: 'inbox', synonyms: ['Mga permit na ilalabas'] },
  { value: '/b', label: 'Reports', icon: 'chart' },
];

test.each([
  ['', ['/a', '/b']],
  ['relaese', ['/a']],
  ['ilalabas', ['/a']],
  ['2026', []],
  ['zzzz', []],
])('for “%s” the menu offers %j', (text, values) => {
  expect(matchCommands(COMMANDS, text).map(({ value }) => value)).toEqual(values);
});

test.each([
  ['https://ebpls.example/verify?permit_no=mp-2026-00012', 'MP-2026-00012'],
  ['APP-2026-000045', 'APP-2026-000045'],
  ['si-000102', 'SI-000102'],
  ['aling nena', 'aling nena'],
])('“%s” contains the number %s', (text, number) => {
  expect(extractScannedNumber(text)).toBe(number);
});
