// Data and form values of the renewal of an unchanged business.

import {
  type AssessmentReply,
  type Centavos,
  parseCentavos,
  Declaration,
  type DeclarationInput,
  formatPesosText,
  type Reference,
  type Renewal,
} from '@ebpls/contracts';
import * as v from 'valibot';

import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { toIssuePath } from '../../shared/steps/issue-path.ts';
import {
  checkAskedMeasures,
  getBusinessMeasureValues,
  getLineMeasureValues,
} from '../../shared/measures/measure-values.ts';
import { getClaims } from '../../shared/measures/relief-claims.ts';

/** Data of the page for a renewal of an unchanged business. */
export interface RenewalCase {
  readonly assessment: AssessmentReply;
  readonly reference: Reference;
  readonly renewal: Renewal;
  readonly brgycode: string;
}

/** Content of the page's submission. */
export interface SentRenewal {
  readonly declaration: DeclarationInput & { readonly gross_reason: string };
  /** Confirmation page of an application that the offices check first. */
  readonly filed: string;
}

/** Returns the schema of the declaration with the asked measures, and the reason required for a low gross. */
export function createRenewalSchema({ measures }: AssessmentReply) {
  return v.pipe(
    v.object({ ...Declaration.entries, gross_reason: v.optional(v.string(), '') }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [path, message] of Object.entries(checkAskedMeasures(dataset.value, measures)))
        addIssue({ message, path: toIssuePath(dataset.value, path) });
    }),
  );
}

/**
 * Returns the initial values: last year’s figures without its sales, and those typed before. Sales that a line cannot
 * have are omitted.
 */
export function getFirstValues({ renewal, assessment }: RenewalCase): DraftValues {
  const { draft } = assessment;
  const { payment_mode, total_assets, employees_male, employees_female } = renewal.declared;
  return {
    payment_mode: draft['payment_mode'] ?? payment_mode,
    total_assets: formatPesosText(total_assets),
    employees_male,
    employees_female,
    zero_gross_affidavit: false,
    ...(draft['replaced_lines'] !== undefined && { replaced_lines: draft['replaced_lines'] }),
    lines: renewal.lines.map(({ line, category, asks_essential }, place) => ({
      line,
      ...(category !== null && { category }),
      gross_essential: asks_essential ? getTypedValue(draft, place, 'gross_essential') : formatPesosText(0 as Centavos),
      gross_non_essential: getTypedValue(draft, place, 'gross_non_essential'),
      ...getLineMeasureValues(assessment, line, findTypedLine(draft, place)['measures']),
    })),
    ...getBusinessMeasureValues(assessment, draft['measures']),
    exemptions: getClaims(assessment.reliefs, draft['exemptions']),
    gross_reason: '',
    signed_name: '',
    agrees: false,
  };
}

/**
 * Returns whether other figures of last year's declaration were changed in the full form: the renewal continues there,
 * so that nothing is lost.
 */
export function hasOtherFigures({ draft }: AssessmentReply, { declared }: Renewal): boolean {
  const assets = draft['total_assets'];
  const isOther = (name: 'employees_male' | 'employees_female'): boolean =>
    draft[name] !== undefined && draft[name] !== declared[name];
  return (
    (typeof assets === 'string' && parseCentavos(assets) !== declared.total_assets) ||
    isOther('employees_male') ||
    isOther('employees_female')
  );
}

function findTypedLine({ lines }: DraftValues, place: number): DraftValues {
  const line: unknown = Array.isArray(lines) ? lines[place] : undefined;
  return typeof line === 'object' && line !== null ? { ...line } : {};
}

function getTypedValue(draft: DraftValues, place: number, field: string): string {
  const typedValue = findTypedLine(draft, place)[field];
  return typeof typedValue === 'string' ? typedValue : '';
}

/** Returns the values to store while typing: all but the signature. */
export function toStoredValues({
  signed_name: _name,
  agrees: _agrees,
  gross_reason: _reason,
  ...figures
}: DraftValues) {
  return figures;
}
