// Schemas of parts of an application that several replies contain: required documents, corrections, timeline, amounts
// owed.

import * as v from 'valibot';

import { CorrectedValue } from './corrected-fields.ts';
import { Basis } from '../treasury/basis.contract.ts';
import { DocumentRow } from './documents.contract.ts';
import { BillLineKind } from '../treasury/ordinance/vocabulary.ts';
import { Day, Instant, Pesos } from '../shared/primitives.ts';
import { ClearingOffice } from '../shared/roles.ts';
import { PaymentMode } from '../shared/states.ts';

/** The document that an earlier application of the same business submitted for the same requirement. */
export const EarlierPaper = v.object({ assessment_code: v.string(), tax_year: v.number(), document: DocumentRow });
export type EarlierPaper = v.InferOutput<typeof EarlierPaper>;

/** One paper that the application needs, and the newest file sent for it. */
export const RequirementItem = v.object({
  code: v.string(),
  name: v.string(),
  is_mandatory: v.boolean(),
  /** The law that an office cited for a document outside the frozen list; such a document may be left out. */
  legal_ground: v.optional(v.string()),
  verified_by: v.array(v.string()),
  document: v.nullable(DocumentRow),
  /** No copy was sent: the owner brings the original to the municipal hall. */
  is_brought: v.optional(v.boolean()),
  /** No copy was sent: the owner states why the document does not apply to the business. */
  inapplicable_reason: v.optional(v.string()),
  /** It proves what the owner claims, so that nobody states that it does not apply. */
  is_proof: v.optional(v.boolean()),
  /** Offices that have seen the original. */
  seen_by: v.optional(v.array(v.string())),
  /** Such papers carry a day until which they hold. */
  expires: v.optional(v.boolean()),
  /** Not sent for this application: it was among the owner's papers. */
  is_kept: v.optional(v.boolean()),
  /** For those who look at the paper; absent where there is no other to lay beside it. */
  earlier: v.optional(EarlierPaper),
});
export type RequirementItem = v.InferOutput<typeof RequirementItem>;

/** A field of the form that an office had corrected: the reason, the former value and the present one. */
export const Correction = v.object({
  field: v.string(),
  label: v.string(),
  reason: v.string(),
  before: CorrectedValue,
  /** Absent until the owner answered. */
  after: v.optional(CorrectedValue),
  marked_at: Instant,
  answered_at: v.nullable(Instant),
});
export type Correction = v.InferOutput<typeof Correction>;

export const TimelineEntry = v.object({
  at: Instant,
  title: v.string(),
  note: v.string(),
  tone: v.picklist(['muted', 'warning', 'info', 'success', 'danger']),
  actor: v.string(),
  /** The office to whose request the owner replied with this act. */
  reply_to: v.optional(ClearingOffice),
});

/**
 * One line of what will be, or is, owed, with the sentence that explains it. `basis` recomputes to the whole line where
 * it comes from the revenue code; what lateness adds has none.
 */
export const OwedLine = v.object({
  code: v.string(),
  name: v.string(),
  agency: v.picklist(['MUNICIPAL', 'BARANGAY', 'BFP']),
  reason: v.string(),
  ordinance_section: v.string(),
  amount: Pesos,
  basis: v.optional(Basis),
});
export type OwedLine = v.InferOutput<typeof OwedLine>;

/** A mode of payment with its due days, and what charges of some kinds must total to be paid by it. */
export const PaymentDays = v.object({
  mode: PaymentMode,
  days: v.array(Day),
  minimums: v.optional(v.array(v.object({ at_least: Pesos, kinds: v.array(BillLineKind) }))),
});
