// Endpoints with which an office proposes the amount of one of its fees, and whoever computes the bill decides on it.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { ClearingOffice } from '../shared/roles.ts';
import { defineLineCode } from '../treasury/ordinance/vocabulary.ts';
import {
  Amount,
  AssessmentCode,
  type Centavos,
  IdText,
  Instant,
  defineOptionalText,
  Pesos,
  defineText,
} from '../shared/primitives.ts';

/** No office finds one fee to be more than ten million pesos. */
const MAX_FOUND_FEE = 1_000_000_000 as Centavos;
const MAX_FEE_REASON_LENGTH = 300;
/** Of a fee, or of a charge of the municipality's own revenue code. */
const FeeCode = defineLineCode('proposed_fee.unknown');

/** An amount that an office found for one of its fees, and its outcome (decision 0119). */
export const ProposedFee = v.object({
  code: v.string(),
  name: v.string(),
  office: ClearingOffice,
  amount: Pesos,
  reason: v.string(),
  proposed_by: v.string(),
  proposed_at: Instant,
  /** Null while nobody decided. */
  outcome: v.nullable(v.picklist(['TAKEN', 'REJECTED'])),
  decision: v.string(),
  decided_by: v.nullable(v.string()),
});
export type ProposedFee = v.InferOutput<typeof ProposedFee>;

/** An office's own fees in a case: those that it may find, and those that it found. */
export const OfficeFees = v.object({
  offered: v.array(v.object({ code: v.string(), name: v.string(), ordinance_section: v.string() })),
  proposed: v.array(ProposedFee),
});
export type OfficeFees = v.InferOutput<typeof OfficeFees>;

const FeeDecision = v.object({ code: v.string(), outcome: ProposedFee.entries.outcome });

export const proposeFee = defineEndpoint({
  method: 'PUT',
  path: '/api/clearances/:clearance_id/fees',
  summary: 'Propose the amount of one of the office’s own fees; a repeated proposal requires a new decision',
  params: v.object({ clearance_id: IdText }),
  body: v.object({
    code: FeeCode,
    amount: v.pipe(
      Amount,
      v.minValue(1 as Centavos, 'proposed_fee.nothing'),
      v.maxValue(MAX_FOUND_FEE, 'proposed_fee.too_much'),
    ),
    reason: defineText('reason.required', MAX_FEE_REASON_LENGTH),
  }),
  reply: FeeDecision,
});

export const decideProposedFee = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/fees',
  summary: 'Accept a fee that an office proposed, or reject it with a reason',
  params: v.object({ assessment_code: AssessmentCode }),
  body: v.pipe(
    v.object({
      code: FeeCode,
      outcome: v.picklist(['TAKEN', 'REJECTED'], 'proposed_fee.outcome_required'),
      reason: defineOptionalText(MAX_FEE_REASON_LENGTH),
    }),
    v.forward(
      v.check(({ outcome, reason }) => outcome === 'TAKEN' || reason !== '', 'reason.required'),
      ['reason'],
    ),
  ),
  reply: FeeDecision,
});
