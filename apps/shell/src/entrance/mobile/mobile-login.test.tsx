import { getMunicipality, listInquiries, requestSignInCode, signInByCode, socketTicket } from '@ebpls/contracts';
import { restoreSession, useSession, useSettings } from '@ebpls/remote-kit';
import { createFakeApi, createUser } from '@ebpls/testing-web';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createMunicipality } from '../../testing/create-municipality.ts';
import { openShell } from '../../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });
jest.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, connect: () => undefined, close: () => undefined, io: { opts: {} } }),
}));

const api = createFakeApi();
const CODE_ID = '7d2f3a54-93a1-4a35-9a0b-2f64f1a3f001';
const now = Math.floor(Date.now() / 1000);
const token = `h.${btoa(JSON.stringify({ iat: now, exp: now + 900 }))}.s`;

beforeAll(() => restoreSession());
beforeEach(() => {
  api.replyWith(getMunicipality, createMunicipality());
  api.replyWith(listInquiries, { data: [], next_cursor: null, unread_threads: 0 });
  api.refuseWith(socketTicket, { code: 'failed', message: 'not in this test' });
  api.replyWith(requestSignInCode, { accepted: true, code_id: CODE_ID });
});
afterEach(() => {
  act(() => {
    useSession.setState(useSession.getInitialState(), true);
    useSettings.setState(useSettings.getInitialState(), true);
  });
  localStorage.clear();
});

async function requestCode(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Mobile number'), '+63 917 123 4567');
  await userEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
}
const enterCode = async (code: string): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Code from the text message'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('an owner signs in with number and code, and lands on the page that was left', async () => {
  api.replyWith(signInByCode, {
    user: createUser({ roles: [{ id: 1, name: 'user' }] }),
    accessToken: token,
    error: null,
  });
  const router = openShell('/login?next=%2Fapp%2Freports%2Fdashboard');
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in with your mobile number' }));
  await requestCode();
  expect(await screen.findByText(/^If this number is linked to an account, a code is on its way/)).toBeVisible();
  await enterCode('123456');
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/reports/dashboard'));
  expect(api.listRequests(requestSignInCode)[0]?.body).toEqual({ mobile: '09171234567' });
  expect(api.listRequests(signInByCode)[0]?.body).toEqual({
    mobile: '09171234567',
    mobile_code: '123456',
    code_id: CODE_ID,
  });
});

test('a wrong code is reported, and the number stays', async () => {
  api.replyWith(signInByCode, { user: null, accessToken: null, error: 'This code is incorrect.' });
  openShell('/login/mobile');
  await requestCode();
  await enterCode('000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is incorrect.');
  expect(screen.getByText('0917 123 4567')).toBeVisible();
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('an account with a second step requires its code too', async () => {
  api.replyWith(signInByCode, { user: null, accessToken: null, error: 'Please enter the code.', needs_code: true });
  openShell('/login/mobile');
  await requestCode();
  await enterCode('123456');
  await userEvent.type(await screen.findByLabelText('Code'), '654321');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(api.listRequests(signInByCode).at(-1)?.body).toMatchObject({ code: '654321' }));
});

test('a text that is no number is refused at its field', async () => {
  openShell('/login/mobile');
  await userEvent.type(await screen.findByLabelText('Mobile number'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
  expect(await screen.findByRole('link', { name: /mobile number/ })).toBeVisible();
  expect(api.listRequests(requestSignInCode)).toEqual([]);
});
