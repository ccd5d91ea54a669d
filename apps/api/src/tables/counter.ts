// Column types of the tables of the payment counter: receipt forms, cheques, deposit slips, collection reports.

import type {
  ApprovalKind,
  ApprovalState,
  Centavos,
  ChequeState,
  CollectionSheetInput,
  DepositPlan,
  FlagBlock,
  FormOutcome,
  MoneyCount,
} from '@ebpls/contracts';

import type { Generated, Json, JsonByDefault, Moment, RowId } from './columns/columns.ts';
import type { Fund } from './ledger.ts';

interface FormBookletTable {
  booklet_id: RowId;
  first_no: number;
  last_no: number;
  holder_id: number;
  assigned_by: number;
  assigned_on: string;
  assigned_at: Moment;
}

interface UsedFormTable {
  serial: number;
  booklet_id: number;
  fate: FormOutcome;
  receipt_no: string | null;
  reason: Generated<string>;
  account_id: number;
  used_on: string;
  used_at: Moment;
}

interface ChequeTable {
  cheque_id: RowId;
  payment_id: number;
  bank: string;
  cheque_no: string;
  dated_on: string;
  is_managers: boolean;
  amount: Centavos;
  state: Generated<ChequeState>;
  received_on: string;
  /** The end of the clearing hold. */
  clears_on: string;
  judged_by: number | null;
  judged_at: Moment | null;
  reason: Generated<string>;
  /** Confirmation of a manager's cheque: time and person. */
  confirmed_at: Moment | null;
  confirmed_by: number | null;
  /** The bank's own reference, as the treasurer matched it. */
  bank_reference: Generated<string>;
}

interface DepositSlipTable {
  payment_id: number;
  bank: string;
  reference: string;
  deposited_on: string;
  is_void: Generated<boolean>;
  matched_at: Moment | null;
  matched_by: number | null;
  bank_reference: Generated<string>;
}

interface CounterApprovalTable {
  approval_id: RowId;
  kind: ApprovalKind;
  bill_id: number;
  payment_id: number | null;
  amount: Centavos;
  reason: string;
  state: Generated<ApprovalState>;
  asked_by: number;
  asked_on: string;
  asked_at: Moment;
  decided_by: number | null;
  decided_at: Moment | null;
  remarks: Generated<string>;
}

interface RedFlagTable {
  flag_id: RowId;
  flag_no: string;
  business_id: number;
  kind: 'BOUNCED_CHEQUE';
  params: JsonByDefault<Readonly<Record<string, string>>>;
  blocks: FlagBlock[];
  state: Generated<'OPEN' | 'RESOLVED'>;
  opened_by: number | null;
  opened_at: Moment;
  resolved_by: number | null;
  resolved_at: Moment | null;
  remarks: Generated<string>;
}

interface CollectionReportTable {
  report_id: RowId;
  report_no: string | null;
  state: Generated<'DRAFT' | 'CLOSED'>;
  /** Null for the electronic collector. */
  collector_id: number | null;
  fund: Fund;
  day: string;
  counts: JsonByDefault<readonly MoneyCount[]>;
  deposits: JsonByDefault<readonly DepositPlan[]>;
  prepared_by: number | null;
  prepared_at: Moment | null;
  closed_by: number | null;
  closed_at: Moment | null;
  undeposited: Centavos | null;
  /** The part of it that is cash. */
  cash_left: Centavos | null;
  /** The report as it was certified. */
  content: Json<CollectionSheetInput> | null;
}

interface ReportEntryTable {
  entry_id: number;
  fund: Fund;
  report_id: number;
}

interface BankDepositTable {
  deposit_id: RowId;
  report_id: number;
  entry_id: number;
  bank: string;
  reference: string;
  deposited_on: string;
  cash: Centavos;
  cheques: Centavos;
}

interface DepositedChequeTable {
  cheque_id: number;
  fund: Fund;
  deposit_id: number;
  amount: Centavos;
}

export interface CounterTables {
  form_booklet: FormBookletTable;
  used_form: UsedFormTable;
  cheque: ChequeTable;
  deposit_slip: DepositSlipTable;
  counter_approval: CounterApprovalTable;
  red_flag: RedFlagTable;
  collection_report: CollectionReportTable;
  report_entry: ReportEntryTable;
  bank_deposit: BankDepositTable;
  deposited_cheque: DepositedChequeTable;
}
