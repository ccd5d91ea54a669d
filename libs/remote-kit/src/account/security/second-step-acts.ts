import { callEndpoint } from '@ebpls/api-client';
import { confirmSecondStep, endSecondStep, startSecondStep } from '@ebpls/contracts';

import { checkForm } from '../../forms/check-form.ts';
import { showNotice } from '../../notices.store.ts';
import type { FormAnswer } from '../form-answer.ts';
import { words } from './second-step.messages.ts';

type FormFields = Readonly<Record<string, FormDataEntryValue>>;

async function startSetup(form_fields: FormFields): Promise<FormAnswer> {
  const { values, fields } = checkForm(startSecondStep.body, form_fields);
  if (fields) return { fields };
  return { setup: await callEndpoint(startSecondStep, { body: values }) };
}

async function confirmSetup(form_fields: FormFields): Promise<FormAnswer> {
  const setup = { secret: String(form_fields['secret']), uri: String(form_fields['uri']) };
  const { values, fields } = checkForm(confirmSecondStep.body, form_fields);
  if (fields) return { fields, setup };
  const { recovery_codes } = await callEndpoint(confirmSecondStep, { body: values });
  showNotice('done', words('success_on'));
  return { done: true, recovery_codes };
}

async function endSetup(form_fields: FormFields): Promise<FormAnswer> {
  const { values, fields } = checkForm(endSecondStep.body, form_fields);
  if (fields) return { fields };
  await callEndpoint(endSecondStep, { body: values });
  showNotice('done', words('success_off'));
  return { done: true };
}

/** Acts of the account page on the second step of the sign-in. */
export const SECOND_STEP_ACTS: Readonly<Record<string, (form_fields: FormFields) => Promise<FormAnswer>>> = {
  second_start: startSetup,
  second_confirm: confirmSetup,
  second_end: endSetup,
};
