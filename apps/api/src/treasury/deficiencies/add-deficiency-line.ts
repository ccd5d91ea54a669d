// Adds the difference of a proved year to an order of payment, as a line with an installment of its own.

import { sql } from 'kysely';

import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { recordBill } from '../../domain/ledger/book-bill.ts';
import { updateOrderStates } from '../../domain/ledger/collection/update-order-states.ts';
import { listItems, listLines, type OrderRow } from '../../domain/ledger/due/orders.queries.ts';
import { DEFICIENCY_PART_NO } from '../../domain/ledger/rule-sentences.ts';
import type { ComputedDeficiency, DeficiencyCase } from './deficiency-case.ts';

export interface AddedDeficiency {
  readonly year: DeficiencyCase;
  /** The order that gets the line, locked. */
  readonly order: OrderRow;
  readonly deficiency: ComputedDeficiency;
}

/** The year, mode and revenue code of an added line and its installment, where the order is that of a later year. */
function toEarlierYear({ year: { order: billedOrder }, order }: AddedDeficiency) {
  if (billedOrder.bill_id === order.bill_id) return { of_year: null };
  return {
    of_year: billedOrder.tax_year,
    of_mode: 'ANNUAL',
    of_ordinance_version_id: billedOrder.ordinance_version_id,
  } as const;
}

/** The line and its installment follow those of the order; the amount is receivable from today. Returns its number. */
export async function addDeficiencyLine(tx: ActorTransaction, addedDeficiency: AddedDeficiency): Promise<number> {
  const { trx } = tx;
  const { order, deficiency } = addedDeficiency;
  const { bill_id } = order;
  const { of_year } = toEarlierYear(addedDeficiency);
  const { code, name, kind, agency, account_code, ordinance_section, basis, amount } = deficiency.charge;
  const after_line = Math.max(0, ...(await listLines(trx, [bill_id])).map(({ line_no }) => line_no));
  const line_no = after_line + 1;
  await trx
    .insertInto('bill_line')
    .values({
      bill_id,
      line_no,
      of_year,
      code: of_year === null ? code : `${code}-${of_year}`,
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
  await insertInstallment(tx, line_no, addedDeficiency);
  await sql`update bill set total = total + ${amount}::bigint where bill_id = ${bill_id}::bigint`.execute(trx);
  await recordBill(tx, bill_id, { after_line });
  await updateOrderStates(tx, order);
  return line_no;
}

/** The installment of the line, after those of the order, with the due day and the late policy of the rule. */
async function insertInstallment(
  { trx }: ActorTransaction,
  line_no: number,
  addedDeficiency: AddedDeficiency,
): Promise<void> {
  const { bill_id } = addedDeficiency.order;
  const { charge, nominal_due, order_due } = addedDeficiency.deficiency;
  const no = Math.max(0, ...(await listItems(trx, [bill_id])).map((item) => item.no)) + 1;
  const { installment_id } = await trx
    .insertInto('installment')
    .values({
      bill_id,
      no,
      nominal_due_on: nominal_due,
      due_on: order_due,
      of_no: DEFICIENCY_PART_NO,
      ...toEarlierYear(addedDeficiency),
    })
    .returning('installment_id')
    .executeTakeFirstOrThrow();
  const lateRule = { bears_penalty: charge.late_charges, late_code: charge.late_code ?? null };
  await trx
    .insertInto('installment_item')
    .values({ installment_id, line_no, amount: charge.amount, ...lateRule })
    .execute();
}
