// Words the labels of a printed form for the kind of local government.

import { type LocalGovernment, toGovernmentText } from '@ebpls/contracts';

import type { PrintedForm } from './form-content.ts';

/** The form with the labels of this kind of local government; what a person or the revenue code wrote stays as it is. */
export function toGovernmentForm(form: PrintedForm, government: LocalGovernment): PrintedForm {
  const toLabel = (label: string): string => toGovernmentText(label, government);
  const { titles, assessment, signatories } = form.municipal;
  return {
    ...form,
    parts: form.parts.map((part) => ({
      ...part,
      rows: part.rows.map(([label, value]) => [toLabel(label), value] as const),
    })),
    municipal: {
      ...form.municipal,
      titles: { ...titles, verification: toLabel(titles.verification), assessment: toLabel(titles.assessment) },
      // The last row is the total, the rows before it are fees of the revenue code.
      assessment: assessment.map(([name = '', ...amounts], index) => [
        index === assessment.length - 1 ? toLabel(name) : name,
        ...amounts,
      ]),
      signatories: signatories.map((signatory) => ({ ...signatory, act: toLabel(signatory.act) })),
    },
  };
}
