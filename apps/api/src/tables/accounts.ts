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

export type EndReason = 'signed_out' | 'ended_by_owner' | 'password_changed' | 'reuse' | 'idle' | 'expired' | 'disabled';

interface SessionTable {
  id: Generated<string>;
  account_id: number;
  user_agent: Generated<string>;
  ip: Generated<string>;
  created_at: MomentByDefault;
  last_used_at: MomentByDefault;
  expires_at: Moment;
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

export interface AccountTables {
  role: RoleTable;
  account: AccountTable;
  account_role: AccountRoleTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  one_time_token: OneTimeTokenTable;
  sign_in_attempt: SignInAttemptTable;
  account_totp: AccountTotpTable;
  recovery_code: RecoveryCodeTable;
}
