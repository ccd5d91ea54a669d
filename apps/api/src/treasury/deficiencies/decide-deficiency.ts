import { formatPeso } from '../../platform/format.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { refuseDependent } from '../../domain/access/separation/second-person.ts';
import { type ApplicationRow, lockApplication } from '../../domain/applications/find-application.ts';
import { getOwnerPath } from '../../domain/applications/notices/owner-mail-path.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { lockBill, type OrderRow } from '../../domain/ledger/due/orders.queries.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { assertNoLiveAttempt } from '../../domain/payments/assert-no-live-attempt.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import { addDeficiencyLine } from './add-deficiency-line.ts';
import { hasOpenClosure, type ProofRecord } from './deficiencies.queries.ts';
import {
  type ComputedDeficiency,
  computeDeficiency,
  type DeficiencyCase,
  findDeficiencyRefusal,
  openDeficiencyCase,
} from './deficiency-case.ts';
import { toDeficiencyDecision } from './deficiency-reply.ts';

/**
 * A treasurer orders the payment of the difference as a line with its own due day on the order of the year, or on the one
 * that its balance was carried over to; or closes the case where there is none (LGC s.167). Refused: missing; forbidden on the own business and to the person who entered
 * the figures; conflict when it was decided, the figures or the file changed since they were read, the file is missing,
 * a closure is under way, a payment of the
 * order is in progress, or the order of a later year has no permit yet.
 */
export async function decideDeficiency(
  tx: ActorTransaction,
  assessment_code: string,
  { revision }: { readonly revision: number },
): Promise<void> {
  const { trx, actor, rows, today } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  const year = await openDeficiencyCase(trx, application, rows);
  const { proof } = year;
  if (proof === undefined) throw new Refused('conflict', 'deficiency.not_filed');
  await refuseDependent(tx, toDeficiencyDecision(proof));
  await refuseUndecidable(tx, year, { proof, revision });
  const order = await lockChargedOrder(tx, year);
  const deficiency = computeDeficiency(year, proof, { today, holidays: rows.holidays });
  const line_no = deficiency.charge.amount > 0 ? await addDeficiencyLine(tx, { year, order, deficiency }) : null;
  await saveDecision(tx, { year, proof, order, deficiency, line_no });
  await recordDecision(tx, application, { proof, order, deficiency });
  await insertEvent(tx, paymentsChanged, {});
}

async function refuseUndecidable(
  { trx, today }: ActorTransaction,
  year: DeficiencyCase,
  { proof, revision }: { readonly proof: ProofRecord; readonly revision: number },
): Promise<void> {
  const refusal = findDeficiencyRefusal(year, today);
  if (refusal) throw new Refused('conflict', refusal.key, { params: refusal.params ?? {} });
  if (proof.revision !== revision) throw new Refused('conflict', 'deficiency.changed');
  if (proof.storage_key === null) throw new Refused('conflict', 'deficiency.file_missing');
  if (await hasOpenClosure(trx, proof.business_id)) throw new Refused('conflict', 'deficiency.closing');
}

/** An order without its permit may end unpaid, and the difference with it. */
async function lockChargedOrder(tx: ActorTransaction, { charged }: DeficiencyCase): Promise<OrderRow> {
  const state = await lockBill(tx.trx, charged.bill_id);
  if (state !== 'APPROVED' && state !== 'SETTLED') throw new Refused('conflict', 'deficiency.changed');
  if (charged.application_state !== 'ISSUED')
    throw new Refused('conflict', 'deficiency.carried_over', { params: { year: charged.tax_year } });
  await assertNoLiveAttempt(tx, charged.bill_id);
  return { ...charged, state };
}

interface DecidedProof {
  readonly proof: ProofRecord;
  readonly order: OrderRow;
  readonly deficiency: ComputedDeficiency;
}

async function saveDecision(
  { trx, actor, now }: ActorTransaction,
  {
    year,
    proof,
    order,
    deficiency,
    line_no,
  }: DecidedProof & { readonly year: DeficiencyCase; readonly line_no: number | null },
): Promise<void> {
  const { charge, tax_proved, order_due } = deficiency;
  await trx
    .updateTable('tax_deficiency')
    .set({
      state: line_no === null ? 'CLOSED' : 'ORDERED',
      decided_by: actor.account_id,
      decided_at: now,
      tax_proved,
      tax_billed: year.tax_billed,
      amount: charge.amount,
      due_on: order_due,
      bill_id: order.bill_id,
      line_no,
    })
    .where('deficiency_id', '=', proof.deficiency_id)
    .execute();
}

async function recordDecision(
  tx: ActorTransaction,
  application: ApplicationRow,
  { proof, order, deficiency }: DecidedProof,
): Promise<void> {
  const { deficiency_no } = proof;
  const { amount } = deficiency.charge;
  const isOrdered = amount > 0;
  const params = { deficiency_no, amount: formatPeso(amount), top_no: order.top_no ?? '' };
  await recordAct(tx, application, {
    history: { act: isOrdered ? 'order_deficiency' : 'close_deficiency', params },
    audit: {
      act: 'deficiency.decide',
      object_kind: 'deficiency',
      object_id: deficiency_no,
      detail: { amount, tax_proved: deficiency.tax_proved, lines: proof.lines },
    },
    mail: {
      template: isOrdered ? 'deficiency_ordered' : 'deficiency_closed',
      params: {
        ...params,
        year: application.tax_year,
        due_on: deficiency.order_due,
        ...(isOrdered && { link: tx.public_url + getOwnerPath(order, 'currentdue') }),
      },
    },
  });
}
