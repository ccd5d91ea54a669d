// Endpoints of the cashier's counter: find an order of payment, collect it, list and cancel receipts.

import * as v from 'valibot';

import { APPROVAL_STATES } from './approvals.contract.ts';
import { OwedLine } from '../licensing/application-parts.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { ReceiptNo } from '../treasury/receipts.contract.ts';
import {
  Amount,
  AssessmentCode,
  CompanyCode,
  Day,
  Id,
  Instant,
  ListQuery,
  definePage,
  Pesos,
  defineDay,
  defineText,
  WhyAnother,
} from '../shared/primitives.ts';

const AGENCY = v.picklist(['MUNICIPAL', 'BARANGAY', 'BFP']);
const AtCounter = v.object({ assessment_code: AssessmentCode });

/**
 * States of an official receipt issued at the cashier's counter; a refund by the payment gateway is shown separately.
 */
export const OFFICIAL_RECEIPT_STATES = ['ISSUED', 'CANCELLED', 'REVERSED'] as const;
export type OfficialReceiptState = (typeof OFFICIAL_RECEIPT_STATES)[number];

/** A number as it is printed on the form. */
export const FormSerial = v.pipe(
  v.string('form.serial'),
  v.trim(),
  v.regex(/^\d{1,7}$/, 'form.serial'),
  v.transform(Number),
  v.minValue(1, 'form.serial'),
);

const Bank = defineText('tender.bank_required', 80);

/** The bank's own reference of a credit, by which the treasurer finds it. */
export const BankReference = defineText('tender.bank_reference_required', 60);

/** The payer's means of payment (domain reference 5.4). */
export const CounterTender = v.variant('kind', [
  v.object({ kind: v.literal('CASH'), tendered: Amount }),
  v.object({
    kind: v.literal('CHEQUE'),
    bank: Bank,
    cheque_no: v.pipe(defineText('tender.cheque_no_required', 20), v.regex(/^[\d-]+$/, 'tender.cheque_no_format')),
    dated_on: defineDay('tender.dated_on_required'),
    is_managers: v.boolean(),
  }),
  v.object({
    kind: v.literal('DEPOSIT'),
    bank: Bank,
    reference: defineText('tender.reference_required', 40),
    deposited_on: defineDay('tender.deposited_on_required'),
  }),
]);
export type CounterTender = v.InferOutput<typeof CounterTender>;

export const CounterReceipt = v.object({ receipt_no: v.string(), agency: AGENCY, amount: Pesos });

export const CounterOrderRow = v.object({
  assessment_code: v.string(),
  top_no: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  owner_name: v.string(),
  tax_year: v.number(),
});
export type CounterOrderRow = v.InferOutput<typeof CounterOrderRow>;

/** By order number, business number, name, or what a scanner reads from the code on the paper. */
export const findCounterOrders = defineEndpoint({
  method: 'GET',
  path: '/api/counter/orders',
  summary: 'List unpaid orders of payment',
  query: v.object({
    search: v.pipe(
      v.string('counter.search_required'),
      v.trim(),
      v.minLength(2, 'counter.search_required'),
      v.maxLength(300, 'text.too_long'),
    ),
  }),
  reply: v.object({ data: v.array(CounterOrderRow) }),
});

/** Order as the cashier sees it before taking money. `blocked` is the sentence why nothing can be taken now. */
export const CounterOrder = v.object({
  ...CounterOrderRow.entries,
  address: v.string(),
  title: v.string(),
  /** The day as of which the amounts are: today, or the day of a deposit. */
  as_of: Day,
  lines: v.array(OwedLine),
  total: Pesos,
  agencies: v.array(v.object({ agency: AGENCY, amount: Pesos })),
  blocked: v.nullable(v.string()),
  warnings: v.array(v.string()),
  /** A smaller payment that a treasurer is requested to approve today. */
  partial: v.nullable(
    v.object({ approval_id: Id, amount: Pesos, state: v.picklist(APPROVAL_STATES), agencies: v.array(AGENCY) }),
  ),
  /** Numbers of the paper forms that come next in the cashier's booklets, one for each receipt. */
  next_forms: v.array(v.string()),
});
export type CounterOrder = v.InferOutput<typeof CounterOrder>;

/** `deposited_on` is the day on a deposit slip: what was in the bank by then bears no later penalties. */
export const getCounterOrder = defineEndpoint({
  method: 'GET',
  path: '/api/counter/orders/:assessment_code',
  summary: 'Compute the amount of an order of payment for the cashier: today, or on the day of a deposit',
  params: AtCounter,
  query: v.object({ deposited_on: v.optional(Day) }),
  reply: CounterOrder,
});

export const CollectionReply = v.object({
  receipts: v.array(CounterReceipt),
  amount: Pesos,
  change: Pesos,
  clears_on: v.nullable(Day),
  company_name: v.string(),
  top_no: v.string(),
});
export type CollectionReply = v.InferOutput<typeof CollectionReply>;

/**
 * `amount` is what the cashier saw: when it is not today's the answer is a conflict. Paper numbers must be the expected
 * next ones.
 */
export const collectPayment = defineEndpoint({
  method: 'POST',
  path: '/api/counter/orders/:assessment_code/collect',
  summary: 'Record a counter payment and issue its receipts',
  params: AtCounter,
  body: v.object({
    amount: Amount,
    approval_id: v.optional(Id),
    tender: CounterTender,
    receipts: v.variant('kind', [
      v.object({ kind: v.literal('EOR') }),
      v.object({ kind: v.literal('AF51'), numbers: v.pipe(v.array(FormSerial), v.maxLength(3, 'form.serial')) }),
    ]),
  }),
  reply: CollectionReply,
});

export const CounterReceiptRow = v.object({
  ...CounterReceipt.entries,
  payment_id: Id,
  /** All receipts of its payment in this state, in the order of their issue, so that a list can show one row a payment. */
  payment_receipts: v.optional(v.array(CounterReceipt)),
  state: v.picklist(OFFICIAL_RECEIPT_STATES),
  tender: v.picklist(['GATEWAY', 'CASH', 'CHEQUE', 'DEPOSIT', 'CREDIT']),
  payor: v.string(),
  company_name: v.string(),
  top_no: v.string(),
  issued_at: Instant,
  collector_name: v.string(),
  report_no: v.nullable(v.string()),
  undone_reason: v.nullable(v.string()),
  acts: v.array(v.picklist(['cancel', 'ask_reversal'])),
  why_another: WhyAnother,
});
export type CounterReceiptRow = v.InferOutput<typeof CounterReceiptRow>;

export const listCounterReceipts = defineEndpoint({
  method: 'GET',
  path: '/api/counter/receipts',
  summary: 'List receipts issued by cashiers, newest first',
  query: v.object({ ...ListQuery, day: v.optional(Day), collector: v.optional(v.picklist(['own', 'all']), 'all') }),
  reply: definePage(CounterReceiptRow),
});

const ReceiptReversalReply = v.object({ receipt_nos: v.array(v.string()), state: v.picklist(OFFICIAL_RECEIPT_STATES) });

/**
 * Same day, before the report that holds it is closed (domain reference 3.5). All receipts of the payment go together.
 */
export const cancelReceipt = defineEndpoint({
  method: 'POST',
  path: '/api/counter/receipts/:receipt_no/cancel',
  summary: 'Cancel a receipt of the current day as treasurer',
  params: v.object({ receipt_no: ReceiptNo }),
  body: v.object({ reason: defineText('reason.required', 300) }),
  reply: ReceiptReversalReply,
});
