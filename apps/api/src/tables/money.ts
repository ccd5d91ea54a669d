// Column types of the tables of online payments, receipts and permits.

import type {
  Agency,
  AttemptState,
  Centavos,
  ExceptionOutcome,
  ExceptionState,
  PaymentMethod,
  PermitState,
} from '@ebpls/contracts';

import type { Generated, GeneratedColumn, Json, Moment, MomentByDefault, RowId } from './columns/columns.ts';
import type { Fund } from './ledger.ts';

/** An item that one attempt pays, fixed when it starts: a payment begun in time stays in time. */
export interface PaidItem {
  readonly installment_no: number;
  readonly line_no: number;
  readonly amount: Centavos;
  /** Taken off the item because it is paid early, beside `amount`. */
  readonly discount?: Centavos;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
}

interface PaymentAttemptTable {
  request_id: string;
  /** Number at the gateway of a payment of several orders, of which this is one; null where it is `request_id`. */
  joint_id: Generated<string | null>;
  bill_id: number;
  account_id: number;
  provider: string;
  method: PaymentMethod;
  amount: Centavos;
  state: AttemptState;
  items: Json<PaidItem[]>;
  message: Generated<string>;
  response_id: string | null;
  response_code: string | null;
  provider_ref: string | null;
  asked_at: Moment | null;
  ask_again_at: Moment | null;
  created_at: Moment;
  lock_until: Moment;
  closed_at: Moment | null;
  paid_under: Generated<number | null>;
  /** True once a settlement file of the gateway names it; the database computes this. */
  is_settled: GeneratedColumn<boolean>;
}

interface PaymentNotificationTable {
  notification_id: RowId;
  provider: string;
  event_id: string;
  request_id: string | null;
  received_at: MomentByDefault;
  remote_address: string | null;
  raw: Buffer;
  is_signed: boolean | null;
  verdict: Generated<'RECEIVED' | 'FORGED' | 'UNKNOWN' | 'JUDGED'>;
  detail: Generated<string>;
  times: Generated<number>;
}

interface PaymentTable {
  payment_id: RowId;
  request_id: string | null;
  bill_id: number;
  amount: Centavos;
  channel: string;
  reference: string;
  paid_at: Moment;
  posted_at: MomentByDefault;
}

/** The form of received money. A credit was received before and is used now. */
export type Tender = 'GATEWAY' | 'CASH' | 'CHEQUE' | 'DEPOSIT' | 'CREDIT';
/** Electronic receipts, and the numbered paper form AF 51. */
export type ReceiptSeries = 'EOR' | 'AF51';

interface ReceiptTable {
  receipt_no: string;
  payment_id: number;
  agency: Agency;
  fund: Fund;
  payor: string;
  amount: Centavos;
  state: Generated<'ISSUED' | 'CANCELLED' | 'REVERSED'>;
  issued_at: Moment;
  /** Its lines are the lines of this entry that have a kind. */
  entry_id: number;
  series: Generated<ReceiptSeries>;
  tender: Generated<Tender>;
  collector_id: number | null;
  report_id: number | null;
  /** Time, person and reason of its cancellation or reversal. */
  undone_at: Moment | null;
  undone_by: number | null;
  undone_reason: string | null;
}

interface PaymentExceptionTable {
  exception_id: RowId;
  kind: 'OVERPAYMENT' | 'MISMATCH' | 'UNKNOWN';
  request_id: string | null;
  notification_id: number | null;
  amount: Centavos;
  detail: string;
  state: Generated<ExceptionState>;
  opened_at: MomentByDefault;
  closed_at: Moment | null;
  entry_id: number | null;
  currency: Generated<string>;
  outcome: ExceptionOutcome | null;
  reason: Generated<string>;
  /** The business whose credit it became. */
  business_id: number | null;
  /** The number of the refund at the gateway, the same at every repetition. */
  refund_id: string | null;
  proposed_by: number | null;
  proposed_at: Moment | null;
  decided_by: number | null;
  /** A credit or a posting that waits for a second treasury officer; null for a refund. */
  proposed_outcome: Extract<ExceptionOutcome, 'CREDITED' | 'MATCHED'> | null;
  /** Number of the business or of the order that would get the money. */
  proposed_target: Generated<string>;
}

/** Printed content of the permit, as it was when it was released. */
export interface PermitContent {
  readonly permit_no: string;
  readonly plate_no: string;
  readonly company_code: string;
  readonly tax_year: number;
  readonly valid_until: string;
  readonly company_name: string;
  readonly trade_name: string;
  readonly granted_to: string;
  readonly address: string;
  readonly barangay_name: string;
  readonly lines: readonly string[];
  readonly application_type: string;
  readonly assessment_code: string;
  readonly payment_mode: string;
  readonly unpaid_due_days: readonly string[];
  readonly receipt_nos: readonly string[];
  readonly paid_on: string;
  readonly business_tax: string;
  readonly fees: string;
  readonly total: string;
  readonly clearance_nos: readonly string[];
  /** Of a certificate of retirement: the last day of business and the reason of the closure. */
  readonly closed_on?: string;
  readonly closure_reason?: string;
  /** Valid until the offices have inspected, and not signed. */
  readonly is_provisional?: true;
  /** Signed after its last day: it certifies that the year was applied for and paid, and allows nothing. */
  readonly is_for_record?: true;
  /** Approved by law (RA 11032 s.10): its legal days passed with complete documents and paid fees. */
  readonly is_by_law?: true;
  /** Of a temporary permit: its occasion and first day; `valid_until` is its last. */
  readonly event?: { readonly event_name: string; readonly venue: string; readonly starts_on: string };
}

export type PermitKind = 'PERMIT' | 'RETIREMENT' | 'TEMPORARY' | 'PROVISIONAL';

export interface Signatory {
  readonly name: string;
  readonly title: string;
  /** The version of the drawn signature on the permit. */
  readonly signature?: string;
}

interface PermitTable {
  permit_id: RowId;
  permit_no: string;
  kind: Generated<PermitKind>;
  assessment_id: number;
  business_id: number;
  state: PermitState;
  version: Generated<number>;
  token: string;
  content: Json<PermitContent>;
  expires_on: string;
  /** Null when the law made the permit of silence. */
  generated_by: number | null;
  generated_at: Moment;
  signed_by: number | null;
  signed_at: Moment | null;
  signatory: Json<Signatory> | null;
  reason: string | null;
  /** The number of the paper that replaced it. */
  replaced_by: string | null;
}

interface PermitScanTable {
  scan_id: RowId;
  account_id: number;
  scanned_at: Moment;
  permit_id: number | null;
  verdict: string;
  scan_key: string | null;
  lat: number | null;
  lng: number | null;
  accuracy: number | null;
  received_at: MomentByDefault;
}

/** A code that was scanned at two places too far apart for the time in between. */
interface ScanAlertTable {
  alert_id: RowId;
  permit_id: number;
  first_scan: number;
  second_scan: number;
  kilometres: number;
  noticed_at: Moment;
}

export interface MoneyTables {
  payment_attempt: PaymentAttemptTable;
  payment_notification: PaymentNotificationTable;
  payment: PaymentTable;
  receipt: ReceiptTable;
  payment_exception: PaymentExceptionTable;
  permit: PermitTable;
  permit_scan: PermitScanTable;
  scan_alert: ScanAlertTable;
}
