import { billMachine, computeBillValidity, getNextState } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { type ApplicationRow, lockApplicationById } from '../applications/find-application.ts';
import { moveApplication } from '../applications/move-application.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import { refuseDependent, toBillApprovalDecision } from '../access/separation/second-person.ts';
import { recordBill } from '../ledger/book-bill.ts';
import { applyCarryOver } from '../ledger/carry-over.ts';
import { refuseOpenYears } from '../applications/cases/unfiled-years.ts';
import { useCredits } from './use-credits.ts';
import { openAccount } from '../ledger/bill-account.ts';
import { findOrder, listItems, lockBill, type OrderRow } from '../ledger/due/orders.queries.ts';
import { type BillMoveReply, createOrderNo } from './bills.queries.ts';

/**
 * Row A10: approves a bill, which becomes an order of payment with its number and validity. Refused: forbidden to the
 * person who computed it, conflict when it is not the waiting bill.
 */
export async function approveBill(tx: ActorTransaction, bill_id: number): Promise<BillMoveReply> {
  const pendingBill = await getBillToApprove(tx, bill_id, 'treasurer');
  await refuseOwnComputation(tx, pendingBill);
  return approveLocked(tx, pendingBill, 'treasurer');
}

/** Approves a bill that the rules computed: the revenue code takes the place of the second person. */
export async function approveByRule(tx: Transaction, bill_id: number): Promise<BillMoveReply> {
  const byRule = { ...tx, actor: undefined };
  return approveLocked(byRule, await getBillToApprove(byRule, bill_id, 'system'), 'system');
}

async function approveLocked(
  tx: Transaction,
  { order: unapprovedOrder, application, to }: BillToApprove,
  as: 'treasurer' | 'system',
): Promise<BillMoveReply> {
  const { trx, actor, today, now } = tx;
  const { bill_id } = unapprovedOrder;
  await applyCarryOver(tx, unapprovedOrder);
  const valid_until = await getApprovedValidity(tx, unapprovedOrder);
  const top_no = await createOrderNo(tx);
  await trx
    .updateTable('bill')
    .set({ state: to, top_no, approved_by: actor?.account_id ?? null, approved_at: now, valid_until })
    .where('bill_id', '=', bill_id)
    .execute();
  await recordBill(tx, bill_id);
  await recordAudit(trx, actor, {
    act: 'bill.approve',
    object_kind: 'bill',
    object_id: bill_id,
    detail: { top_no, valid_until },
  });
  const order: OrderRow = { ...unapprovedOrder, state: to, top_no };
  const { due } = await openAccount(trx, order, { rows: tx.rows, day: today });
  await moveApplication(tx, application, {
    act: 'approve_bill',
    as,
    params: { top_no },
    mail: { template: 'bill_approved', params: { top_no, amount: formatPeso(due.total), valid_until } },
  });
  await useCredits(tx, order);
  return { bill_id, top_no, ...(await loadBillState(trx, bill_id)) };
}

interface BillToApprove {
  readonly order: OrderRow;
  readonly application: ApplicationRow;
  readonly to: OrderRow['state'];
}

/** The waiting bill, locked after its application. */
async function getBillToApprove(tx: Transaction, bill_id: number, as: 'treasurer' | 'system'): Promise<BillToApprove> {
  const { trx } = tx;
  const order = await findOrder(trx, bill_id);
  if (!order) throw new Refused('missing', 'resource.missing');
  const application = await lockApplicationById(tx, order.assessment_id);
  const state = await lockBill(trx, bill_id);
  const transition = getNextState(billMachine, state, { act: 'approve_bill', actor: as });
  if ('refused' in transition) throw new Refused('conflict', `bill.is.${state}`);
  await refuseOpenYears(tx, application);
  await refuseOutdated(tx, bill_id);
  return { order, application, to: transition.to };
}

/** A bill without the newest findings of the offices is computed again first. Refused: conflict. */
async function refuseOutdated({ trx }: Transaction, bill_id: number): Promise<void> {
  const finding = await trx
    .selectFrom('found_measure')
    .innerJoin('bill', 'bill.assessment_id', 'found_measure.assessment_id')
    .select('found_measure.code')
    .where('bill.bill_id', '=', bill_id)
    .whereRef('found_measure.found_at', '>', 'bill.computed_at')
    .limit(1)
    .executeTakeFirst();
  if (finding) throw new Refused('conflict', 'found_measure.changed');
}

/**
 * Nobody approves a bill that they computed, or that the person computed who granted them the permission. Refused:
 * forbidden.
 */
async function refuseOwnComputation(tx: ActorTransaction, { order }: BillToApprove): Promise<void> {
  await refuseDependent(tx, toBillApprovalDecision(order));
}

/** A credit may have paid it at once. */
function loadBillState(trx: Transaction['trx'], bill_id: number): Promise<Pick<BillMoveReply, 'bill_state' | 'state'>> {
  return trx
    .selectFrom('bill')
    .innerJoin('application', 'application.assessment_id', 'bill.assessment_id')
    .select(['bill.state as bill_state', 'application.state'])
    .where('bill_id', '=', bill_id)
    .executeTakeFirstOrThrow();
}

/**
 * Valid to the end of the month or the next due day. Everything except a renewal has no fixed due day: its first
 * installment is due while the order is valid.
 */
async function getApprovedValidity({ trx, today }: Transaction, order: OrderRow): Promise<string> {
  if (order.application_type !== 'RENEWAL') {
    const valid_until = computeBillValidity(today, []);
    await trx
      .updateTable('installment')
      .set({ due_on: valid_until })
      .where('bill_id', '=', order.bill_id)
      .where('no', '=', 1)
      .where('root_id', 'is', null)
      .execute();
    return valid_until;
  }
  const days = (await listItems(trx, [order.bill_id])).map(({ due_on }) => due_on);
  return computeBillValidity(today, days);
}
