import { callEndpoint } from '@ebpls/api-client';
import { confirmMobile, removeMobile, requestMobileCode, switchMobile } from '@ebpls/contracts';

import { checkForm } from '../../forms/check-form.ts';
import { showNotice } from '../../notices.store.ts';
import type { FormAnswer } from '../form-answer.ts';
import { words } from './mobile.messages.ts';

async function submitMobileNumber(form: FormData): Promise<FormAnswer> {
  const values = { number: form.get('number') };
  const { fields } = checkForm(requestMobileCode.body, values);
  if (fields) return { fields };
  await callEndpoint(requestMobileCode, { body: { number: String(values.number) } });
  return { done: true };
}

async function confirmNumber(form: FormData): Promise<FormAnswer> {
  const { values, fields } = checkForm(confirmMobile.body, { code: form.get('code') });
  if (fields) return { fields };
  await callEndpoint(confirmMobile, { body: values });
  showNotice('done', words('confirmed'));
  return { done: true };
}

async function switchTexts(form: FormData): Promise<FormAnswer> {
  await callEndpoint(switchMobile, { body: { is_on: form.has('is_on') } });
  showNotice('done', words('saved'));
  return { done: true };
}

async function removeNumber(): Promise<FormAnswer> {
  await callEndpoint(removeMobile);
  showNotice('done', words('removed'));
  return { done: true };
}

/** Acts of the account page on the number for text messages. */
export const MOBILE_ACTS: Readonly<Record<string, (form: FormData) => Promise<FormAnswer>>> = {
  mobile_ask: submitMobileNumber,
  mobile_confirm: confirmNumber,
  mobile_switch: switchTexts,
  mobile_remove: removeNumber,
};
