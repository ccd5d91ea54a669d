// The treasurer decides a disputed line of an order (LGC s.195); the owner may withdraw the dispute.

import type { decideDispute as decideEndpoint, DisputeState, EndpointInput } from '@ebpls/contracts';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { formatPeso } from '../../platform/format.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { updatePaidOrder } from '../../domain/ledger/collection/post-payment.ts';
import { lockApplication, lockApplicationById, refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { assertNoLiveAttempt } from '../../domain/payments/assert-no-live-attempt.ts';
import { findOrder, lockBill, type OrderRow } from '../../domain/ledger/due/orders.queries.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import { refuseDependent } from '../../domain/access/separation/second-person.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { correctLine } from './correct-line.ts';
import { toDisputeDecision } from './dispute-reply.ts';
import { type Dispute, findDispute, lockDispute } from './disputes.queries.ts';

type DisputeDecisionBody = EndpointInput<typeof decideEndpoint>['body'];

/**
 * An open dispute with its order, all locked. Refused: missing, conflict when it or its order ended, or while a payment
 * of the order is in progress, whose amount would be wrong.
 */
async function lockOpen(
  tx: ActorTransaction,
  dispute_no: string,
): Promise<{ readonly dispute: Dispute; readonly order: OrderRow }> {
  const foundDispute = await findDispute(tx.trx, dispute_no);
  if (!foundDispute) throw new Refused('missing', 'resource.missing');
  await lockApplicationById(tx, foundDispute.assessment_id);
  const state = await lockBill(tx.trx, foundDispute.bill_id);
  const dispute = await lockDispute(tx.trx, dispute_no);
  const order = await findOrder(tx.trx, foundDispute.bill_id);
  if (!dispute || !order) throw new Refused('missing', 'resource.missing');
  if (dispute.state !== 'OPEN') throw new Refused('conflict', 'dispute.ended_already');
  if (dispute.bill_id !== foundDispute.bill_id || state !== 'APPROVED') throw new Refused('conflict', 'dispute.moot');
  await assertNoLiveAttempt(tx, dispute.bill_id);
  return { dispute, order: { ...order, state } };
}

/**
 * The treasurer decides (LGC s.195). If upheld, the line gets the amount found; in both cases surcharge and interest
 * continue from today, and the days of the dispute are never charged later. Refused: missing, forbidden on the actor's
 * own business and to a treasurer appointed by its owner, conflict when it was decided or its order ended, or a payment
 * is in progress whose amount would be wrong; invalid without an amount that is less than billed and not less than
 * paid.
 */
export async function decideDispute(
  tx: ActorTransaction,
  dispute_no: string,
  input: DisputeDecisionBody,
): Promise<void> {
  const { dispute, order } = await lockOpen(tx, dispute_no);
  await refuseOwnBusiness(tx, dispute.business_id);
  await refuseDependent(tx, toDisputeDecision(dispute));
  const { is_upheld, amount_found, decision } = input;
  if (is_upheld === (amount_found === undefined)) throw createFieldRefusal('amount_found', 'dispute.amount_found');
  if (amount_found !== undefined) await upholdDispute(tx, { dispute, order, amount_found });
  const state = is_upheld ? 'UPHELD' : 'REJECTED';
  await endDispute(tx, dispute, { state, decision, amount_found: amount_found ?? null });
  await updatePaidOrder(tx, order, {
    params: { amount: formatPeso(amount_found ?? dispute.amount_billed) },
    mail: {
      template: is_upheld ? 'dispute_upheld' : 'dispute_rejected',
      params: {
        dispute_no,
        line: dispute.name,
        decision,
        amount: formatPeso(amount_found ?? dispute.amount_billed),
      },
    },
  });
  await insertEvent(tx, paymentsChanged, {});
}

interface UpheldDispute {
  readonly dispute: Dispute;
  readonly order: OrderRow;
  readonly amount_found: NonNullable<DisputeDecisionBody['amount_found']>;
}

async function upholdDispute(tx: ActorTransaction, { dispute, order, amount_found }: UpheldDispute): Promise<void> {
  if (amount_found >= dispute.amount_billed) throw createFieldRefusal('amount_found', 'dispute.amount_found');
  await correctLine(tx, { order, line_no: dispute.line_no, amount_found, memo: dispute.dispute_no });
}

/** The owner withdraws it. Refused: missing (another person's), conflict when it or its order ended. */
export async function withdrawDispute(tx: ActorTransaction, dispute_no: string): Promise<void> {
  const foundDispute = await findDispute(tx.trx, dispute_no);
  if (!foundDispute) throw new Refused('missing', 'resource.missing');
  const application = await lockApplication(tx.trx, foundDispute.assessment_code, tx.actor);
  const { dispute, order } = await lockOpen(tx, dispute_no);
  await endDispute(tx, dispute, { state: 'WITHDRAWN', decision: '', amount_found: null });
  await recordAct(tx, application, { history: { act: 'withdraw_dispute', params: toDisputeParams(dispute) } });
  await updatePaidOrder(tx, order, { params: {} });
  await insertEvent(tx, paymentsChanged, {});
}

function toDisputeParams({ dispute_no, name }: Dispute) {
  return { dispute_no, line: name };
}

interface DisputeEnd {
  readonly state: Exclude<DisputeState, 'OPEN'>;
  readonly decision: string;
  readonly amount_found: Dispute['amount_found'];
}

/** Ends the dispute and its freeze. */
async function endDispute(tx: ActorTransaction, dispute: Dispute, end: DisputeEnd): Promise<void> {
  const { trx, actor, now, today } = tx;
  await trx
    .updateTable('line_dispute')
    .set({ ...end, ended_on: today, ended_by: actor.account_id, ended_at: now })
    .where('dispute_id', '=', dispute.dispute_id)
    .execute();
  await sql`
    update installment_item t
    set freed_on = ${today}::date
    from installment i
    where i.installment_id = t.installment_id
      and i.bill_id = ${dispute.bill_id}::bigint
      and t.line_no = ${dispute.line_no}
      and t.disputed_on is not null`.execute(trx);
  await recordAudit(trx, actor, {
    act: `dispute.${end.state.toLowerCase()}`,
    object_kind: 'dispute',
    object_id: dispute.dispute_no,
    detail: { line_no: dispute.line_no, amount_found: end.amount_found, decision: end.decision },
  });
}
