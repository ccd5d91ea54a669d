// Updates the states of the business and of the provisional permit after an act on an application.

import type { BusinessState, PermitState } from '@ebpls/contracts';
import {
  type BusinessAct,
  businessMachine,
  getRestriction,
  getNextState,
  type Actor as RulesActor,
  type PermitAct,
  permitMachine,
} from '@ebpls/rules';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { ApplicationRow } from './find-application.ts';

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

type ProvisionalEndAct = Extract<PermitAct, 'supersede' | 'fall'>;

/** The permit of the year replaces the provisional one of the same application. */
export function replaceProvisionalPermit(
  tx: Transaction,
  application: Pick<ApplicationRow, 'assessment_id'>,
  permit_no: string,
): Promise<string[]> {
  return endProvisional(tx, application, { act: 'supersede', replaced_by: permit_no });
}

/** Ends the provisional permit of an application; returns the numbers of those in force. */
export function dropProvisionalPermit(
  tx: Transaction,
  application: Pick<ApplicationRow, 'assessment_id'>,
): Promise<string[]> {
  return endProvisional(tx, application, { act: 'fall', replaced_by: null });
}

async function endProvisional(
  { trx, actor }: Transaction,
  { assessment_id }: Pick<ApplicationRow, 'assessment_id'>,
  { act, replaced_by }: { readonly act: ProvisionalEndAct; readonly replaced_by: string | null },
): Promise<string[]> {
  const permits = await trx
    .selectFrom('permit')
    .select(['permit_id', 'permit_no', 'state'])
    .where('assessment_id', '=', assessment_id)
    .where('kind', '=', 'PROVISIONAL')
    .forNoKeyUpdate()
    .execute();
  const endedPermits: string[] = [];
  for (const { permit_id, permit_no, state } of permits) {
    const to: { to: PermitState } | { refused: string } = getNextState(permitMachine, state, { act, actor: 'system' });
    if ('refused' in to) continue;
    await trx.updateTable('permit').set({ state: to.to, replaced_by }).where('permit_id', '=', permit_id).execute();
    await recordAudit(trx, actor, {
      act: `permit.${act}`,
      object_kind: 'permit',
      object_id: permit_no,
      detail: { from: state, to: to.to },
    });
    endedPermits.push(permit_no);
  }
  return endedPermits;
}
