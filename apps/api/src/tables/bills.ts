// Column types of the tables of bills, installments and disputes.

import type {
  Agency,
  AssessCase,
  AssessResultOnWire,
  Basis,
  BillLineKind,
  BillState,
  Centavos,
  ClearingOffice,
  DisputeState,
  InstallmentState,
  LaterDiscounts,
  PaymentMode,
} from '@ebpls/contracts';

import type { ColumnType } from 'kysely';

import type { Generated, Json, JsonByDefault, Moment, MomentByDefault, RowId } from './columns/columns.ts';

/** A year without a filed application, as assessed with the bill of a later one. */
interface BilledBackYear {
  readonly tax_year: number;
  readonly ordinance_version_id: number;
  readonly is_presumptive: boolean;
  /** The input of the rules, money in centavos. */
  readonly input: AssessCase;
  readonly result: AssessResultOnWire;
}

interface BillTable {
  bill_id: RowId;
  assessment_id: number;
  version: number;
  top_no: string | null;
  state: BillState;
  ordinance_version_id: number;
  /** The input of the rules, money in centavos. */
  input: Json<AssessCase>;
  result: Json<AssessResultOnWire>;
  /** Years without a filed application that are billed with it (domain reference 3.10b), oldest first. */
  back_years: JsonByDefault<readonly BilledBackYear[]>;
  total: Centavos;
  /** Null when the rules computed it automatically. */
  computed_by: number | null;
  computed_at: Moment;
  approved_by: number | null;
  approved_at: Moment | null;
  valid_until: string | null;
  reason: string | null;
  /** Its states were compared with the one allocation of payments. */
  is_checked: Generated<boolean>;
  /** Arrears of earlier years at the time of the assessment, by installment. */
  arrears_computed: Generated<string>;
  /** The order that took over the unpaid rest of this one. */
  carried_to: Generated<number | null>;
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
  /** As computed by the rules, amounts in whole centavos. */
  basis: Json<Basis>;
  amount: Centavos;
  /** The earlier tax year that the line was carried over from; null for the order's own. */
  of_year: Generated<number | null>;
}

interface InstallmentTable {
  installment_id: RowId;
  bill_id: number;
  no: number;
  nominal_due_on: string;
  due_on: string;
  state: Generated<InstallmentState>;
  paid_at: Moment | null;
  of_year: Generated<number | null>;
  of_no: Generated<number | null>;
  of_mode: Generated<PaymentMode | null>;
  of_ordinance_version_id: Generated<number | null>;
  /** The installment as first billed; null for the order's own. */
  root_id: Generated<number | null>;
  /** Nothing of it is due, and the bank has not confirmed its payment. */
  awaits_bank: Generated<boolean>;
}

interface InstallmentItemTable {
  installment_id: number;
  line_no: number;
  amount: Centavos;
  bears_penalty: boolean;
  /** Late policy of a tariff that its charge names; null for the one policy of the code. */
  late_code: Generated<string | null>;
  /** Its own due day; null where it is that of the installment. */
  due_on: Generated<string | null>;
  /** Last day of its discount for early payment, and what it takes off; null without one. */
  early_until: Generated<string | null>;
  early_discount: Generated<Centavos | null>;
  /** Lower shares after that day; null without any. */
  early_later: Json<LaterDiscounts> | null;
  /** Its line in the installment as first billed; null for the order's own. */
  root_line_no: Generated<number | null>;
  /** The days on which the dispute of its line began and ended. */
  disputed_on: Generated<string | null>;
  freed_on: Generated<string | null>;
}

interface LineDisputeTable {
  dispute_id: RowId;
  dispute_no: string;
  bill_id: number;
  line_no: number;
  business_id: number;
  account_id: number;
  reason: string;
  amount_billed: Centavos;
  amount_held: Centavos;
  state: Generated<DisputeState>;
  filed_on: string;
  filed_at: Moment;
  decide_by: string;
  amount_found: Generated<Centavos | null>;
  decision: Generated<string>;
  ended_on: Generated<string | null>;
  ended_by: Generated<number | null>;
  ended_at: Moment | null;
}

interface InstallmentWaiverTable {
  waiver_id: RowId;
  installment_id: number;
  state: Generated<'PROPOSED' | 'APPROVED' | 'DENIED'>;
  resolution_no: string;
  reason: string;
  proposed_by: number;
  proposed_at: Moment;
  decided_by: number | null;
  decided_at: Moment | null;
}

/** Disagreements of the records before one allocation, for the treasurer to check. */
interface OrderDifferenceTable {
  difference_id: RowId;
  bill_id: number;
  kind: 'ALLOCATION' | 'STATE' | 'OWED';
  installment_no: number | null;
  line_no: number | null;
  recorded: string;
  computed: string;
  found_at: MomentByDefault;
}

/** An office's finding on one of its fees; decided once, or again until the bill is approved. */
interface ProposedFeeTable {
  assessment_id: number;
  code: string;
  clearance_id: number;
  amount: Centavos;
  reason: string;
  proposed_by: number;
  proposed_at: Moment;
  outcome: 'TAKEN' | 'REJECTED' | null;
  decision: Generated<string>;
  decided_by: number | null;
  decided_at: Moment | null;
}

/** A measure that an office declares, as it was found; the bill is computed with it. */
interface FoundMeasureTable {
  assessment_id: number;
  line: string;
  code: string;
  value: ColumnType<string | boolean, string, string>;
  office: ClearingOffice;
  found_by: number;
  found_at: Moment;
}

export interface BillTables {
  found_measure: FoundMeasureTable;
  proposed_fee: ProposedFeeTable;
  bill: BillTable;
  bill_line: BillLineTable;
  installment: InstallmentTable;
  installment_item: InstallmentItemTable;
  installment_waiver: InstallmentWaiverTable;
  line_dispute: LineDisputeTable;
  order_difference: OrderDifferenceTable;
}
