import { callEndpoint } from '@ebpls/api-client';
import { requestErasure, requestOwnExport, withdrawErasure } from '@ebpls/contracts';

import { checkForm } from '../../forms/check-form.ts';
import { showNotice } from '../../notices.store.ts';
import type { FormAnswer } from '../form-answer.ts';
import { words } from './privacy.messages.ts';

async function prepareExport(): Promise<FormAnswer> {
  await callEndpoint(requestOwnExport);
  showNotice('done', words('export_requested'));
  return { done: true };
}

async function submitErasure(form: FormData): Promise<FormAnswer> {
  if (!form.has('read')) return { fields: { read: [words('read_first')] } };
  const { values, fields } = checkForm(requestErasure.body, { remarks: form.get('remarks') });
  if (fields) return { fields };
  await callEndpoint(requestErasure, { body: values });
  showNotice('done', words('erasure_requested'));
  return { done: true };
}

async function withdrawRequest(): Promise<FormAnswer> {
  await callEndpoint(withdrawErasure);
  showNotice('done', words('withdrawn'));
  return { done: true };
}

/** Acts of the account page on the person's own data. */
export const PRIVACY_ACTS: Readonly<Record<string, (form: FormData) => Promise<FormAnswer>>> = {
  export: prepareExport,
  erasure_request: submitErasure,
  erasure_withdraw: withdrawRequest,
};
