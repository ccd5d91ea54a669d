import { callEndpoint } from '@ebpls/api-client';
import {
  changePassword,
  confirmEmailChange,
  endSession,
  Profile,
  requestEmailChange,
  saveAccountSettings,
  updateProfile,
} from '@ebpls/contracts';

import { checkForm } from '../forms/check-form.ts';
import { showNotice } from '../notices.store.ts';
import { replaceUser } from '../session.store.ts';
import { changeSettings } from '../settings/settings.store.ts';
import { words } from './account.messages.ts';
import type { FormAnswer } from './form-answer.ts';
import { parseMailSettings } from './mail-form.tsx';
import { MOBILE_ACTS } from './mobile/mobile-acts.ts';
import { PRIVACY_ACTS } from './privacy/privacy-acts.ts';
import { SECOND_STEP_ACTS } from './security/second-step-acts.ts';

type AccountAct = (form: FormData) => Promise<FormAnswer>;

/** Handlers of the account page's forms by their `act`. */
export const ACCOUNT_ACTS: Readonly<Record<string, AccountAct>> = {
  profile: saveProfile,
  mails: saveMails,
  password: savePassword,
  email: startEmailChange,
  email_confirm: confirmEmail,
  session: stopSession,
  ...MOBILE_ACTS,
  ...PRIVACY_ACTS,
  ...Object.fromEntries(
    Object.entries(SECOND_STEP_ACTS).map(([name, act]): [string, AccountAct] => [
      name,
      (form) => act(Object.fromEntries(form)),
    ]),
  ),
};

async function saveProfile(form: FormData): Promise<FormAnswer> {
  const entries = Object.fromEntries(form);
  const { values, fields } = checkForm(
    Profile,
    entries['one_name'] === 'on' ? { ...entries, lastname: null } : entries,
  );
  if (fields) return { fields };
  const user = await callEndpoint(updateProfile, { body: values });
  replaceUser(user);
  changeSettings({ language: user.locale });
  showNotice('done', words('profile_saved'));
  return { done: true };
}

async function saveMails(form: FormData): Promise<FormAnswer> {
  const mailSettings = parseMailSettings(form);
  if (mailSettings) await callEndpoint(saveAccountSettings, { body: mailSettings });
  showNotice('done', words('mails_saved'));
  return { done: true };
}

async function savePassword(form: FormData): Promise<FormAnswer> {
  if (form.get('password') !== form.get('again')) return { fields: { again: [words('not_equal')] } };
  const { values, fields } = checkForm(changePassword.body, Object.fromEntries(form));
  if (fields) return { fields };
  await callEndpoint(changePassword, { body: values });
  showNotice('done', words('password_changed'));
  return { done: true };
}

async function startEmailChange(form: FormData): Promise<FormAnswer> {
  const { values, fields } = checkForm(requestEmailChange.body, Object.fromEntries(form));
  if (fields) return { fields };
  await callEndpoint(requestEmailChange, { body: values });
  return { mailed_to: values.email };
}

async function confirmEmail(form: FormData): Promise<FormAnswer> {
  replaceUser(await callEndpoint(confirmEmailChange, { body: { token: String(form.get('token')) } }));
  showNotice('done', words('email_changed'));
  return { done: true };
}

async function stopSession(form: FormData): Promise<FormAnswer> {
  await callEndpoint(endSession, { params: { id: String(form.get('id')) } });
  showNotice('done', words('ended'));
  return { done: true };
}
