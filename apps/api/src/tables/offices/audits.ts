// Column types of the tables of deemed approvals, post-audits, clearance pauses and the fire bureau's list.

import type {
  ApplicationSilence,
  ClearingOffice,
  DeemedApproval,
  PostAuditGround,
  PostAuditState,
} from '@ebpls/contracts';
import type { RuleOrdinance } from '@ebpls/rules';

import type { Generated, Json, Moment, RowId } from '../columns/columns.ts';

interface DeemedApprovalTable {
  clearance_id: number;
  ground: string;
  received_on: string;
  due_on: string;
  deemed_on: string;
  days_limit: number;
  paused_days: number;
  counted_days: Json<string[]>;
  reminders: Json<DeemedApproval['reminders']>;
  recorded_at: Moment;
}

interface PostAuditTable {
  assessment_id: number;
  ground: PostAuditGround;
  drawn_on: string;
  state: Generated<PostAuditState>;
  finding: Generated<string>;
  looked_by: number | null;
  looked_at: Moment | null;
}

interface ClearanceAuditTable {
  clearance_id: number;
  outcome: 'RIGHT' | 'WRONG';
  finding: string;
  looked_by: number;
  looked_at: Moment;
}

interface ClearancePauseTable {
  pause_id: RowId;
  clearance_id: number;
  began_at: Moment;
  ended_at: Moment | null;
}

interface FireListTable {
  tax_year: number;
  kind: 'NEGATIVE' | 'POSITIVE';
  reference: string;
  given_on: string;
  recorded_by: number | null;
  recorded_at: Moment;
}

/** A pause of the legal days as recorded in the evidence; `office` is null where the owner had to pay. */
export interface EvidencePause {
  readonly office: ClearingOffice | null;
  readonly from: string;
  readonly until: string | null;
}

/** A sent reminder; `office` is null for one to the licensing office about the whole. */
export interface EvidenceReminder {
  readonly office: ClearingOffice | null;
  readonly stage: string;
  readonly at: string;
}

interface SilenceOutcomeTable {
  assessment_id: number;
  outcome: ApplicationSilence['outcome'];
  permit_no: string | null;
  complete_on: string;
  paid_on: string | null;
  last_day: string;
  decided_on: string;
  days_limit: number;
  counted_days: Json<string[]>;
  pauses: Json<EvidencePause[]>;
  reminders: Json<EvidenceReminder[]>;
  receipt_nos: Json<string[]>;
  recorded_at: Moment;
}

interface LegalExtensionTable {
  assessment_id: number;
  days: number;
  reason: string;
  extended_on: string;
  former_last_day: string;
  last_day: string;
  extended_by: number;
  recorded_at: Moment;
}

interface WithdrawnNumberTable {
  clearance_id: number;
  clearance_no: string;
  withdrawn_at: Moment;
  notified_at: Moment | null;
}

interface RuleOrdinanceTable {
  rule: RuleOrdinance['rule'];
  ordinance_no: string;
  in_force_from: string;
  in_force_until: string | null;
}

export interface AuditTables {
  rule_ordinance: RuleOrdinanceTable;
  clearance_audit: ClearanceAuditTable;
  clearance_pause: ClearancePauseTable;
  fire_list: FireListTable;
  legal_extension: LegalExtensionTable;
  silence_outcome: SilenceOutcomeTable;
  withdrawn_number: WithdrawnNumberTable;
  deemed_approval: DeemedApprovalTable;
  post_audit: PostAuditTable;
}
