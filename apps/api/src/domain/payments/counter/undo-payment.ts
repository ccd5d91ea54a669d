// Undoes a payment: mirrors its receipts in the ledger and reopens its order.

import { type Centavos, formatPesosText } from '@ebpls/contracts';
import { chequeMachine, getNextState, type ReceiptAct, receiptMachine } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../../platform/identity/audit.ts';
import { Refused } from '../../../platform/refused.ts';
import { moveApplication } from '../../applications/move-application.ts';
import { recordAct } from '../../applications/record-act.ts';
import type { OwnerMailInput } from '../../applications/application-events.ts';
import type { ActorTransaction } from '../../../platform/transactions/transaction.ts';
import { formatPeso } from '../../../platform/format.ts';
import { ACCOUNTS } from '../../ledger/chart-of-accounts.ts';
import { postEntry, reverseEntry } from '../../ledger/ledger.ts';
import { assertNoLiveAttempt } from '../assert-no-live-attempt.ts';
import { updateOrderStates } from '../../ledger/collection/update-order-states.ts';
import { reopenEndedInstallments } from './reopen-ended-installments.ts';
import type { LockedPayment, StandingReceipt } from './lock-payment.ts';

interface UndoInput {
  readonly act: ReceiptAct;
  readonly reason: string;
  /** False where the caller sends a mail of its own: the mail about a returned cheque has more facts. */
  readonly mails_owner: boolean;
}

/**
 * Undoes a locked payment: every receipt keeps its number and gets a mirror entry, the installments are owed again, the
 * order is open again and a paid application waits for payment (domain reference 3.5, 5.4). Returns the undone amount,
 * in centavos.
 */
export async function undoPayment(tx: ActorTransaction, payment: LockedPayment, undo: UndoInput): Promise<Centavos> {
  const { trx, actor } = tx;
  const { order, receipts, payment_id } = payment;
  await assertNoLiveAttempt(tx, order.bill_id);
  const amount = receipts.reduce((sum, receipt) => sum + receipt.amount, 0) as Centavos;
  await reopenEndedInstallments(tx, payment);
  for (const receipt of receipts) await undoReceipt(tx, receipt, undo);
  await takeBackTender(tx, payment_id, undo.reason);
  const { isFirstPaid } = await updateOrderStates(tx, order);
  await recordAudit(trx, actor, {
    act: `receipt.${undo.act}`,
    object_kind: 'payment',
    object_id: payment_id,
    detail: {
      receipts: receipts.map(({ receipt_no }) => receipt_no),
      amount: formatPesosText(amount),
      reason: undo.reason,
    },
  });
  await recordUndoing(tx, payment, { ...undo, amount, isFirstPaid });
  return amount;
}

/**
 * Ends the wait for the bank, so that the same cheque or slip may be recorded again for the right payment. A cheque
 * returned by the bank keeps its own state.
 */
async function takeBackTender({ trx, actor, now }: ActorTransaction, payment_id: number, reason: string) {
  await sql`update deposit_slip set is_void = true where payment_id = ${payment_id}::bigint`.execute(trx);
  const cheque = await trx
    .selectFrom('cheque')
    .select(['cheque_id', 'state'])
    .where('payment_id', '=', payment_id)
    .forUpdate()
    .executeTakeFirst();
  const transition = cheque && getNextState(chequeMachine, cheque.state, { act: 'cancel', actor: 'treasurer' });
  if (!transition || 'refused' in transition) return;
  await trx
    .updateTable('cheque')
    .set({ state: transition.to, judged_by: actor.account_id, judged_at: now, reason })
    .where('cheque_id', '=', cheque.cheque_id)
    .execute();
}

async function undoReceipt(tx: ActorTransaction, receipt: StandingReceipt, { act, reason }: UndoInput): Promise<void> {
  const transition = getNextState(receiptMachine, 'ISSUED', { act, actor: 'treasurer' });
  if ('refused' in transition) throw new Refused('conflict', 'receipt.already_reversed');
  await repayFromBank(tx, receipt, reason);
  await reverseEntry(tx, receipt.entry_id, reason);
  await tx.trx
    .updateTable('receipt')
    .set({ state: transition.to, undone_at: tx.now, undone_by: tx.actor.account_id, undone_reason: reason })
    .where('receipt_no', '=', receipt.receipt_no)
    .execute();
}

/**
 * Money that the officer no longer holds is repaid from the bank, so that the officer's accountability does not change.
 */
async function repayFromBank(
  tx: ActorTransaction,
  { receipt_no, fund, tender, amount, report_id, is_deposited }: StandingReceipt,
  memo: string,
): Promise<void> {
  const wasIn =
    tender === 'CASH' && report_id !== null
      ? ACCOUNTS.CASH_TREASURY
      : tender === 'CHEQUE' && is_deposited
        ? ACCOUNTS.CHEQUES_UNCLEARED
        : undefined;
  if (wasIn === undefined) return;
  await postEntry(tx, {
    kind: 'ADJUSTMENT',
    receipt_no,
    memo,
    lines: [
      { account_code: wasIn.account_code, fund, debit: amount },
      { account_code: ACCOUNTS.CASH_BANK.account_code, fund, credit: amount },
    ],
  });
}

/**
 * An application whose first installment is owed again is no longer paid; an application in a later state keeps it, and
 * the act is in its history.
 */
async function recordUndoing(
  tx: ActorTransaction,
  { application, order, receipts }: LockedPayment,
  {
    amount,
    reason,
    mails_owner,
    isFirstPaid,
  }: UndoInput & { readonly amount: Centavos; readonly isFirstPaid: boolean },
): Promise<void> {
  const params = { amount: formatPeso(amount) };
  const receipt_nos = receipts.map(({ receipt_no }) => receipt_no).join(', ');
  const ownerMail: OwnerMailInput = {
    template: 'receipt_undone',
    params: { ...params, receipts: receipt_nos, reason, top_no: order.top_no ?? '' },
  };
  const mail = mails_owner && { mail: ownerMail };
  // An application that was paid first is with the offices meanwhile (row V4).
  const restsOnIt =
    application.state === 'PAID' || (application.state === 'IN_CLEARANCE' && application.provisional_days !== null);
  if (restsOnIt && !isFirstPaid) {
    await moveApplication(tx, application, { act: 'reverse_payment', as: 'system', note: reason, params, ...mail });
    return;
  }
  await recordAct(tx, application, { history: { act: 'reverse_payment', note: reason, params }, ...mail });
}
