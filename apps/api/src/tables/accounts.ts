import type { Locale, Permission } from '@ebpls/contracts';

import type { Generated, Moment, MomentByDefault, RowId } from './columns.ts';

interface RoleTable {
  id: number;
  name: string;
  brgycode: string | null;
}

interface AccountTable {
  id: RowId;
  email: string;
  firstname: string;
  lastname: string;
  bio: Generated<string>;
  phone: Generated<string>;
  avatar: string | null;
  locale: Generated<Locale>;
  permissions: Generated<Permission[]>;
  password_hash: string;
  verified_at: Moment | null;
  disabled_at: Moment | null;
  created_at: MomentByDefault;
}

interface AccountRoleTable {
  account_id: number;
  position: number;
  role_id: number;
}

export type EndReason =
  | 'signed_out'
  | 'ended_by_owner'
  | 'password_changed'
  | 'reuse'
  | 'idle'
  | 'expired'
  | 'disabled';

interface SessionTable {
  id: Generated<string>;
  account_id: number;
  user_agent: Generated<string>;
  ip: Generated<string>;
  created_at: MomentByDefault;
  last_used_at: MomentByDefault;
  expires_at: Moment;
  proven_at: MomentByDefault;
  /** The point of the browser's public key; a session without one is a plain bearer of its token. */
  device_key: Generated<Buffer | null>;
  ended_at: Moment | null;
  end_reason: EndReason | null;
}

interface RefreshTokenTable {
  id: RowId;
  session_id: string;
  secret_hash: Buffer;
  created_at: MomentByDefault;
  used_at: Moment | null;
}

export type TokenPurpose = 'verify' | 'recover' | 'socket';

interface OneTimeTokenTable {
  id: RowId;
  account_id: number;
  session_id: string | null;
  purpose: TokenPurpose;
  secret_hash: Buffer;
  created_at: MomentByDefault;
  expires_at: Moment;
  used_at: Moment | null;
}

interface SignInAttemptTable {
  id: RowId;
  email: string;
  ip: string;
  succeeded: boolean;
  at: MomentByDefault;
}

interface LimitCountTable {
  rule: string;
  key: Buffer;
  count: number;
  refused: number;
  ends_at: Moment;
}

interface AccountTotpTable {
  account_id: number;
  secret: string;
  created_at: MomentByDefault;
  confirmed_at: Moment | null;
  last_step: Generated<number>;
}

interface RecoveryCodeTable {
  account_id: number;
  code_hash: Buffer;
  used_at: Moment | null;
}

interface AccountSettingTable {
  account_id: number;
  mail_progress: Generated<boolean>;
  mail_reminders: Generated<boolean>;
  mail_inquiries: Generated<boolean>;
}

interface EmailChangeTable {
  account_id: number;
  email: string;
  secret_hash: Buffer;
  asked_at: MomentByDefault;
}

export interface AccountTables {
  role: RoleTable;
  account: AccountTable;
  account_role: AccountRoleTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  one_time_token: OneTimeTokenTable;
  sign_in_attempt: SignInAttemptTable;
  limit_count: LimitCountTable;
  account_totp: AccountTotpTable;
  recovery_code: RecoveryCodeTable;
  account_setting: AccountSettingTable;
  email_change: EmailChangeTable;
}
