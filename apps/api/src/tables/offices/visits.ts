// Column types of the tables of inspections.

import type { Bilingual, CheckAnswer, FieldPlace, ReportOutcome, SignatureLines, VisitResult } from '@ebpls/contracts';

import type { Generated, Json, JsonByDefault, Moment, MomentByDefault, RowId } from '../columns/columns.ts';

interface InspectionTable {
  inspection_id: RowId;
  inspection_no: string;
  clearance_id: number;
  scheduled_at: Moment;
  inspectors: string;
  times_moved: Generated<number>;
  visited_at: Moment | null;
  result: VisitResult | 'PARTIAL' | null;
  findings: Generated<string>;
  checklist: JsonByDefault<AnsweredItem[]>;
  next_on: string | null;
  created_at: MomentByDefault;
  inspector_id: number | null;
  moved_by_owner_at: Moment | null;
  moved_reason: Generated<string>;
}

interface InspectionItemTable {
  office: string;
  item_code: string;
  question: Json<Bilingual>;
}

/** A question in its wording when it was answered, with its answer. */
export interface AnsweredItem {
  readonly item_code: string;
  readonly question: Bilingual;
  readonly answer: CheckAnswer;
  readonly remark: string;
}

interface InspectionReportTable {
  report_id: RowId;
  report_key: string;
  inspection_id: number;
  reported_by: number;
  received_at: Moment;
  visited_at: Moment;
  outcome: ReportOutcome;
  result: VisitResult;
  findings: string;
  checklist: JsonByDefault<AnsweredItem[]>;
  met_name: string;
  signature: JsonByDefault<SignatureLines>;
  refuses_to_sign: Generated<boolean>;
  place: Json<FieldPlace> | null;
}

interface InspectionPhotoTable {
  photo_id: RowId;
  photo_key: string;
  report_key: string;
  inspection_id: number;
  sent_by: number;
  taken_at: Moment;
  received_at: Moment;
  latitude: number | null;
  longitude: number | null;
  file_name: string;
  media_type: string;
  size: number;
  sha256: string;
  storage_key: string;
}

export interface VisitTables {
  inspection: InspectionTable;
  inspection_item: InspectionItemTable;
  inspection_report: InspectionReportTable;
  inspection_photo: InspectionPhotoTable;
}
