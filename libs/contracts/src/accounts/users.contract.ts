// Endpoints with which administrators invite people, change and close accounts, and approve each other's changes.

import * as v from 'valibot';

import { EmailAddress, Locale } from './auth.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { ListFileQuery, defineSort } from './lists.contract.ts';
import { defineName } from '../shared/names.ts';
import { Permission, Role, SafeguardedPower } from '../shared/roles.ts';
import { Id, IdText, Instant, ListQuery, definePage, defineText, WhyAnother } from '../shared/primitives.ts';

export const ACCOUNT_REQUEST_KINDS = ['invite', 'change', 'close', 'reopen', 'second_step'] as const;
export type AccountRequestKind = (typeof ACCOUNT_REQUEST_KINDS)[number];

/**
 * A change that waits for another administrator: its requester, its content and its last day. `powers` needs the second
 * person; `taken` is what the change removes.
 */
export const WaitingChange = v.object({
  account_request_id: Id,
  kind: v.picklist(ACCOUNT_REQUEST_KINDS),
  powers: v.array(SafeguardedPower),
  taken: v.array(SafeguardedPower),
  asked_by: v.string(),
  asked_at: Instant,
  expires_at: Instant,
});
export type WaitingChange = v.InferOutput<typeof WaitingChange>;

const USER_STATES = ['active', 'invited', 'unconfirmed', 'closed'] as const;

/**
 * A person with an account, as the administrator sees them. `state`: invited until the password is set, unconfirmed
 * while a registration waits for its mailed link, closed when it was disabled.
 */
export const UserRow = v.object({
  id: Id,
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  roles: v.array(Role),
  permissions: v.array(Permission),
  state: v.picklist(USER_STATES),
  last_used_at: v.nullable(Instant),
  created_at: Instant,
  /** Whether the sign-in requires a code as well. */
  has_second_step: v.boolean(),
  /** The administrator's own account: roles and permissions are not changed by oneself. */
  is_self: v.boolean(),
  waiting: v.nullable(WaitingChange),
});
export type UserRow = v.InferOutput<typeof UserRow>;

/** A role that may be given; a barangay role names its place. */
export const RoleRow = v.object({ id: Id, name: v.string(), brgycode: v.nullable(v.string()) });
export type RoleRow = v.InferOutput<typeof RoleRow>;

const UserPath = v.object({ user_id: IdText });
const Roles = v.pipe(
  v.array(Id),
  v.maxLength(10, 'roles.too_many'),
  v.check((ids) => new Set(ids).size === ids.length, 'roles.duplicate'),
);
const Permissions = v.pipe(
  v.array(Permission),
  v.check((names) => new Set(names).size === names.length, 'permissions.duplicate'),
);

const UserFilters = {
  search: ListQuery.search,
  role_id: v.optional(IdText),
  /** Only accounts whose first role is not that of a business owner. */
  is_staff: v.optional(v.literal('true')),
  state: v.optional(v.picklist(USER_STATES)),
  sort: defineSort('users'),
};

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/users',
  summary: 'List accounts, newest first',
  query: v.object({ ...ListQuery, ...UserFilters }),
  reply: definePage(UserRow),
});

/** Refused: conflict when it would hold more than `MAX_LIST_FILE_ROWS` rows. */
export const downloadUsers = defineEndpoint({
  method: 'GET',
  path: '/api/lists/users/file',
  summary: 'Download the accounts with the same filters and order as a workbook or CSV file',
  query: v.object({ ...UserFilters, ...ListFileQuery }),
});

export const listRoles = defineEndpoint({
  method: 'GET',
  path: '/api/roles',
  summary: 'List the roles that can be assigned',
  reply: v.object({ data: v.array(RoleRow) }),
});

/**
 * The first role decides; no role is allowed (decision E12). The person gets a mail with a link that sets the password.
 */
export const InviteUser = v.object({
  firstname: defineName('firstname.required', 100),
  lastname: defineName('lastname.required', 100),
  email: EmailAddress,
  locale: v.optional(Locale, 'en'),
  role_ids: Roles,
  permissions: Permissions,
});
export type InviteUser = v.InferOutput<typeof InviteUser>;

export const inviteUser = defineEndpoint({
  method: 'POST',
  path: '/api/users',
  summary: 'Create an account and send a link to set its password',
  body: InviteUser,
  reply: UserRow,
});

/** How many people one file may invite. */
export const STAFF_FILE = { rows: 100 } as const;

/** Refused `invalid` with every wrong row as `rows.3.email`; who has an account with that role is passed over. */
export const inviteStaff = defineEndpoint({
  method: 'POST',
  path: '/api/users/file',
  summary: 'Invite the users of the offices from a file: all of them or none',
  accepts: 'multipart',
  reply: v.object({ invited: v.number(), known: v.number() }),
});

export const resendInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/users/:user_id/invitation',
  summary: 'Send the invitation again',
  params: UserPath,
  reply: UserRow,
});

export const changeUser = defineEndpoint({
  method: 'PUT',
  path: '/api/users/:user_id',
  summary: 'Change roles and permissions; the user must sign in again',
  params: UserPath,
  body: v.object({ role_ids: Roles, permissions: Permissions }),
  reply: UserRow,
});

export const closeUser = defineEndpoint({
  method: 'POST',
  path: '/api/users/:user_id/close',
  summary: 'Close an account and end its sessions',
  params: UserPath,
  reply: UserRow,
});

export const reopenUser = defineEndpoint({
  method: 'POST',
  path: '/api/users/:user_id/reopen',
  summary: 'Reopen a closed account',
  params: UserPath,
  reply: UserRow,
});

export const resetSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/users/:user_id/second-step/reset',
  summary: 'Request another administrator’s approval to remove a lost second factor; ends the user’s sessions',
  params: UserPath,
  reply: UserRow,
});

/** A request with the person it concerns, and what the account would hold. `acts`: what the reader may do with it. */
export const AccountRequest = v.object({
  ...WaitingChange.entries,
  user: v.object({ id: Id, email: v.string(), firstname: v.string(), lastname: v.string() }),
  roles: v.array(Role),
  permissions: v.array(Permission),
  acts: v.array(v.picklist(['approve', 'refuse', 'withdraw'])),
  /** Why the reader is no second person for it. */
  why_another: WhyAnother,
});
export type AccountRequest = v.InferOutput<typeof AccountRequest>;

const RequestPath = v.object({ account_request_id: IdText });
const AccountRequestDecisionReply = v.object({
  account_request_id: Id,
  state: v.picklist(['APPROVED', 'REFUSED', 'WITHDRAWN']),
});

export const listAccountRequests = defineEndpoint({
  method: 'GET',
  path: '/api/users/requests',
  summary: 'List account changes that require another administrator, oldest first',
  reply: v.object({ data: v.array(AccountRequest) }),
});

export const approveAccountRequest = defineEndpoint({
  method: 'POST',
  path: '/api/users/requests/:account_request_id/approval',
  summary: 'Approve an account change as another administrator; the change takes effect',
  params: RequestPath,
  reply: AccountRequestDecisionReply,
});

export const refuseAccountRequest = defineEndpoint({
  method: 'POST',
  path: '/api/users/requests/:account_request_id/refusal',
  summary: 'Refuse an account change as another administrator, with a reason',
  params: RequestPath,
  body: v.object({ reason: defineText('reason.required', 500) }),
  reply: AccountRequestDecisionReply,
});

export const withdrawAccountRequest = defineEndpoint({
  method: 'POST',
  path: '/api/users/requests/:account_request_id/withdrawal',
  summary: 'Withdraw the user’s own request for an account change',
  params: RequestPath,
  reply: AccountRequestDecisionReply,
});
