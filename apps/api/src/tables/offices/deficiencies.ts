// Column types of the table of tax deficiencies.

import type { Centavos } from '@ebpls/contracts';

import type { Generated, Json, Moment, RowId } from '../columns/columns.ts';

/** Sales of a line by the proof, in centavos. */
export interface StoredProofLine {
  readonly line: string;
  readonly gross_non_essential: Centavos;
  readonly gross_essential: Centavos;
}

interface TaxDeficiencyTable {
  deficiency_id: RowId;
  deficiency_no: string;
  assessment_id: number;
  business_id: number;
  state: Generated<'FILED' | 'ORDERED' | 'CLOSED'>;
  revision: Generated<number>;
  lines: Json<readonly StoredProofLine[]>;
  reason: Generated<string>;
  filed_at: Moment;
  entered_by: number;
  entered_at: Moment;
  edited_by: Generated<number[]>;
  is_by_office: Generated<boolean>;
  storage_key: Generated<string | null>;
  file_name: Generated<string | null>;
  media_type: Generated<string | null>;
  size: Generated<number | null>;
  sent_by: Generated<number | null>;
  sent_at: Moment | null;
  decided_by: Generated<number | null>;
  decided_at: Moment | null;
  tax_proved: Generated<Centavos | null>;
  tax_billed: Generated<Centavos | null>;
  amount: Generated<Centavos | null>;
  due_on: Generated<string | null>;
  bill_id: Generated<number | null>;
  line_no: Generated<number | null>;
}

export interface DeficiencyTables {
  tax_deficiency: TaxDeficiencyTable;
}
