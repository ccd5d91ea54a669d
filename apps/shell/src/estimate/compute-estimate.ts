import { callEndpoint } from '@ebpls/api-client';
import {
  computePermitEstimate,
  type PermitEstimate,
  type PermitEstimateFigures,
  PermitEstimateInput,
} from '@ebpls/contracts';
import { type FieldMessages, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';

import { readFigures } from './read-figures.ts';

/** Answer of the estimate's action: the estimate with its figures, or what must be corrected. */
export type EstimateAnswer =
  | { readonly estimate: PermitEstimate; readonly figures: PermitEstimateFigures }
  | { readonly message?: string; readonly fields: FieldMessages };

/** Checks the typed figures and has the server compute the estimate. */
export async function computeEstimate(request: Request): Promise<EstimateAnswer> {
  const typedFigures = readFigures(await request.formData());
  const { fields } = checkForm(PermitEstimateInput, typedFigures);
  if (fields) return { fields };
  const figures = typedFigures as PermitEstimateFigures; // checked by the schema
  try {
    return { estimate: await callEndpoint(computePermitEstimate, { body: figures }), figures };
  } catch (error) {
    return toRefusedForm(error);
  }
}
