import {
  confirmSecondStep,
  getMe,
  getMunicipality,
  getSecondStep,
  listInquiries,
  signIn,
  signOut,
  socketTicket,
  startSecondStep,
} from '@ebpls/contracts';
import { restoreSession, useSession, useSettings } from '@ebpls/remote-kit';
import { createUser, createFakeApi } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createMunicipality } from '../testing/create-municipality.ts';
import { openShell } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });
jest.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, connect: () => undefined, close: () => undefined, io: { opts: {} } }),
}));

const api = createFakeApi();
const token = `h.${btoa(JSON.stringify({ iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 900 }))}.s`;
const treasurer = createUser({ roles: [{ id: 2, name: 'admin' }], permissions: ['treasurer'] });
const step = { is_on: false, since: null, codes_left: 0, is_required: true };

beforeAll(() => restoreSession());
beforeEach(() => {
  api.replyWith(getMunicipality, createMunicipality());
  api.replyWith(listInquiries, { data: [], next_cursor: null, unread_threads: 0 });
  api.refuseWith(socketTicket, { code: 'too_many', message: 'Later.' });
  api.replyWith(getSecondStep, step);
  api.replyWith(signIn, { user: { ...treasurer, needs_second_step: true }, accessToken: token, error: null });
});
afterEach(() => {
  useSession.setState(useSession.getInitialState(), true);
  useSettings.setState(useSettings.getInitialState(), true);
  localStorage.clear();
});

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const fill = async (label: RegExp | string, text: string): Promise<void> =>
  userEvent.type(await screen.findByLabelText(label), text);

async function openSignIn(next: string) {
  const router = openShell(`/login?next=${encodeURIComponent(next)}`);
  await fill('E-mail', 'nena@example.com');
  await fill('Password', 'a good pass phrase');
  await press('Sign in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login/second-step'));
  return router;
}

// Runs first: the socket opened after the set-up is not closed by the end of a test.
test('while a required second step is missing every address leads to its set-up, and the socket stays closed', async () => {
  const router = await openSignIn('/administrator/users');
  await router.navigate('/administrator/settings/set-up');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `/login/second-step?next=${encodeURIComponent('/administrator/settings/set-up')}`,
  );
  await router.navigate('/login');
  expect(router.state.location.pathname).toBe('/login/second-step');
  expect(api.listRequests(socketTicket)).toEqual([]);
});

test.each([
  ['an administrator', 'admin', /If you have no phone, contact another administrator\. .*npm run administrators/],
  ['anybody else', 'bplo', /If you have no phone, contact the municipality’s administrator\./],
])('%s without a phone reads who helps', async (_who, name, sentence) => {
  const person = createUser({ roles: [{ id: 3, name }], needs_second_step: true });
  api.replyWith(signIn, { user: person, accessToken: token, error: null });
  await openSignIn('/app');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a treasurer without a second step sets it up after the password and continues to the requested page', async () => {
  const router = await openSignIn('/administrator/dashboard');
  api.replyWith(startSecondStep, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/eBPLS:nena@example.com' });
  await fill(/Your password/, 'a good pass phrase');
  await press('Set up');
  await fill(/Code from the app/, '123456');
  api.replyWith(confirmSecondStep, { recovery_codes: ['ABCDEFGHIJ'] });
  api.replyWith(getSecondStep, { ...step, is_on: true, since: '2026-01-12T00:00:00.000Z', codes_left: 1 });
  await press('Turn on');
  expect(await screen.findByText('ABCDEFGHIJ')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login/second-step');
  api.replyWith(getMe, treasurer);
  await userEvent.click(await screen.findByRole('button', { name: 'I have saved the codes. Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/administrator/dashboard'));
});

test('a person without a phone at hand signs out and reads whom to contact', async () => {
  const router = await openSignIn('/administrator/dashboard');
  expect(await screen.findByText(/If you have no phone, contact another administrator/)).toBeVisible();
  api.replyWith(signOut, { accepted: true });
  await press('Sign out');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test.each([
  [undefined, '/login'],
  ['admin', '/administrator/dashboard'],
])('the page redirects a visitor who is %s', async (as, expectedAddress) => {
  const router = openShell('/login/second-step?next=/administrator/dashboard', { as });
  await waitFor(() => expect(router.state.location.pathname).toBe(expectedAddress));
});

test('the 404 page shows no menu to a person who still has to set up the second step', async () => {
  useSession.setState({ status: 'signed_in', user: { ...treasurer, needs_second_step: true } });
  const router = openShell('/404', { as: 'admin' });
  useSession.setState({ user: { ...treasurer, needs_second_step: true } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: /menu/i })).not.toBeInTheDocument());
});
