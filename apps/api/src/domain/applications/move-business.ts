import type { BusinessState } from '@ebpls/contracts';
import {
  type BusinessAct,
  businessMachine,
  getRestriction,
  getNextState,
  type Actor as RulesActor,
} from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Transaction } from '../transactions/transaction.ts';

/**
 * Moves a business along its life table, where the act has a place in its state; answers the states before and after,
 * the same where nothing moved.
 */
export async function moveBusiness(
  { trx, actor, now }: Transaction,
  business_id: number,
  { act, as }: { readonly act: BusinessAct; readonly as: RulesActor },
): Promise<{ readonly from: BusinessState; readonly to: BusinessState }> {
  const { state: from } = await trx
    .selectFrom('business')
    .select('state')
    .where('business_id', '=', business_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const transition = getNextState(businessMachine, from, { act, actor: as });
  if ('refused' in transition) return { from, to: from };
  await trx
    .updateTable('business')
    .set({ state: transition.to, updated_at: now })
    .where('business_id', '=', business_id)
    .execute();
  await recordAudit(trx, actor, {
    act: `business.${act}`,
    object_kind: 'business',
    object_id: business_id,
    detail: { from, to: transition.to },
  });
  return { from, to: transition.to };
}

/**
 * A business that is open again although a sanction keeps it closed is stopped again: no closing that is taken back
 * lifts it.
 */
export async function restoreRestriction(tx: Transaction, business_id: number): Promise<void> {
  const sanction = await tx.trx
    .selectFrom('sanction')
    .select('state')
    .where('business_id', '=', business_id)
    .where('state', 'in', ['SUSPENDED', 'COMPLIED', 'REVOKED'])
    .executeTakeFirst();
  const act = sanction && getRestriction(sanction.state);
  if (act !== undefined) await moveBusiness(tx, business_id, { act, as: 'system' });
}
