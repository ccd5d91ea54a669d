import type { AccountRequestKind, UserRow } from '@ebpls/contracts';
import { listGrants } from '@ebpls/rules';

import { defineEvent, insertEvent } from '../../domain/notifications/events/events.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';

export type RequestMail =
  | 'account_asked'
  | 'account_approved'
  | 'account_refused'
  | 'account_withdrawn'
  | 'account_expired';

interface AccountRequestChanged {
  readonly account_request_id: number;
  readonly mail: RequestMail;
  /** Of a refusal. */
  readonly reason?: string;
}

/** A change of an account was requested, or the request was decided or withdrawn. */
export const accountRequestChanged = defineEvent<AccountRequestChanged>('account_request_changed');

interface UserChanged {
  readonly user_id: number;
  readonly kind: AccountRequestKind;
  /** Names of roles, and permissions. */
  readonly removed_grants: readonly string[];
  readonly added_grants: readonly string[];
}

/** The grants of an account changed without a second person: by one administrator or by the server command. */
export const userChanged = defineEvent<UserChanged>('user_changed');

export interface InvitedPerson {
  readonly user_id: number;
  readonly grants: readonly string[];
}

interface StaffInvited {
  readonly people: readonly InvitedPerson[];
}

/** An administrator invited persons who get roles or permissions. */
export const staffInvited = defineEvent<StaffInvited>('staff_invited');

/** Stores the event of invited staff with their grants; accounts of owners are left out. */
export async function insertStaffInvited(
  tx: Pick<Transaction, 'trx' | 'now' | 'actor'>,
  users: readonly Pick<UserRow, 'id' | 'roles' | 'permissions'>[],
): Promise<void> {
  const people = users
    .map(({ id: user_id, roles, permissions }) => ({
      user_id,
      grants: listGrants({ roles: roles.map(({ name }) => name), permissions }),
    }))
    .filter(({ grants }) => grants.length > 0);
  if (people.length > 0) await insertEvent(tx, staffInvited, { people });
}
