import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import {
  Amount,
  type Centavos,
  Count,
  Day,
  Id,
  Instant,
  ListQuery,
  definePage,
  Pesos,
  defineDay,
  defineText,
} from '../shared/primitives.ts';

/** Funds of the treasury; a collecting officer reports the collections of a day for each fund separately. */
export const COLLECTION_FUNDS = ['GENERAL', 'TRUST-BARANGAY', 'TRUST-BFP'] as const;

/** Bills and coins in centavos: a twenty is a bill or a coin, and counts the same. */
export const MONEY_VALUES = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 100, 25, 10, 5, 1] as const;

const Collector = v.pipe(v.string(), v.regex(/^(?:electronic|[1-9]\d{0,14})$/, 'id.format'));
const OpenPath = v.object({ collector: Collector, fund: v.picklist(COLLECTION_FUNDS), day: Day });

export const MoneyCount = v.object({ value: v.picklist(MONEY_VALUES, 'count.required'), count: Count });
export type MoneyCount = v.InferOutput<typeof MoneyCount>;

const Plan = {
  bank: defineText('tender.bank_required', 80),
  reference: defineText('tender.reference_required', 40),
  deposited_on: defineDay('tender.deposited_on_required'),
  cheque_ids: v.pipe(v.array(Id), v.maxLength(200)),
};
/** Money brought, or to be brought, to the bank: cash, and cheques by their rows. */
export const PlannedDeposit = v.object({ ...Plan, cash: Amount });
/** The deposit as it is stored until the report is closed. */
export interface DepositPlan extends Omit<v.InferOutput<typeof PlannedDeposit>, 'cash'> {
  readonly cash: Centavos;
}

/** Numbers that follow each other without a gap. */
const Serials = v.object({ from: v.string(), to: v.string(), count: v.number() });
export type Serials = v.InferOutput<typeof Serials>;

const reportHead = {
  report_no: v.nullable(v.string()),
  state: v.picklist(['OPEN', 'DRAFT', 'CLOSED']),
  collector: v.string(),
  collector_name: v.string(),
  fund: v.picklist(COLLECTION_FUNDS),
  day: Day,
};

/**
 * Report of collections and deposits, Appendix 34 (domain reference 5.6). Money that was set aside without a receipt is
 * listed separately.
 */
export const CollectionSheet = v.object({
  ...reportHead,
  issued: v.array(
    v.object({ form: v.picklist(['EOR', 'AF51']), ...Serials.entries, cancelled: v.array(v.string()), amount: Pesos }),
  ),
  reversed: v.array(v.object({ receipt_no: v.string(), issued_on: Day, reason: v.string(), amount: Pesos })),
  tenders: v.array(v.object({ tender: v.picklist(['GATEWAY', 'CASH', 'CHEQUE', 'DEPOSIT', 'CREDIT']), amount: Pesos })),
  deposits: v.array(
    v.object({
      kind: v.picklist(['BANK', 'PAYER', 'CREDIT', 'SETTLEMENT', 'RETURNED', 'SET_ASIDE']),
      bank: v.string(),
      reference: v.string(),
      deposited_on: Day,
      amount: Pesos,
    }),
  ),
  /** Payments without a receipt; below zero when allocated or refunded. Absent in reports closed by release 0.2.0. */
  unallocated: v.optional(v.array(v.object({ reference: v.string(), day: Day, amount: Pesos }))),
  forms: v.object({
    beginning: v.array(Serials),
    received: v.array(Serials),
    issued: v.array(Serials),
    ending: v.array(Serials),
  }),
  /** Last + collections + unallocated − deposits = undeposited. */
  summary: v.object({
    last: Pesos,
    collections: Pesos,
    unallocated: v.optional(Pesos),
    /** Taken out of the bank for reversed receipts; the reversal itself is in the collections. */
    withdrawn: v.optional(Pesos),
    deposits: Pesos,
    undeposited: Pesos,
  }),
  cash_to_count: Pesos,
  counts: v.array(MoneyCount),
  prepared_by: v.string(),
  prepared_at: v.nullable(Instant),
  closed_by: v.string(),
  closed_at: v.nullable(Instant),
});
export type CollectionSheet = v.InferOutput<typeof CollectionSheet>;
export type CollectionSheetInput = v.InferInput<typeof CollectionSheet>;

export const OpenCollection = v.object({
  collector: v.string(),
  collector_name: v.string(),
  fund: v.picklist(COLLECTION_FUNDS),
  day: Day,
  receipts: v.number(),
  amount: Pesos,
  is_prepared: v.boolean(),
  is_own: v.boolean(),
});
export type OpenCollection = v.InferOutput<typeof OpenCollection>;

export const listOpenCollections = defineEndpoint({
  method: 'GET',
  path: '/api/collections/open',
  summary: 'List collections that are not in a closed report, by officer, fund and day',
  reply: v.object({ data: v.array(OpenCollection) }),
});

/** The report as it would be closed now, with the cheques that may be deposited and what the caller may do. */
export const CollectionDraft = v.object({
  sheet: CollectionSheet,
  planned: v.array(v.object({ ...Plan, cash: Pesos })),
  cheques: v.array(v.object({ cheque_id: Id, bank: v.string(), cheque_no: v.string(), amount: Pesos })),
  acts: v.array(v.picklist(['prepare', 'close'])),
  /** Why it cannot be closed yet, in words. */
  waits_for: v.nullable(v.string()),
});
export type CollectionDraft = v.InferOutput<typeof CollectionDraft>;

export const getOpenCollection = defineEndpoint({
  method: 'GET',
  path: '/api/collections/open/:collector/:fund/:day',
  summary: 'Get the open report of one officer, fund and day',
  params: OpenPath,
  reply: CollectionDraft,
});

/** The officer's own count and deposits. The count must equal the cash to the centavo. */
export const prepareCollection = defineEndpoint({
  method: 'PUT',
  path: '/api/collections/open/:collector/:fund/:day',
  summary: 'Record the cash count and the deposits of the collecting officer',
  params: OpenPath,
  body: v.object({
    counts: v.pipe(v.array(MoneyCount), v.maxLength(MONEY_VALUES.length)),
    deposits: v.pipe(v.array(PlannedDeposit), v.maxLength(10)),
  }),
  reply: CollectionDraft,
});

/** Certification by another person: the number is given, the receipts are frozen, the deposits are booked. */
export const closeCollection = defineEndpoint({
  method: 'POST',
  path: '/api/collections/open/:collector/:fund/:day/close',
  summary: 'Certify and close the report as treasurer',
  params: OpenPath,
  reply: CollectionSheet,
});

export const CollectionRow = v.object({
  ...reportHead,
  report_no: v.string(),
  closed_at: Instant,
  closed_by: v.string(),
  collections: Pesos,
  undeposited: Pesos,
});
export type CollectionRow = v.InferOutput<typeof CollectionRow>;

export const listCollectionReports = defineEndpoint({
  method: 'GET',
  path: '/api/collections/reports',
  summary: 'List closed reports of collections and deposits, newest first',
  query: v.object(ListQuery),
  reply: definePage(CollectionRow),
});

const ReportNo = v.pipe(v.string(), v.regex(/^\d{2}-\d{2}-\d{3,6}$/, 'id.format'));

export const getCollectionReport = defineEndpoint({
  method: 'GET',
  path: '/api/collections/reports/:report_no',
  summary: 'Get a closed report',
  params: v.object({ report_no: ReportNo }),
  reply: CollectionSheet,
});

export const COLLECTION_FILES = ['pdf', 'xlsx', 'csv'] as const;
export type CollectionFile = (typeof COLLECTION_FILES)[number];

export const downloadCollectionReport = defineEndpoint({
  method: 'GET',
  path: '/api/collections/reports/:report_no/:format',
  summary: 'Download a closed report as a PDF, workbook or CSV file',
  params: v.object({ report_no: ReportNo, format: v.picklist(COLLECTION_FILES, 'id.format') }),
});
