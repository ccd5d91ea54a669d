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

/** A renewal of a business in which nothing changed, as its page knows it. */
export interface Renewing {
  readonly assessment: AssessmentReply;
  readonly reference: Reference;
  readonly renewal: Renewal;
  readonly brgycode: string;
}

/** What the page sends. */
export interface SentRenewal {
  readonly declaration: DeclarationInput & { readonly gross_reason: string };
  /** Where an application that the offices look at first is confirmed. */
  readonly filed: string;
}

/** The declaration with the reason that a low gross is asked for. */
export const RenewalForm = v.object({ ...Declaration.entries, gross_reason: v.optional(v.string(), '') });

/**
 * What stands in the form at first: last year’s figures without its sales, and what was typed before. Sales that a line
 * cannot have are none.
 */
export function getFirstValues({ renewal, assessment: { draft } }: Renewing): DraftValues {
  const { payment_mode, total_assets, employees_male, employees_female } = renewal.declared;
  return {
    payment_mode: draft['payment_mode'] ?? payment_mode,
    total_assets: formatPesosText(total_assets),
    employees_male,
    employees_female,
    zero_gross_affidavit: false,
    lines: renewal.lines.map(({ line, category, asks_essential }, place) => ({
      line,
      ...(category !== null && { category }),
      gross_essential: asks_essential ? typedBefore(draft, place, 'gross_essential') : formatPesosText(0 as Centavos),
      gross_non_essential: typedBefore(draft, place, 'gross_non_essential'),
    })),
    gross_reason: '',
    signed_name: '',
    agrees: false,
  };
}

/** Something of last year's declaration was typed anew in the full form: it goes on there, so that nothing is lost. */
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

function typedBefore({ lines }: DraftValues, place: number, field: string): string {
  const line: unknown = Array.isArray(lines) ? lines[place] : undefined;
  const typedValue: unknown = typeof line === 'object' && line !== null ? (line as DraftValues)[field] : undefined;
  return typeof typedValue === 'string' ? typedValue : '';
}

/** What is kept while typing: all but the act of signing. */
export function toStoredValues({
  signed_name: _name,
  agrees: _agrees,
  gross_reason: _reason,
  ...figures
}: DraftValues) {
  return figures;
}
