// Column types of the tables of revenue code versions, their rehearsals and their proofs by past bills.

import type { Centavos, OrdinanceState, ProofOutcome, RehearsalState } from '@ebpls/contracts';

import type { Generated, Json, JsonByDefault, Moment, MomentByDefault, RowId } from '../columns/columns.ts';

interface OrdinanceVersionTable {
  ordinance_version_id: RowId;
  version: string;
  title: string;
  effective_on: string;
  state: OrdinanceState;
  content: Json<unknown>;
  /** The document of a version that is a tariff; null for the former shape, which is whole in `content`. */
  tariff: JsonByDefault<Readonly<Record<string, unknown>> | null>;
  /** Reasons of the drafter for findings of the check, by path. */
  tariff_reasons: JsonByDefault<Readonly<Record<string, string>>>;
  published_at: Moment | null;
  parent_id: number | null;
  revision: Generated<number>;
  edited_by: Generated<number[]>;
  created_by: number | null;
  created_at: MomentByDefault;
  saved_by: number | null;
  saved_at: MomentByDefault;
  published_by: number | null;
  reason: Generated<string>;
  /** Time of the withdrawn draft that this is a copy of; null before that was recorded. */
  began_at: Moment | null;
}

interface OrdinanceRehearsalTable {
  rehearsal_id: RowId;
  ordinance_version_id: number;
  parent_id: number;
  revision: number;
  content: Json<unknown>;
  state: Generated<RehearsalState>;
  tax_year: number | null;
  assessments: Generated<number>;
  done: Generated<number>;
  last_bill_id: Generated<number>;
  tally: Json<unknown>;
  asked_by: number;
  asked_on: string;
  asked_at: Moment;
  moved_at: MomentByDefault;
  finished_at: Moment | null;
}

interface TariffProofTable {
  ordinance_version_id: number;
  proof_no: number;
  revision: number;
  file_name: string;
  proved_by: number;
  proved_at: Moment;
}

interface TariffProofBillTable {
  ordinance_version_id: number;
  bill_no: number;
  title: string;
  bill: JsonByDefault<object | null>;
  outcome: ProofOutcome;
  charged: Centavos | null;
  computed: Centavos | null;
  refusal: JsonByDefault<object | null>;
}

interface TariffProofDifferenceTable {
  ordinance_version_id: number;
  bill_no: number;
  charge: string;
  charged: Centavos | null;
  computed: Centavos | null;
  accepted_by: number | null;
  accepted_at: Moment | null;
  reason: string | null;
}

export interface OrdinanceTables {
  ordinance_version: OrdinanceVersionTable;
  ordinance_rehearsal: OrdinanceRehearsalTable;
  tariff_proof: TariffProofTable;
  tariff_proof_bill: TariffProofBillTable;
  tariff_proof_difference: TariffProofDifferenceTable;
}
