import { callEndpoint } from '@ebpls/api-client';
import {
  acceptInvitation,
  type ReplyBody,
  createFirstAdministrator,
  getMe,
  getMunicipality,
  getSetup,
  listInquiries,
  readInvitation,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signIn,
  signUp,
  socketTicket,
  verifyEmail,
} from '@ebpls/contracts';
import { beginSession, restoreSession, useSession, useSettings } from '@ebpls/remote-kit';
import { createUser, createFakeApi } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createMunicipality } from '../testing/create-municipality.ts';
import { openShell } from '../testing/open-shell.tsx';
import { entranceState } from './entrance-state.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });
jest.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, connect: () => undefined, close: () => undefined, io: { opts: {} } }),
}));

const api = createFakeApi();

beforeEach(() => {
  api.replyWith(getMunicipality, createMunicipality());
  // After the sign-in the inquiries load, possibly before the test ends.
  api.replyWith(listInquiries, { data: [], next_cursor: null, unread_threads: 0 });
  api.refuseWith(socketTicket, { code: 'too_many', message: 'Later.' });
});
const now = Math.floor(Date.now() / 1000);
const token = `h.${btoa(JSON.stringify({ iat: now, exp: now + 900 }))}.s`;

beforeAll(() => restoreSession());
beforeEach(() => {
  api.refuseWith(socketTicket, { code: 'failed', message: 'not in this test' });
  for (const key of Object.keys(entranceState)) Reflect.deleteProperty(entranceState, key);
});
afterEach(() => {
  useSession.setState(useSession.getInitialState(), true);
  useSettings.setState(useSettings.getInitialState(), true);
  localStorage.clear();
});

const fill = async (label: RegExp | string, text: string): Promise<void> =>
  userEvent.type(await screen.findByLabelText(label), text);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['user', '/app/account'],
  ['fire', '/fire/dashboard'],
])('after signing in, a %s is at %s', async (role, home) => {
  api.replyWith(signIn, { user: createUser({ roles: [{ id: 1, name: role }] }), accessToken: token, error: null });
  const router = openShell('/login');
  await fill('E-mail', 'Nena@Example.com');
  await fill('Password', 'a good pass phrase');
  await press('Sign in');
  await waitFor(() => expect(router.state.location.pathname).toBe(home));
  expect(api.listRequests(signIn)[0]?.body).toEqual({ email: 'nena@example.com', password: 'a good pass phrase' });
  expect(localStorage.getItem('accessToken')).toBe(token);
});

test.each([
  [encodeURIComponent('/app/reports/dashboard?year=2026'), '/app/reports/dashboard?year=2026'],
  [encodeURIComponent('https://evil.example/app'), '/app/account'],
  [encodeURIComponent('//evil.example/app'), '/app/account'],
  [encodeURIComponent(String.raw`/\evil.example`), '/app/account'],
  [encodeURIComponent('/administrator/dashboard'), '/app/account'],
])('a visitor who opened %s is at %s after signing in', async (next, expectedAddress) => {
  api.replyWith(signIn, { user: createUser(), accessToken: token, error: null });
  const router = openShell(`/login?next=${next}`);
  await fill('E-mail', 'nena@example.com');
  await fill('Password', 'a good pass phrase');
  await press('Sign in');
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(expectedAddress));
});

test('a person whose session the server ended reads the reason at the sign-in, until somebody signs in', async () => {
  const reason = 'Your account or your permissions were changed. Please sign in again.';
  beginSession(token, createUser());
  api.refuseWith(getMe, { code: 'unauthenticated', message: reason });
  await expect(callEndpoint(getMe)).rejects.toMatchObject({ code: 'unauthenticated' });
  openShell('/login');
  expect(await screen.findByText(reason)).toBeVisible();
  api.replyWith(signIn, { user: createUser(), accessToken: token, error: null });
  await fill('E-mail', 'nena@example.com');
  await fill('Password', 'a good pass phrase');
  await press('Sign in');
  await waitFor(() => expect(sessionStorage.getItem('ebpls.session_end')).toBeNull());
});

test('a wrong password is reported on the form and signs nobody out', async () => {
  api.replyWith(signIn, { user: null, accessToken: null, error: 'Please check your email and password' });
  const router = openShell('/login');
  await fill('E-mail', 'nena@example.com');
  await fill('Password', 'wrong');
  await press('Sign in');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check your email and password');
  expect(router.state.location.pathname).toBe('/login');
});

test('an empty form reports each missing field and sends nothing', async () => {
  openShell('/login');
  await screen.findByLabelText('E-mail');
  await press('Sign in');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your e-mail address.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password.');
  expect(api.listRequests(signIn)).toHaveLength(0);
});

test('a new owner registers and reads to which address the link went', async () => {
  api.replyWith(signUp, { email: 'nena@example.com' });
  const router = openShell('/register');
  await fill('First name', 'Nena');
  await fill('Last name', 'Santos');
  await fill('E-mail', 'nena@example.com');
  await fill('Password', 'sari sari store');
  await userEvent.click(screen.getByLabelText(/The information I enter is true/));
  await press('Create account');
  expect(await screen.findByText(/We sent a link to nena@example.com/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/login/verification');
  expect(api.listRequests(signUp)[0]?.body).toMatchObject({ firstname: 'Nena', terms: true, locale: 'en' });
});

test('a person with one legal name registers without a last name', async () => {
  api.replyWith(signUp, { email: 'sukarno@example.com' });
  openShell('/register');
  await fill('First name', 'Sukarno');
  await press('I have only one name');
  await fill('E-mail', 'sukarno@example.com');
  await fill('Password', 'sari sari store');
  await userEvent.click(screen.getByLabelText(/The information I enter is true/));
  await press('Create account');
  expect(await screen.findByText(/We sent a link to sukarno@example.com/)).toBeVisible();
  expect(api.listRequests(signUp)[0]?.body).toMatchObject({ firstname: 'Sukarno', lastname: null });
});

test('the mailed link confirms once, its token leaves the address, and the sign-in follows with the address filled in', async () => {
  api.replyWith(verifyEmail, { email: 'nena@example.com' });
  const router = openShell('/login/verification?token=mailed');
  expect(await screen.findByText(/^Your e-mail address is confirmed\./)).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(screen.getByLabelText('E-mail')).toHaveValue('nena@example.com');
  expect(api.listRequests(verifyEmail).map(({ body }) => body)).toEqual([{ token: 'mailed' }]);
  expect(router.state.location.search).toBe(
    '?confirmed=&email=nena%40example.com&next=%2Fapp%2Fmanagement%2Fcompanies%2Fcreate',
  );
});

test('a used link is refused with the offer of another one', async () => {
  api.refuseWith(verifyEmail, {
    code: 'invalid',
    message: 'Please check the fields with errors.',
    fields: { token: ['This link has already been used or has expired.'] },
  });
  api.replyWith(resendVerification, { accepted: true });
  openShell('/login/verification?token=old');
  expect(await screen.findByText('This link has already been used or has expired.')).toBeVisible();
  await fill('E-mail', 'nena@example.com');
  await press('Send the link again');
  expect(await screen.findByText(/we have sent a new link/)).toBeVisible();
});

test('a forgotten password gets the same answer for every address', async () => {
  api.replyWith(requestPasswordReset, { accepted: true });
  openShell('/recover/password');
  await fill('E-mail', 'nobody@example.com');
  await press('Send the link');
  expect(await screen.findByText(/If there is an account with this e-mail address/)).toBeVisible();
});

test('the reset link keeps its token out of the address and sets the password', async () => {
  api.replyWith(resetPassword, { accepted: true });
  const router = openShell('/recover/password/reset-form/nena%40example.com/once');
  expect(await screen.findByText('For nena@example.com')).toBeVisible();
  expect(router.state.location.pathname).toBe('/recover/password/new');
  await fill('Password', 'sari sari store');
  await fill('Confirm password', 'sari sari store');
  await press('Set password');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(api.listRequests(resetPassword)[0]?.body).toEqual({
    email: 'nena@example.com',
    token: 'once',
    password: 'sari sari store',
  });
});

test('an empty municipality requires its first administrator, once', async () => {
  api.replyWith(getSetup, { needs_first_administrator: true });
  api.replyWith(createFirstAdministrator, { email: 'mayor@example.com' });
  const router = openShell('/setup');
  await fill('Setup code', 'code');
  await fill('First name', 'Ana');
  await fill('Last name', 'Reyes');
  await fill('E-mail', 'mayor@example.com');
  await fill('Password', 'a long pass phrase');
  await press('Create administrator');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await screen.findByLabelText('E-mail')).toHaveValue('mayor@example.com');
});

test('the printed link brings its code, which leaves the address at once and is not typed', async () => {
  api.replyWith(getSetup, { needs_first_administrator: true });
  api.replyWith(createFirstAdministrator, { email: 'mayor@example.com' });
  window.location.hash = '#a-printed-code';
  const router = openShell('/setup');
  await fill('First name', 'Ana');
  expect(window.location.hash).toBe('');
  expect(screen.queryByLabelText('Setup code')).toBeNull();
  await fill('Last name', 'Reyes');
  await fill('E-mail', 'mayor@example.com');
  await fill('Password', 'a long pass phrase');
  await press('Create administrator');
  await waitFor(() => expect(router.state.location.search).toContain('next=%2Fadministrator%2Fsettings%2Fset-up'));
  expect(api.listRequests(createFirstAdministrator).map(({ body }) => body)).toMatchObject([
    { setup_code: 'a-printed-code' },
  ]);
});

test('a municipality with an administrator shows no setup', async () => {
  api.replyWith(getSetup, { needs_first_administrator: false });
  const router = openShell('/setup');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('no account is loaded for a visitor without a session', () => {
  expect(api.listRequests(getMe)).toHaveLength(0);
});

test('an account with a second step requires its code, and the typed values stay', async () => {
  api.replyWith(signIn, ({ body }): ReplyBody<typeof signIn> =>
    (body as { code?: string }).code === '123456'
      ? { user: createUser(), accessToken: token, error: null }
      : {
          user: null,
          accessToken: null,
          error: 'Please enter the code from your authenticator app.',
          needs_code: true,
        },
  );
  openShell('/login');
  await userEvent.type(await screen.findByLabelText('E-mail'), 'nena@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a good pass phrase');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  await userEvent.type(await screen.findByLabelText('Code'), '123 456');
  expect(screen.getByLabelText('Password')).toHaveValue('a good pass phrase');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(useSession.getState().user).toBeDefined());
});

test('an invited person chooses a password on the page of the mailed link, and signs in with it', async () => {
  api.replyWith(readInvitation, { email: 'rosa@hall.example', password_least: 15 });
  api.replyWith(acceptInvitation, { email: 'rosa@hall.example' });
  const router = openShell('/login/invitation?token=mailed');
  expect(await screen.findByText(/Choose a password for rosa@hall.example/)).toBeVisible();
  expect(screen.getByText(/At least 15 characters/)).toBeVisible();
  expect(router.state.location.search).toBe('');
  await fill('Password', 'malinaw ang tubig sa batis');
  await fill('Confirm password', 'malinaw ang tubig sa bukid');
  await press('Set password');
  // Once at the field and once in the summary above the form.
  expect(await screen.findAllByText('The passwords do not match.')).not.toHaveLength(0);
  expect(api.listRequests(acceptInvitation)).toEqual([]);

  await userEvent.clear(screen.getByLabelText('Confirm password'));
  await fill('Confirm password', 'malinaw ang tubig sa batis');
  await press('Set password');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await screen.findByLabelText('E-mail')).toHaveValue('rosa@hall.example');
  expect(api.listRequests(acceptInvitation).map(({ body }) => body)).toEqual([
    { token: 'mailed', password: 'malinaw ang tubig sa batis' },
  ]);
});

test('a used or expired invitation is refused with the person who can help', async () => {
  api.refuseWith(readInvitation, {
    code: 'invalid',
    message: 'Please check.',
    fields: { token: ['This link has already been used or has expired.'] },
  });
  openShell('/login/invitation?token=old');
  expect(await screen.findByText('This link has already been used or has expired.')).toBeVisible();
  expect(screen.getByText(/request a new one from the municipal hall/)).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test('the page of the invitation without a link explains where the link is', async () => {
  openShell('/login/invitation');
  expect(await screen.findByText('Please open the link in the invitation e-mail.')).toBeVisible();
});
