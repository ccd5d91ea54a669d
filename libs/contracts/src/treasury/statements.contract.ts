import * as v from 'valibot';

import { Representative } from '../licensing/delegate-scope.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { LineDispute } from './line-dispute.ts';
import { CompanyCode, Day, ListQuery, Pesos } from '../shared/primitives.ts';
import { PendingMoney } from './pending-money.ts';

/** One installment of a bill in the statement of account. */
export const StatementRow = v.object({
  tax_year: v.number(),
  installment_no: v.number(),
  /** `Second quarter, 2026`. */
  title: v.string(),
  due_on: Day,
  /** The printed due day and the closed days that moved it; a Saturday or Sunday has no name. */
  moved: v.optional(v.object({ from: Day, closed: v.array(v.object({ day: Day, name: v.nullable(v.string()) })) })),
  top_no: v.string(),
  tax: Pesos,
  fees: Pesos,
  surcharge: Pesos,
  interest: Pesos,
  paid: Pesos,
  balance: Pesos,
  /** Its undisputed amount that is due, and the application whose order of payment collects it today; absent without. */
  payable: v.optional(v.object({ assessment_code: v.string(), amount: Pesos })),
  /** The person who filed it in the owner's stead; absent when the owner did. */
  filed_by: v.optional(Representative),
  payments: v.array(
    v.object({ receipt_no: v.string(), paid_on: Day, amount: Pesos, paid_by: v.optional(Representative) }),
  ),
});
export type StatementRow = v.InferOutput<typeof StatementRow>;

/** How the balance came about since a day: opening + billed + added by lateness − paid = balance, on every day. */
export const BalanceSince = v.object({
  since: Day,
  opening: Pesos,
  billed: Pesos,
  added: Pesos,
  paid: Pesos,
  balance: Pesos,
});

export const CompanyStatement = v.object({
  company_code: CompanyCode,
  company_name: v.string(),
  rows: v.array(StatementRow),
  due_now: Pesos,
  overdue: Pesos,
  not_yet_due: Pesos,
  /** Owed on disputed lines, in neither of the three: not requested until it is decided. */
  disputed: Pesos,
  disputes: v.array(LineDispute),
  /** Received and not confirmed by the bank; it is in `paid` and in no due figure. */
  waiting: v.array(PendingMoney),
  /** Received and not applied to anything: overpayments that the treasurer holds for the next order or refunds. */
  credits: Pesos,
  since: BalanceSince,
  /** The last day on which the amounts are these; null when lateness adds nothing any more. */
  stays_until: v.nullable(Day),
  then_more: v.nullable(Pesos),
  current_assessment: v.nullable(v.string()),
});
export type CompanyStatement = v.InferOutput<typeof CompanyStatement>;

/** A page of businesses by number: twenty, or as many as were requested. */
export const Statement = v.object({
  as_of: Day,
  companies: v.array(CompanyStatement),
  next_cursor: v.nullable(v.string()),
  /** The owner's businesses that were never billed; absent for one business, and after the first page. */
  unbilled: v.optional(v.number()),
});
export type Statement = v.InferOutput<typeof Statement>;

export const getStatement = defineEndpoint({
  method: 'GET',
  path: '/api/account/soa',
  summary: 'Get the statement of account of the owner’s businesses',
  query: v.object({
    company_code: v.optional(CompanyCode),
    as_of: v.optional(Day),
    cursor: ListQuery.cursor,
    limit: ListQuery.limit,
  }),
  reply: Statement,
});

const StatementNo = v.pipe(v.string(), v.regex(/^SOA-\d{4}-\d{6}$/, 'id.format'));

export const issueStatement = defineEndpoint({
  method: 'POST',
  path: '/api/account/soa',
  summary: 'Issue a numbered statement of a business and store it unchanged',
  body: v.object({ company_code: CompanyCode, as_of: v.optional(Day) }),
  reply: v.object({ soa_no: StatementNo }),
});

export const downloadStatement = defineEndpoint({
  method: 'GET',
  path: '/api/account/soa/:soa_no/pdf',
  summary: 'Download an issued statement of account as a PDF',
  params: v.object({ soa_no: StatementNo }),
});
