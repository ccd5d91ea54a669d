import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import {
  CompanyCode,
  Day,
  Instant,
  ListQuery,
  definePage,
  defineText,
  Uuid,
  WhyAnother,
} from '../shared/primitives.ts';

/** Suspending or revoking a permit, from the recommendation to its end (domain reference 3.8). */
export const SANCTION_STATES = [
  'RECOMMENDED',
  'SHOW_CAUSE',
  'ANSWERED',
  'UNANSWERED',
  'DISMISSED',
  'SUSPENDED',
  'COMPLIED',
  'REVOKED',
  'REINSTATED',
  'WITHDRAWN',
] as const;
export const SanctionState = v.picklist(SANCTION_STATES);
export type SanctionState = (typeof SANCTION_STATES)[number];

export const SANCTION_GROUNDS = [
  'FALSE_STATEMENT',
  'VIOLATION',
  'REFUSAL_TO_PAY',
  'NUISANCE',
  'UNMET_CONDITION',
  'NEGATIVE_LIST',
  'NO_PERMIT',
] as const;
export const SanctionGround = v.picklist(SANCTION_GROUNDS, 'sanction_ground.required');
export type SanctionGround = (typeof SANCTION_GROUNDS)[number];

export const SANCTION_OUTCOMES = ['DISMISSED', 'SUSPENDED', 'REVOKED'] as const;
export const SanctionOutcome = v.picklist(SANCTION_OUTCOMES, 'sanction_outcome.required');
export type SanctionOutcome = (typeof SANCTION_OUTCOMES)[number];

export const SanctionNo = v.pipe(v.string(), v.regex(/^SCO-\d{4}-\d{6}$/, 'sanction_no.format'));
const SanctionPath = v.object({ sanction_no: SanctionNo });

/** Most papers of an answer and of a later report. */
export const MAX_SANCTION_PAPERS = 10;

export const SANCTION_ACTS = [
  'withdraw',
  'show_cause',
  'answer',
  'dismiss',
  'suspend',
  'revoke',
  'report_compliance',
  'reinstate',
  'send_paper',
] as const;

export const Sanction = v.object({
  sanction_no: v.string(),
  company_code: v.string(),
  company_name: v.string(),
  state: SanctionState,
  ground: SanctionGround,
  /** In the reader’s language, as the name of the office. */
  ground_name: v.string(),
  finding: v.string(),
  /** The office, or the barangay, whose head recommends it, in the reader’s language. */
  office_name: v.string(),
  recommended_on: Day,
  recommended_by: v.string(),
  /** The last day for the owner’s answer, and how many working days are left with today. */
  answer_by: v.nullable(Day),
  days_left: v.nullable(v.number()),
  answer: v.string(),
  answered_at: v.nullable(Instant),
  decision: v.string(),
  decided_at: v.nullable(Instant),
  compliance: v.string(),
  complied_at: v.nullable(Instant),
  reinstatement: v.string(),
  reinstated_at: v.nullable(Instant),
  /** Permits that it took out of force. */
  permit_nos: v.array(v.string()),
  papers: v.array(v.object({ paper_id: Uuid, file_name: v.string(), sent_at: Instant })),
  /** Acts that the reader may do now. */
  acts: v.array(v.picklist(SANCTION_ACTS)),
  why_another: WhyAnother,
});
export type Sanction = v.InferOutput<typeof Sanction>;

export const SanctionRow = v.object({
  sanction_no: v.string(),
  company_code: v.string(),
  company_name: v.string(),
  state: SanctionState,
  ground: SanctionGround,
  ground_name: v.string(),
  office_name: v.string(),
  recommended_on: Day,
  answer_by: v.nullable(Day),
});
export type SanctionRow = v.InferOutput<typeof SanctionRow>;

export const recommendSanction = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:company_code/sanctions',
  summary: 'Recommend the suspension or revocation of a permit as head of the office',
  params: v.object({ company_code: CompanyCode }),
  body: v.object({ ground: SanctionGround, finding: defineText('sanction_finding.required', 2_000) }),
  reply: Sanction,
});

export const listCompanySanctions = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:company_code/sanctions',
  summary: 'List recommendations and sanctions against a business, newest first',
  params: v.object({ company_code: CompanyCode }),
  reply: v.object({ data: v.array(SanctionRow) }),
});

export const listSanctions = defineEndpoint({
  method: 'GET',
  path: '/api/sanctions',
  summary: 'List suspensions and revocations that the user can see, newest first',
  query: v.object({ ...ListQuery, state: v.optional(v.picklist(['open', 'closed'])) }),
  reply: definePage(SanctionRow),
});

export const getSanction = defineEndpoint({
  method: 'GET',
  path: '/api/sanctions/:sanction_no',
  summary: 'Get a suspension or revocation',
  params: SanctionPath,
  reply: Sanction,
});

export const withdrawSanction = defineEndpoint({
  method: 'POST',
  path: '/api/sanctions/:sanction_no/withdrawal',
  summary: 'Withdraw a recommendation before the owner is notified',
  params: SanctionPath,
  reply: Sanction,
});

export const issueShowCause = defineEndpoint({
  method: 'POST',
  path: '/api/sanctions/:sanction_no/show-cause',
  summary: 'Order the owner to show cause within ten working days, as signatory',
  params: SanctionPath,
  reply: Sanction,
});

export const answerShowCause = defineEndpoint({
  method: 'POST',
  path: '/api/sanctions/:sanction_no/answer',
  summary: 'Reply once to the order to show cause, as owner',
  params: SanctionPath,
  body: v.object({ answer: defineText('sanction_answer.required', 5_000) }),
  reply: Sanction,
});

/** One file in the part `file`; its type is read from its bytes. */
export const sendSanctionPaper = defineEndpoint({
  method: 'POST',
  path: '/api/sanctions/:sanction_no/papers',
  summary: 'Add a document to the reply or to the report of corrections',
  params: SanctionPath,
  accepts: 'multipart',
  reply: Sanction,
});

export const downloadSanctionPaper = defineEndpoint({
  method: 'GET',
  path: '/api/sanction-papers/:paper_id',
  summary: 'Download a document that the owner added',
  params: v.object({ paper_id: Uuid }),
});

export const decideSanction = defineEndpoint({
  method: 'POST',
  path: '/api/sanctions/:sanction_no/decision',
  summary: 'Dismiss the case, or suspend or revoke the permit, as signatory',
  params: SanctionPath,
  body: v.object({ outcome: SanctionOutcome, decision: defineText('sanction_decision.required', 2_000) }),
  reply: Sanction,
});

export const reportCompliance = defineEndpoint({
  method: 'POST',
  path: '/api/sanctions/:sanction_no/compliance',
  summary: 'Report the corrections of a suspended business as its owner',
  params: SanctionPath,
  body: v.object({ compliance: defineText('sanction_compliance.required', 2_000) }),
  reply: Sanction,
});

export const reinstateBusiness = defineEndpoint({
  method: 'POST',
  path: '/api/sanctions/:sanction_no/reinstatement',
  summary: 'Lift a suspension, or allow a new application after a revocation',
  params: SanctionPath,
  body: v.object({ reinstatement: defineText('sanction_reinstatement.required', 2_000) }),
  reply: Sanction,
});

export const downloadSanctionNotice = defineEndpoint({
  method: 'GET',
  path: '/api/sanctions/:sanction_no/notice',
  summary: 'Download the current notice to the owner as a PDF',
  params: SanctionPath,
});
