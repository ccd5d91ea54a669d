import {
  getAccountSettings,
  getMobile,
  getMunicipality,
  getSecondStep,
  listSessions,
  requestEmailChange,
  requestMobileCode,
  requestProofCode,
} from '@ebpls/contracts';
import { createFakeApi, createUser, openRoutes } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { accountRoute } from './account-route.ts';

const api = createFakeApi();
const tessie = createUser({ email: '', confirms_by_mobile: true });

beforeEach(() => {
  api.replyWith(listSessions, { data: [] });
  api.replyWith(getSecondStep, { is_on: false, since: null, codes_left: 0, is_required: false });
  api.replyWith(getAccountSettings, { mail_progress: true, mail_reminders: true, mail_inquiries: true });
  api.replyWith(getMobile, { number: '0917 ••• ••67', is_on: true, waits: null });
  api.replyWith(getMunicipality, {
    name: 'San Isidro',
    province: 'Maligaya',
    website: 'https://sanisidro-maligaya.example',
    hall: 'Municipal Hall',
    offices: [],
    barangays: [],
  });
  api.replyWith(requestProofCode, { number: '0917 ••• ••67' });
});

const openTab = (tab: string) => openRoutes([accountRoute()], `/account?tab=${tab}`, { session: tessie });

test('an owner without an e-mail adds one with a code from the phone, and sets a password after it', async () => {
  api.replyWith(requestEmailChange, { accepted: true });
  openTab('security');
  expect(await screen.findByText(/No e-mail address yet/)).toBeVisible();
  expect(screen.getByText(/To use a password too, add an e-mail address first/)).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
  await userEvent.type(screen.getByLabelText('New e-mail'), 'tessie@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'E-mail me a link' }));
  expect(await screen.findByText('Please enter the code.')).toBeVisible();
  const [send] = screen.getAllByRole('button', { name: 'Text me a code' });
  if (send) await userEvent.click(send);
  expect(await screen.findByText('We sent the code to 0917 ••• ••67.')).toBeVisible();
  const [code] = screen.getAllByLabelText('Code from the text message');
  if (code) await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'E-mail me a link' }));
  await waitFor(() =>
    expect(api.listRequests(requestEmailChange)[0]?.body).toEqual({ email: 'tessie@example.com', current: '123456' }),
  );
});

test('too many codes are reported at the field', async () => {
  api.refuseWith(requestProofCode, { code: 'too_many', message: 'Please wait a moment.' });
  openTab('security');
  const [send] = await screen.findAllByRole('button', { name: 'Text me a code' });
  if (send) await userEvent.click(send);
  expect(await screen.findByText('Please wait a moment.')).toBeVisible();
});

test('the number is replaced and not removed, and no e-mail is offered or promised', async () => {
  api.replyWith(requestMobileCode, { number: '0917 ••• ••67', is_on: true, waits: '0918 ••• ••68' });
  openTab('notifications');
  expect(await screen.findByText(/Your account has no e-mail address/)).toBeVisible();
  expect(screen.queryByText('Always sent')).toBeNull();
  expect(screen.getByText(/^You sign in with this number/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove the number' })).toBeNull();
  await userEvent.type(screen.getByLabelText('New mobile number'), '0918 123 4568');
  await userEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
  await waitFor(() => expect(api.listRequests(requestMobileCode)).toHaveLength(1));
});

test('the profile of an account without an e-mail shows no empty address', async () => {
  openTab('general');
  await screen.findByLabelText(/First name/);
  expect(screen.queryByLabelText('E-mail')).toBeNull();
});
