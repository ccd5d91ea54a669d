// Column types of the tables of office checklists, text templates and condition answers.

import type { Bilingual, CheckAnswer, ChecklistLine, ClearingOffice, OfficeTemplate } from '@ebpls/contracts';

import type { Generated, Json, Moment, RowId } from '../columns/columns.ts';

/** One version of an office's checklist; an empty `brgycode` is an office of the municipal hall, or every barangay. */
interface OfficeChecklistTable {
  checklist_id: RowId;
  office: ClearingOffice;
  brgycode: Generated<string>;
  version: number;
  items: Json<ChecklistLine[]>;
  published_by: number | null;
  published_at: Moment;
}

/** An office's text templates, version by version; an empty `brgycode` as above. */
interface OfficeTemplatesTable {
  templates_id: RowId;
  office: ClearingOffice;
  brgycode: Generated<string>;
  version: number;
  templates: Json<OfficeTemplate[]>;
  published_by: number | null;
  published_at: Moment;
}

interface ChecklistAnswerTable {
  clearance_id: number;
  item: string;
  place: number;
  question: Json<Bilingual>;
  answer: CheckAnswer;
  remark: Generated<string>;
  answered_by: number;
  answered_at: Moment;
}

/** Answer to a condition; without a row there is none yet. */
interface ConditionAnswerTable {
  clearance_id: number;
  place: number;
  note: Generated<string>;
  document_id: string | null;
  answered_by: number | null;
  answered_at: Moment | null;
  outcome: 'MET' | 'NOT_MET' | null;
  remark: Generated<string>;
  judged_by: number | null;
  judged_at: Moment | null;
}

/** A document that an application requires, frozen when it was filed. */
interface ApplicationRequirementTable {
  assessment_id: number;
  code: string;
  name: Json<Bilingual>;
  is_mandatory: boolean;
  verified_by: string[];
}

/** The original of a document that its owner brings, seen by an office. */
interface SeenOriginalTable {
  assessment_id: number;
  requirement_code: string;
  office: ClearingOffice;
  seen_by: number | null;
  seen_at: Moment;
}

/** A document outside the frozen list of an application, requested with a legal ground. */
interface ExtraDocumentTable {
  extra_document_id: Generated<number>;
  assessment_id: number;
  clearance_id: number;
  requirement_code: string;
  legal_ground: string;
  requested_by: number | null;
  requested_at: Moment;
}

export interface ChecklistTables {
  condition_answer: ConditionAnswerTable;
  application_requirement: ApplicationRequirementTable;
  seen_original: SeenOriginalTable;
  extra_document: ExtraDocumentTable;
  office_checklist: OfficeChecklistTable;
  office_templates: OfficeTemplatesTable;
  checklist_answer: ChecklistAnswerTable;
}
