import * as v from 'valibot';

import { OwedLine } from '../licensing/application-parts.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { ApplicationState, BillState, InstallmentState } from '../shared/states.ts';
import { Waiver } from './waivers.contract.ts';
import { AssessmentCode, CompanyCode, Day, IdText, Instant, Pesos, defineText } from '../shared/primitives.ts';

const BillAssessmentPath = v.object({ assessment_code: AssessmentCode });

const BillPath = v.object({ bill_id: IdText });

/** One line of the tax order of payment. `total` is amount, surcharge and interest as of the day of the answer. */
export const BillLine = v.object({
  ...OwedLine.entries,
  line_no: v.number(),
  account_code: v.string(),
  surcharge: Pesos,
  interest: Pesos,
  total: Pesos,
  /** The earlier tax year that it is of; null for the order's own. */
  of_year: v.nullable(v.number()),
  /** Nobody filed that year, and this bill assesses it first. */
  is_unfiled: v.optional(v.boolean()),
});
export type BillLine = v.InferOutput<typeof BillLine>;

export const Installment = v.object({
  no: v.number(),
  /** `Fourth quarter, 2025`. */
  name: v.string(),
  of_year: v.nullable(v.number()),
  due_on: Day,
  amount: Pesos,
  surcharge: Pesos,
  interest: Pesos,
  total: Pesos,
  paid: Pesos,
  state: InstallmentState,
  paid_at: v.nullable(Instant),
  receipt_nos: v.array(v.string()),
});
export type Installment = v.InferOutput<typeof Installment>;

/** The tax order of payment (domain reference 4.2). `top_no` is given when a second person approves it. */
export const BillReply = v.object({
  bill_id: v.number(),
  top_no: v.nullable(v.string()),
  version: v.number(),
  state: BillState,
  assessment_code: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  owner_name: v.string(),
  tax_year: v.number(),
  ordinance: v.object({ title: v.string(), version: v.string(), effective_on: Day }),
  computed_by: v.string(),
  computed_at: Instant,
  approved_by: v.nullable(v.string()),
  approved_at: v.nullable(Instant),
  valid_until: v.nullable(Day),
  lines: v.array(BillLine),
  totals: v.object({
    business_tax: Pesos,
    fees: Pesos,
    fire: Pesos,
    barangay: Pesos,
    surcharge: Pesos,
    interest: Pesos,
    arrears: Pesos,
    total: Pesos,
  }),
  installments: v.array(Installment),
  waivers: v.array(Waiver),
  /** Why it was taken back or voided. */
  reason: v.nullable(v.string()),
  due_now: Pesos,
  warnings: v.array(v.string()),
  acts: v.array(v.string()),
});
export type BillReply = v.InferOutput<typeof BillReply>;

const MovedBill = v.object({
  bill_id: v.number(),
  top_no: v.nullable(v.string()),
  bill_state: BillState,
  state: ApplicationState,
});

export const computeBill = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/bill',
  summary: 'Compute the bill from the declaration and the ordinance in force',
  params: BillAssessmentPath,
  reply: MovedBill,
});

/** For a paid renewal; the amounts are those of the revenue code, and the owner may dispute each line. */
export const billSkippedYears = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/skipped-years',
  summary: 'Bill the years not filed before a paid renewal, by the presumptive income of the code',
  params: BillAssessmentPath,
  reply: MovedBill,
});

export const getBill = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/bill',
  summary: 'Get the newest bill of an application with its explanation',
  params: BillAssessmentPath,
  reply: BillReply,
});

/** Refused `forbidden` to the person who computed it (separation of duties). */
export const approveBill = defineEndpoint({
  method: 'POST',
  path: '/api/bills/:bill_id/approve',
  summary: 'Approve the bill as a second person; creates the order of payment',
  params: BillPath,
  reply: MovedBill,
});

export const reopenBill = defineEndpoint({
  method: 'POST',
  path: '/api/bills/:bill_id/reopen',
  summary: 'Reopen an unpaid order of payment for reassessment',
  params: BillPath,
  body: v.object({ reason: defineText('reason.required', 500) }),
  reply: MovedBill,
});

export const voidBill = defineEndpoint({
  method: 'POST',
  path: '/api/bills/:bill_id/void',
  summary: 'Void a bill without payments; the licensing office computes a new one',
  params: BillPath,
  body: v.object({ reason: defineText('reason.required', 500) }),
  reply: MovedBill,
});

/** One version of an application's bill, with what it changed against the one before. */
export const BillVersion = v.object({
  bill_id: v.number(),
  version: v.number(),
  state: BillState,
  top_no: v.nullable(v.string()),
  total: Pesos,
  computed_by: v.string(),
  computed_at: Instant,
  approved_by: v.nullable(v.string()),
  approved_at: v.nullable(Instant),
  valid_until: v.nullable(Day),
  reason: v.nullable(v.string()),
  changes: v.array(
    v.object({ code: v.string(), name: v.string(), before: v.nullable(Pesos), after: v.nullable(Pesos) }),
  ),
});
export type BillVersion = v.InferOutput<typeof BillVersion>;

export const listBills = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/bills',
  summary: 'List the versions of the bill of an application, newest first',
  params: BillAssessmentPath,
  reply: v.object({ data: v.array(BillVersion) }),
});

export const downloadBill = defineEndpoint({
  method: 'GET',
  path: '/api/bills/:bill_id/pdf',
  summary: 'Download the order of payment as a PDF',
  params: BillPath,
});
