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

/** An appeal against a refusal or a sanction, from its filing to its decision (decision 0124). */
export const APPEAL_STATES = ['FILED', 'UPHELD', 'REVERSED'] as const;
export const AppealState = v.picklist(APPEAL_STATES);
export type AppealState = (typeof APPEAL_STATES)[number];

/** Decisions that can be appealed: the refusal of one office, of the whole application, a suspension or revocation. */
export const APPEAL_SUBJECTS = ['clearance', 'application', 'sanction'] as const;
export const AppealSubject = v.picklist(APPEAL_SUBJECTS);
export type AppealSubject = (typeof APPEAL_SUBJECTS)[number];

export const APPEAL_OUTCOMES = ['UPHELD', 'REVERSED'] as const;
export const AppealOutcome = v.picklist(APPEAL_OUTCOMES, 'appeal_outcome.required');
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

export const AppealNo = v.pipe(v.string(), v.regex(/^APL-\d{4}-\d{6}$/, 'appeal_no.format'));
const AppealPath = v.object({ appeal_no: AppealNo });

/** Most papers of an appeal. */
export const MAX_APPEAL_PAPERS = 10;

export const APPEAL_ACTS = ['uphold', 'reverse', 'send_paper'] as const;

/** The decision that an owner does not accept. */
const contestedDecision = {
  against: AppealSubject,
  /** The number of the clearance, the application or the sanction. */
  reference: v.string(),
  /** In the reader’s language: the office that refused, or that recommended the sanction. */
  office_name: v.string(),
  contested_on: Day,
  /** Ground and remarks of the decision. */
  contested_reason: v.string(),
};

export const AppealRow = v.object({
  appeal_no: v.string(),
  company_code: v.string(),
  company_name: v.string(),
  assessment_code: v.nullable(v.string()),
  state: AppealState,
  filed_on: Day,
  ...contestedDecision,
});
export type AppealRow = v.InferOutput<typeof AppealRow>;

export const Appeal = v.object({
  ...AppealRow.entries,
  contested_by: v.string(),
  reason: v.string(),
  filed_by: v.string(),
  decision: v.string(),
  decided_by: v.nullable(v.string()),
  decided_at: v.nullable(Instant),
  papers: v.array(v.object({ paper_id: Uuid, file_name: v.string(), sent_at: Instant })),
  /** Acts that the reader may do now. */
  acts: v.array(v.picklist(APPEAL_ACTS)),
  why_another: WhyAnother,
});
export type Appeal = v.InferOutput<typeof Appeal>;

/** A decision that can still be appealed, and until when. */
export const Appealable = v.object({
  ...contestedDecision,
  assessment_code: v.nullable(v.string()),
  appeal_by: Day,
  /** Working days with today. */
  days_left: v.number(),
});
export type Appealable = v.InferOutput<typeof Appealable>;

export const listCompanyAppeals = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:company_code/appeals',
  summary: 'List the appeals of a business, newest first, and the decisions that its owner can still appeal',
  params: v.object({ company_code: CompanyCode }),
  reply: v.object({ data: v.array(AppealRow), appealable: v.array(Appealable) }),
});

export const fileAppeal = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:company_code/appeals',
  summary: 'File an appeal against a refusal or a sanction',
  params: v.object({ company_code: CompanyCode }),
  body: v.object({
    against: AppealSubject,
    reference: v.pipe(v.string(), v.maxLength(40, 'text.too_long')),
    reason: defineText('appeal_reason.required', 5_000),
  }),
  reply: Appeal,
});

export const listAppeals = defineEndpoint({
  method: 'GET',
  path: '/api/appeals',
  summary: 'List the appeals that the user can see, newest first',
  query: v.object({ ...ListQuery, state: v.optional(v.picklist(['open', 'closed'])) }),
  reply: definePage(AppealRow),
});

export const getAppeal = defineEndpoint({
  method: 'GET',
  path: '/api/appeals/:appeal_no',
  summary: 'Get an appeal',
  params: AppealPath,
  reply: Appeal,
});

/** One file in the part `file`; its type is read from its bytes. */
export const sendAppealPaper = defineEndpoint({
  method: 'POST',
  path: '/api/appeals/:appeal_no/papers',
  summary: 'Add a document to a pending appeal',
  params: AppealPath,
  accepts: 'multipart',
  reply: Appeal,
});

export const downloadAppealPaper = defineEndpoint({
  method: 'GET',
  path: '/api/appeal-papers/:paper_id',
  summary: 'Download a document of an appeal',
  params: v.object({ paper_id: Uuid }),
});

export const decideAppeal = defineEndpoint({
  method: 'POST',
  path: '/api/appeals/:appeal_no/decision',
  summary: 'Uphold or reverse the decision, as a person who did not make it',
  params: AppealPath,
  body: v.object({ outcome: AppealOutcome, decision: defineText('appeal_decision.required', 2_000) }),
  reply: Appeal,
});
