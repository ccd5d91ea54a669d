import { completeMobileSignUp, getMunicipality, listInquiries, signUpByMobile, socketTicket } from '@ebpls/contracts';
import { type RemoteModule, restoreSession, useSession, useSettings } from '@ebpls/remote-kit';
import { createFakeApi, createUser } from '@ebpls/testing-web';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { OpenRemote } from '../../release/open-remote.ts';
import { createMunicipality } from '../../testing/create-municipality.ts';
import { openShell } from '../../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });
jest.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, connect: () => undefined, close: () => undefined, io: { opts: {} } }),
}));

const openOwnersPage: OpenRemote = async (): Promise<RemoteModule> => ({
  createRoutes: () => [{ path: 'management/companies/create', Component: () => <h1>Register a business</h1> }],
});
const api = createFakeApi();
const CODE_ID = '7d2f3a54-93a1-4a35-9a0b-2f64f1a3f001';
const now = Math.floor(Date.now() / 1000);
const token = `h.${btoa(JSON.stringify({ iat: now, exp: now + 900 }))}.s`;

beforeAll(() => restoreSession());
beforeEach(() => {
  api.replyWith(getMunicipality, createMunicipality());
  api.replyWith(listInquiries, { data: [], next_cursor: null, unread_threads: 0 });
  api.refuseWith(socketTicket, { code: 'failed', message: 'not in this test' });
  api.replyWith(signUpByMobile, { accepted: true, code_id: CODE_ID });
});
afterEach(() => {
  act(() => {
    useSession.setState(useSession.getInitialState(), true);
    useSettings.setState(useSettings.getInitialState(), true);
  });
  localStorage.clear();
});

async function enterNames(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('First name'), 'Tessie');
  await userEvent.type(screen.getByLabelText('Last name'), 'Ramos');
  await userEvent.type(screen.getByLabelText('Mobile number'), '0917 123 4567');
}
async function enterCode(code: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Code from the text message'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

test('an owner registers with name, number, consent and code, and is led to the first business', async () => {
  const user = createUser({ email: '', confirms_by_mobile: true });
  api.replyWith(completeMobileSignUp, { user, accessToken: token, error: null });
  const router = openShell('/register', { open: openOwnersPage });
  await userEvent.click(await screen.findByRole('link', { name: 'Register with your mobile number instead' }));
  await screen.findByText(/No e-mail and no password needed/);
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  expect(screen.queryByLabelText('Password')).toBeNull();
  await enterNames();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
  await enterCode('123456');
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/management/companies/create'));
  expect(api.listRequests(signUpByMobile)[0]?.body).toEqual({
    firstname: 'Tessie',
    lastname: 'Ramos',
    mobile: '09171234567',
    terms: true,
    locale: 'en',
  });
  expect(api.listRequests(completeMobileSignUp)[0]?.body).toEqual({
    mobile: '09171234567',
    code_id: CODE_ID,
    mobile_code: '123456',
  });
});

test('without consent nothing is sent', async () => {
  openShell('/register/mobile');
  await enterNames();
  await userEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
  await waitFor(() => expect(screen.getByRole('checkbox')).toBeInvalid());
  expect(api.listRequests(signUpByMobile)).toEqual([]);
});

test('a wrong code is reported, and the number stays', async () => {
  api.replyWith(completeMobileSignUp, { user: null, accessToken: null, error: 'This code is incorrect.' });
  openShell('/register/mobile');
  await enterNames();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
  await enterCode('000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is incorrect.');
  expect(screen.getByText('0917 123 4567')).toBeVisible();
});
