import {
  type Answer,
  type CitizenKey,
  type findCitizen as findCitizenEndpoint,
  type openWalkInForNewcomer as newcomerEndpoint,
  type Received,
  ROLE_ID,
  type WalkIn,
  formatPersonName,
} from '@ebpls/contracts';
import { yearOf } from '@ebpls/rules';

import { giveCounterAuthority } from '../../domain/delegations/at-counter.ts';
import { tell } from '../../domain/notifications/tell.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import { nextNumber } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import { audit } from '../../platform/identity/audit.ts';
import { Refused, refusedField } from '../../platform/refused.ts';
import { giveHolding, NOTHING, readHolding } from '../users/holding.ts';
import { insertInvited, mailInvitation } from '../users/invitation.ts';
import { findUser } from '../users/users.queries.ts';
import {
  type CitizenRow,
  endOpen,
  findCitizens,
  findOpenWalkIn,
  findWalkIn,
  type WalkInRow,
} from './walk-ins.queries.ts';

/** `nena@example.com` as `n•••@example.com`: enough for who knows it. */
function masked(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1•••');
}

function citizenOnWire({ email, firstname, lastname, is_unclaimed, businesses }: CitizenRow): WalkIn['citizen'] {
  return { name: formatPersonName({ firstname, lastname }), email: masked(email), is_unclaimed, businesses };
}

export function walkInOnWire({
  walk_in_no,
  opened_at,
  ended_at,
  ...citizen
}: WalkInRow): Answer<typeof newcomerEndpoint> {
  return { walk_in_no, citizen: citizenOnWire(citizen), opened_at, ended_at };
}

/** The one owner who has this; every question is written down. Refused: conflict when several have it. */
async function theCitizen(tx: ActorTransaction, key: CitizenKey): Promise<CitizenRow | undefined> {
  const [found, another] = await findCitizens(tx.trx, key);
  if (another !== undefined) throw new Refused('conflict', 'walk_in.several', { fields: { value: 'walk_in.several' } });
  await audit(tx.trx, tx.actor, {
    act: 'walk_in.look_up',
    object_kind: 'account',
    object_id: found?.account_id ?? 0,
    detail: { by: key.by },
  });
  return found;
}

export async function findCitizen(tx: ActorTransaction, key: CitizenKey): Promise<Answer<typeof findCitizenEndpoint>> {
  const found = await theCitizen(tx, key);
  return { citizen: found === undefined ? null : citizenOnWire(found) };
}

/**
 * Begins it, once for a citizen who is before the clerk already. Refused: invalid at `value` when no account has it,
 * forbidden for the clerk themselves.
 */
export async function openWalkIn(tx: ActorTransaction, key: CitizenKey): Promise<WalkInRow> {
  const citizen = await theCitizen(tx, key);
  if (citizen === undefined) throw refusedField('value', 'walk_in.not_found');
  const { open } = await lockClerk(tx);
  if (open?.account_id === citizen.account_id) return open;
  const opened = await begin(tx, citizen.account_id);
  const { firstname, lastname } = await clerkOf(tx);
  await tell(
    tx,
    { ...citizen, role_id: null },
    {
      template: 'walk_in_opened',
      params: {
        clerk_name: formatPersonName({ firstname, lastname }),
        walk_in_no: opened.walk_in_no,
        link: `${tx.public_url}/app/management/companies`,
      },
    },
  );
  return opened;
}

/**
 * Makes an account that only the mailed link can claim, and begins. Refused: conflict at `email` when it has one.
 */
export async function openForNewcomer(
  api: Api,
  tx: ActorTransaction,
  person: Received<typeof newcomerEndpoint>['body'],
): Promise<WalkInRow> {
  const { trx, actor, now } = tx;
  const account_id = await insertInvited(trx, { ...person, lastname: person.lastname ?? '' });
  if (account_id === undefined)
    throw new Refused('conflict', 'walk_in.has_account', { fields: { email: 'walk_in.has_account' } });
  const after = await readHolding(trx, { role_ids: [ROLE_ID.user], permissions: [] });
  await giveHolding(trx, account_id, { before: NOTHING, after, asked_by: actor.account_id, approved_by: null, now });
  await audit(trx, actor, {
    act: 'user.invite',
    object_kind: 'account',
    object_id: account_id,
    detail: { role_ids: after.role_ids, at_counter: true },
  });
  const user = await findUser(trx, account_id);
  if (user) await mailInvitation(trx, api, user);
  return begin(tx, account_id);
}

/** Two clicks of one clerk come one after the other; answers the walk-in that stands open today. */
async function lockClerk({ trx, actor: { account_id: clerk_id }, today }: ActorTransaction): Promise<{
  readonly clerk_id: number;
  readonly open: WalkInRow | undefined;
}> {
  await trx.selectFrom('account').select('id').where('id', '=', clerk_id).forNoKeyUpdate().executeTakeFirstOrThrow();
  return { clerk_id, open: await findOpenWalkIn(trx, { clerk_id, today }) };
}

async function begin(tx: ActorTransaction, owner_id: number): Promise<WalkInRow> {
  const { trx, actor, now, today } = tx;
  const { clerk_id } = await lockClerk(tx);
  if (owner_id === clerk_id) throw new Refused('forbidden', 'walk_in.oneself');
  await endOpen(trx, clerk_id, now);
  const year = yearOf(today);
  const walk_in_no = `WI-${year}-${String(await nextNumber(trx, 'walk_in', year)).padStart(6, '0')}`;
  const { walk_in_id } = await trx
    .insertInto('walk_in')
    .values({ walk_in_no, clerk_id, owner_id, opened_at: now, day: today })
    .returning('walk_in_id')
    .executeTakeFirstOrThrow();
  await giveCounterAuthority(tx, walk_in_id);
  await audit(trx, actor, {
    act: 'walk_in.open',
    object_kind: 'account',
    object_id: owner_id,
    detail: { walk_in_no },
  });
  const opened = await findOpenWalkIn(trx, { clerk_id, today });
  if (!opened) throw new Error(`walk-in ${walk_in_no} is gone`);
  return opened;
}

/** Ends it, once however often it is asked. Refused: missing for another clerk's. */
export async function endWalkIn(tx: ActorTransaction, walk_in_no: string): Promise<WalkInRow> {
  const { trx, actor, now } = tx;
  const found = await findWalkIn(trx, walk_in_no, actor.account_id);
  if (!found) throw new Refused('missing', 'thing.missing');
  if (found.ended_at !== null) return found;
  await endOpen(trx, actor.account_id, now);
  await audit(trx, actor, {
    act: 'walk_in.end',
    object_kind: 'account',
    object_id: found.account_id,
    detail: { walk_in_no },
  });
  return (await findWalkIn(trx, walk_in_no, actor.account_id)) ?? found;
}

function clerkOf({ trx, actor }: ActorTransaction): Promise<{ firstname: string; lastname: string }> {
  return trx
    .selectFrom('account')
    .select(['firstname', 'lastname'])
    .where('id', '=', actor.account_id)
    .executeTakeFirstOrThrow();
}
