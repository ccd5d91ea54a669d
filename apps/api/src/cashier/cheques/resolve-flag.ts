import type { ReplyBody, resolveFlag as resolveEndpoint } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';

/** A treasurer closes a red flag and records how it was settled. Refused: missing, conflict when it is closed. */
export async function resolveFlag(
  tx: ActorTransaction,
  { flag_no, remarks }: { readonly flag_no: string; readonly remarks: string },
): Promise<ReplyBody<typeof resolveEndpoint>> {
  const { trx, actor, now } = tx;
  const flag = await trx
    .selectFrom('red_flag')
    .select(['flag_id', 'business_id', 'state'])
    .where('flag_no', '=', flag_no)
    .forUpdate()
    .executeTakeFirst();
  if (!flag) throw new Refused('missing', 'resource.missing');
  await refuseOwnBusiness(tx, flag.business_id);
  if (flag.state !== 'OPEN') throw new Refused('conflict', 'flag.resolved');
  await trx
    .updateTable('red_flag')
    .set({ state: 'RESOLVED', resolved_by: actor.account_id, resolved_at: now, remarks })
    .where('flag_id', '=', flag.flag_id)
    .execute();
  await recordAudit(trx, actor, { act: 'flag.resolve', object_kind: 'flag', object_id: flag_no, detail: { remarks } });
  return { flag_no, state: 'RESOLVED' };
}
