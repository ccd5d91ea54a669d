import {
  type ReplyBody,
  type requestApproval as askEndpoint,
  type Centavos,
  formatPesosText,
  type EndpointInput,
} from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { lockPayment, type LockedPayment } from '../../domain/payments/counter/lock-payment.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { lockApplication } from '../../domain/applications/find-application.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import { findNothingDueKey } from '../../domain/ledger/collection/pending-money.queries.ts';
import { openAccount } from '../../domain/ledger/bill-account.ts';
import { findOrderInForce } from '../../domain/ledger/due/orders.queries.ts';
import { approvalChanged } from './approval-events.ts';
import { lapseUnusedPartials } from './approvals.queries.ts';

type ApprovalInput = EndpointInput<typeof askEndpoint>['body'];
type ApprovalReply = ReplyBody<typeof askEndpoint>;

/**
 * A cashier requests a treasurer's approval of a partial payment, a cancellation or a reversal. Refused: conflict when a request is open already,
 * or when the rules offer another way.
 */
export function insertApprovalRequest(tx: ActorTransaction, input: ApprovalInput): Promise<ApprovalReply> {
  return input.kind === 'PARTIAL' ? requestPartial(tx, input) : requestReversal(tx, input);
}

async function requestPartial(
  tx: ActorTransaction,
  { assessment_code, amount, reason }: Extract<ApprovalInput, { kind: 'PARTIAL' }>,
): Promise<ApprovalReply> {
  const { trx, actor, rows, today } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  const order = await findOrderInForce(trx, application.assessment_id);
  if (!order) throw new Refused('missing', 'resource.missing');
  const { due } = await openAccount(trx, order, { rows, day: today });
  if (order.state !== 'APPROVED' || due.total === 0)
    throw new Refused('conflict', await findNothingDueKey(trx, order.bill_id));
  if (amount === 0) throw createFieldRefusal('amount', 'money.required');
  if (amount > due.total)
    throw new Refused('conflict', 'counter.more_than_due', { params: { amount: formatPeso(due.total) } });
  if (amount === due.total) throw createFieldRefusal('amount', 'counter.whole_amount_due');
  await lapseUnusedPartials(trx, order.bill_id, today);
  return insertApproval(tx, { kind: 'PARTIAL', bill_id: order.bill_id, payment_id: null, amount, reason });
}

async function requestReversal(
  tx: ActorTransaction,
  { receipt_no, reason }: Extract<ApprovalInput, { kind: 'REVERSE' }>,
): Promise<ApprovalReply> {
  const receiptRow = await tx.trx
    .selectFrom('receipt')
    .select('payment_id')
    .where('receipt_no', '=', receipt_no)
    .executeTakeFirst();
  if (!receiptRow) throw new Refused('missing', 'resource.missing');
  const payment = await lockPayment(tx, receiptRow.payment_id);
  refuseReversal(payment, tx.today);
  const amount = payment.receipts.reduce((sum, receipt) => sum + receipt.amount, 0) as Centavos;
  return insertApproval(tx, {
    kind: 'REVERSE',
    bill_id: payment.order.bill_id,
    payment_id: payment.payment_id,
    amount,
    reason,
  });
}

/** Refused: conflict where the gateway or a plain cancellation is the way. */
export function refuseReversal({ receipts }: LockedPayment, today: string): void {
  if (receipts.some(({ collector_id }) => collector_id === null)) throw new Refused('conflict', 'receipt.online');
  if (receipts.every(({ issued_at, report_id }) => toManilaDay(issued_at) === today && report_id === null))
    throw new Refused('conflict', 'receipt.still_today');
}

interface NewApproval {
  readonly kind: 'PARTIAL' | 'REVERSE';
  readonly bill_id: number;
  readonly payment_id: number | null;
  readonly amount: Centavos;
  readonly reason: string;
}

async function insertApproval(tx: ActorTransaction, newApproval: NewApproval): Promise<ApprovalReply> {
  const { trx, actor, today, now } = tx;
  const pending = await trx
    .insertInto('counter_approval')
    .values({ ...newApproval, asked_by: actor.account_id, asked_on: today, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('approval_id')
    .executeTakeFirst();
  if (!pending) throw new Refused('conflict', 'approval.pending');
  await recordAudit(trx, actor, {
    act: 'approval.ask',
    object_kind: 'approval',
    object_id: pending.approval_id,
    detail: { ...newApproval, amount: formatPesosText(newApproval.amount) },
  });
  const { approval_id } = pending;
  await insertEvent(tx, approvalChanged, { approval_id });
  return { approval_id, state: 'ASKED' };
}
