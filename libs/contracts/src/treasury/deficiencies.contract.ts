// Endpoints of the deficiency of a year: the proof of its sales, and the order of payment of the difference.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import {
  Amount,
  AssessmentCode,
  CompanyCode,
  Day,
  defineOptionalText,
  definePage,
  Instant,
  ListQuery,
  Pesos,
  WhyAnother,
} from '../shared/primitives.ts';

/** The life of a proof: nobody sent it, it waits for the treasurer, the difference was ordered, or there was none. */
export const DEFICIENCY_STATES = ['PENDING', 'FILED', 'ORDERED', 'CLOSED'] as const;
export const DeficiencyState = v.picklist(DEFICIENCY_STATES);
export type DeficiencyState = (typeof DEFICIENCY_STATES)[number];

const DeficiencyPath = v.object({ assessment_code: AssessmentCode });

const DeficiencyHeading = v.object({
  assessment_code: AssessmentCode,
  company_code: CompanyCode,
  company_name: v.string(),
  tax_year: v.number(),
  state: DeficiencyState,
  /** Null until the proof is filed. */
  deficiency_no: v.nullable(v.string()),
  /** The day on which the difference is due. */
  due_on: Day,
  entered_at: v.nullable(Instant),
  /** The difference that was ordered, zero where there was none; null until the treasurer decides. */
  amount: v.nullable(Pesos),
});

/** A row of the treasury's list. */
export const DeficiencyRow = DeficiencyHeading;
export type DeficiencyRow = v.InferOutput<typeof DeficiencyRow>;

const DeficiencyLine = v.object({
  /** Code of the line of business. */
  line: v.string(),
  name: v.string(),
  /** The line sells essential goods, whose sales are stated apart. */
  has_essential: v.boolean(),
  declared_non_essential: Pesos,
  declared_essential: Pesos,
  proved_non_essential: v.nullable(Pesos),
  proved_essential: v.nullable(Pesos),
});

/** What the rule of the revenue code comes to on the proved sales, with what lateness added until the decision, or adds until today. */
const DeficiencyResult = v.object({
  tax_proved: Pesos,
  amount: Pesos,
  surcharge: Pesos,
  interest: Pesos,
  total: Pesos,
  /** How the amount was computed, in the reader's language. */
  reason: v.string(),
});

/** The deficiency of the year of one renewal. `acts` are those of the reader; only the treasury sees who acted. */
export const DeficiencyReply = v.object({
  ...DeficiencyHeading.entries,
  /** Name of the charge, the proof and the section, as the revenue code has them. */
  name: v.string(),
  proof: v.string(),
  ordinance_section: v.string(),
  /** First day on which the proof is accepted. */
  opens_on: Day,
  lines: v.array(DeficiencyLine),
  /** Business tax that was billed for the year, without surcharge and interest. */
  tax_billed: Pesos,
  /** Null until the proof is filed. */
  result: v.nullable(DeficiencyResult),
  /** Which save of the figures this is; zero before the first. */
  revision: v.number(),
  /** Why the office entered other figures than were filed; empty without a change. */
  reason: v.string(),
  entered_by: v.nullable(v.string()),
  file_name: v.nullable(v.string()),
  decided_by: v.nullable(v.string()),
  decided_at: v.nullable(Instant),
  /** Number of the order of payment that has the difference. */
  top_no: v.nullable(v.string()),
  /** The application of that order: a later year's where the balance of the year was carried over to it. */
  payment_code: v.optional(AssessmentCode),
  acts: v.array(v.picklist(['file', 'record', 'send_file', 'decide'])),
  why_another: WhyAnother,
  /** Why nothing can be filed or decided now; null where something can, or where everything is done. */
  blocked: v.nullable(v.string()),
});
export type DeficiencyReply = v.InferOutput<typeof DeficiencyReply>;

/** The sales of the year by the proof, for each line of the reply in its order. */
export const ProofInput = v.object({
  revision: v.number('count.required'),
  lines: v.pipe(
    v.array(v.object({ line: v.string(), gross_non_essential: Amount, gross_essential: Amount })),
    v.maxLength(200, 'text.too_long'),
  ),
});

export const RecordedProofInput = v.object({ ...ProofInput.entries, reason: defineOptionalText(500) });

export const listDeficiencies = defineEndpoint({
  method: 'GET',
  path: '/api/deficiencies',
  summary: 'List renewals that require proof of sales: without proof, with proof filed, or decided',
  query: v.object({
    ...ListQuery,
    state: v.optional(v.picklist(['pending', 'filed', 'decided'])),
    tax_year: v.optional(v.pipe(v.string(), v.regex(/^[12]\d{3}$/, 'count.integer'), v.transform(Number))),
  }),
  reply: definePage(DeficiencyRow),
});

/** Missing where the revenue code of the year has no deficiency, and before the permit of the year was issued. */
export const getDeficiency = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/deficiency',
  summary: 'Get the deficiency of a renewal’s year: due dates of the proof, billed amounts and difference',
  params: DeficiencyPath,
  reply: DeficiencyReply,
});

export const fileProof = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/deficiency',
  summary: 'File the sales of the year with the proof that the revenue code requires',
  params: DeficiencyPath,
  body: ProofInput,
  reply: DeficiencyReply,
});

/** For an owner who came in person, or to correct filed figures by the proof. */
export const recordProof = defineEndpoint({
  method: 'POST',
  path: '/api/counter/assessments/:assessment_code/deficiency',
  summary: 'Enter the sales of the year with the proof, as treasury clerk',
  params: DeficiencyPath,
  body: RecordedProofInput,
  reply: DeficiencyReply,
});

/** One picture or PDF in the part `file`, by the same rules as the documents of an application. */
export const sendProofFile = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/deficiency/file',
  summary: 'Upload the file of the proof, such as the income tax return',
  params: DeficiencyPath,
  accepts: 'multipart',
  reply: DeficiencyReply,
});

export const downloadProofFile = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/deficiency/file',
  summary: 'Download the file of the proof',
  params: DeficiencyPath,
});

/** Refused to the person who entered the figures; a second order for one year is refused. */
export const decideDeficiency = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/deficiency/decision',
  summary: 'Order the payment of the difference, or close the case if there is none, as treasurer',
  params: DeficiencyPath,
  body: v.object({ revision: v.number('count.required') }),
  reply: DeficiencyReply,
});
