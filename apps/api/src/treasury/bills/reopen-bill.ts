import { billMachine, getNextState } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { type ApplicationRow, lockApplicationById } from '../../domain/applications/find-application.ts';
import { moveApplication } from '../../domain/applications/move-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { assertNoLiveAttempt } from '../../domain/payments/assert-no-live-attempt.ts';
import { endUnpaid } from '../../domain/ledger/carry-over.ts';
import { findOrder, lockBill, type OrderRow } from '../../domain/ledger/due/orders.queries.ts';
import { type BillMoveReply, getBillMoney } from '../../domain/billing/bills.queries.ts';

interface BillInput {
  readonly bill_id: number;
  readonly reason: string;
}

/**
 * Row A11: reopens an unpaid order of payment for re-assessment. Refused: conflict when a payment was received or is in
 * progress, forbidden without the treasurer's permission.
 */
export async function reopenBill(tx: ActorTransaction, input: BillInput): Promise<BillMoveReply> {
  const as = getReopeningActor(tx.actor);
  const { order, application, to } = await takeBack(tx, input, { act: 'reopen_bill', as });
  const { reason } = input;
  const movedApplication = await moveApplication(tx, application, {
    act: 'reopen_bill',
    as,
    note: reason,
    mail: { template: 'bill_reopened', params: { top_no: order.top_no ?? '', reason } },
  });
  return { bill_id: order.bill_id, top_no: order.top_no, bill_state: to, state: movedApplication.state };
}

/**
 * The treasurer voids a bill before any payment; the application of an order in force returns to be computed again.
 * Refused: conflict as above, or when it has ended already.
 */
export async function voidBill(tx: ActorTransaction, input: BillInput): Promise<BillMoveReply> {
  const { order, application, to } = await takeBack(tx, input, { act: 'void', as: 'treasurer' });
  const currentApplication =
    order.state === 'APPROVED'
      ? await moveApplication(tx, application, { act: 'reopen_bill', as: 'treasurer', note: input.reason })
      : application;
  const { reason } = input;
  await recordAct(tx, currentApplication, {
    history: { act: 'void_bill', note: reason },
    ...(order.top_no !== null && { mail: { template: 'bill_voided', params: { top_no: order.top_no, reason } } }),
  });
  return { bill_id: order.bill_id, top_no: order.top_no, bill_state: to, state: currentApplication.state };
}

interface ReopenedBill {
  readonly order: OrderRow;
  readonly application: ApplicationRow;
  readonly to: OrderRow['state'];
}

/**
 * Ends an unpaid bill: its installments are void, its bookings reversed, and carried-over amounts are owed on their
 * earlier orders again.
 */
async function takeBack(
  tx: ActorTransaction,
  { bill_id, reason }: BillInput,
  { act, as }: { readonly act: 'reopen_bill' | 'void'; readonly as: 'bplo' | 'treasurer' },
): Promise<ReopenedBill> {
  const { trx, actor } = tx;
  const order = await findOrder(trx, bill_id);
  if (!order) throw new Refused('missing', 'resource.missing');
  const application = await lockApplicationById(tx, order.assessment_id);
  const state = await lockBill(trx, bill_id);
  const transition = getNextState(billMachine, state, { act, actor: as });
  if ('refused' in transition || state === 'EXPIRED') throw new Refused('conflict', `bill.is.${state}`);
  const money = await getBillMoney(trx, bill_id);
  if (money.paid) throw new Refused('conflict', 'bill.paid_already');
  await assertNoLiveAttempt(tx, bill_id);

  await trx.updateTable('bill').set({ state: transition.to, reason }).where('bill_id', '=', bill_id).execute();
  await endUnpaid(tx, bill_id, order.top_no ?? '');
  await recordAudit(trx, actor, {
    act: act === 'void' ? 'bill.void' : 'bill.reopen',
    object_kind: 'bill',
    object_id: bill_id,
    detail: { reason },
  });
  return { order: { ...order, state }, application, to: transition.to };
}

function getReopeningActor({ role, permissions }: Actor): 'bplo' | 'treasurer' {
  if (role === 'bplo') return 'bplo';
  if (permissions.includes('treasurer')) return 'treasurer';
  throw new Refused('forbidden', 'action.forbidden');
}
