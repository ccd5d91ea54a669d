import type { Agency, AssessCase, AssessResultOnWire, AttemptState, Basis, BillLineKind, BillState, Centavos, InstallmentState, PermitState } from '@ebpls/contracts';
import type { InferInput } from 'valibot';

import type { Generated, Json, Moment, MomentByDefault, RowId } from './columns.ts';

interface BillTable {
  bill_id: RowId;
  assessment_id: number;
  version: number;
  top_no: string | null;
  state: BillState;
  ordinance_version_id: number;
  /** The case as the rules read it, money in centavos. */
  input: Json<AssessCase>;
  result: Json<AssessResultOnWire>;
  total: Centavos;
  computed_by: number;
  computed_at: Moment;
  approved_by: number | null;
  approved_at: Moment | null;
  valid_until: string | null;
  reason: string | null;
}

interface BillLineTable {
  bill_id: number;
  line_no: number;
  code: string;
  name: string;
  name_fil: string;
  kind: BillLineKind;
  agency: Agency;
  account_code: string;
  ordinance_section: string;
  basis: Json<InferInput<typeof Basis>>;
  amount: Centavos;
}

interface InstallmentTable {
  installment_id: RowId;
  bill_id: number;
  no: number;
  nominal_due_on: string;
  due_on: string;
  state: Generated<InstallmentState>;
  paid_at: Moment | null;
}

interface InstallmentItemTable {
  installment_id: number;
  line_no: number;
  amount: Centavos;
  bears_penalty: boolean;
  paid: Generated<Centavos>;
  surcharge_paid: Generated<Centavos>;
  interest_paid: Generated<Centavos>;
}

/** What one attempt pays, item by item, fixed when it starts: a payment begun in time stays in time. */
export interface PaidItem {
  readonly installment_no: number;
  readonly line_no: number;
  readonly amount: Centavos;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
}

interface PaymentAttemptTable {
  request_id: string;
  bill_id: number;
  account_id: number;
  provider: string;
  method: 'gcash';
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

interface ReceiptTable {
  receipt_no: string;
  payment_id: number;
  agency: Agency;
  fund: string;
  payor: string;
  amount: Centavos;
  state: Generated<'ISSUED' | 'CANCELLED' | 'REVERSED'>;
  issued_at: Moment;
}

interface ReceiptLineTable {
  receipt_no: string;
  position: number;
  code: string;
  account_code: string;
  name: string;
  kind: 'PRINCIPAL' | 'SURCHARGE' | 'INTEREST';
  installment_no: number;
  amount: Centavos;
}

interface PaymentExceptionTable {
  exception_id: RowId;
  kind: 'OVERPAYMENT' | 'MISMATCH' | 'UNKNOWN';
  request_id: string | null;
  notification_id: number | null;
  amount: Centavos;
  detail: string;
  state: Generated<'OPEN' | 'CLOSED'>;
  opened_at: MomentByDefault;
  closed_at: Moment | null;
}

/** What is printed on the permit, kept as it was when it was released. */
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
}

export interface Signatory {
  readonly name: string;
  readonly title: string;
}

interface PermitTable {
  permit_id: RowId;
  permit_no: string;
  assessment_id: number;
  business_id: number;
  state: PermitState;
  version: Generated<number>;
  token: string;
  content: Json<PermitContent>;
  expires_on: string;
  generated_by: number;
  generated_at: Moment;
  signed_by: number | null;
  signed_at: Moment | null;
  signatory: Json<Signatory> | null;
  reason: string | null;
}

interface PermitScanTable {
  scan_id: RowId;
  account_id: number;
  scanned_at: Moment;
  permit_id: number | null;
  verdict: string;
}

export interface MoneyTables {
  bill: BillTable;
  bill_line: BillLineTable;
  installment: InstallmentTable;
  installment_item: InstallmentItemTable;
  payment_attempt: PaymentAttemptTable;
  payment_notification: PaymentNotificationTable;
  payment: PaymentTable;
  receipt: ReceiptTable;
  receipt_line: ReceiptLineTable;
  payment_exception: PaymentExceptionTable;
  permit: PermitTable;
  permit_scan: PermitScanTable;
}
