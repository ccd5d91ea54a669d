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
});
export type BillLine = v.InferOutput<typeof BillLine>;

export const Installment = v.object({
  no: v.number(),
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
  totals: v.object({ business_tax: Pesos, fees: Pesos, fire: Pesos, barangay: Pesos, surcharge: Pesos, interest: Pesos, total: Pesos }),
  installments: v.array(Installment),
  due_now: Pesos,
  warnings: v.array(v.string()),
  acts: v.array(v.string()),
});
export type Bill = v.InferOutput<typeof Bill>;

const Moved = v.object({ bill_id: v.number(), top_no: v.nullable(v.string()), bill_state: BillState, state: ApplicationState });

export const computeBill = endpoint({ method: 'POST', path: '/api/assessments/:assessment_code/bill', summary: 'The licensing office computes the bill from the declaration and the ordinance in force', params: AssessmentPath, reply: Moved });

export const getBill = endpoint({ method: 'GET', path: '/api/assessments/:assessment_code/bill', summary: 'The newest bill of an application, explained', params: AssessmentPath, reply: Bill });

/** Refused `forbidden` to the person who computed it (separation of duties). */
export const approveBill = endpoint({ method: 'POST', path: '/api/bills/:bill_id/approve', summary: 'A second person approves the bill: the tax order of payment exists', params: BillPath, reply: Moved });

export const reopenBill = endpoint({
  method: 'POST',
  path: '/api/bills/:bill_id/reopen',
  summary: 'Takes an unpaid order of payment back for re-assessment',
  params: BillPath,
  body: v.object({ reason: text('reason.required', 500) }),
  reply: Moved,
});

export const downloadBill = endpoint({ method: 'GET', path: '/api/bills/:bill_id/pdf', summary: 'The tax order of payment as PDF', params: BillPath });

/** What is owed today, and what time does to it. `then_more` is added from the day after `stays_until`. */
export const CurrentDue = v.object({
  assessment_code: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  top_no: v.string(),
  tax_year: v.number(),
  title: v.string(),
  lines: v.array(OwedLine),
  total: Pesos,
  stays_until: v.nullable(Day),
  then_more: v.nullable(Pesos),
  overdue_since: v.nullable(Day),
  installments: v.array(Installment),
  open_attempt: v.nullable(v.string()),
  can_pay: v.boolean(),
});
export type CurrentDue = v.InferOutput<typeof CurrentDue>;

export const getCurrentDue = endpoint({ method: 'GET', path: '/api/assessments/:assessment_code/due', summary: 'The amount due today, line by line', params: AssessmentPath, reply: CurrentDue });
