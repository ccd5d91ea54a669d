import type { BusinessState } from '@ebpls/contracts';
import {
  type BusinessAct,
  businessMachine,
  getRestriction,
  getNextState,
  type Actor as RulesActor,
} from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';

/**
 * Moves a business along its state machine, where its state allows the act; returns the states before and after, equal
 * where nothing changed.
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
 * Stops a reopened business again while a sanction keeps it closed: withdrawing a closing does not lift the sanction.
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
