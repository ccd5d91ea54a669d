// Ends a provisional permit: replaced by the permit of the year, or dropped.

import type { PermitState } from '@ebpls/contracts';
import { getNextState, type PermitAct, permitMachine } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { ApplicationRow } from './find-application.ts';

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
