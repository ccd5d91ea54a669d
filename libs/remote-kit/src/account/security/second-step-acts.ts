import { call } from '@ebpls/api-client';
import { confirmSecondStep, endSecondStep, startSecondStep } from '@ebpls/contracts';

import { checkForm } from '../../check-form.ts';
import { notify } from '../../notices.store.ts';
import type { FormAnswer } from '../form-answer.ts';
import { words } from './second-step.messages.ts';

type Typed = Readonly<Record<string, FormDataEntryValue>>;

async function start(typed: Typed): Promise<FormAnswer> {
  const { values, fields } = checkForm(startSecondStep.body, typed);
  if (fields) return { fields };
  return { setup: await call(startSecondStep, { body: values }) };
}

async function confirm(typed: Typed): Promise<FormAnswer> {
  const setup = { secret: String(typed['secret']), uri: String(typed['uri']) };
  const { values, fields } = checkForm(confirmSecondStep.body, typed);
  if (fields) return { fields, setup };
  const { recovery_codes } = await call(confirmSecondStep, { body: values });
  notify('done', words('said_on'));
  return { done: true, recovery_codes };
}

async function end(typed: Typed): Promise<FormAnswer> {
  const { values, fields } = checkForm(endSecondStep.body, typed);
  if (fields) return { fields };
  await call(endSecondStep, { body: values });
  notify('done', words('said_off'));
  return { done: true };
}

/** What the account page does about the second step of the sign-in. */
export const SECOND_STEP_ACTS: Readonly<Record<string, (typed: Typed) => Promise<FormAnswer>>> = {
  second_start: start,
  second_confirm: confirm,
  second_end: end,
};
