import type { DeemedApproval, PostAuditGround, PostAuditState } from '@ebpls/contracts';

import type { Generated, Json, Moment } from '../columns/columns.ts';

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

export interface AuditTables {
  deemed_approval: DeemedApprovalTable;
  post_audit: PostAuditTable;
}
