import { call } from '@ebpls/api-client';
import { changeUser, closeUser, inviteUser, reopenUser, resendInvitation } from '@ebpls/contracts';
import { type Act, formed, plain } from '@ebpls/desk';

/** A form gives one role as text and the roles that stay behind it; the contract wants their numbers, the first one deciding. */
function withRoles(values: unknown): unknown {
  if (typeof values !== 'object' || values === null || !('role_ids' in values)) return values;
  const first = String(values.role_ids);
  const others = 'other_role_ids' in values && Array.isArray(values.other_role_ids) ? values.other_role_ids : [];
  const ids = [first, ...others].filter((id) => id !== '').map(Number);
  return { ...values, role_ids: [...new Set(ids)] };
}

const invite = formed(inviteUser.body, ({ idempotency_key }, body) => call(inviteUser, { body, idempotency_key }));
const change = formed(changeUser.body, ({ on, idempotency_key }, body) =>
  call(changeUser, { params: { user_id: on }, body, idempotency_key }),
);

/** What the administrator does with accounts. */
export const USER_ACTS: Readonly<Record<string, Act>> = {
  invite: (asked, values) => invite(asked, withRoles(values)),
  change: (asked, values) => change(asked, withRoles(values)),
  close: plain(({ on, idempotency_key }) => call(closeUser, { params: { user_id: on }, idempotency_key })),
  reopen: plain(({ on, idempotency_key }) => call(reopenUser, { params: { user_id: on }, idempotency_key })),
  mail_again: plain(({ on, idempotency_key }) => call(resendInvitation, { params: { user_id: on }, idempotency_key })),
};
