// Column types of the tables of inquiries and notifications.

import type { Generated, JsonByDefault, Moment, MomentByDefault, RowId } from './columns/columns.ts';

interface InquiryRecipientTable {
  role_id: number;
  label: string;
  delivers_to: number;
  is_on: Generated<boolean>;
}

interface InquiryHandoverTable {
  id: RowId;
  inquiry_id: number;
  from_role_id: number;
  to_role_id: number;
  account_id: number;
  reason: string;
  after_message_id: number;
  handed_at: Moment;
  viewed_by: number | null;
  viewed_at: Moment | null;
}

interface InquiryTable {
  id: RowId;
  user_id: number;
  sent_to_role_id: number;
  role_id: number;
  subject: string;
  remarks: string;
  message: string;
  client_key: string;
  business_id: number | null;
  assessment_id: number | null;
  sent_at: Moment;
  answer_due_on: string;
  answered_at: Moment | null;
  last_message_id: Generated<number>;
}

interface InquiryMessageTable {
  id: RowId;
  inquiry_id: number;
  type: 'user' | 'office';
  account_id: number;
  sender_id: number;
  receiver_id: number;
  message: string;
  client_key: string;
  sent_at: Moment;
  is_view: Generated<0 | 1>;
  viewed_by: number | null;
  viewed_at: Moment | null;
}

interface InquiryFileTable {
  id: string;
  account_id: number;
  message_id: number | null;
  file_name: string;
  media_type: string;
  size: number;
  sha256: string;
  storage_key: string;
  created_at: MomentByDefault;
}

interface SavedReplyTable {
  id: RowId;
  role_id: number;
  title: string;
  message: string;
  account_id: number;
  updated_at: MomentByDefault;
}

interface NotificationTable {
  notification_id: RowId;
  account_id: number;
  role_id: number | null;
  kind: string;
  params: JsonByDefault<Record<string, string | number>>;
  path: string | null;
  inquiry_id: number | null;
  told_at: Moment;
  read_at: Moment | null;
  mailed_at: Moment | null;
  in_digest: Generated<boolean>;
}

/** Accounts that received the daily mail of a day. */
interface MailDigestTable {
  account_id: number;
  day: string;
}

export interface InquiryTables {
  notification: NotificationTable;
  mail_digest: MailDigestTable;
  inquiry_recipient: InquiryRecipientTable;
  inquiry_handover: InquiryHandoverTable;
  inquiry: InquiryTable;
  inquiry_message: InquiryMessageTable;
  inquiry_file: InquiryFileTable;
  saved_reply: SavedReplyTable;
}
