import { billMachine, billValidUntil, move } from '@ebpls/rules';

import { audit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { type ApplicationRow, lockApplicationById } from '../../domain/applications/find-application.ts';
import { moveApplication } from '../../domain/applications/move-application.ts';
import type { ActorTransaction, Transaction } from '../../domain/transactions/transaction.ts';
import { peso } from '../../platform/format.ts';
import { refuseDependent } from '../../domain/separation/second-person.ts';
import { bookBill } from '../../domain/accounting/book-bill.ts';
import { takeOver } from '../../domain/accounting/carry-over.ts';
import { useCredits } from './use-credits.ts';
import { openAccount } from '../../domain/accounting/account.ts';
import { findOrder, listItems, lockBill, type OrderRow } from '../../domain/due/orders.queries.ts';
import { type BillMoved, nextOrderNo } from './bills.queries.ts';

/**
 * Row A10: the order of payment exists, with its number and validity. Refused: forbidden to the person who computed
 * it, conflict when it is not the one that waits.
 */
export async function approveBill(tx: ActorTransaction, bill_id: number): Promise<BillMoved> {
  const { trx, actor, today, now } = tx;
  const { found, application, to } = await billToApprove(tx, bill_id);
  await takeOver(tx, found);
  const valid_until = await validity(tx, found);
  const top_no = await nextOrderNo(tx);
  await trx
    .updateTable('bill')
    .set({ state: to, top_no, approved_by: actor.account_id, approved_at: now, valid_until })
    .where('bill_id', '=', bill_id)
    .execute();
  await bookBill(tx, bill_id);
  await audit(trx, actor, {
    act: 'bill.approve',
    object_kind: 'bill',
    object_id: bill_id,
    detail: { top_no, valid_until },
  });
  const order: OrderRow = { ...found, state: to, top_no };
  const { due } = await openAccount(trx, order, { rows: tx.rows, day: today });
  await moveApplication(tx, application, {
    act: 'approve_bill',
    as: 'treasurer',
    params: { top_no },
    mail: { template: 'bill_approved', params: { top_no, amount: peso(due.total), valid_until } },
  });
  await useCredits(tx, order);
  return { bill_id, top_no, ...(await reached(trx, bill_id)) };
}

interface BillToApprove {
  readonly found: OrderRow;
  readonly application: ApplicationRow;
  readonly to: OrderRow['state'];
}

/** The bill that waits, locked after its application, and nobody's own. */
async function billToApprove(tx: ActorTransaction, bill_id: number): Promise<BillToApprove> {
  const { trx, actor } = tx;
  const found = await findOrder(trx, bill_id);
  if (!found) throw new Refused('missing', 'thing.missing');
  const application = await lockApplicationById(tx, found.assessment_id);
  const state = await lockBill(trx, bill_id);
  const moved = move(billMachine, state, { act: 'approve_bill', actor: 'treasurer' });
  if ('refused' in moved) throw new Refused('conflict', `bill.is.${state}`);
  if (found.computed_by === actor.account_id) throw new Refused('forbidden', 'bill.own_computation');
  await refuseDependent(tx, {
    action: 'bill.approve',
    people: [found.computed_by],
    since: application.submitted_at ?? application.created_at,
    own: 'bill.own_computation',
  });
  return { found, application, to: moved.to };
}

/** A credit may have paid for it at once. */
function reached(trx: Transaction['trx'], bill_id: number): Promise<Pick<BillMoved, 'bill_state' | 'state'>> {
  return trx
    .selectFrom('bill')
    .innerJoin('application', 'application.assessment_id', 'bill.assessment_id')
    .select(['bill.state as bill_state', 'application.state'])
    .where('bill_id', '=', bill_id)
    .executeTakeFirstOrThrow();
}

/**
 * To the end of the month or the next due day. A new business owes on no fixed day: its one installment is due while
 * the order is valid.
 */
async function validity({ trx, today }: Transaction, order: OrderRow): Promise<string> {
  if (order.application_type === 'NEW') {
    const valid_until = billValidUntil(today, []);
    await trx
      .updateTable('installment')
      .set({ due_on: valid_until })
      .where('bill_id', '=', order.bill_id)
      .where('root_id', 'is', null)
      .execute();
    return valid_until;
  }
  const days = (await listItems(trx, [order.bill_id])).map(({ due_on }) => due_on);
  return billValidUntil(today, days);
}
