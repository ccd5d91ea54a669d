// Column types of the tables of sanction cases.

import type { SanctionGround, SanctionState } from '@ebpls/contracts';

import type { Generated, Moment, RowId } from '../columns/columns.ts';

interface SanctionTable {
  sanction_id: RowId;
  sanction_no: string;
  business_id: number;
  state: Generated<SanctionState>;
  ground: SanctionGround;
  finding: string;
  office: string;
  brgycode: string | null;
  recommended_by: number;
  recommended_at: Moment;
  asked_by: number | null;
  asked_at: Moment | null;
  answer_by: string | null;
  answer: Generated<string>;
  answered_at: Moment | null;
  decision: Generated<string>;
  decided_by: number | null;
  decided_at: Moment | null;
  compliance: Generated<string>;
  complied_at: Moment | null;
  reinstatement: Generated<string>;
  reinstated_by: number | null;
  reinstated_at: Moment | null;
}

interface SanctionPaperTable {
  paper_id: string;
  sanction_id: number;
  storage_key: string;
  file_name: string;
  media_type: string;
  size: number;
  sha256: string;
  sent_by: number;
  sent_at: Moment;
}

interface SanctionedPermitTable {
  sanction_id: number;
  permit_id: number;
}

export interface SanctionTables {
  sanction: SanctionTable;
  sanction_paper: SanctionPaperTable;
  sanctioned_permit: SanctionedPermitTable;
}
