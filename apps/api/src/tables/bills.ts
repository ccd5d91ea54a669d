import type {
  Agency,
  AssessCase,
  AssessResultOnWire,
  Basis,
  BillLineKind,
  BillState,
  Centavos,
  InstallmentState,
  PaymentMode,
} from '@ebpls/contracts';

import type { Generated, Json, Moment, RowId } from './columns.ts';

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
  /** The order that took over what was unpaid on this one. */
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
  /** As the rules made it, amounts in whole centavos. */
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
  /** The installment as it was first billed; null for the order's own. */
  root_id: Generated<number | null>;
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

export interface BillTables {
  bill: BillTable;
  bill_line: BillLineTable;
  installment: InstallmentTable;
  installment_item: InstallmentItemTable;
  installment_waiver: InstallmentWaiverTable;
}
