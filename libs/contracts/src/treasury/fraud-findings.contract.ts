import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import {
  CompanyCode,
  Day,
  Instant,
  ListQuery,
  definePage,
  defineDay,
  defineText,
  WhyAnother,
} from '../shared/primitives.ts';

/** Why a year may be assessed after its five years (LGC s.194). */
export const FRAUD_GROUNDS = ['FRAUD', 'INTENT_TO_EVADE'] as const;
export const FraudGround = v.picklist(FRAUD_GROUNDS, 'fraud_ground.required');
export type FraudGround = (typeof FRAUD_GROUNDS)[number];

/** The life of a finding of fraud; it counts while it is CONFIRMED or WITHDRAWAL_PROPOSED. */
export const FRAUD_FINDING_STATES = ['PROPOSED', 'DISMISSED', 'CONFIRMED', 'WITHDRAWAL_PROPOSED', 'WITHDRAWN'] as const;
export type FraudFindingState = (typeof FRAUD_FINDING_STATES)[number];

const FindingPath = v.object({
  finding_no: v.pipe(v.string(), v.regex(/^FRD-\d{4}-\d{6}$/, 'id.format')),
});
const FIRST_TAX_YEAR = 1991;
const LAST_TAX_YEAR = 2999;
const MAX_FINDING_YEARS = 30;
const FraudYear = v.pipe(
  v.number('fraud_years.required'),
  v.integer('fraud_years.required'),
  v.minValue(FIRST_TAX_YEAR, 'fraud_years.required'),
  v.maxValue(LAST_TAX_YEAR, 'fraud_years.required'),
);

const FindingDecision = v.object({ by: v.string(), at: Instant, text: v.string() });

/** A finding as the treasury sees it. `acts` are those of the person who requests it. */
export const FraudFindingReply = v.object({
  finding_no: v.string(),
  state: v.picklist(FRAUD_FINDING_STATES),
  company_code: CompanyCode,
  company_name: v.string(),
  ground: FraudGround,
  evidence: v.string(),
  evidence_no: v.string(),
  discovered_on: Day,
  tax_years: v.array(v.number()),
  /** The last day on which these years may be assessed. */
  assessable_until: Day,
  proposed_by: v.string(),
  proposed_at: Instant,
  decision: v.nullable(FindingDecision),
  withdrawal: v.nullable(FindingDecision),
  withdrawal_decision: v.nullable(FindingDecision),
  acts: v.array(v.picklist(['decide', 'withdraw', 'decide_withdrawal'])),
  why_another: WhyAnother,
});
export type FraudFindingReply = v.InferOutput<typeof FraudFindingReply>;

export const ProposeFraudFindingInput = v.object({
  ground: FraudGround,
  evidence: defineText('fraud_evidence.required', 2_000),
  evidence_no: defineText('fraud_evidence_no.required', 100),
  discovered_on: defineDay('fraud_discovered_on.required'),
  tax_years: v.pipe(
    v.array(FraudYear, 'fraud_years.required'),
    v.minLength(1, 'fraud_years.required'),
    v.maxLength(MAX_FINDING_YEARS, 'fraud_years.required'),
  ),
});

/** Ten years from the discovery instead of five from the day on which the tax fell due (LGC s.194). */
export const proposeFraudFinding = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:company_code/fraud-findings',
  summary: 'Propose a finding of fraud or intent to evade tax, as treasurer',
  params: v.object({ company_code: CompanyCode }),
  body: ProposeFraudFindingInput,
  reply: FraudFindingReply,
});

export const listFraudFindings = defineEndpoint({
  method: 'GET',
  path: '/api/fraud-findings',
  summary: 'List findings of fraud, newest first: pending or decided',
  query: v.object({ ...ListQuery, state: v.optional(v.picklist(['waiting', 'closed'])) }),
  reply: definePage(FraudFindingReply),
});

export const getFraudFinding = defineEndpoint({
  method: 'GET',
  path: '/api/fraud-findings/:finding_no',
  summary: 'Get a finding of fraud',
  params: FindingPath,
  reply: FraudFindingReply,
});

/** Refused to the proposer, and to accounts that received the permission from them. */
export const decideFraudFinding = defineEndpoint({
  method: 'POST',
  path: '/api/fraud-findings/:finding_no/decision',
  summary: 'Confirm or dismiss a finding of fraud as a second person; the owner is notified of a confirmed one',
  params: FindingPath,
  body: v.object({ is_confirmed: v.boolean(), decision: defineText('fraud_decision.required', 1_000) }),
  reply: FraudFindingReply,
});

export const proposeFraudWithdrawal = defineEndpoint({
  method: 'POST',
  path: '/api/fraud-findings/:finding_no/withdrawal',
  summary: 'Propose the withdrawal of a confirmed finding of fraud, as treasurer',
  params: FindingPath,
  body: v.object({ reason: defineText('fraud_withdrawal.required', 1_000) }),
  reply: FraudFindingReply,
});

export const decideFraudWithdrawal = defineEndpoint({
  method: 'POST',
  path: '/api/fraud-findings/:finding_no/withdrawal/decision',
  summary: 'Withdraw or uphold a confirmed finding of fraud as a second person',
  params: FindingPath,
  body: v.object({ is_withdrawn: v.boolean(), decision: defineText('fraud_decision.required', 1_000) }),
  reply: FraudFindingReply,
});
