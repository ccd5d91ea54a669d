// Moves a business to the heir who continues it (domain reference 3.6).

import { sql } from 'kysely';

import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { SuccessionCase } from './successions.queries.ts';

/** States of a business that heirs can continue; an ended one is not continued. */
const CONTINUABLE_STATES = ['ACTIVE', 'EXPIRED', 'SUSPENDED'];

/**
 * The business, its applications and its papers move to the heir as the estate of the owner, for the paid term and
 * without new tax (domain reference 3.6). The permit in force is unchanged. Refused: conflict when the business changed
 * hands or ended meanwhile, or the heir's account was closed.
 */
export async function grantSuccession(tx: ActorTransaction, claim: SuccessionCase): Promise<void> {
  const { trx, actor, now, today } = tx;
  const { business_id, owner_id, heir_id, deceased_name } = claim;
  await refuseChanged(tx, claim);
  await trx
    .updateTable('business')
    .set({ owner_id: heir_id, estate_of: deceased_name, updated_at: now })
    .where('business_id', '=', business_id)
    .execute();
  await trx.updateTable('application').set({ owner_id: heir_id }).where('business_id', '=', business_id).execute();
  // Open offers of the deceased owner end.
  await trx
    .updateTable('transfer')
    .set({ state: 'WITHDRAWN', answered_at: now })
    .where('business_id', '=', business_id)
    .where('state', '=', 'OFFERED')
    .execute();
  await trx
    .insertInto('business_change')
    .values({
      business_id,
      assessment_id: null,
      kind: 'DEATH',
      before: JSON.stringify({ owner_id }),
      after: JSON.stringify({ owner_id: heir_id, estate_of: deceased_name }),
      reason: claim.succession_no,
      effective_on: today,
      recorded_by: actor.account_id,
      recorded_at: now,
    })
    .execute();
}

async function refuseChanged({ trx }: ActorTransaction, claim: SuccessionCase): Promise<void> {
  const { rows } = await sql<{ owner_id: number; state: string; is_heir_here: boolean }>`
    select
      b.owner_id, b.state,
      exists (select from account a where a.id = ${claim.heir_id}::bigint and a.disabled_at is null) as is_heir_here
    from business b
    where b.business_id = ${claim.business_id}::bigint`.execute(trx);
  const [business] = rows;
  if (business?.owner_id !== claim.owner_id) throw new Refused('conflict', 'succession.owner_changed');
  if (!CONTINUABLE_STATES.includes(business.state)) throw new Refused('conflict', 'succession.business_ended');
  if (!business.is_heir_here) throw new Refused('conflict', 'succession.heir_closed');
}
