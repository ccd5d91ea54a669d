import type { ReplyBody, proposeWaiver as proposeEndpoint } from '@ebpls/contracts';
import { installmentMachine, getNextState } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { refuseDependent } from '../../domain/access/separation/second-person.ts';
import { openAccount } from '../../domain/ledger/bill-account.ts';
import { reverseBillEntry } from '../../domain/ledger/book-bill.ts';
import { findOrder, lockBill, type OrderRow } from '../../domain/ledger/due/orders.queries.ts';
import { updatePaidOrder } from '../../domain/ledger/collection/post-payment.ts';
import { assertNoLiveAttempt } from '../../domain/payments/assert-no-live-attempt.ts';
import { toWaiverDecision } from './bill-reply.ts';
import { findWaiver, countOthersMoney, type ProposedWaiver } from './waivers.queries.ts';

type MovedWaiver = ReplyBody<typeof proposeEndpoint>;

interface Proposal {
  readonly bill_id: number;
  readonly no: number;
  readonly resolution_no: string;
  readonly reason: string;
}

/**
 * Proposes to waive an unpaid installment by a resolution (LGC s.192; domain reference 3.5). Refused: missing, conflict
 * when the order is not in force, a waiver exists already, or the installment holds unpaid money of the fire bureau or
 * the barangay, which the municipality cannot waive.
 */
export async function proposeWaiver(tx: ActorTransaction, { bill_id, no, ...details }: Proposal): Promise<MovedWaiver> {
  const { trx, actor, now } = tx;
  const order = await lockOrderInForce(tx, bill_id);
  const installment_id = await getWaivableInstallment(trx, { bill_id, no });
  await assertOwed(tx, order, no);
  if ((await countOthersMoney(trx, installment_id)) > 0) throw new Refused('conflict', 'waiver.others_money');
  const openWaiver = await trx
    .selectFrom('installment_waiver')
    .select('waiver_id')
    .where('installment_id', '=', installment_id)
    .where('state', 'in', ['PROPOSED', 'APPROVED'])
    .executeTakeFirst();
  if (openWaiver) throw new Refused('conflict', 'waiver.proposed_already');
  const { waiver_id } = await trx
    .insertInto('installment_waiver')
    .values({
      installment_id,
      ...details,
      proposed_by: actor.account_id,
      proposed_at: now,
      decided_by: null,
      decided_at: null,
    })
    .returning('waiver_id')
    .executeTakeFirstOrThrow();
  await recordAudit(trx, actor, {
    act: 'waiver.propose',
    object_kind: 'bill',
    object_id: bill_id,
    detail: { no, ...details },
  });
  return { waiver_id, state: 'PROPOSED', bill_state: order.state };
}

/** Refused: conflict when there is no such installment, or none that can be waived. */
async function getWaivableInstallment(trx: Trx, { bill_id, no }: Pick<Proposal, 'bill_id' | 'no'>): Promise<number> {
  const installment = await trx
    .selectFrom('installment')
    .select(['installment_id', 'state'])
    .where('bill_id', '=', bill_id)
    .where('no', '=', no)
    .executeTakeFirst();
  if (
    !installment ||
    'refused' in getNextState(installmentMachine, installment.state, { act: 'waive', actor: 'treasurer' })
  )
    throw new Refused('conflict', 'installment.missing', { fields: { no: 'installment.missing' } });
  return installment.installment_id;
}

/**
 * A second person decides. Refused: missing, forbidden to the proposer, conflict when it was decided or the order has
 * moved on.
 */
export async function decideWaiver(
  tx: ActorTransaction,
  waiver_id: number,
  { is_approved }: { readonly is_approved: boolean },
): Promise<MovedWaiver> {
  const { trx, actor, now } = tx;
  const foundWaiver = await findWaiver(trx, waiver_id);
  if (!foundWaiver) throw new Refused('missing', 'resource.missing');
  const order = await lockOrderInForce(tx, foundWaiver.bill_id);
  const waiver = (await findWaiver(trx, waiver_id)) ?? foundWaiver;
  if (waiver.state !== 'PROPOSED') throw new Refused('conflict', 'waiver.decided_already');
  await refuseDependent(tx, toWaiverDecision(waiver));
  const state = is_approved ? 'APPROVED' : 'DENIED';
  await trx
    .updateTable('installment_waiver')
    .set({ state, decided_by: actor.account_id, decided_at: now })
    .where('waiver_id', '=', waiver_id)
    .execute();
  await recordAudit(trx, actor, {
    act: is_approved ? 'waiver.approve' : 'waiver.deny',
    object_kind: 'bill',
    object_id: order.bill_id,
    detail: { no: waiver.no, resolution_no: waiver.resolution_no },
  });
  return { waiver_id, state, bill_state: is_approved ? await waiveInstallment(tx, order, waiver) : order.state };
}

/**
 * Refused: conflict while the order is not in force or a payment is in progress, whose items were fixed when it began.
 */
async function lockOrderInForce(tx: ActorTransaction, bill_id: number): Promise<OrderRow> {
  const { trx } = tx;
  const order = await findOrder(trx, bill_id);
  if (!order) throw new Refused('missing', 'resource.missing');
  await lockApplicationById(tx, order.assessment_id);
  const state = await lockBill(trx, bill_id);
  if (state !== 'APPROVED') throw new Refused('conflict', 'waiver.not_in_force');
  await assertNoLiveAttempt(tx, bill_id);
  return { ...order, state };
}

/** Refused: conflict when nothing of the installment is owed. */
async function assertOwed({ trx, rows, today }: ActorTransaction, order: OrderRow, no: number): Promise<void> {
  const { due } = await openAccount(trx, order, { rows, day: today });
  const isOwed = due.installments.some((installment) => installment.no === no && installment.owed > 0);
  if (!isOwed) throw new Refused('conflict', 'waiver.nothing_owed');
}

/** Waives the installment in the books; this may complete the order or its first payment. */
async function waiveInstallment(
  tx: ActorTransaction,
  order: OrderRow,
  { installment_id, no, resolution_no }: ProposedWaiver,
): Promise<OrderRow['state']> {
  const { trx } = tx;
  const { state } = await trx
    .selectFrom('installment')
    .select('state')
    .where('installment_id', '=', installment_id)
    .executeTakeFirstOrThrow();
  const transition = getNextState(installmentMachine, state, { act: 'waive', actor: 'treasurer' });
  if ('refused' in transition) throw new Refused('conflict', 'installment.missing');
  await assertOwed(tx, order, no);
  await trx
    .updateTable('installment')
    .set({ state: transition.to })
    .where('installment_id', '=', installment_id)
    .execute();
  await reverseBillEntry(tx, order.bill_id, { memo: resolution_no, installment_no: no });
  const application = await lockApplicationById(tx, order.assessment_id);
  await recordAct(tx, application, {
    history: { act: 'waive', params: { resolution_no } },
    mail: { template: 'installment_waived', params: { top_no: order.top_no ?? '', resolution_no } },
  });
  return (await updatePaidOrder(tx, order, { params: {} })).bill;
}
