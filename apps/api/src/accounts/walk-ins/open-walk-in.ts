// Opens and ends the session in which a clerk serves a citizen at the counter (decision 0096).

import {
  type ReplyBody,
  type CitizenKey,
  type findCitizen as findCitizenEndpoint,
  type addWalkInCitizen as newcomerEndpoint,
  type EndpointInput,
  ROLE_ID,
  type WalkIn,
  formatPersonName,
} from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';

import { grantCounterAuthority } from '../../domain/access/delegations/counter-authority.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { allocateNumber } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { maskMobile } from '../mobile/mask-mobile.ts';
import { saveAccountGrants, NO_ACCOUNT_GRANTS, readAccountGrants } from '../users/account-grants.ts';
import { insertInvited, mailInvitation } from '../users/invitation.ts';
import { findUser } from '../users/users.queries.ts';
import type { ConsentRow } from './consents.queries.ts';
import { useConsent } from './use-consent.ts';
import { walkInOpened } from './walk-in-events.ts';
import {
  type CitizenRow,
  endOpenWalkIns,
  findCitizens,
  findOpenWalkIn,
  findWalkIn,
  type WalkInRow,
} from './walk-ins.queries.ts';

/** `nena@example.com` as `n•••@example.com`: enough for a person who knows it. Empty for an account without one. */
export function maskEmail(email: string | null): string {
  return (email ?? '').replace(/^(.)[^@]*/, '$1•••');
}

export function toCitizen({ email, firstname, lastname, mobile, ...facts }: CitizenRow): WalkIn['citizen'] {
  const { is_unclaimed, businesses } = facts;
  return {
    name: formatPersonName({ firstname, lastname }),
    email: maskEmail(email),
    mobile: maskMobile(mobile ?? undefined),
    is_unclaimed,
    businesses,
  };
}

export function toWalkInReply({ walk_in_no, opened_at, ended_at, ...citizen }: WalkInRow): WalkIn {
  return { walk_in_no, citizen: toCitizen(citizen), opened_at, ended_at };
}

/** The one owner with this value; every search is recorded. Refused: conflict when several have it. */
async function findSingleCitizen(tx: ActorTransaction, key: CitizenKey): Promise<CitizenRow | undefined> {
  const [citizen, another] = await findCitizens(tx.trx, key);
  if (another !== undefined) throw new Refused('conflict', 'walk_in.several', { fields: { value: 'walk_in.several' } });
  await recordAudit(tx.trx, tx.actor, {
    act: 'walk_in.look_up',
    object_kind: 'account',
    object_id: citizen?.account_id ?? 0,
    detail: { by: key.by },
  });
  return citizen;
}

export async function findCitizen(
  tx: ActorTransaction,
  key: CitizenKey,
): Promise<ReplyBody<typeof findCitizenEndpoint>> {
  const citizen = await findSingleCitizen(tx, key);
  return { citizen: citizen === undefined ? null : toCitizen(citizen) };
}

/** The same owner, required. Refused: invalid at `value` when no account has it, conflict when several have it. */
export async function getCitizen(tx: ActorTransaction, key: CitizenKey): Promise<CitizenRow> {
  const citizen = await findSingleCitizen(tx, key);
  if (citizen === undefined) throw createFieldRefusal('value', 'walk_in.not_found');
  return citizen;
}

/**
 * Begins the walk-in with the consent of the citizen, who is notified; a wrong code returns its problem instead.
 * Refused: missing and conflict as `useConsent`, forbidden for the clerk themselves.
 */
export async function openWalkIn(
  api: Pick<Api, 'codes'>,
  tx: ActorTransaction,
  consentInput: { readonly consent_id: number; readonly code: string | undefined },
): Promise<WalkInRow | { readonly problem: MessageKey }> {
  await lockClerk(tx);
  const usedConsent = await useConsent(api, tx, consentInput);
  if ('problem' in usedConsent) return usedConsent;
  const { consent } = usedConsent;
  const walkIn = await insertWalkIn(tx, consent);
  const { walk_in_no } = walkIn;
  await insertEvent(tx, walkInOpened, { consent_id: consent.consent_id, walk_in_no });
  return walkIn;
}

/** Creates an account that only the mailed link can claim. Refused: conflict at `email` when it has one. */
export async function addCitizen(
  api: Api,
  { trx, actor, now }: ActorTransaction,
  person: EndpointInput<typeof newcomerEndpoint>['body'],
): Promise<ReplyBody<typeof newcomerEndpoint>> {
  const accountId = await insertInvited(trx, { ...person, lastname: person.lastname ?? '' });
  if (accountId === undefined)
    throw new Refused('conflict', 'walk_in.has_account', { fields: { email: 'walk_in.has_account' } });
  const after = await readAccountGrants(trx, { role_ids: [ROLE_ID.user], permissions: [] });
  await saveAccountGrants(trx, accountId, {
    before: NO_ACCOUNT_GRANTS,
    after,
    asked_by: actor.account_id,
    approved_by: null,
    now,
  });
  await recordAudit(trx, actor, {
    act: 'user.invite',
    object_kind: 'account',
    object_id: accountId,
    detail: { role_ids: after.role_ids, at_counter: true },
  });
  const user = await findUser(trx, accountId);
  if (user) await mailInvitation(trx, api, user);
  const [citizen] = await findCitizens(trx, { by: 'EMAIL', value: person.email });
  if (!citizen) throw new Error('the account that was made is gone');
  return { citizen: toCitizen(citizen) };
}

/** Two clicks of one clerk run one after the other. */
async function lockClerk({ trx, actor: { account_id } }: ActorTransaction): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', account_id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

async function insertWalkIn(
  tx: ActorTransaction,
  { account_id: owner_id, consent_id }: ConsentRow,
): Promise<WalkInRow> {
  const { trx, actor, now, today } = tx;
  const clerk_id = actor.account_id;
  if (owner_id === clerk_id) throw new Refused('forbidden', 'walk_in.own_account');
  await endOpenWalkIns(trx, clerk_id, now);
  const year = getYear(today);
  const walk_in_no = `WI-${year}-${String(await allocateNumber(trx, 'walk_in', year)).padStart(6, '0')}`;
  const { walk_in_id } = await trx
    .insertInto('walk_in')
    .values({ walk_in_no, clerk_id, owner_id, opened_at: now, day: today, consent_id })
    .returning('walk_in_id')
    .executeTakeFirstOrThrow();
  await grantCounterAuthority(tx, walk_in_id);
  await recordAudit(trx, actor, {
    act: 'walk_in.open',
    object_kind: 'account',
    object_id: owner_id,
    detail: { walk_in_no, consent_id },
  });
  const walkIn = await findOpenWalkIn(trx, { clerk_id, today });
  if (!walkIn) throw new Error(`walk-in ${walk_in_no} is gone`);
  return walkIn;
}

/** Ends the walk-in; repeated calls change nothing. Refused: missing for another clerk's. */
export async function endWalkIn(tx: ActorTransaction, walk_in_no: string): Promise<WalkInRow> {
  const { trx, actor, now } = tx;
  const walkIn = await findWalkIn(trx, walk_in_no, actor.account_id);
  if (!walkIn) throw new Refused('missing', 'resource.missing');
  if (walkIn.ended_at !== null) return walkIn;
  await endOpenWalkIns(trx, actor.account_id, now);
  await recordAudit(trx, actor, {
    act: 'walk_in.end',
    object_kind: 'account',
    object_id: walkIn.account_id,
    detail: { walk_in_no },
  });
  return (await findWalkIn(trx, walk_in_no, actor.account_id)) ?? walkIn;
}
