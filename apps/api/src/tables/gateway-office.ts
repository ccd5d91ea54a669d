// Column types of the tables of settlements, payment claims, refunds and credits.

import type {
  Centavos,
  ClaimOutcome,
  ClaimState,
  RefundGround,
  RefundState,
  SettlementProblem,
  SettlementState,
  VoucherKind,
} from '@ebpls/contracts';

import type { Generated, Moment, RowId } from './columns/columns.ts';

interface TaxpayerCreditTable {
  credit_id: RowId;
  business_id: number;
  amount: Centavos;
  used: Generated<Centavos>;
  source_kind: string;
  source_id: string;
  reason: string;
  opened_at: Moment;
  closed_at: Moment | null;
}

interface SettlementFileTable {
  file_id: RowId;
  sha256: string;
  file_name: string;
  imported_by: number;
  imported_at: Moment;
}

interface SettlementLineTable {
  line_id: RowId;
  file_id: number;
  row_no: number;
  request_id: string;
  response_id: string;
  gross: Centavos;
  fee: Centavos;
  net: Centavos;
  settled_on: string;
  bank_reference: string;
  state: SettlementState;
  problem: SettlementProblem | null;
  remarks: Generated<string>;
  decided_by: number | null;
  deposited_on: string | null;
  entry_id: number | null;
}

interface PaymentClaimTable {
  claim_id: RowId;
  claim_no: string;
  account_id: number;
  bill_id: number;
  reference: string;
  amount: Centavos;
  paid_on: string;
  note: Generated<string>;
  state: ClaimState;
  outcome: ClaimOutcome | null;
  answer: Generated<string>;
  request_id: string | null;
  due_on: string;
  opened_at: Moment;
  asked_at: Moment | null;
  escalated_at: Moment | null;
  answered_at: Moment | null;
  answered_by: number | null;
  storage_key: string | null;
  file_name: string | null;
  media_type: string | null;
  size: number | null;
}

interface RefundClaimTable {
  claim_id: RowId;
  refund_no: string;
  receipt_no: string;
  business_id: number;
  account_id: number;
  filed_by: number;
  amount: Centavos;
  ground: RefundGround;
  reason: string;
  state: Generated<RefundState>;
  due_on: string;
  filed_at: Moment;
  storage_key: string | null;
  file_name: string | null;
  media_type: string | null;
  size: number | null;
  amount_found: Centavos | null;
  finding: Generated<string>;
  evaluated_by: number | null;
  evaluated_at: Moment | null;
  decision: Generated<string>;
  decided_by: number | null;
  decided_at: Moment | null;
  entry_id: number | null;
  voucher_kind: VoucherKind | null;
  voucher_no: string | null;
  gateway_refund_id: string | null;
  settled_by: number | null;
  settled_at: Moment | null;
}

export interface GatewayOfficeTables {
  taxpayer_credit: TaxpayerCreditTable;
  settlement_file: SettlementFileTable;
  settlement_line: SettlementLineTable;
  payment_claim: PaymentClaimTable;
  refund_claim: RefundClaimTable;
}
