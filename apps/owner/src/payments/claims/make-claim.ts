import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { type PaymentClaim, PaymentClaimInput, makeClaim, formatPesosText, sendClaimFile } from '@ebpls/contracts';
import { type FieldMessages, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';

export interface ClaimAnswer {
  readonly claim?: PaymentClaim;
  readonly file_problem?: string; // Reason why the screenshot was refused, although the claim was filed.
  readonly message?: string;
  readonly fields?: FieldMessages;
}

interface ClaimInput {
  readonly assessment_code: string;
  readonly values: unknown;
  readonly file: File | undefined;
}

/** Sends a claim, then its screenshot: a route's action cannot send a file together with the answer that it needs. */
export async function sendClaim({ assessment_code, values, file }: ClaimInput): Promise<ClaimAnswer> {
  const checkedForm = checkForm(PaymentClaimInput, values);
  if (checkedForm.fields) return { fields: checkedForm.fields };
  try {
    const body = { ...checkedForm.values, amount: formatPesosText(checkedForm.values.amount) };
    const claim = await callEndpoint(makeClaim, { params: { assessment_code }, body });
    return claim.state === 'OPEN' && file ? await withFile(claim, file) : { claim };
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** The claim is filed even if its picture is refused. */
async function withFile(claim: PaymentClaim, file: File): Promise<ClaimAnswer> {
  const form = new FormData();
  form.append('file', file, file.name);
  try {
    return { claim: await uploadFiles(sendClaimFile, { params: { claim_no: claim.claim_no }, form }) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { claim, file_problem: error.fields['file']?.[0] ?? error.message };
  }
}
