// Sends the sales of a year by their proof, then the file of the proof.

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { type DeficiencyReply, fileProof, formatPesosText, ProofInput, sendProofFile } from '@ebpls/contracts';
import { type FieldMessages, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';

export interface ProofAnswer {
  readonly year?: DeficiencyReply;
  readonly file_problem?: string; // Reason why the file was refused, although the sales were filed.
  readonly message?: string;
  readonly fields?: FieldMessages;
}

interface ProofValues {
  readonly assessment_code: string;
  readonly idempotency_key: string;
  readonly values: unknown;
  readonly file: File | undefined;
}

/** Files the sales, then the file where one was chosen: a refused file keeps the filed sales. */
export async function sendProof({ assessment_code, idempotency_key, values, file }: ProofValues): Promise<ProofAnswer> {
  const checkedForm = checkForm(ProofInput, values);
  if (checkedForm.fields) return { fields: checkedForm.fields };
  const { revision, lines } = checkedForm.values;
  const body = {
    revision,
    lines: lines.map(({ line, gross_non_essential, gross_essential }) => ({
      line,
      gross_non_essential: formatPesosText(gross_non_essential),
      gross_essential: formatPesosText(gross_essential),
    })),
  };
  try {
    const year = await callEndpoint(fileProof, { params: { assessment_code }, body, idempotency_key });
    if (!file) return { year };
    const problem = await sendProofDocument(assessment_code, file);
    return problem === undefined ? { year } : { year, file_problem: problem };
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Sends the file of a filed proof; returns the reason of a refusal. */
async function sendProofDocument(assessment_code: string, file: File): Promise<string | undefined> {
  const form = new FormData();
  form.append('file', file, file.name);
  try {
    await uploadFiles(sendProofFile, { params: { assessment_code }, form });
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.fields['file']?.[0] ?? error.message;
  }
}
