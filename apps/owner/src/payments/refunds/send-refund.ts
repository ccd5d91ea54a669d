import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { fileRefund, formatPesosText, RefundClaimBody, type RefundRecord, sendRefundFile } from '@ebpls/contracts';
import { type FieldMessages, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';

export interface FiledAnswer {
  readonly claim?: RefundRecord;
  readonly file_problem?: string; // Reason why the paper was refused, although the claim was filed.
  readonly message?: string;
  readonly fields?: FieldMessages;
}

interface RefundInput {
  readonly receipt_no: string;
  readonly idempotency_key: string;
  readonly values: unknown;
  readonly file: File | undefined;
}

/** Sends a claim, then its paper: a route's action cannot send a file together with the answer that it needs. */
export async function sendRefund({ receipt_no, idempotency_key, values, file }: RefundInput): Promise<FiledAnswer> {
  const checkedForm = checkForm(RefundClaimBody, values);
  if (checkedForm.fields) return { fields: checkedForm.fields };
  try {
    const body = { ...checkedForm.values, amount: formatPesosText(checkedForm.values.amount) };
    const claim = await callEndpoint(fileRefund, { params: { receipt_no }, body, idempotency_key });
    if (!file) return { claim };
    const problem = await sendRefundDocument(claim.refund_no, file);
    return problem === undefined ? { claim } : { claim, file_problem: problem };
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Sends a paper of a claim, which is filed even if the paper is refused; returns the reason of a refusal. */
export async function sendRefundDocument(refund_no: string, file: File): Promise<string | undefined> {
  const form = new FormData();
  form.append('file', file, file.name);
  try {
    await uploadFiles(sendRefundFile, { params: { refund_no }, form });
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.fields['file']?.[0] ?? error.message;
  }
}
