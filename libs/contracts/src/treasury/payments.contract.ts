import * as v from 'valibot';

import { Representative } from '../licensing/delegate-scope.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { ReceiptBrief, ReceiptRow } from './receipts.contract.ts';
import { ListFileQuery, defineSort } from '../accounts/lists.contract.ts';
import { AttemptState } from '../shared/states.ts';
import { Amount, AssessmentCode, CompanyCode, Instant, ListQuery, definePage, Pesos } from '../shared/primitives.ts';

/** All through the gateway; cards only where the municipality has a card provider (CARD_PROVIDER_KEY). */
export const PAYMENT_METHODS = ['gcash', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Titles of the payment methods on receipts and lists; both are the same in Filipino. */
export const PAYMENT_METHOD_TITLES: Readonly<Record<PaymentMethod, string>> = { gcash: 'GCash', card: 'Card' };

/** More installments than any order carries. */
const MAX_INSTALLMENTS = 60;

/** Numbers of the installments that the payer chose. */
const ChosenInstallments = v.pipe(
  v.array(v.pipe(v.number('installments.format'), v.integer('installments.format'), v.minValue(1), v.maxValue(999))),
  v.minLength(1, 'installments.format'),
  v.maxLength(MAX_INSTALLMENTS, 'installments.format'),
);

/** The same in an address: `1,2,3`. */
export const ChosenText = v.pipe(
  v.string(),
  v.maxLength(4 * MAX_INSTALLMENTS, 'installments.format'),
  v.regex(/^\d{1,3}(?:,\d{1,3})*$/, 'installments.format'),
  v.transform((text) => text.split(',').map(Number)),
);

const RequestId = v.pipe(v.string(), v.regex(/^[A-Z0-9]{8,32}$/, 'id.format'));
const AttemptPath = v.object({ request_id: RequestId });

/** One of several orders that are paid together. */
export const JointOrder = v.object({
  assessment_code: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  top_no: v.string(),
  amount: Pesos,
  state: AttemptState,
  message: v.string(),
  receipts: v.array(ReceiptBrief),
});
export type JointOrder = v.InferOutput<typeof JointOrder>;

/**
 * One try to pay. Its state is the server's alone: an address that was opened by hand changes nothing (decision D42).
 */
export const Attempt = v.object({
  request_id: v.string(),
  assessment_code: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  method: v.picklist(PAYMENT_METHODS),
  amount: Pesos,
  state: AttemptState,
  message: v.string(),
  started_at: Instant,
  asked_at: v.nullable(Instant),
  ask_again_at: v.nullable(Instant),
  receipts: v.array(ReceiptBrief),
  /** The payment of several orders, of which this is one: its number and amount at the gateway. */
  joint: v.optional(v.object({ request_id: v.string(), amount: Pesos, orders: v.array(JointOrder) })),
});
export type Attempt = v.InferOutput<typeof Attempt>;

/**
 * `amount` is what the person saw on the button: when the server's amount differs the answer is a conflict, not a
 * charge.
 */
export const startPayment = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/payments',
  summary: 'Start a payment of the amount due today, or of selected installments, on the gateway’s payment page',
  params: v.object({ assessment_code: AssessmentCode }),
  body: v.object({
    method: v.picklist(PAYMENT_METHODS, 'payment_method.required'),
    amount: Amount,
    /** Absent: everything that is due today. */
    installments: v.optional(ChosenInstallments),
  }),
  reply: v.object({ request_id: v.string(), action_url: v.string(), fields: v.record(v.string(), v.string()) }),
});

/** Orders of one payment; each is checked and booked by itself, so that more would keep the gateway waiting. */
export const MAX_JOINT_ORDERS = 20;

/** `amount` is what the person saw for each order: when the server's amount of one differs the answer is a conflict. */
export const startJointPayment = defineEndpoint({
  method: 'POST',
  path: '/api/payments/joint',
  summary: 'Start one payment of the amounts due today for several orders, on the gateway’s payment page',
  body: v.object({
    method: v.picklist(PAYMENT_METHODS, 'payment_method.required'),
    orders: v.pipe(
      v.array(v.object({ assessment_code: AssessmentCode, amount: Amount })),
      v.minLength(2, 'orders.format'),
      v.maxLength(MAX_JOINT_ORDERS, 'orders.format'),
    ),
  }),
  reply: v.object({ request_id: v.string(), action_url: v.string(), fields: v.record(v.string(), v.string()) }),
});

export const getAttempt = defineEndpoint({
  method: 'GET',
  path: '/api/payments/attempts/:request_id',
  summary: 'Get the stored status of a payment attempt',
  params: AttemptPath,
  reply: Attempt,
});

export const refreshAttempt = defineEndpoint({
  method: 'POST',
  path: '/api/payments/attempts/:request_id/ask',
  summary: 'Query the gateway for the status of a payment attempt',
  params: AttemptPath,
  reply: Attempt,
});

/** For the return pages, whose addresses carry no attempt (decision D43). */
export const getLastAttempt = defineEndpoint({
  method: 'GET',
  path: '/api/payments/last',
  summary: 'Get the newest payment attempt of an application; without one, the owner’s open or last failed payment',
  query: v.object({ assessment_code: v.optional(AssessmentCode) }),
  reply: v.object({ attempt: v.nullable(Attempt) }),
});

/** The gateway speaks here. Stored raw before it is processed; answers `OK` quickly. */
export const notifyPaynamics = defineEndpoint({
  method: 'POST',
  path: '/api/payments/paynamics/notification',
  summary: 'Receive a signed notification of the gateway',
  accepts: 'raw',
});

/**
 * Base64 values, never trusted: the server queries the gateway, then sends the browser to the page with the true state.
 */
export const returnFromPaynamics = defineEndpoint({
  method: 'GET',
  path: '/api/payments/paynamics/return',
  summary: 'Handle the browser’s return from the payment page',
  awaits_service: true,
  query: v.object({
    requestid: v.optional(v.pipe(v.string(), v.maxLength(100))),
    responseid: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
});

/** One payment of an order, with a receipt for each agency that it paid. */
export const PaymentRow = v.object({
  paid_at: Instant,
  channel: v.string(),
  reference: v.string(),
  top_no: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  amount: Pesos,
  /** The payer, and the person who filed it in the owner's stead; absent when the owner did. */
  paid_by: v.optional(Representative),
  filed_by: v.optional(Representative),
  receipts: v.array(ReceiptRow),
});
export type PaymentRow = v.InferOutput<typeof PaymentRow>;

export const listMyPayments = defineEndpoint({
  method: 'GET',
  path: '/api/payments',
  summary: 'List the owner’s payments with their receipts, newest first, by year and business',
  query: v.object({
    ...ListQuery,
    year: v.optional(v.pipe(v.string(), v.regex(/^20\d{2}$/, 'year.format'), v.transform(Number))),
    company_code: v.optional(CompanyCode),
  }),
  reply: v.object({
    ...definePage(PaymentRow).entries,
    years: v.array(v.number()),
    companies: v.array(v.object({ company_code: CompanyCode, company_name: v.string() })),
  }),
});

export const AttemptRow = v.object({
  request_id: v.string(),
  started_at: Instant,
  company_name: v.string(),
  top_no: v.string(),
  method: v.string(),
  amount: Pesos,
  state: AttemptState,
  message: v.string(),
  receipts: v.array(v.string()),
  problem: v.nullable(v.string()),
});
export type AttemptRow = v.InferOutput<typeof AttemptRow>;

const AttemptFilters = {
  search: ListQuery.search,
  state: v.optional(AttemptState),
  sort: defineSort('payments'),
};

export const listAttempts = defineEndpoint({
  method: 'GET',
  path: '/api/payments/attempts',
  summary: 'List the payment attempts of all owners; for the treasurer',
  query: v.object({ ...AttemptFilters, cursor: ListQuery.cursor, limit: ListQuery.limit }),
  reply: definePage(AttemptRow),
});

/** Refused: conflict when it would hold more than `MAX_LIST_FILE_ROWS` rows. */
export const downloadAttempts = defineEndpoint({
  method: 'GET',
  path: '/api/lists/payments/file',
  summary: 'Download the payment attempts with the same filters and order as a workbook or CSV file',
  query: v.object({ ...AttemptFilters, ...ListFileQuery }),
});
