// The owner or another person objects to an heir's claim.

import type { SuccessionState } from '@ebpls/contracts';
import { isOpenSuccession, getStateAfterObjection } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { findNotifiedClaim, findPermittedBusiness, lockEstate, type SuccessionCase } from './successions.queries.ts';
import { insertSuccessionEvent } from './succession-events.ts';

interface ObjectionInput {
  readonly permit_no: string;
  readonly reason: string;
}

/**
 * The owner declares to be alive, which ends the claim at once and marks it; any other objection is added for the
 * decider. Refused: invalid at `permit_no` when no checked claim is open there, conflict for a second objection of one
 * person, or one to a claim of one's own.
 */
export async function objectToSuccession(
  tx: ActorTransaction,
  { permit_no, reason }: ObjectionInput,
): Promise<{ state: SuccessionState }> {
  const { trx, actor, today } = tx;
  const permit = await findPermittedBusiness(trx, permit_no, today);
  if (!permit) throw createFieldRefusal('permit_no', 'succession.nothing_claimed');
  const { owner_id } = await lockEstate(trx, permit.business_id);
  const claim = await findNotifiedClaim(trx, permit.business_id);
  if (!claim || !isOpenSuccession(claim)) throw createFieldRefusal('permit_no', 'succession.nothing_claimed');
  if (claim.heir_id === actor.account_id) throw new Refused('conflict', 'succession.own_claim');
  const by = owner_id === actor.account_id ? 'owner' : 'other';
  await insertObjection(tx, claim, { reason, is_owner: by === 'owner' });
  const state = getStateAfterObjection(by, claim.state);
  if (by === 'owner')
    await trx
      .updateTable('succession')
      .set({ state, ended_by: actor.account_id, ended_at: tx.now, reason })
      .where('succession_id', '=', claim.succession_id)
      .execute();
  await recordAudit(trx, actor, {
    act: by === 'owner' ? 'succession.owner_lives' : 'succession.object',
    object_kind: 'succession',
    object_id: claim.succession_no,
    detail: { reason },
  });
  const news = by === 'owner' ? 'succession_owner_lives' : 'succession_contested';
  await insertSuccessionEvent(tx, claim, {
    ...(by === 'owner' && { heir: { template: 'succession_objected', params: { reason } } }),
    signatories: news,
    licensing: news,
  });
  return { state };
}

async function insertObjection(
  { trx, actor, now }: ActorTransaction,
  { succession_id }: SuccessionCase,
  objection: { readonly reason: string; readonly is_owner: boolean },
): Promise<void> {
  const result = await trx
    .insertInto('succession_objection')
    .values({ succession_id, account_id: actor.account_id, ...objection, objected_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((result.numInsertedOrUpdatedRows ?? 0n) === 0n) throw new Refused('conflict', 'succession.objected_already');
}
