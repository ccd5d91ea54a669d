import { sql } from 'kysely';

import { formatPeso } from '../../platform/format.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { refuseDependent } from '../../domain/access/separation/second-person.ts';
import { type ApplicationRow, lockApplication } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { recordBill } from '../../domain/ledger/book-bill.ts';
import { updateOrderStates } from '../../domain/ledger/collection/update-order-states.ts';
import { listItems, listLines, lockBill, type OrderRow } from '../../domain/ledger/due/orders.queries.ts';
import { DEFICIENCY_PART_NO } from '../../domain/ledger/rule-sentences.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { assertNoLiveAttempt } from '../../domain/payments/assert-no-live-attempt.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
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
 * A treasurer orders the payment of the difference as a line of the year's order with its own due day, or closes the
 * case where there is none (LGC s.167). Refused: missing; forbidden on the own business and to the person who entered
 * the figures; conflict when it was decided, the figures or the file changed since they were read, the file is missing,
 * a closure is under way or a payment of the order is in progress.
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
  const order = await lockYearOrder(tx, year.order);
  const deficiency = computeDeficiency(year, proof, { today, holidays: rows.holidays });
  const line_no = deficiency.charge.amount > 0 ? await addToOrder(tx, order, deficiency) : null;
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

async function lockYearOrder(tx: ActorTransaction, order: OrderRow): Promise<OrderRow> {
  const state = await lockBill(tx.trx, order.bill_id);
  if (state !== 'APPROVED' && state !== 'SETTLED') throw new Refused('conflict', 'deficiency.order_ended');
  await assertNoLiveAttempt(tx, order.bill_id);
  return { ...order, state };
}

/** The line and its installment follow those of the order; the amount is receivable from today. Returns its number. */
async function addToOrder(tx: ActorTransaction, order: OrderRow, deficiency: ComputedDeficiency): Promise<number> {
  const { trx } = tx;
  const { bill_id } = order;
  const { code, name, kind, agency, account_code, ordinance_section, basis, amount } = deficiency.charge;
  const after_line = Math.max(0, ...(await listLines(trx, [bill_id])).map(({ line_no }) => line_no));
  const line_no = after_line + 1;
  await trx
    .insertInto('bill_line')
    .values({
      bill_id,
      line_no,
      code,
      name: name.en,
      name_fil: name.fil,
      kind,
      agency,
      account_code,
      amount,
      ordinance_section,
      basis: JSON.stringify(basis),
    })
    .execute();
  await insertInstallment(tx, { bill_id, line_no }, deficiency);
  await sql`update bill set total = total + ${amount}::bigint where bill_id = ${bill_id}::bigint`.execute(trx);
  await recordBill(tx, bill_id, { after_line });
  await updateOrderStates(tx, order);
  return line_no;
}

/** The installment of the line, after those of the order, with the due day and the late policy of the rule. */
async function insertInstallment(
  { trx }: ActorTransaction,
  { bill_id, line_no }: { readonly bill_id: number; readonly line_no: number },
  { charge, nominal_due, order_due }: ComputedDeficiency,
): Promise<void> {
  const no = Math.max(0, ...(await listItems(trx, [bill_id])).map((item) => item.no)) + 1;
  const { installment_id } = await trx
    .insertInto('installment')
    .values({ bill_id, no, nominal_due_on: nominal_due, due_on: order_due, of_no: DEFICIENCY_PART_NO })
    .returning('installment_id')
    .executeTakeFirstOrThrow();
  const late = { bears_penalty: charge.late_charges, late_code: charge.late_code ?? null };
  await trx
    .insertInto('installment_item')
    .values({ installment_id, line_no, amount: charge.amount, ...late })
    .execute();
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
      params: { ...params, year: application.tax_year, due_on: deficiency.order_due },
    },
  });
}
