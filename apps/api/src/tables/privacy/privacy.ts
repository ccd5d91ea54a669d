// Column types of privacy requests, and of the numbers and codes of text messages.

import type { Erasure, Locale } from '@ebpls/contracts';

import type { Generated, Moment, MomentByDefault, RowId } from '../columns/columns.ts';

/** A file with a person's own records; no `storage_key` while it is being made. */
interface OwnExportTable {
  export_id: Generated<string>;
  account_id: number;
  asked_at: Moment;
  asked_on: string;
  expires_at: Moment;
  ready_at: Moment | null;
  storage_key: string | null;
  size: number | null;
}

interface ErasureRequestTable {
  erasure_id: RowId;
  account_id: number;
  state: Generated<Erasure['state']>;
  remarks: Generated<string>;
  asked_at: Moment;
  /** Until then the person may withdraw it. */
  executes_at: Moment;
  decided_by: number | null;
  decided_at: Moment | null;
  reason: Generated<string>;
  ended_at: Moment | null;
}

interface AccountMobileTable {
  account_id: number;
  number: string;
  is_on: Generated<boolean>;
  /** The number signs its owner in: one account for each number. */
  signs_in: Generated<boolean>;
  verified_at: Moment;
}

/** A texted code that confirms a number. */
interface MobileCodeTable {
  account_id: number;
  number: string;
  code_hash: Buffer;
  wrong: Generated<number>;
  expires_at: Moment;
}

/** A texted code that signs an owner in or up, or takes the place of a password. */
interface TextedCodeTable {
  code_id: Generated<string>;
  purpose: 'sign_in' | 'sign_up' | 'proof';
  number: string;
  /** Null while a new number signs up. */
  account_id: number | null;
  code_hash: Buffer;
  wrong: Generated<number>;
  /** Entered at the sign-up; null otherwise. */
  firstname: Generated<string | null>;
  lastname: Generated<string | null>;
  locale: Generated<Locale | null>;
  expires_at: Moment;
}

interface SmsTable {
  sms_id: RowId;
  /** Null for the code of a number that signs up. */
  account_id: number | null;
  number: string;
  template: string;
  body: string;
  state: Generated<'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'DROPPED'>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: MomentByDefault;
  taken_at: Moment | null;
}

/** Privacy requests of people, and the numbers to which they are texted. */
export interface PrivacyTables {
  own_export: OwnExportTable;
  erasure_request: ErasureRequestTable;
  account_mobile: AccountMobileTable;
  mobile_code: MobileCodeTable;
  texted_code: TextedCodeTable;
  sms: SmsTable;
}
