import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { CompanyCode, Day, Pesos } from '../shared/primitives.ts';
import { ApplicationType } from '../shared/states.ts';

/**
 * What an owner has to do: pay an order of payment, answer the licensing office (`correct`) or an office (`answer`; with
 * `proof`, the treasury by the proof of a year's sales), meet a condition of a clearance, bring originals, renew permits, finish a registration that was begun (`register`; with an
 * application, its draft).
 */
export const OWNER_TASK_KINDS = ['pay', 'correct', 'answer', 'condition', 'bring', 'renew', 'register'] as const;

export const OwnerTask = v.object({
  kind: v.picklist(OWNER_TASK_KINDS),
  company_code: CompanyCode,
  company_name: v.string(),
  /** Null for a renewal, which has no application yet, and for a registration of a business. */
  assessment_code: v.nullable(v.string()),
  application_type: v.nullable(ApplicationType),
  tax_year: v.nullable(v.number()),
  /** Businesses that a renewal is for; 1 for every other task. */
  businesses: v.number(),
  /** Title of the office that waits for the owner, in the language of the reader. */
  office: v.nullable(v.string()),
  /** Amount to pay today, penalties included; null unless something is to be paid. */
  amount: v.nullable(Pesos),
  /** Names of the documents whose originals are to be brought. */
  documents: v.array(v.string()),
  /** First day of the task: of the return, of the lateness, or of the renewal. */
  from_on: v.nullable(Day),
  /** Last day; null when none is set. */
  due_on: v.nullable(Day),
  is_late: v.boolean(),
  /** False for a renewal whose days have not begun. */
  has_begun: v.boolean(),
  /** The proof of sales that the revenue code requires after the renewal; `name` is that of the document. */
  proof: v.optional(v.object({ name: v.string(), is_file_missing: v.boolean() })),
});
export type OwnerTask = v.InferOutput<typeof OwnerTask>;

/** Tasks of an owner, the most urgent first; `total` counts also those beyond the first fifty. */
export const OwnerTasks = v.object({ data: v.array(OwnerTask), total: v.number(), businesses: v.number() });
export type OwnerTasks = v.InferOutput<typeof OwnerTasks>;

export const listOwnerTasks = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard/owner/tasks',
  summary: 'List the owner’s tasks for all businesses, most urgent first',
  reply: OwnerTasks,
});
