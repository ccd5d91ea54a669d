import type { fileDispute as fileEndpoint, EndpointInput } from '@ebpls/contracts';
import { addDays, getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import { allocateNumber } from '../../platform/database/database.ts';
import { formatPeso } from '../../platform/format.ts';
import { Refused } from '../../platform/refused.ts';
import { openAccount } from '../../domain/ledger/bill-account.ts';
import { getLineName } from '../../domain/ledger/rule-sentences.ts';
import { type ApplicationRow, lockApplication } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { assertNoLiveAttempt } from '../../domain/payments/assert-no-live-attempt.ts';
import { findOrderInForce, lockBill, type OrderLine, type OrderRow } from '../../domain/ledger/due/orders.queries.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { assertAmountHeld, findDisputeRefusal, openDisputable } from './disputable-lines.ts';
import { disputeFiled } from './dispute-events.ts';
import { type Dispute, findDispute } from './disputes.queries.ts';
import { getLatePolicy } from '../../platform/reference/ordinance-policies.ts';

type DisputeBody = EndpointInput<typeof fileEndpoint>['body'] & { readonly assessment_code: string };

/**
 * Disputes one line of the order in force (LGC s.195): from today nothing is added to it and it is not billed. Refused:
 * missing (another person's, no order, no such line), conflict when the line is paid, disputed, billed by an older
 * order, of another agency or past its time, or while a payment is in progress; invalid unless the amount held right is
 * less.
 */
export async function fileDispute(
  tx: ActorTransaction,
  { assessment_code, ...details }: DisputeBody,
): Promise<Dispute> {
  const application = await lockApplication(tx.trx, assessment_code, tx.actor);
  const order = await lockDisputedOrder(tx, application);
  const as_of = { rows: tx.rows, day: tx.today };
  const disputable = await openDisputable(tx.trx, await openAccount(tx.trx, order, as_of), as_of);
  const line = disputable.account.lines.find(({ line_no }) => line_no === details.line_no);
  if (!line) throw new Refused('missing', 'resource.missing');
  const refusal = findDisputeRefusal(disputable, line);
  if (refusal) throw new Refused('conflict', refusal.key, { params: refusal.params ?? {} });
  assertAmountHeld(line, details.amount_held);
  return saveDispute(tx, { application, order, line, details });
}

async function lockDisputedOrder(tx: ActorTransaction, { assessment_id }: ApplicationRow): Promise<OrderRow> {
  const { trx } = tx;
  const order = await findOrderInForce(trx, assessment_id);
  if (!order) throw new Refused('missing', 'resource.missing');
  const state = await lockBill(trx, order.bill_id);
  if (state !== 'APPROVED') throw new Refused('conflict', 'dispute.not_in_force');
  await assertNoLiveAttempt(tx, order.bill_id);
  return { ...order, state };
}

interface FiledLine {
  readonly application: ApplicationRow;
  readonly order: OrderRow;
  readonly line: OrderLine;
  readonly details: Omit<DisputeBody, 'assessment_code'>;
}

async function saveDispute(tx: ActorTransaction, newDispute: FiledLine): Promise<Dispute> {
  const dispute = await insertDispute(tx, newDispute);
  const { application, order, line, details } = newDispute;
  const { dispute_no, decide_by } = dispute;
  const params = { dispute_no, line: line.name, decide_by };
  await recordAct(tx, application, {
    history: { act: 'dispute', params },
    audit: {
      act: 'dispute.file',
      object_kind: 'dispute',
      object_id: dispute_no,
      detail: { bill_id: order.bill_id, line_no: line.line_no, amount_held: details.amount_held },
    },
    mail: {
      template: 'dispute_filed',
      params: { ...params, line: getLineName(line, tx.actor.locale), amount: formatPeso(details.amount_held) },
    },
  });
  await insertEvent(tx, disputeFiled, { dispute_no });
  return dispute;
}

/** Inserts the dispute, and the first day of the freeze on the line's share of each unpaid installment. */
async function insertDispute(tx: ActorTransaction, { order, line, details }: FiledLine): Promise<Dispute> {
  const { trx, actor, now, today } = tx;
  const year = getYear(today);
  const dispute_no = `DSP-${year}-${String(await allocateNumber(trx, 'dispute', year)).padStart(6, '0')}`;
  const { dispute_decision_days } = getLatePolicy(tx.rows, order.ordinance_version_id);
  await trx
    .insertInto('line_dispute')
    .values({
      dispute_no,
      bill_id: order.bill_id,
      business_id: order.business_id,
      account_id: actor.account_id,
      ...details,
      amount_billed: line.amount,
      filed_on: today,
      filed_at: now,
      decide_by: addDays(today, dispute_decision_days),
      ended_at: null,
    })
    .execute();
  await sql`
    update installment_item t
    set disputed_on = ${today}::date
    from installment i
    where i.installment_id = t.installment_id
      and i.bill_id = ${order.bill_id}::bigint
      and t.line_no = ${line.line_no}
      and i.state not in ('PAID', 'VOID', 'WAIVED')`.execute(trx);
  const dispute = await findDispute(trx, dispute_no);
  if (!dispute) throw new Refused('missing', 'resource.missing');
  return dispute;
}
