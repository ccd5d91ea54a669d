// Records whether the bank paid a cheque or returned it.

import {
  type ReplyBody,
  type bounceCheque as bounceEndpoint,
  type clearCheque as clearEndpoint,
  type FlagBlock,
  formatPesosText,
} from '@ebpls/contracts';
import { type ChequeAct, chequeMachine, getNextState, getYear } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { chargeReturnedCheque } from '../../domain/payments/counter/charge-returned-cheque.ts';
import { assertCollectedByOther, confirmPayment } from '../../domain/payments/counter/confirm-payment.ts';
import { lockPaidOrder, lockPayment } from '../../domain/payments/counter/lock-payment.ts';
import { undoPayment } from '../../domain/payments/counter/undo-payment.ts';
import { allocateNumber } from '../../platform/database/database.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import { chequeBounced } from './cheque-events.ts';
import { getPaymentBusiness, findCheque, lockCheque, type LockedCheque } from './cheques.queries.ts';

/** A returned cheque stops permits and releases of the municipality, not payments to it. */
const FLAG_STOPS: readonly FlagBlock[] = ['RENEW', 'RELEASE'];

function getNextChequeState({ state }: LockedCheque, act: ChequeAct) {
  const transition = getNextState(chequeMachine, state, { act, actor: 'treasurer' });
  if ('refused' in transition) throw new Refused('conflict', `cheque.is.${state}` satisfies MessageKey);
  return transition.to;
}

/**
 * Records the bank's payment with its own reference, so the order waits no longer. Refused: forbidden to the collector,
 * conflict before the clearing hold is over, and when the cheque is not at the bank.
 */
export async function clearCheque(
  tx: ActorTransaction,
  { cheque_id, bank_reference }: { readonly cheque_id: number; readonly bank_reference: string },
): Promise<ReplyBody<typeof clearEndpoint>> {
  const { trx, actor, now, today } = tx;
  const foundCheque = await findCheque(trx, cheque_id);
  if (!foundCheque) throw new Refused('missing', 'resource.missing');
  await refuseOwnBusiness(tx, await getPaymentBusiness(trx, foundCheque.payment_id));
  await assertCollectedByOther(tx, foundCheque.payment_id);
  const order = await lockPaidOrder(tx, foundCheque.payment_id);
  const cheque = (await lockCheque(trx, cheque_id)) ?? foundCheque;
  const state = getNextChequeState(cheque, 'clear');
  if (today < cheque.clears_on)
    throw new Refused('conflict', 'cheque.too_early', { params: { day: cheque.clears_on } });
  await trx
    .updateTable('cheque')
    .set({ state, judged_by: actor.account_id, judged_at: now, bank_reference })
    .where('cheque_id', '=', cheque_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'cheque.clear',
    object_kind: 'cheque',
    object_id: cheque_id,
    detail: { bank: cheque.bank, cheque_no: cheque.cheque_no, bank_reference },
  });
  // A confirmed manager's cheque made the order paid before, and its owner was notified then.
  if (cheque.confirmed_at === null) await confirmPayment(tx, order, cheque.amount);
  return { cheque_id, state };
}

/**
 * Records that the bank returned a cheque: its receipts are reversed as of their own day, the paid amounts are owed
 * again with penalties and with the fee of the revenue code for the cheque, the business gets a red flag and the owner
 * a mail (domain reference 5.4). Refused: conflict when the cheque is not at the bank.
 */
export async function bounceCheque(
  tx: ActorTransaction,
  { cheque_id, reason }: { readonly cheque_id: number; readonly reason: string },
): Promise<ReplyBody<typeof bounceEndpoint>> {
  const { trx, actor, now } = tx;
  const foundCheque = await findCheque(trx, cheque_id);
  if (!foundCheque) throw new Refused('missing', 'resource.missing');
  await refuseOwnBusiness(tx, await getPaymentBusiness(trx, foundCheque.payment_id));
  getNextChequeState(foundCheque, 'bounce');
  const payment = await lockPayment(tx, foundCheque.payment_id);
  const cheque = (await lockCheque(trx, cheque_id)) ?? foundCheque;
  const state = getNextChequeState(cheque, 'bounce');

  // The state of the cheque is written first, so that the order's states no longer wait for it.
  await trx
    .updateTable('cheque')
    .set({ state, judged_by: actor.account_id, judged_at: now, reason })
    .where('cheque_id', '=', cheque_id)
    .execute();
  await undoPayment(tx, payment, { act: 'reverse', reason, mails_owner: false });
  const penalty = await chargeReturnedCheque(tx, payment.order, { bank: cheque.bank, cheque_no: cheque.cheque_no });
  const params = { bank: cheque.bank, cheque_no: cheque.cheque_no, amount: formatPeso(cheque.amount), reason };
  const flag_no = await openFlag(tx, payment.order.business_id, params);
  await recordAudit(trx, actor, {
    act: 'cheque.bounce',
    object_kind: 'cheque',
    object_id: cheque_id,
    detail: { ...params, amount: formatPesosText(cheque.amount), flag_no },
  });
  await insertEvent(tx, chequeBounced, {
    assessment_id: payment.application.assessment_id,
    bank: cheque.bank,
    cheque_no: cheque.cheque_no,
    amount: cheque.amount,
    reason,
    receipt_nos: payment.receipts.map(({ receipt_no }) => receipt_no),
    top_no: payment.order.top_no ?? '',
    flag_no,
    penalty: penalty ?? null,
  });
  return { cheque_id, state, flag_no };
}

async function openFlag(
  { trx, actor, now, today }: ActorTransaction,
  business_id: number,
  params: Readonly<Record<string, string>>,
): Promise<string> {
  const year = getYear(today);
  const flag_no = `RF-${year}-${String(await allocateNumber(trx, 'red_flag', year)).padStart(5, '0')}`;
  await trx
    .insertInto('red_flag')
    .values({
      flag_no,
      business_id,
      kind: 'BOUNCED_CHEQUE',
      params: JSON.stringify(params),
      blocks: [...FLAG_STOPS],
      opened_by: actor.account_id,
      opened_at: now,
    })
    .execute();
  return flag_no;
}
