import type { ReplyBody, confirmManagersCheque as confirmEndpoint } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { assertCollectedByOther, confirmPayment } from '../../domain/payments/counter/confirm-payment.ts';
import { lockPaidOrder } from '../../domain/payments/counter/lock-payment.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { getPaymentBusiness, findCheque, lockCheque } from './cheques.queries.ts';

/**
 * A second person confirms a manager's cheque, and its order counts as paid before it clears (domain reference 3.10c).
 * Refused: forbidden to the collector, conflict when it is another kind of cheque, is confirmed already or waits for no
 * bank.
 */
export async function confirmManagersCheque(
  tx: ActorTransaction,
  cheque_id: number,
): Promise<ReplyBody<typeof confirmEndpoint>> {
  const { trx, actor, now } = tx;
  const foundCheque = await findCheque(trx, cheque_id);
  if (!foundCheque) throw new Refused('missing', 'resource.missing');
  await refuseOwnBusiness(tx, await getPaymentBusiness(trx, foundCheque.payment_id));
  await assertCollectedByOther(tx, foundCheque.payment_id);
  const order = await lockPaidOrder(tx, foundCheque.payment_id);
  const cheque = (await lockCheque(trx, cheque_id)) ?? foundCheque;
  if (!cheque.is_managers) throw new Refused('conflict', 'cheque.not_managers');
  if (cheque.state !== 'HELD' && cheque.state !== 'DEPOSITED')
    throw new Refused('conflict', `cheque.is.${cheque.state}` satisfies MessageKey);
  if (cheque.confirmed_at !== null) throw new Refused('conflict', 'cheque.confirmed');
  await trx
    .updateTable('cheque')
    .set({ confirmed_by: actor.account_id, confirmed_at: now })
    .where('cheque_id', '=', cheque_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'cheque.confirm',
    object_kind: 'cheque',
    object_id: cheque_id,
    detail: { bank: cheque.bank, cheque_no: cheque.cheque_no },
  });
  await confirmPayment(tx, order, cheque.amount);
  return { cheque_id, state: cheque.state };
}
