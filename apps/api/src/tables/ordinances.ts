import type { OrdinanceState, RehearsalState } from '@ebpls/contracts';

import type { Generated, Json, Moment, MomentByDefault, RowId } from './columns.ts';

interface OrdinanceVersionTable {
  ordinance_version_id: RowId;
  version: string;
  title: string;
  effective_on: string;
  state: OrdinanceState;
  content: Json<unknown>;
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

export interface OrdinanceTables {
  ordinance_version: OrdinanceVersionTable;
  ordinance_rehearsal: OrdinanceRehearsalTable;
}
