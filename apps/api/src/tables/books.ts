// Column types of the tables that all areas share: audit, mails, settings, documents.

import type { CorrectedValue, DocumentState } from '@ebpls/contracts';

import type { Generated, Json, JsonByDefault, Moment, MomentByDefault, RowId } from './columns/columns.ts';

interface AuditEntryTable {
  id: RowId;
  at: MomentByDefault;
  account_id: number | null;
  role_name: string | null;
  act: string;
  object_kind: string;
  object_id: string;
  detail: JsonByDefault<Record<string, unknown>>;
  /** The authority under which a delegate acted, from the transaction itself. */
  delegation_id: Generated<number | null>;
}

interface MailTable {
  id: RowId;
  to_address: string;
  template: string;
  locale: string;
  subject: string;
  body_text: string;
  body_html: string;
  state: Generated<'QUEUED' | 'SENT' | 'FAILED'>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: MomentByDefault;
  sent_at: Moment | null;
  /**
   * The part of the bodies that opens an account, until the mail was sent; '' when it was removed from one that was
   * never sent.
   */
  secret: Generated<string | null>;
}

interface IdempotencyKeyTable {
  account_id: number;
  key: string;
  endpoint: string;
  body_hash: string;
  /** Keyed digest of an uploaded file's name and bytes. */
  content_hash: string | null;
  state: Generated<'RUNNING' | 'DONE'>;
  reply: Json<unknown> | null;
  claimed_at: MomentByDefault;
  expires_at: Moment;
}

interface SettingTable {
  key: string;
  value: Json<unknown>;
  updated_at: MomentByDefault;
  updated_by: number | null;
}

interface NumberSeriesTable {
  series: string;
  year: number;
  last: number;
}

interface SocketIoAttachmentsTable {
  id: Generated<number>;
  created_at: MomentByDefault | null;
  payload: Buffer | null;
}

/** An act of a timer on an occasion. */
interface TimerEventTable {
  timer: string;
  object_kind: string;
  object_id: number;
  occasion: string;
  happened_at: Moment;
}

interface WriteCheckTable {
  id: Generated<number>;
  checked_at: MomentByDefault;
}

/** A field that an office returned, and the owner's answer. */
interface CorrectionTable {
  correction_id: RowId;
  assessment_id: number;
  /** Null for the licensing office, before it accepted. */
  clearance_id: number | null;
  field: string;
  reason: string;
  before: Json<CorrectedValue>;
  after: Json<CorrectedValue> | null;
  marked_by: number;
  marked_at: Moment;
  answered_at: Moment | null;
}

/** A paper that arrives in pieces. */
interface DocumentTable {
  document_id: string;
  business_id: number;
  assessment_id: number | null;
  requirement_code: string;
  version: number;
  file_name: string;
  media_type: string;
  size: number;
  sha256: string;
  storage_key: string;
  state: Generated<DocumentState>;
  remarks: Generated<string>;
  judged_by: number | null;
  judged_at: Moment | null;
  uploaded_by: number;
  uploaded_at: MomentByDefault;
  removed_at: Moment | null;
  valid_from: string | null;
  valid_until: string | null;
  dated_at: Moment | null;
  expiry_told_at: Moment | null;
}

interface DocumentUseTable {
  use_id: RowId;
  assessment_id: number;
  requirement_code: string;
  document_id: string;
  used_from: Moment;
  used_until: Moment | null;
}

interface UploadTable {
  upload_id: string;
  account_id: number;
  business_id: number;
  assessment_id: number | null;
  assessment_code: string | null;
  requirement_code: string;
  file_name: string;
  length: number;
  received: Generated<number>;
  created_at: Moment;
  expires_at: Moment;
  finished_at: Moment | null;
}

interface FireNegativeListTable {
  tax_year: number;
  business_id: number;
  listed_by: number | null;
  listed_at: Moment;
}

export interface BookTables {
  fire_negative_list: FireNegativeListTable;
  correction: CorrectionTable;
  audit_entry: AuditEntryTable;
  mail: MailTable;
  idempotency_key: IdempotencyKeyTable;
  setting: SettingTable;
  number_series: NumberSeriesTable;
  timer_event: TimerEventTable;
  socket_io_attachments: SocketIoAttachmentsTable;
  write_check: WriteCheckTable;
  document: DocumentTable;
  document_use: DocumentUseTable;
  upload: UploadTable;
}
