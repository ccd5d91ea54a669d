import {
  changePassword,
  confirmEmailChange,
  confirmMobile,
  confirmSecondStep,
  endSession,
  downloadOwnExport,
  getAccountSettings,
  getAvatar,
  getErasure,
  getMobile,
  getMunicipality,
  getSecondStep,
  getSignature,
  listOwnExports,
  listSessions,
  removeAvatar,
  removeSignature,
  requestErasure,
  requestMobileCode,
  requestEmailChange,
  requestOwnExport,
  saveAccountSettings,
  sendAvatar,
  sendSignature,
  startSecondStep,
  switchMobile,
  updateProfile,
  withdrawErasure,
} from '@ebpls/contracts';
import { createUser, createFakeApi, openRoutes } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useNotices } from '../notices.store.ts';
import { useSession } from '../session.store.ts';
import { accountRoute } from './account-route.ts';

const api = createFakeApi();
const currentSession = {
  id: '0b1d6c1e-6d0e-4a39-9a3e-2f4f4bb9d001',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/153.0',
  ip: '10.0.0.1',
  created_at: '2026-01-12T00:00:00.000Z',
  last_used_at: '2026-01-12T01:00:00.000Z',
  is_current: true,
};
const phone = {
  ...currentSession,
  id: '0b1d6c1e-6d0e-4a39-9a3e-2f4f4bb9d002',
  user_agent: 'Mozilla/5.0 (Linux; Android 15) Firefox/140.0',
  is_current: false,
};

beforeEach(() => {
  api.replyWith(listSessions, { data: [currentSession, phone] });
  api.replyWith(getSecondStep, { is_on: false, since: null, codes_left: 0, is_required: false });
  api.replyWith(getAccountSettings, { mail_progress: true, mail_reminders: true, mail_inquiries: true });
  api.replyWith(getMobile, { number: null, is_on: false, waits: null });
  api.replyWith(listOwnExports, { data: [] });
  api.replyWith(getErasure, { blockers: [], request: null });
  api.replyWith(getMunicipality, {
    name: 'San Isidro',
    province: 'Maligaya',
    website: 'https://sanisidro-maligaya.example',
    hall: 'Municipal Hall',
    offices: [{ office: 'fire', title: { en: 'Bureau of Fire Protection', fil: 'Kawanihan ng Pamatay-Sunog' } }],
    barangays: [{ role_name: 'barangay-poblacion-1', name: 'Poblacion I' }],
  });
});

const openAccount = (user = createUser()) => openRoutes([accountRoute()], '/account', { session: user });
const openTab = (tab: string, user = createUser()) =>
  openRoutes([accountRoute()], `/account?tab=${tab}`, { session: user });
const listNotices = (): string[] => useNotices.getState().notices.map(({ text }) => text);

test('a person corrects their name and sees it at once', async () => {
  api.replyWith(updateProfile, createUser({ firstname: 'Elena' }));
  openAccount();
  const name = await screen.findByLabelText(/First name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Elena');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(listNotices()).toEqual(['Your profile was saved.']));
  expect(api.listRequests(updateProfile)[0]?.body).toMatchObject({ firstname: 'Elena', lastname: 'Santos' });
  expect(useSession.getState().user?.firstname).toBe('Elena');
});

test('an empty name is refused before anything is sent', async () => {
  openAccount();
  await userEvent.clear(await screen.findByLabelText(/First name/));
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Please enter your first name.')).toBeVisible();
  expect(api.listRequests(updateProfile)).toHaveLength(0);
});

test('a name with an invisible character is refused at its field before anything is sent', async () => {
  openAccount();
  const name = await screen.findByLabelText(/First name/);
  await userEvent.clear(name);
  await userEvent.click(name);
  await userEvent.paste('Ne\u200bna');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(
    await screen.findByText('A name cannot contain line breaks or invisible characters. Please enter it again.'),
  ).toBeVisible();
  expect(api.listRequests(updateProfile)).toHaveLength(0);
});

test('two different new passwords are not sent', async () => {
  openTab('security');
  await userEvent.type(await screen.findByLabelText(/Current password/), 'the old one here');
  await userEvent.type(screen.getByLabelText('New password'), 'a new pass phrase');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'another pass phrase');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('The passwords do not match.')).toBeVisible();
  expect(api.listRequests(changePassword)).toHaveLength(0);
});

test('the server reports a wrong present password at its field', async () => {
  api.refuseWith(changePassword, {
    code: 'invalid',
    message: 'Please check the fields with errors.',
    fields: { current: ['This is not your current password.'] },
  });
  openTab('security');
  await userEvent.type(await screen.findByLabelText(/Current password/), 'the old one here');
  await userEvent.type(screen.getByLabelText('New password'), 'a new pass phrase');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'a new pass phrase');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('This is not your current password.')).toBeVisible();
});

test('another session can be ended, this one cannot', async () => {
  api.replyWith(endSession, { ended: true });
  openTab('security');
  const sessions = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
  expect(sessions.getByText('Chrome, Windows')).toBeVisible();
  await userEvent.click(sessions.getByRole('button', { name: 'End session' }));
  await waitFor(() => expect(api.listRequests(endSession).map(({ params }) => params['id'])).toEqual([phone.id]));
});

test('the first role is shown as the deciding one', async () => {
  openAccount(
    createUser({
      roles: [
        { id: 4, name: 'fire' },
        { id: 1, name: 'user' },
      ],
    }),
  );
  const roles = within(await screen.findByRole('region', { name: 'Roles' }));
  const [first, second] = roles.getAllByRole('listitem');
  expect(first).toHaveTextContent('Main role');
  expect(second).toHaveTextContent(/^Business owner$/);
});

test('a role has its common title', async () => {
  openAccount(
    createUser({
      roles: [
        { id: 4, name: 'fire' },
        { id: 111, name: 'barangay-poblacion-1' },
        { id: 1, name: 'user' },
      ],
    }),
  );
  expect(await screen.findByText('Bureau of Fire Protection')).toBeVisible();
  expect(screen.getByText('Barangay Poblacion I')).toBeVisible();
  expect(screen.getByText('Business owner')).toBeVisible();
});

test('a second step is set up by a code of the app, and its recovery codes are shown once', async () => {
  api.replyWith(startSecondStep, {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/eBPLS:nena@example.com?secret=JBSWY3DPEHPK3PXP',
  });
  openTab('security');
  const section = within(await screen.findByRole('region', { name: 'Two-step sign-in' }));
  await userEvent.type(section.getByLabelText(/Your password/), 'tatlong bibe sa lawa');
  await userEvent.click(section.getByRole('button', { name: 'Set up' }));

  expect(await section.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Turn on' }));
  expect(await section.findByText('Please enter the code.')).toBeVisible();
  expect(section.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();

  api.replyWith(confirmSecondStep, { recovery_codes: ['ABCDEFGHIJ', 'KLMNOPQRST'] });
  api.replyWith(getSecondStep, { is_on: true, since: '2026-01-12T00:00:00.000Z', codes_left: 2, is_required: false });
  await userEvent.type(section.getByLabelText(/Code from the app/), '123 456');
  await userEvent.click(section.getByRole('button', { name: 'Turn on' }));
  expect(await section.findByText('KLMNOPQRST')).toBeVisible();
  expect(await section.findByRole('button', { name: 'Turn off' })).toBeVisible();
  expect(api.listRequests(confirmSecondStep)[0]?.body).toEqual({ code: '123456' });
});

test('a person who must have the second step moves it to another phone and cannot turn it off', async () => {
  api.replyWith(getSecondStep, { is_on: true, since: '2026-01-12T00:00:00.000Z', codes_left: 2, is_required: true });
  api.replyWith(startSecondStep, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/eBPLS:nena@example.com' });
  openTab('security');
  const section = within(await screen.findByRole('region', { name: 'Two-step sign-in' }));
  expect(section.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  expect(section.getByText(/two administrators can reset your two-step sign-in/)).toBeVisible();
  await userEvent.type(section.getByLabelText(/Your password/), 'tatlong bibe sa lawa');
  await userEvent.type(section.getByLabelText(/or a recovery code/), 'ABCDEFGHIJ');
  await userEvent.click(section.getByRole('button', { name: 'Use another phone' }));
  expect(await section.findByRole('button', { name: 'Use this phone' })).toBeVisible();
  expect(api.listRequests(startSecondStep)[0]?.body).toEqual({ current: 'tatlong bibe sa lawa', code: 'ABCDEFGHIJ' });
});

test('a person proves a mobile number by its code and switches text messages off again', async () => {
  api.replyWith(requestMobileCode, { number: null, is_on: false, waits: '0917 ••• ••67' });
  openTab('notifications');
  await userEvent.type(await screen.findByLabelText(/Mobile number/), '09171234567');
  api.replyWith(getMobile, { number: null, is_on: false, waits: '0917 ••• ••67' });
  await userEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
  expect(await screen.findByText('We sent the code to 0917 ••• ••67.')).toBeVisible();

  api.replyWith(confirmMobile, { number: '0917 ••• ••67', is_on: true, waits: null });
  api.replyWith(getMobile, { number: '0917 ••• ••67', is_on: true, waits: null });
  await userEvent.type(screen.getByLabelText(/^Code/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the number' }));
  const texts = await screen.findByRole('switch', { name: 'Text messages to 0917 ••• ••67' });
  expect(texts).toBeChecked();
  api.replyWith(switchMobile, { number: '0917 ••• ••67', is_on: false, waits: null });
  await userEvent.click(texts);
  await waitFor(() => expect(api.listRequests(switchMobile)[0]?.body).toEqual({ is_on: false }));
});

const EXPORT_ID = '0b1d6c1e-6d0e-4a39-9a3e-2f4f4bb9d009';
const createExport = (ready: boolean) => ({
  export_id: EXPORT_ID,
  state: ready ? ('READY' as const) : ('MAKING' as const),
  asked_at: '2026-01-12T00:00:00.000Z',
  expires_at: '2026-01-19T00:00:00.000Z',
  size: ready ? 20_480 : null,
});

test('a person requests an export of their data, and downloads the file once it is ready', async () => {
  api.replyWith(listOwnExports, { data: [createExport(true)] });
  api.replyWith(getErasure, { blockers: [], request: null });
  api.refuseWith(requestOwnExport, { code: 'conflict', message: 'You have already requested your data file today.' });
  api.refuseWith(downloadOwnExport, { code: 'too_many', message: 'Please wait a moment.' });
  openTab('privacy');
  await userEvent.click(await screen.findByRole('button', { name: 'Prepare my file' }));
  expect(await screen.findByText('You have already requested your data file today.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(listNotices()).toEqual(['Please wait a moment.']));
});

test('an owner reads what is erased and what stays before the request', async () => {
  api.replyWith(listOwnExports, { data: [createExport(false)] });
  api.replyWith(getErasure, { blockers: [], request: null });
  api.replyWith(requestErasure, { blockers: [], request: null });
  openTab('privacy');
  expect(await screen.findByText('What the law requires us to keep')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
  const eraseButton = screen.getByRole('button', { name: 'Request account deletion' });
  await userEvent.click(eraseButton);
  expect(await screen.findByText('Please read both lists and tick this box.')).toBeVisible();
  expect(api.listRequests(requestErasure)).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox', { name: /I have read/ }));
  await userEvent.click(eraseButton);
  await waitFor(() => expect(listNotices()).toEqual(['Your request was sent to the administrator.']));
});

test('open matters are listed instead of a form, and a waiting request can be withdrawn', async () => {
  api.replyWith(listOwnExports, { data: [] });
  api.replyWith(getErasure, {
    blockers: ['due'],
    request: {
      erasure_id: 1,
      state: 'APPROVED',
      remarks: '',
      asked_at: '2026-01-12T00:00:00.000Z',
      executes_at: '2026-01-27T00:00:00.000Z',
      decided_at: '2026-01-13T00:00:00.000Z',
      reason: 'Nothing is open.',
    },
  });
  api.replyWith(withdrawErasure, { blockers: ['due'], request: null });
  openTab('privacy');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
  await waitFor(() => expect(listNotices()).toEqual(['The request was withdrawn.']));
  expect(screen.queryByRole('button', { name: 'Request account deletion' })).not.toBeInTheDocument();
});

test('staff export their data, and address all other requests to the municipality', async () => {
  api.replyWith(listOwnExports, { data: [] });
  openTab('privacy', createUser({ roles: [{ id: 4, name: 'fire' }] }));
  expect(await screen.findByRole('button', { name: 'Prepare my file' })).toBeVisible();
  expect(api.listRequests(getErasure)).toHaveLength(0);
});

test('the tab is in the address, and arrow keys open the next one', async () => {
  const router = openAccount();
  const person = userEvent.setup();
  const general = await screen.findByRole('tab', { name: 'General' });
  expect(general).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'General' })).toContainElement(screen.getByLabelText(/First name/));
  general.focus();
  await person.keyboard('{ArrowRight}');
  expect(await screen.findByRole('tabpanel', { name: 'Notifications' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=notifications');
  expect(screen.getByRole('tab', { name: 'Notifications' })).toHaveFocus();
  await person.keyboard('{End}');
  expect(await screen.findByRole('region', { name: 'Download your data' })).toBeVisible();
  await person.keyboard('{ArrowRight}');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=general'));
  // The address changes before the tab is rendered as chosen, and a key is matched to the chosen tab.
  await waitFor(() => expect(screen.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true'));
  await person.keyboard('{ArrowLeft}');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=privacy'));
});

test('a switch of a mail applies at once, and mandatory mails are listed', async () => {
  api.replyWith(saveAccountSettings, { mail_progress: true, mail_reminders: false, mail_inquiries: true });
  openTab('notifications');
  const mail = await screen.findByRole('switch', { name: /^Reminders of upcoming dates/ });
  expect(mail).toBeChecked();
  api.replyWith(getAccountSettings, { mail_progress: true, mail_reminders: false, mail_inquiries: true });
  await userEvent.click(mail);
  await waitFor(() => expect(listNotices()).toEqual(['Your choice was saved.']));
  expect(api.listRequests(saveAccountSettings)[0]?.body).toEqual({
    mail_progress: true,
    mail_reminders: false,
    mail_inquiries: true,
  });
  expect(mail).not.toBeChecked();
  expect(within(screen.getByRole('region', { name: 'Always sent' })).getAllByRole('listitem')).toHaveLength(3);
});

const A_PICTURE = '0b1d6c1e-6d0e-4a39-9a3e-2f4f4bb9d003.png';

function listPictures(): readonly (string | null)[] {
  return [...document.querySelectorAll('[role=tabpanel] img')].map((img) => img.getAttribute('src'));
}

test('a picture is previewed before it is sent, and shown once it is stored', async () => {
  URL.createObjectURL = (blob) => `blob:${(blob as File).name ?? 'kept'}`;
  URL.revokeObjectURL = () => undefined;
  api.replyWith(sendAvatar, createUser({ avatar: A_PICTURE }));
  api.replyWithFile(getAvatar, 'bytes', 'avatar');
  openAccount();
  expect(await screen.findByText('NS')).toBeVisible();
  await userEvent.upload(screen.getByLabelText(/Choose a picture/), new File(['x'], 'me.png', { type: 'image/png' }));
  await waitFor(() => expect(listPictures()).toEqual(['blob:me.png']));
  expect(api.listRequests(sendAvatar)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  await waitFor(() => expect(listNotices()).toEqual(['Your picture was saved.']));
  expect(useSession.getState().user?.avatar).toBe(A_PICTURE);
  await waitFor(() => expect(listPictures()).toEqual(['blob:kept']));

  api.replyWith(removeAvatar, createUser());
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(screen.getByText('NS')).toBeVisible());
});

test('a picture that the server refuses is reported at its field, and the choice stays', async () => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
  api.refuseWith(sendAvatar, {
    code: 'invalid',
    message: 'Please check the fields with errors.',
    fields: { file: ['This picture is larger than 2 MB. Please choose a smaller one.'] },
  });
  openAccount();
  await userEvent.upload(
    await screen.findByLabelText(/Choose a picture/),
    new File(['x'], 'me.png', { type: 'image/png' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save picture' }));
  expect(await screen.findByText('This picture is larger than 2 MB. Please choose a smaller one.')).toBeVisible();
  expect(listPictures()).toEqual(['blob:chosen']);
});

test('a signatory saves a drawn signature, sees it, and removes it', async () => {
  URL.createObjectURL = () => 'blob:signature';
  URL.revokeObjectURL = () => undefined;
  const signatory = createUser({ permissions: ['signatory'] });
  api.replyWithFile(getSignature, '', 'none');
  api.replyWith(sendSignature, { has_signature: true });
  openTab('general', signatory);
  const section = within(await screen.findByRole('region', { name: 'Signature' }));
  expect(section.getByText('Permits you sign show your printed name without a handwritten signature.')).toBeVisible();

  api.replyWithFile(getSignature, 'bytes', 'signature.png');
  await userEvent.upload(
    section.getByLabelText(/Choose a picture of your signature/),
    new File(['x'], 'me.png', { type: 'image/png' }),
  );
  expect(await section.findByRole('img', { name: 'Your signature as shown on permits' })).toHaveAttribute(
    'src',
    'blob:signature',
  );
  expect(listNotices()).toEqual(['Permits you sign from now on will show this signature.']);

  api.replyWith(removeSignature, { has_signature: false });
  api.replyWithFile(getSignature, '', 'none');
  await userEvent.click(section.getByRole('button', { name: 'Remove signature' }));
  await waitFor(() => expect(section.queryByRole('img')).toBeNull());
});

test('a person who signs no permits sees no signature form', async () => {
  openTab('general');
  await screen.findByRole('region', { name: 'Picture' });
  expect(screen.queryByRole('region', { name: 'Signature' })).toBeNull();
});

test('a new email is requested with the password, and changes by the mailed link', async () => {
  api.replyWith(requestEmailChange, { accepted: true });
  openTab('security');
  const section = within(await screen.findByRole('region', { name: 'E-mail' }));
  await userEvent.type(section.getByLabelText('New e-mail'), 'nena@new.example');
  await userEvent.click(section.getByRole('button', { name: 'E-mail me a link' }));
  expect(await section.findByText('Please enter your password.')).toBeVisible();
  await userEvent.type(section.getByLabelText(/Your password/), 'tatlong bibe sa lawa');
  await userEvent.click(section.getByRole('button', { name: 'E-mail me a link' }));
  expect(await section.findByText(/We sent a link to .*nena@new\.example/)).toBeVisible();
  expect(api.listRequests(requestEmailChange)[0]?.body).toEqual({
    email: 'nena@new.example',
    current: 'tatlong bibe sa lawa',
  });
});

test('the mailed link requires a confirmation and leaves the address', async () => {
  api.replyWith(confirmEmailChange, createUser({ email: 'nena@new.example' }));
  const router = openTab('security&token=abc-def');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm this address' }));
  await waitFor(() => expect(listNotices()).toEqual(['Your e-mail address was changed.']));
  expect(api.listRequests(confirmEmailChange)[0]?.body).toEqual({ token: 'abc-def' });
  expect(router.state.location.search).toBe('?tab=security');
  expect(useSession.getState().user?.email).toBe('nena@new.example');
});

test('an expired link is reported', async () => {
  api.refuseWith(confirmEmailChange, {
    code: 'invalid',
    message: 'Please check the fields with errors.',
    fields: { token: ['This link has already been used or has expired. Please request a new one.'] },
  });
  openTab('security&token=abc-def');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm this address' }));
  expect(
    await screen.findByText('This link has already been used or has expired. Please request a new one.'),
  ).toBeVisible();
});
