import { call, isRefusal } from '@ebpls/api-client';
import { upload } from '@ebpls/api-client/uploads';
import { type Claim, ClaimMade, makeClaim, pesosText, sendClaimFile } from '@ebpls/contracts';
import { type FieldMessages, refusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';

export interface ClaimAnswer {
  readonly claim?: Claim;
  /** Why the screenshot was not taken, although the claim was. */
  readonly file_problem?: string;
  readonly message?: string;
  readonly fields?: FieldMessages;
}

interface ClaimInput {
  readonly assessment_code: string;
  readonly values: unknown;
  readonly file: File | undefined;
}

/**
 * Sends a claim, then its screenshot: a file cannot travel through a route's action together with the answer that it
 * waits for.
 */
export async function sendClaim({ assessment_code, values, file }: ClaimInput): Promise<ClaimAnswer> {
  const checked = checkForm(ClaimMade, values);
  if (checked.fields) return { fields: checked.fields };
  try {
    const body = { ...checked.values, amount: pesosText(checked.values.amount) };
    const claim = await call(makeClaim, { params: { assessment_code }, body });
    return claim.state === 'OPEN' && file ? await withFile(claim, file) : { claim };
  } catch (error) {
    return refusedForm(error);
  }
}

/** The claim stands, whatever becomes of its picture. */
async function withFile(claim: Claim, file: File): Promise<ClaimAnswer> {
  const form = new FormData();
  form.append('file', file, file.name);
  try {
    return { claim: await upload(sendClaimFile, { params: { claim_no: claim.claim_no }, form }) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { claim, file_problem: error.fields['file']?.[0] ?? error.message };
  }
}
