// Actions of the administrator on accounts.

import { callEndpoint } from '@ebpls/api-client';
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
import { type ActHandler, createFormAct, createAct } from '@ebpls/desk';
import { showNotice } from '@ebpls/remote-kit';

import { words } from './user.messages.ts';

/** The form returns roles as text, in their order; the contract needs their numbers. */
function withRoles(values: unknown): unknown {
  if (typeof values !== 'object' || values === null || !('role_ids' in values) || !Array.isArray(values.role_ids))
    return values;
  return { ...values, role_ids: values.role_ids.map(Number) };
}

/** A change that needs a second person has not happened yet, and its requester reads so. */
function unlessItWaits({ waiting }: UserRow): { done: true } | undefined {
  if (waiting === null) return undefined;
  showNotice('news', words('success_pending'));
  return { done: true };
}

const invite = createFormAct(
  inviteUser.body,
  ({ idempotency_key }, body) => callEndpoint(inviteUser, { body, idempotency_key }),
  unlessItWaits,
);
const createUserChange = createFormAct(
  changeUser.body,
  ({ on, idempotency_key }, body) => callEndpoint(changeUser, { params: { user_id: on }, body, idempotency_key }),
  unlessItWaits,
);

/** The administrator's acts on accounts. */
export const USER_ACTS: Readonly<Record<string, ActHandler>> = {
  invite: (input, values) => invite(input, withRoles(values)),
  change: (input, values) => createUserChange(input, withRoles(values)),
  close: createAct(
    ({ on, idempotency_key }) => callEndpoint(closeUser, { params: { user_id: on }, idempotency_key }),
    unlessItWaits,
  ),
  reopen: createAct(
    ({ on, idempotency_key }) => callEndpoint(reopenUser, { params: { user_id: on }, idempotency_key }),
    unlessItWaits,
  ),
  second_step: createAct(
    ({ on, idempotency_key }) => callEndpoint(resetSecondStep, { params: { user_id: on }, idempotency_key }),
    unlessItWaits,
  ),
  mail_again: createAct(({ on, idempotency_key }) =>
    callEndpoint(resendInvitation, { params: { user_id: on }, idempotency_key }),
  ),
  approve: createAct(({ on, idempotency_key }) =>
    callEndpoint(approveAccountRequest, { params: { account_request_id: on }, idempotency_key }),
  ),
  refuse: createFormAct(refuseAccountRequest.body, ({ on, idempotency_key }, body) =>
    callEndpoint(refuseAccountRequest, { params: { account_request_id: on }, body, idempotency_key }),
  ),
  withdraw: createAct(({ on, idempotency_key }) =>
    callEndpoint(withdrawAccountRequest, { params: { account_request_id: on }, idempotency_key }),
  ),
};
