import { call } from '@ebpls/api-client';
import { requestErasure, requestOwnExport, withdrawErasure } from '@ebpls/contracts';

import { checkForm } from '../../forms/check-form.ts';
import { notify } from '../../notices.store.ts';
import type { FormAnswer } from '../form-answer.ts';
import { words } from './privacy.messages.ts';

async function prepareExport(): Promise<FormAnswer> {
  await call(requestOwnExport);
  notify('done', words('export_asked'));
  return { done: true };
}

async function askErasure(form: FormData): Promise<FormAnswer> {
  if (!form.has('read')) return { fields: { read: [words('read_first')] } };
  const { values, fields } = checkForm(requestErasure.body, { remarks: form.get('remarks') });
  if (fields) return { fields };
  await call(requestErasure, { body: values });
  notify('done', words('erasure_asked'));
  return { done: true };
}

async function withdraw(): Promise<FormAnswer> {
  await call(withdrawErasure);
  notify('done', words('withdrawn'));
  return { done: true };
}

/** What the account page does about the person's own data. */
export const PRIVACY_ACTS: Readonly<Record<string, (form: FormData) => Promise<FormAnswer>>> = {
  export: prepareExport,
  erasure_ask: askErasure,
  erasure_withdraw: withdraw,
};
