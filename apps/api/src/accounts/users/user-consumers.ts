// Consequences of acts on accounts of staff: the administrators and the person concerned are notified.

import { ROLE_ID } from '@ebpls/contracts';

import {
  defineSetupConsumer,
  type EventConsumer,
  type SetupTransaction,
} from '../../domain/notifications/events/consumers.ts';
import type { EventKind } from '../../domain/notifications/events/events.ts';
import type { Trx } from '../../platform/database/database.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { type AccountRequestRow, findRequest } from './account-requests.queries.ts';
import {
  getAccountName,
  notifyNewStaff,
  notifyOfReducedGrants,
  notifyOfRequest,
  type StaffAccount,
} from './notify-administrators.ts';
import { accountRequestChanged, type InvitedPerson, staffInvited, userChanged } from './user-events.ts';

/** Name in mails of an act without an account: only the command on the server changes users so. */
const COMMAND_NAME = 'The command on the server';

/** What follows an invitation, a change of an account, and the request of one. */
export const USER_CONSUMERS: readonly EventConsumer[] = [
  defineUserReload(accountRequestChanged),
  defineUserReload(userChanged),
  defineUserReload(staffInvited),
  defineSetupConsumer(accountRequestChanged, {
    name: 'mail_administrators',
    effect: 'mail',
    deliver: async (tx, { actor_id, params: { account_request_id, mail, reason } }) => {
      const request = await getRequest(tx.trx, account_request_id);
      const by = actor_id === null ? '' : await getAccountName(tx.trx, actor_id);
      await notifyOfRequest(tx, request, { template: mail, by, ...(reason !== undefined && { reason }) });
    },
  }),
  defineSetupConsumer(userChanged, {
    name: 'mail_of_removed_grants',
    effect: 'mail',
    deliver: async (tx, { actor_id, params: { user_id, kind, removed_grants } }) => {
      if (kind !== 'close' && removed_grants.length === 0) return;
      const [account] = await listAccounts(tx.trx, [{ user_id, grants: removed_grants }]);
      if (account) await notifyOfReducedGrants(tx, { by: await getActorName(tx, actor_id), account, kind });
    },
  }),
  defineSetupConsumer(userChanged, {
    name: 'mail_of_added_grants',
    effect: 'mail',
    deliver: async (tx, { actor_id, params: { user_id, added_grants } }) => {
      if (added_grants.length === 0) return;
      const staff = await listAccounts(tx.trx, [{ user_id, grants: added_grants }]);
      await notifyNewStaff(tx, await getActorName(tx, actor_id), staff);
    },
  }),
  defineSetupConsumer(staffInvited, {
    name: 'mail_administrators',
    effect: 'mail',
    deliver: async (tx, { actor_id, params: { people } }) =>
      notifyNewStaff(tx, await getActorName(tx, actor_id), await listAccounts(tx.trx, people)),
  }),
];

/** The administrators' pages of users reload. */
function defineUserReload<Params extends object>(kind: EventKind<Params>): EventConsumer {
  return defineSetupConsumer(kind, {
    name: 'reload_administrators',
    effect: 'reload',
    deliver: ({ trx }) => nudgeRooms(trx, [`role:${ROLE_ID.admin}`], { subject: 'user' }),
  });
}

function getActorName({ trx }: SetupTransaction, actor_id: number | null): Promise<string> {
  return actor_id === null ? Promise.resolve(COMMAND_NAME) : getAccountName(trx, actor_id);
}

async function getRequest(trx: Trx, account_request_id: number): Promise<AccountRequestRow> {
  const request = await findRequest(trx, account_request_id);
  if (!request) throw new Error(`account request ${account_request_id} is gone`);
  return request;
}

/** The accounts of the people, in their order, with the grants of the act. */
async function listAccounts(trx: Trx, people: readonly InvitedPerson[]): Promise<StaffAccount[]> {
  const accounts = await trx
    .selectFrom('account')
    .select(['id', 'email', 'firstname', 'lastname'])
    .where(
      'id',
      'in',
      people.map(({ user_id }) => user_id),
    )
    .execute();
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return people.flatMap(({ user_id, grants }) => {
    const account = byId.get(user_id);
    return account === undefined ? [] : [{ ...account, email: account.email ?? '', grants }];
  });
}
