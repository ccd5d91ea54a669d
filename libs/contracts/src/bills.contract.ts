import * as v from 'valibot';

import { OwedLine } from './assessments.contract.ts';
import { endpoint } from './endpoint.ts';
import { ApplicationState, BillState, InstallmentState } from './states.ts';
import { AssessmentCode, CompanyCode, Day, IdText, Instant, Pesos, text } from './words.ts';

const AssessmentPath = v.object({ assessment_code: AssessmentCode });
const BillPath = v.object({ bill_id: IdText });

/** One line of the tax order of payment. `total` is amount, surcharge and interest as of the day of the answer. */
export const BillLine = v.object({
  ...OwedLine.entries,
  line_no: v.number(),
  account_code: v.string(),
  surcharge: Pesos,
  interest: Pesos,
  total: Pesos,
  /** The earlier tax year that it was carried over from; null for the order's own. */
  of_year: v.nullable(v.number()),
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

/** A resolution that forgives an installment: one person proposes it, another one approves (domain reference 3.5). */
export const Waiver = v.object({
  waiver_id: v.number(),
  no: v.number(),
  state: v.picklist(['PROPOSED', 'APPROVED', 'DENIED']),
  resolution_no: v.string(),
  reason: v.string(),
  proposed_by: v.string(),
  proposed_at: Instant,
  decided_by: v.nullable(v.string()),
  acts: v.array(v.picklist(['approve_waiver', 'deny_waiver'])),
});
export type Waiver = v.InferOutput<typeof Waiver>;

/** The tax order of payment (domain reference 4.2). `top_no` is given when a second person approves it. */
export const Bill = v.object({
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
export type Bill = v.InferOutput<typeof Bill>;

const Moved = v.object({
  bill_id: v.number(),
  top_no: v.nullable(v.string()),
  bill_state: BillState,
  state: ApplicationState,
});

export const computeBill = endpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/bill',
  summary: 'The licensing office computes the bill from the declaration and the ordinance in force',
  params: AssessmentPath,
  reply: Moved,
});

export const getBill = endpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/bill',
  summary: 'The newest bill of an application, explained',
  params: AssessmentPath,
  reply: Bill,
});

/** Refused `forbidden` to the person who computed it (separation of duties). */
export const approveBill = endpoint({
  method: 'POST',
  path: '/api/bills/:bill_id/approve',
  summary: 'A second person approves the bill: the tax order of payment exists',
  params: BillPath,
  reply: Moved,
});

export const reopenBill = endpoint({
  method: 'POST',
  path: '/api/bills/:bill_id/reopen',
  summary: 'Takes an unpaid order of payment back for re-assessment',
  params: BillPath,
  body: v.object({ reason: text('reason.required', 500) }),
  reply: Moved,
});

export const voidBill = endpoint({
  method: 'POST',
  path: '/api/bills/:bill_id/void',
  summary: 'Voids a bill on which nothing was paid; the licensing office computes another one',
  params: BillPath,
  body: v.object({ reason: text('reason.required', 500) }),
  reply: Moved,
});

/** From a form it comes as text. */
const InstallmentNo = v.pipe(
  v.union(
    [
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'installment.required'), v.transform(Number)),
      v.number('installment.required'),
    ],
    'installment.required',
  ),
  v.integer('installment.required'),
  v.minValue(1, 'installment.required'),
  v.maxValue(999, 'installment.required'),
);
const WaiverMoved = v.object({ waiver_id: v.number(), state: Waiver.entries.state, bill_state: BillState });

export const proposeWaiver = endpoint({
  method: 'POST',
  path: '/api/bills/:bill_id/waivers',
  summary: 'Proposes to waive an unpaid installment by a resolution',
  params: BillPath,
  body: v.object({
    no: InstallmentNo,
    resolution_no: text('resolution.required', 60),
    reason: text('reason.required', 500),
  }),
  reply: WaiverMoved,
});

/** Refused `forbidden` to the person who proposed it. */
export const decideWaiver = endpoint({
  method: 'POST',
  path: '/api/waivers/:waiver_id/decision',
  summary: 'A second person approves or denies a waiver',
  params: v.object({ waiver_id: IdText }),
  body: v.object({ is_approved: v.boolean('decision.required') }),
  reply: WaiverMoved,
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

export const listBills = endpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/bills',
  summary: 'Every version of the bill of an application, newest first',
  params: AssessmentPath,
  reply: v.object({ data: v.array(BillVersion) }),
});

export const downloadBill = endpoint({
  method: 'GET',
  path: '/api/bills/:bill_id/pdf',
  summary: 'The tax order of payment as PDF',
  params: BillPath,
});

/** A line of what is owed now; one that was carried over from an earlier year says which. */
export const DueLine = v.object({ ...OwedLine.entries, of_year: v.optional(v.number()) });
export type DueLine = v.InferOutput<typeof DueLine>;

/** What is owed today, and what time does to it. `then_more` is added from the day after `stays_until`. */
export const CurrentDue = v.object({
  assessment_code: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  top_no: v.string(),
  tax_year: v.number(),
  title: v.string(),
  lines: v.array(DueLine),
  total: Pesos,
  stays_until: v.nullable(Day),
  then_more: v.nullable(Pesos),
  overdue_since: v.nullable(Day),
  installments: v.array(Installment),
  open_attempt: v.nullable(v.string()),
  can_pay: v.boolean(),
});
export type CurrentDue = v.InferOutput<typeof CurrentDue>;

export const getCurrentDue = endpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/due',
  summary: 'The amount due today, line by line',
  params: AssessmentPath,
  reply: CurrentDue,
});
