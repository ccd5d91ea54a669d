import { call } from '@ebpls/api-client';
import { confirmMobile, removeMobile, requestMobileCode, switchMobile } from '@ebpls/contracts';

import { checkForm } from '../../forms/check-form.ts';
import { notify } from '../../notices.store.ts';
import type { FormAnswer } from '../form-answer.ts';
import { words } from './mobile.messages.ts';

async function ask(form: FormData): Promise<FormAnswer> {
  const typed = { number: form.get('number') };
  const { fields } = checkForm(requestMobileCode.body, typed);
  if (fields) return { fields };
  await call(requestMobileCode, { body: { number: String(typed.number) } });
  return { done: true };
}

async function confirm(form: FormData): Promise<FormAnswer> {
  const { values, fields } = checkForm(confirmMobile.body, { code: form.get('code') });
  if (fields) return { fields };
  await call(confirmMobile, { body: values });
  notify('done', words('confirmed'));
  return { done: true };
}

async function turn(form: FormData): Promise<FormAnswer> {
  await call(switchMobile, { body: { is_on: form.has('is_on') } });
  notify('done', words('saved'));
  return { done: true };
}

async function remove(): Promise<FormAnswer> {
  await call(removeMobile);
  notify('done', words('removed'));
  return { done: true };
}

/** What the account page does about the number of text messages. */
export const MOBILE_ACTS: Readonly<Record<string, (form: FormData) => Promise<FormAnswer>>> = {
  mobile_ask: ask,
  mobile_confirm: confirm,
  mobile_switch: turn,
  mobile_remove: remove,
};
