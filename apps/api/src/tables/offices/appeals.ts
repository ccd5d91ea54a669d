// Column types of the tables of appeals.

import type { AppealState } from '@ebpls/contracts';

import type { Generated, Moment, RowId } from '../columns/columns.ts';

interface AppealTable {
  appeal_id: RowId;
  appeal_no: string;
  business_id: number;
  assessment_id: number | null;
  clearance_id: number | null;
  sanction_id: number | null;
  state: Generated<AppealState>;
  office: string;
  brgycode: string | null;
  contested_by: number;
  contested_at: Moment;
  contested_reason: string;
  reason: string;
  filed_by: number;
  filed_at: Moment;
  decision: Generated<string>;
  decided_by: number | null;
  decided_at: Moment | null;
}

interface AppealPaperTable {
  paper_id: string;
  appeal_id: number;
  storage_key: string;
  file_name: string;
  media_type: string;
  size: number;
  sha256: string;
  sent_by: number;
  sent_at: Moment;
}

export interface AppealTables {
  appeal: AppealTable;
  appeal_paper: AppealPaperTable;
}
