import { call } from '@ebpls/api-client';
import {
  approveAccountRequest,
  changeUser,
  closeUser,
  inviteUser,
  refuseAccountRequest,
  reopenUser,
  resendInvitation,
  resetSecondStep,
  type UserRow,
  withdrawAccountRequest,
} from '@ebpls/contracts';
import { type Act, formed, plain } from '@ebpls/desk';
import { notify } from '@ebpls/remote-kit';

import { words } from './user.messages.ts';

/** A form gives roles as text, in their order; the contract wants their numbers. */
function withRoles(values: unknown): unknown {
  if (typeof values !== 'object' || values === null || !('role_ids' in values) || !Array.isArray(values.role_ids))
    return values;
  return { ...values, role_ids: values.role_ids.map(Number) };
}

/** What needs a second person has not happened yet, and whoever saved it is told so. */
function unlessItWaits({ waiting }: UserRow): { done: true } | undefined {
  if (waiting === null) return undefined;
  notify('news', words('said_waits'));
  return { done: true };
}

const invite = formed(
  inviteUser.body,
  ({ idempotency_key }, body) => call(inviteUser, { body, idempotency_key }),
  unlessItWaits,
);
const change = formed(
  changeUser.body,
  ({ on, idempotency_key }, body) => call(changeUser, { params: { user_id: on }, body, idempotency_key }),
  unlessItWaits,
);

/** What the administrator does with accounts. */
export const USER_ACTS: Readonly<Record<string, Act>> = {
  invite: (asked, values) => invite(asked, withRoles(values)),
  change: (asked, values) => change(asked, withRoles(values)),
  close: plain(
    ({ on, idempotency_key }) => call(closeUser, { params: { user_id: on }, idempotency_key }),
    unlessItWaits,
  ),
  reopen: plain(
    ({ on, idempotency_key }) => call(reopenUser, { params: { user_id: on }, idempotency_key }),
    unlessItWaits,
  ),
  second_step: plain(
    ({ on, idempotency_key }) => call(resetSecondStep, { params: { user_id: on }, idempotency_key }),
    unlessItWaits,
  ),
  mail_again: plain(({ on, idempotency_key }) => call(resendInvitation, { params: { user_id: on }, idempotency_key })),
  approve: plain(({ on, idempotency_key }) =>
    call(approveAccountRequest, { params: { account_request_id: on }, idempotency_key }),
  ),
  refuse: formed(refuseAccountRequest.body, ({ on, idempotency_key }, body) =>
    call(refuseAccountRequest, { params: { account_request_id: on }, body, idempotency_key }),
  ),
  withdraw: plain(({ on, idempotency_key }) =>
    call(withdrawAccountRequest, { params: { account_request_id: on }, idempotency_key }),
  ),
};
