import { getNextState, permitMachine } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/api.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { type Transaction, runForEachCase } from '../../platform/transactions/transaction.ts';
import { permitExpired } from '../notices/permit-events.ts';

/** T15: a permit ends with the last day of its year. */
export async function expirePermits(api: Api): Promise<void> {
  const endedPermits = await api.db
    .selectFrom('permit')
    .select('permit_id')
    .where('state', 'in', ['ACTIVE', 'SUSPENDED'])
    .where('expires_on', '<', api.clock.today())
    .orderBy('permit_id')
    .execute();
  await runForEachCase(
    api,
    endedPermits.map(({ permit_id }) => permit_id),
    expirePermit,
  );
}

async function expirePermit(tx: Transaction, permit_id: number): Promise<void> {
  const { trx, today } = tx;
  const permit = await trx
    .selectFrom('permit')
    .innerJoin('application', 'application.assessment_id', 'permit.assessment_id')
    .select([
      'permit.permit_no',
      'permit.kind',
      'permit.state',
      'permit.expires_on',
      'application.assessment_id',
      'application.owner_id',
      'application.assessment_code',
    ])
    .where('permit_id', '=', permit_id)
    .forNoKeyUpdate('permit')
    .executeTakeFirstOrThrow();
  const transition = getNextState(permitMachine, permit.state, { act: 'expire', actor: 'system' });
  if ('refused' in transition || permit.expires_on >= today) return;
  await trx.updateTable('permit').set({ state: transition.to }).where('permit_id', '=', permit_id).execute();
  await recordAudit(trx, undefined, {
    act: 'permit.expire',
    object_kind: 'permit',
    object_id: permit.permit_no,
    detail: { from: permit.state, expires_on: permit.expires_on },
  });
  if (permit.kind === 'PROVISIONAL') await recordProvisionalEnd(tx, permit);
  else {
    const { owner_id, assessment_code } = permit;
    await insertEvent(tx, permitExpired, { owner_id, assessment_code: assessment_code ?? '' });
  }
}

/** The operator under a provisional permit is notified on the day after its last one that it has ended. */
async function recordProvisionalEnd(
  tx: Transaction,
  { assessment_id, permit_no }: { readonly assessment_id: number; readonly permit_no: string },
): Promise<void> {
  await recordAct(tx, await lockApplicationById(tx, assessment_id), {
    history: { act: 'provisional.end', params: { permit_no } },
    mail: { template: 'provisional_permit_ended', params: { permit_no } },
  });
}
