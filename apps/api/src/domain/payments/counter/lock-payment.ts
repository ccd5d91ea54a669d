// Locks a payment with its application, order and receipts, for its reversal or cancellation.

import type { Centavos } from '@ebpls/contracts';
import { sql } from 'kysely';

import { Refused } from '../../../platform/refused.ts';
import { type ApplicationRow, lockApplicationById } from '../../applications/find-application.ts';
import type { ActorTransaction } from '../../../platform/transactions/transaction.ts';
import { type SecondPersonDecision, refuseDependent } from '../../access/separation/second-person.ts';
import type { Fund } from '../../../tables/ledger.ts';
import type { Tender } from '../../../tables/money.ts';
import { findOrder, lockBill, type OrderRow } from '../../ledger/due/orders.queries.ts';

export interface StandingReceipt {
  readonly receipt_no: string;
  readonly fund: Fund;
  readonly tender: Tender;
  readonly amount: Centavos;
  readonly entry_id: number;
  readonly report_id: number | null;
  readonly collector_id: number | null;
  readonly issued_at: string;
  /** The cheque's share of this fund is at the bank. */
  readonly is_deposited: boolean;
}

/**
 * A payment with its application, order and receipts, all locked in the common lock order: application, bill, receipt.
 */
export interface LockedPayment {
  readonly payment_id: number;
  readonly application: ApplicationRow;
  readonly order: OrderRow;
  readonly receipts: readonly StandingReceipt[];
}

/**
 * Locks a payment and its receipts in force. Refused: missing when there is no such payment; conflict when all of it
 * was undone before, part of it is refunded, or a newer order carried its unpaid rest over: the amount that became
 * unpaid again would be owed on no order.
 */
export async function lockPayment(
  tx: Pick<ActorTransaction, 'trx' | 'actor'>,
  payment_id: number,
): Promise<LockedPayment> {
  const { trx } = tx;
  const { rows } = await sql<{
    bill_id: number;
    assessment_id: number;
  }>`
    select p.bill_id, b.assessment_id
    from payment p
    join bill b using (bill_id)
    where p.payment_id = ${payment_id}::bigint`.execute(trx);
  const [payment] = rows;
  if (!payment) throw new Refused('missing', 'resource.missing');
  const application = await lockApplicationById(tx, payment.assessment_id);
  const state = await lockBill(trx, payment.bill_id);
  const order = await findOrder(trx, payment.bill_id);
  const { rows: receipts } = await sql<StandingReceipt>`
    select
      r.receipt_no, r.fund, r.tender, r.amount, r.entry_id, r.report_id, r.collector_id, r.issued_at,
      exists (
        select
        from deposited_cheque d
        join cheque q using (cheque_id)
        where q.payment_id = r.payment_id and d.fund = r.fund
      ) as is_deposited
    from receipt r
    where r.payment_id = ${payment_id}::bigint and r.state = 'ISSUED'
    order by r.entry_id
    for update of r`.execute(trx);
  if (receipts.length === 0 || !order) throw new Refused('conflict', 'receipt.already_reversed');
  if (await isGivenBack(trx, receipts)) throw new Refused('conflict', 'receipt.refunded');
  if (state === 'SUPERSEDED') throw new Refused('conflict', 'receipt.carried_over');
  return { payment_id, application, order: { ...order, state }, receipts };
}

/** The order that a payment paid, locked after its application. Refused: missing. */
export async function lockPaidOrder(
  tx: Pick<ActorTransaction, 'trx' | 'actor'>,
  payment_id: number,
): Promise<OrderRow> {
  const payment = await tx.trx
    .selectFrom('payment')
    .innerJoin('bill', 'bill.bill_id', 'payment.bill_id')
    .select(['bill.bill_id', 'bill.assessment_id'])
    .where('payment_id', '=', payment_id)
    .executeTakeFirst();
  const order = payment && (await findOrder(tx.trx, payment.bill_id));
  if (!order) throw new Refused('missing', 'resource.missing');
  await lockApplicationById(tx, order.assessment_id);
  return { ...order, state: await lockBill(tx.trx, order.bill_id) };
}

/** An amount with an approved refund cannot become owed again. */
async function isGivenBack(trx: ActorTransaction['trx'], receipts: readonly StandingReceipt[]): Promise<boolean> {
  const claim = await trx
    .selectFrom('refund_claim')
    .select('claim_id')
    .where(
      'receipt_no',
      'in',
      receipts.map(({ receipt_no }) => receipt_no),
    )
    .where('entry_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return claim !== undefined;
}

/**
 * The collector does not undo the receipt, nor does a treasurer whom the collector appointed since (decision E45).
 * Refused: forbidden.
 */
export async function refuseCollector(tx: ActorTransaction, { receipts }: LockedPayment): Promise<void> {
  await refuseDependent(tx, toCancelDecision(receipts));
}

/** The collectors of one payment, for the decision of a second person to undo it. */
export function toCancelDecision(
  receipts: readonly Pick<StandingReceipt, 'collector_id' | 'issued_at'>[],
): SecondPersonDecision {
  return {
    action: 'receipt.cancel',
    people: receipts.map(({ collector_id }) => collector_id),
    since: receipts.map(({ issued_at }) => issued_at).toSorted()[0] ?? new Date(0),
    own: 'separation.own_collection',
  };
}
