import * as v from 'valibot';

import { endpoint } from './endpoint.ts';
import { AttemptState } from './states.ts';
import { Amount, AssessmentCode, CompanyCode, Day, Instant, ListQuery, page, Pesos } from './words.ts';

export const PAYMENT_METHODS = ['gcash'] as const;

const RequestId = v.pipe(v.string(), v.regex(/^[A-Z0-9]{8,32}$/, 'id.format'));
const AttemptPath = v.object({ request_id: RequestId });

export const ReceiptBrief = v.object({
  receipt_no: v.string(),
  agency: v.picklist(['MUNICIPAL', 'BARANGAY', 'BFP']),
  amount: Pesos,
});

/** One try to pay. Its state is the server's alone: an address that was opened by hand changes nothing (decision D42). */
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
});
export type Attempt = v.InferOutput<typeof Attempt>;

/** `amount` is what the person saw on the button: when the server's amount differs the answer is a conflict, not a charge. */
export const startPayment = endpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/payments',
  summary: 'Starts a payment of the amount due today at the gateway’s hosted page',
  params: v.object({ assessment_code: AssessmentCode }),
  body: v.object({ method: v.picklist(PAYMENT_METHODS, 'payment_method.required'), amount: Amount }),
  reply: v.object({ request_id: v.string(), action_url: v.string(), fields: v.record(v.string(), v.string()) }),
});

export const getAttempt = endpoint({
  method: 'GET',
  path: '/api/payments/attempts/:request_id',
  summary: 'What the server knows of one attempt',
  params: AttemptPath,
  reply: Attempt,
});

export const askAttempt = endpoint({
  method: 'POST',
  path: '/api/payments/attempts/:request_id/ask',
  summary: 'Asks the gateway now, server to server',
  params: AttemptPath,
  reply: Attempt,
});

/** For the return pages, whose addresses carry no attempt (decision D43). */
export const getLastAttempt = endpoint({
  method: 'GET',
  path: '/api/payments/last',
  summary: 'The owner’s newest attempt, of one application when named',
  query: v.object({ assessment_code: v.optional(AssessmentCode) }),
  reply: v.object({ attempt: v.nullable(Attempt) }),
});

/** The gateway speaks here. Stored raw before it is judged; answers `OK` quickly. */
export const notifyPaynamics = endpoint({
  method: 'POST',
  path: '/api/payments/paynamics/notification',
  summary: 'Signed notification of the gateway',
  accepts: 'raw',
});

/** Base64 values, never trusted: the server asks the gateway, then sends the browser to the page that tells the truth. */
export const returnFromPaynamics = endpoint({
  method: 'GET',
  path: '/api/payments/paynamics/return',
  summary: 'The browser comes back from the hosted page',
  query: v.object({
    requestid: v.optional(v.pipe(v.string(), v.maxLength(100))),
    responseid: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
});

/** What became of a receipt; one whose money went back through the gateway is refunded. */
export const RECEIPT_STATES = ['ISSUED', 'CANCELLED', 'REVERSED', 'REFUNDED'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** One thing that a receipt was for: a line of the order, its surcharge or its interest. */
export const PaidLine = v.object({
  account_code: v.string(),
  name: v.string(),
  installment_no: v.nullable(v.number()),
  amount: Pesos,
});

export const PaymentRow = v.object({
  paid_at: Instant,
  receipt_no: v.string(),
  agency: v.picklist(['MUNICIPAL', 'BARANGAY', 'BFP']),
  channel: v.string(),
  reference: v.string(),
  top_no: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  amount: Pesos,
  state: v.picklist(RECEIPT_STATES),
  items: v.array(PaidLine),
  /** What was approved to be given back of it. */
  given_back: Pesos,
  /** Something of it may still be claimed back (RA 7160 s.196). */
  can_claim: v.boolean(),
});
export type PaymentRow = v.InferOutput<typeof PaymentRow>;

export const listMyPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  summary: 'The owner’s receipts, newest first, by year and business',
  query: v.object({
    ...ListQuery,
    year: v.optional(v.pipe(v.string(), v.regex(/^20\d{2}$/, 'year.format'), v.transform(Number))),
    company_code: v.optional(CompanyCode),
  }),
  reply: v.object({
    ...page(PaymentRow).entries,
    years: v.array(v.number()),
    companies: v.array(v.object({ company_code: CompanyCode, company_name: v.string() })),
  }),
});

/** Electronic receipts, and the numbered paper form AF 51 of a cashier. */
export const ReceiptNo = v.pipe(v.string(), v.regex(/^(?:EOR-\d{4}-\d{8}|AF51 \d{7})$/, 'id.format'));

export const downloadReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/:receipt_no/pdf',
  summary: 'An official receipt as PDF',
  params: v.object({ receipt_no: ReceiptNo }),
});

export const StatementRow = v.object({
  tax_year: v.number(),
  installment_no: v.number(),
  /** `Second quarter, 2026`. */
  title: v.string(),
  due_on: Day,
  top_no: v.string(),
  tax: Pesos,
  fees: Pesos,
  surcharge: Pesos,
  interest: Pesos,
  paid: Pesos,
  balance: Pesos,
  payments: v.array(v.object({ receipt_no: v.string(), paid_on: Day, amount: Pesos })),
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
  /** Received and not applied to anything: overpayments that the treasurer keeps for the next order or gives back. */
  credits: Pesos,
  since: BalanceSince,
  /** The last day on which the amounts are these; null when lateness adds nothing any more. */
  stays_until: v.nullable(Day),
  then_more: v.nullable(Pesos),
  current_assessment: v.nullable(v.string()),
});
export type CompanyStatement = v.InferOutput<typeof CompanyStatement>;

export const Statement = v.object({ as_of: Day, companies: v.array(CompanyStatement) });
export type Statement = v.InferOutput<typeof Statement>;

export const getStatement = endpoint({
  method: 'GET',
  path: '/api/account/soa',
  summary: 'Statement of account of the owner’s businesses',
  query: v.object({ company_code: v.optional(CompanyCode), as_of: v.optional(Day) }),
  reply: Statement,
});

const StatementNo = v.pipe(v.string(), v.regex(/^SOA-\d{4}-\d{6}$/, 'id.format'));

export const issueStatement = endpoint({
  method: 'POST',
  path: '/api/account/soa',
  summary: 'Issues a numbered statement of one business and keeps it as it is',
  body: v.object({ company_code: CompanyCode, as_of: v.optional(Day) }),
  reply: v.object({ soa_no: StatementNo }),
});

export const downloadStatement = endpoint({
  method: 'GET',
  path: '/api/account/soa/:soa_no/pdf',
  summary: 'An issued statement of account as PDF',
  params: v.object({ soa_no: StatementNo }),
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

export const listAttempts = endpoint({
  method: 'GET',
  path: '/api/payments/attempts',
  summary: 'Payment attempts of all owners, for the treasurer',
  query: v.object({ ...ListQuery, state: v.optional(AttemptState) }),
  reply: page(AttemptRow),
});
