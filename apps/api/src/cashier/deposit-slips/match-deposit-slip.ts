import type { ReplyBody, matchDepositSlip as matchEndpoint } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import { createFieldRefusal, Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { assertCollectedByOther, confirmPayment } from '../../domain/payments/counter/confirm-payment.ts';
import { lockPaidOrder } from '../../domain/payments/counter/lock-payment.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { assertSlipPending } from './assert-slip-pending.ts';
import { findDepositor, isCreditMatched, lockDepositSlip } from './deposit-slips.queries.ts';

interface MatchInput {
  readonly payment_id: number;
  readonly bank_reference: string;
}

/**
 * Records that the treasurer found the deposit in the bank's statement, with its own reference, so the order waits no
 * longer and counts as paid on the day of the slip. Refused: missing, forbidden to the collector, conflict when it is
 * matched or void, invalid when the credit of the bank proved another slip.
 */
export async function matchDepositSlip(
  tx: ActorTransaction,
  { payment_id, bank_reference }: MatchInput,
): Promise<ReplyBody<typeof matchEndpoint>> {
  const { trx, actor, now } = tx;
  const business_id = await findDepositor(trx, payment_id);
  if (business_id === undefined) throw new Refused('missing', 'resource.missing');
  await refuseOwnBusiness(tx, business_id);
  await assertCollectedByOther(tx, payment_id);
  const order = await lockPaidOrder(tx, payment_id);
  const slip = assertSlipPending(await lockDepositSlip(trx, payment_id));
  if (await isCreditMatched(trx, slip, bank_reference))
    throw createFieldRefusal('bank_reference', 'deposit.credit_used');
  await trx
    .updateTable('deposit_slip')
    .set({ matched_at: now, matched_by: actor.account_id, bank_reference })
    .where('payment_id', '=', payment_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'deposit.match',
    object_kind: 'payment',
    object_id: payment_id,
    detail: { bank: slip.bank, reference: slip.reference, bank_reference },
  });
  await confirmPayment(tx, order, slip.amount);
  return { payment_id, state: 'MATCHED' };
}
