// Turns the refusal of a tariff into one at the field of the form.

import { isMessageKey } from '@ebpls/contracts';

import { CaseRefused } from '../case/case-refused.ts';
import { TariffRefused } from '../tariff/tariff-refused.ts';

/** A refusal of the tariff at its field of the form, with the form's own message where there is one. */
function toCaseRefusal({ place, key, params: { successors } }: TariffRefused): CaseRefused {
  const message = key.replace('tariff_case.', 'measures.');
  const field = place
    .replace(/\.measures\.gross$/, '.gross_non_essential')
    .replace(/\.measures\.capital$/, '.capitalization');
  const params = typeof successors === 'object' ? { line: successors.en, line_fil: successors.fil } : {};
  return new CaseRefused(field, isMessageKey(message) ? message : 'case.format', params);
}

/** The result of an assessment. Refused: `CaseRefused` at the field of the form where the tariff refuses the case. */
export function refuseAtField<Result>(assess: () => Result): Result {
  try {
    return assess();
  } catch (error) {
    throw error instanceof TariffRefused ? toCaseRefusal(error) : error;
  }
}
