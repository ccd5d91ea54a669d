// Column types of the tables of accounts, sessions, tokens and permissions.

import type { AccountRequestKind, DeskList, ListChoice, Locale, Permission, SafeguardedPower } from '@ebpls/contracts';

import type { Generated, GeneratedColumn, Moment, MomentByDefault, RowId } from './columns/columns.ts';

interface RoleTable {
  id: number;
  name: string;
  brgycode: string | null;
}

interface AccountTable {
  id: RowId;
  /** Null for an owner who signed up with a mobile number and added no address yet. */
  email: string | null;
  firstname: string;
  lastname: string;
  /** Both names on one line; the database generates it. */
  full_name: GeneratedColumn<string>;
  bio: Generated<string>;
  phone: Generated<string>;
  avatar: string | null;
  locale: Generated<Locale>;
  permissions: Generated<Permission[]>;
  /** Null where a texted code replaces the password; never without an e-mail. */
  password_hash: string | null;
  verified_at: Moment | null;
  /** An administrator made the account; until it is verified only the invitation can claim it. */
  invited_at: Moment | null;
  disabled_at: Moment | null;
  created_at: MomentByDefault;
}

interface SavedViewTable {
  view_id: RowId;
  account_id: number;
  list: DeskList;
  name: string;
  query: string;
  position: number;
}

interface ListChoiceTable {
  account_id: number;
  list: DeskList;
  hidden: string[];
  density: ListChoice['density'];
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
  /** The point of the browser's public key; a session without one is not bound to a browser. */
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

export type TokenPurpose = 'verify' | 'recover' | 'invitation' | 'socket';

/** A sign-up that waits for its link; removed with the others of the address once one is confirmed. */
interface SignUpTable {
  sign_up_id: RowId;
  account_id: number;
  password_hash: string;
  firstname: string;
  lastname: string;
  locale: Locale;
  made_at: MomentByDefault;
}

interface OneTimeTokenTable {
  id: RowId;
  account_id: number;
  /** The sign-up that a link of `verify` confirms. */
  sign_up_id: Generated<number | null>;
  session_id: string | null;
  purpose: TokenPurpose;
  secret_hash: Buffer;
  created_at: MomentByDefault;
  expires_at: Moment;
  used_at: Moment | null;
}

interface KnownDeviceTable {
  account_id: number;
  secret_hash: Buffer;
  last_used_at: MomentByDefault;
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
  /** Secret of the phone that will replace the present one, until its first code. */
  next_secret: string | null;
}

interface RecoveryCodeTable {
  account_id: number;
  code_hash: Buffer;
  used_at: Moment | null;
}

/** Encrypts unsent work of a person, on every phone of theirs. */
interface UnsentWorkKeyTable {
  account_id: number;
  work_key: Buffer;
  made_at: MomentByDefault;
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

interface AccountGrantTable {
  grant_id: RowId;
  account_id: number;
  /** The name of a role, or a permission. */
  power: string;
  asked_by: number | null;
  approved_by: number | null;
  granted_at: Moment;
  ended_at: Moment | null;
}

export type AccountRequestState = 'WAITING' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED' | 'OVERTAKEN';

interface AccountRequestTable {
  account_request_id: RowId;
  account_id: number;
  kind: AccountRequestKind;
  role_ids: number[];
  permissions: Permission[];
  powers: SafeguardedPower[];
  /** Powers that the change removes. */
  taken: Generated<SafeguardedPower[]>;
  state: Generated<AccountRequestState>;
  asked_by: number;
  asked_at: Moment;
  expires_at: Moment;
  decided_by: number | null;
  decided_at: Moment | null;
  reason: Generated<string>;
}

/** Versions of a signatory's drawn signature; the one in use has no end. */
interface SignaturePictureTable {
  storage_id: string;
  account_id: number;
  made_at: Moment;
  ended_at: Moment | null;
}

/** The launcher's link that creates the first administrator. */
interface SetupLinkTable {
  code_hash: Buffer;
  made_at: MomentByDefault;
  expires_at: Moment;
  used_at: Moment | null;
  used_by: number | null;
}

export interface AccountTables {
  setup_link: SetupLinkTable;
  signature_picture: SignaturePictureTable;
  role: RoleTable;
  account: AccountTable;
  account_role: AccountRoleTable;
  saved_view: SavedViewTable;
  list_choice: ListChoiceTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  sign_up: SignUpTable;
  one_time_token: OneTimeTokenTable;
  known_device: KnownDeviceTable;
  sign_in_attempt: SignInAttemptTable;
  account_totp: AccountTotpTable;
  recovery_code: RecoveryCodeTable;
  unsent_work_key: UnsentWorkKeyTable;
  account_setting: AccountSettingTable;
  email_change: EmailChangeTable;
  account_grant: AccountGrantTable;
  account_request: AccountRequestTable;
}
