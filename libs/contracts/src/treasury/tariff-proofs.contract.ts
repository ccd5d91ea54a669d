// Endpoints that prove a draft of the revenue code by bills that were issued before: each is computed again, and a
// second person accepts each difference before the draft is published.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { definePage, Id, IdText, Instant, ListQuery, Pesos, defineText } from '../shared/primitives.ts';

/** Bills of one proof at most. */
export const MAX_PROOF_BILLS = 2_000;

export const PROOF_OUTCOMES = ['EQUAL', 'DIFFERENT', 'REFUSED'] as const;
export const ProofOutcome = v.picklist(PROOF_OUTCOMES, 'field.invalid');
export type ProofOutcome = (typeof PROOF_OUTCOMES)[number];

/** Whether the draft computes more or less than what was charged. */
export const DifferenceDirection = v.picklist(['MORE', 'LESS'], 'field.invalid');
export type DifferenceDirection = v.InferOutput<typeof DifferenceDirection>;

/** The differences of one charge in one direction. */
export const ProofGroup = v.object({
  charge: v.string(),
  name: v.string(),
  direction: DifferenceDirection,
  bills: v.number(),
  /** Those that nobody accepted yet. */
  open: v.number(),
  difference: Pesos,
});
export type ProofGroup = v.InferOutput<typeof ProofGroup>;

export const TariffProof = v.object({
  /** Rises with every computation; an acceptance names the one that was read. */
  proof_no: v.number(),
  file_name: v.string(),
  proved_by: v.string(),
  proved_at: Instant,
  /** False when the draft was saved again since. */
  is_current: v.boolean(),
  bills: v.number(),
  equal: v.number(),
  different: v.number(),
  refused: v.number(),
  charged: Pesos,
  computed: Pesos,
  difference: Pesos,
  open: v.number(),
  groups: v.array(ProofGroup),
});
export type TariffProof = v.InferOutput<typeof TariffProof>;

export const ProofDifference = v.object({
  charge: v.string(),
  name: v.string(),
  direction: DifferenceDirection,
  /** Null where one side has no such charge. */
  charged: v.nullable(Pesos),
  computed: v.nullable(Pesos),
  /** How the draft computes it, sentence by sentence. */
  explanation: v.array(v.string()),
  accepted_by: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
export type ProofDifference = v.InferOutput<typeof ProofDifference>;

export const ProofBill = v.object({
  bill_no: v.number(),
  title: v.string(),
  outcome: ProofOutcome,
  /** Null on a bill that cannot be read. */
  charged: v.nullable(Pesos),
  /** Null on a bill that cannot be computed. */
  computed: v.nullable(Pesos),
  differences: v.array(ProofDifference),
  /** Why it cannot be computed, and where in the file. */
  refusal: v.nullable(v.object({ place: v.string(), message: v.string() })),
});
export type ProofBill = v.InferOutput<typeof ProofBill>;

const ProofPath = v.object({ ordinance_version_id: IdText });

export const getTariffProof = defineEndpoint({
  method: 'GET',
  path: '/api/ordinances/:ordinance_version_id/proof',
  summary: 'Get the test of a version of the revenue code with past bills',
  params: ProofPath,
  reply: v.object({
    version: v.string(),
    proof: v.nullable(TariffProof),
    acts: v.array(v.picklist(['prove', 'accept'])),
    /** Why the reader cannot accept differences, as a sentence. */
    why_not_accept: v.nullable(v.string()),
  }),
});

export const listProofBills = defineEndpoint({
  method: 'GET',
  path: '/api/ordinances/:ordinance_version_id/proof/bills',
  summary: 'List the bills of a test, with the differences computed by the draft',
  params: ProofPath,
  query: v.object({
    outcome: v.optional(ProofOutcome),
    charge: v.optional(v.pipe(v.string(), v.maxLength(40, 'text.too_long'))),
    cursor: ListQuery.cursor,
    limit: ListQuery.limit,
  }),
  reply: definePage(ProofBill),
});

/** Refused `invalid` with the sheet and cell where the file holds no bills; a single wrong bill is part of the result. */
export const proveTariff = defineEndpoint({
  method: 'POST',
  path: '/api/ordinances/:ordinance_version_id/proof',
  summary: 'Compute the bills of a file with a draft, and replace its stored bills',
  params: ProofPath,
  accepts: 'multipart',
  reply: v.object({ ordinance_version_id: Id, proof_no: v.number() }),
});

/** Acceptances of differences that stay the same are kept. */
export const updateProof = defineEndpoint({
  method: 'POST',
  path: '/api/ordinances/:ordinance_version_id/proof/repeat',
  summary: 'Recompute the stored bills with the current draft',
  params: ProofPath,
  reply: v.object({ ordinance_version_id: Id, proof_no: v.number() }),
});

/** Refused `forbidden` to everyone who edited the draft, `conflict` when the bills were computed again meanwhile. */
export const acceptDifferences = defineEndpoint({
  method: 'POST',
  path: '/api/ordinances/:ordinance_version_id/proof/acceptances',
  summary: 'Accept one difference, or all differences of a charge in one direction, as a second person',
  params: ProofPath,
  body: v.object({
    proof_no: v.pipe(v.number('count.required'), v.integer('count.integer'), v.minValue(1, 'count.too_few')),
    charge: v.pipe(v.string('field.required'), v.minLength(1, 'field.required'), v.maxLength(40, 'text.too_long')),
    direction: DifferenceDirection,
    /** Absent: all bills with this difference. */
    bill_no: v.optional(v.pipe(v.number('count.required'), v.integer('count.integer'), v.minValue(1, 'count.too_few'))),
    reason: defineText('reason.required', 500),
  }),
  reply: v.object({ accepted: v.number(), open: v.number() }),
});

export const downloadProofTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/ordinances/:ordinance_version_id/proof/template',
  summary: 'Download a workbook for past bills with the measures of a version as columns',
  params: ProofPath,
});
