// A delegate accepts or declines an appointment; either side ends it.

import { getDelegationState } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { delegationChanged, type DelegationMail } from './delegation-events.ts';
import { type DelegationRow, findDelegation, lockDelegation } from './delegations.queries.ts';

/**
 * The appointed person accepts. Refused: missing (another's), conflict when it was answered, withdrawn or has run out.
 */
export async function acceptDelegation(tx: ActorTransaction, delegation_id: number): Promise<DelegationRow> {
  const delegation = await answerOffer(tx, delegation_id, 'ACTIVE');
  const { delegate_name, delegation_no, ends_on } = delegation;
  const params = { delegate_name: delegate_name ?? '', delegation_no, ends_on };
  await insertDelegationEvent(tx, delegation, { template: 'delegation_accepted', params });
  return delegation;
}

/** The appointed person declines. Refused: as accepting. */
export async function declineDelegation(tx: ActorTransaction, delegation_id: number): Promise<DelegationRow> {
  const delegation = await answerOffer(tx, delegation_id, 'DECLINED');
  const params = { delegate_email: delegation.delegate_email };
  await insertDelegationEvent(tx, delegation, { template: 'delegation_declined', params });
  return delegation;
}

async function answerOffer(
  tx: ActorTransaction,
  delegation_id: number,
  state: 'ACTIVE' | 'DECLINED',
): Promise<DelegationRow> {
  const { trx, actor, now, today } = tx;
  const delegation = await lockDelegation(trx, delegation_id, actor.account_id);
  if (!delegation || delegation.owner_id === actor.account_id) throw new Refused('missing', 'resource.missing');
  const stands = getDelegationState(delegation, today);
  if (stands !== 'OFFERED') throw new Refused('conflict', `delegation.is.${stands}`);
  if (!(await isStillOwners(tx, delegation))) throw new Refused('conflict', 'delegation.is.WITHDRAWN');
  await trx
    .updateTable('delegation')
    .set({ state, delegate_id: actor.account_id, answered_at: now })
    .where('delegation_id', '=', delegation_id)
    .execute();
  await recordAudit(trx, actor, {
    act: state === 'ACTIVE' ? 'delegation.accept' : 'delegation.decline',
    object_kind: 'delegation',
    object_id: delegation_id,
  });
  return getChangedDelegation(tx, delegation_id);
}

/** False when the owner who made the offer has transferred the business meanwhile. */
async function isStillOwners({ trx }: ActorTransaction, { business_id, owner_id }: DelegationRow): Promise<boolean> {
  const { rows } = await sql`
    select
    from business
    where business_id = ${business_id}::bigint and owner_id = ${owner_id}::bigint and discarded_at is null`.execute(
    trx,
  );
  return rows.length > 0;
}

/**
 * Either side ends an appointment, or the owner withdraws an offer; from the next request on no act is admitted, and
 * the lock waits for an act under way. Refused: missing (another's), conflict when it is over already.
 */
export async function endDelegation(tx: ActorTransaction, delegation_id: number): Promise<DelegationRow> {
  const { trx, actor, now, today } = tx;
  const delegationRow = await lockDelegation(trx, delegation_id, actor.account_id);
  if (!delegationRow) throw new Refused('missing', 'resource.missing');
  const state = getEndState(delegationRow, { account_id: actor.account_id, today });
  await trx
    .updateTable('delegation')
    .set({ state, ended_at: now, ended_by: actor.account_id })
    .where('delegation_id', '=', delegation_id)
    .execute();
  await recordAudit(trx, actor, {
    act: state === 'ENDED' ? 'delegation.end' : 'delegation.withdraw',
    object_kind: 'delegation',
    object_id: delegation_id,
  });
  const delegation = await getChangedDelegation(tx, delegation_id);
  if (state === 'ENDED') await recordEnd(tx, delegation);
  return delegation;
}

/** A person who has not accepted declines; only the owner withdraws. */
function getEndState(
  delegation: DelegationRow,
  { account_id, today }: { readonly account_id: number; readonly today: string },
): 'ENDED' | 'WITHDRAWN' {
  if (delegation.state === 'OFFERED' && delegation.owner_id !== account_id)
    throw new Refused('missing', 'resource.missing');
  const state = getDelegationState(delegation, today);
  if (state === 'ACTIVE') return 'ENDED';
  if (state === 'OFFERED') return 'WITHDRAWN';
  throw new Refused('conflict', `delegation.is.${state}`);
}

async function recordEnd(tx: ActorTransaction, delegation: DelegationRow): Promise<void> {
  const { owner_id, owner_name, delegate_name, delegation_no } = delegation;
  const ended_by = tx.actor.account_id === owner_id ? owner_name : (delegate_name ?? '');
  await insertDelegationEvent(tx, delegation, { template: 'delegation_ended', params: { ended_by, delegation_no } });
}

/** The appointment after the act of a person. */
export async function getChangedDelegation(
  { trx, actor }: ActorTransaction,
  delegation_id: number,
): Promise<DelegationRow> {
  const delegation = await findDelegation(trx, delegation_id, actor.account_id);
  if (!delegation) throw new Error(`delegation ${delegation_id} is gone`);
  return delegation;
}

/** Stores the event of an act of one side. */
function insertDelegationEvent(
  tx: ActorTransaction,
  { delegation_id, company_code, company_name, owner_id, delegate_id }: DelegationRow,
  mail: DelegationMail,
): Promise<void> {
  const sides = delegate_id === null ? [owner_id] : [owner_id, delegate_id];
  return insertEvent(tx, delegationChanged, { delegation_id, company_code, company_name, sides, mail });
}
