// Column types of the tables of heirs' claims.

import type { HeirRelation, SuccessionState } from '@ebpls/contracts';

import type { Generated, Moment, RowId } from '../columns/columns.ts';

interface SuccessionTable {
  succession_id: RowId;
  succession_no: string;
  business_id: number;
  owner_id: number;
  heir_id: number;
  permit_no: string;
  deceased_name: string;
  /** The owner's name as the heir typed it. */
  stated_name: string;
  relation: HeirRelation;
  died_on: string;
  statement: string;
  signed_name: string;
  state: Generated<SuccessionState>;
  filed_at: Moment;
  /** Since when the owner is notified and objections are possible. */
  notified_at: Moment | null;
  object_until: string;
  checked_by: number | null;
  checked_at: Moment | null;
  finding: Generated<string>;
  ended_by: number | null;
  ended_at: Moment | null;
  reason: Generated<string>;
}

interface SuccessionPaperTable {
  succession_id: number;
  requirement_code: string;
  storage_key: string;
  file_name: string;
  media_type: string;
  size: number;
  sha256: string;
  uploaded_by: number;
  uploaded_at: Moment;
}

interface SuccessionObjectionTable {
  objection_id: RowId;
  succession_id: number;
  account_id: number;
  is_owner: boolean;
  reason: string;
  objected_at: Moment;
}

export interface SuccessionTables {
  succession: SuccessionTable;
  succession_paper: SuccessionPaperTable;
  succession_objection: SuccessionObjectionTable;
}
