import type { DeclarationInput } from '@ebpls/contracts';
import { toAssessResultReply } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { formatPeso } from '../../platform/format.ts';
import { Refused } from '../../platform/refused.ts';
import { recordBill } from '../../domain/ledger/book-bill.ts';
import { type ApplicationRow, lockApplication } from '../../domain/applications/find-application.ts';
import { moveApplication } from '../../domain/applications/move-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import type { BillMoveReply } from '../../domain/billing/bills.queries.ts';
import { refuseIncomplete } from '../../domain/billing/compute-bill.ts';
import { insertBackYears } from '../../domain/billing/insert-back-years.ts';
import { type AssessedBackYear, assessBackYears } from '../../domain/applications/cases/back-year-cases.ts';
import { formatYears, listUndeclaredYears } from '../../domain/applications/cases/unfiled-years.ts';
import { updateOrderStates } from '../../domain/ledger/collection/update-order-states.ts';
import { findOrderInForce, listLines, lockBill, type OrderRow } from '../../domain/ledger/due/orders.queries.ts';
import { assertNoLiveAttempt } from '../../domain/payments/assert-no-live-attempt.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { listFraudDays } from '../../domain/applications/compliance/standing.queries.ts';

/**
 * Bills the years that a paid renewal skips on its own order, by the income that the revenue code of each year
 * presumes: no person sets an amount, so the code takes the place of the second person (decision 0088). The application
 * waits for payment again, and the owner may dispute each line. Refused: missing, conflict when it is not paid, skips
 * no year or a payment is in progress; invalid where a code presumes no income.
 */
export async function billSkippedYears(tx: ActorTransaction, assessment_code: string): Promise<BillMoveReply> {
  const { trx, actor, rows, today } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  if (application.state !== 'PAID') throw new Refused('conflict', `application.is.${application.state}`);
  const skippedYears = await listUndeclaredYears(trx, application, { rows, today });
  if (skippedYears.length === 0) throw new Refused('conflict', 'bill.no_skipped_year');
  const order = await lockOrderInForce(tx, application);
  const declaration = await addToDeclaration(tx, application, skippedYears);
  const years = (await assessSkippedYears(tx, application, declaration)).filter(({ tax_year }) =>
    skippedYears.includes(tax_year),
  );
  await addToBill(tx, order, { years, mode: application.payment_mode ?? 'ANNUAL' });
  await recordAudit(trx, actor, {
    act: 'bill.add_years',
    object_kind: 'bill',
    object_id: order.bill_id,
    detail: { years: skippedYears },
  });
  return reopenPayment(tx, application, { order, skippedYears });
}

async function lockOrderInForce(tx: ActorTransaction, { assessment_id }: ApplicationRow): Promise<OrderRow> {
  const order = await findOrderInForce(tx.trx, assessment_id);
  if (!order) throw new Refused('missing', 'resource.missing');
  const state = await lockBill(tx.trx, order.bill_id);
  await assertNoLiveAttempt(tx, order.bill_id);
  return { ...order, state };
}

/** The years are added to the declaration as years without records, so that no later act treats them as skipped. */
async function addToDeclaration(
  { trx }: ActorTransaction,
  { assessment_id, declaration }: ApplicationRow,
  skippedYears: readonly number[],
): Promise<DeclarationInput> {
  if (declaration === null) throw new Refused('missing', 'resource.missing');
  const addedYears = skippedYears.map((tax_year) => ({ tax_year, is_presumptive: true }));
  const declarationInput = { ...declaration, back_years: [...(declaration.back_years ?? []), ...addedYears] };
  await trx
    .updateTable('application')
    .set({ declaration: JSON.stringify(declarationInput) })
    .where('assessment_id', '=', assessment_id)
    .execute();
  return declarationInput;
}

async function assessSkippedYears(
  { trx, rows, today, actor }: ActorTransaction,
  { business_id, snapshot }: ApplicationRow,
  declaration: DeclarationInput,
): Promise<AssessedBackYear[]> {
  if (snapshot === null) throw new Refused('missing', 'resource.missing');
  const fraud_days = await listFraudDays(trx, business_id);
  try {
    return assessBackYears({ form: snapshot.form, declaration, rows, today, fraud_days });
  } catch (error) {
    return refuseIncomplete(error, actor.locale);
  }
}

interface AddedYears {
  readonly years: readonly AssessedBackYear[];
  readonly mode: NonNullable<ApplicationRow['payment_mode']>;
}

/** Lines and installments are numbered after those of the order; the added ones are receivable from today. */
async function addToBill(tx: ActorTransaction, { bill_id }: OrderRow, { years, mode }: AddedYears): Promise<void> {
  const { trx, today } = tx;
  const after_line = Math.max(0, ...(await listLines(trx, [bill_id])).map(({ line_no }) => line_no));
  await insertBackYears(trx, bill_id, { years, mode });
  const storedYears = years.map((year) => ({ ...year, result: toAssessResultReply(year.result), added_on: today }));
  await sql`
    update bill
    set
      total = total + (
        select coalesce(sum(amount), 0)
        from bill_line
        where bill_id = ${bill_id}::bigint and line_no > ${after_line}
      ),
      back_years = back_years || ${JSON.stringify(storedYears)}::jsonb
    where bill_id = ${bill_id}::bigint`.execute(trx);
  await recordBill(tx, bill_id, { after_line });
}

async function reopenPayment(
  tx: ActorTransaction,
  application: ApplicationRow,
  { order, skippedYears }: { readonly order: OrderRow; readonly skippedYears: readonly number[] },
): Promise<BillMoveReply> {
  const { bill_id, top_no } = order;
  const { bill, isFirstPaid, account } = await updateOrderStates(tx, order);
  const amount = formatPeso(account.due.total);
  const params = { years: formatYears(skippedYears), top_no: top_no ?? '' };
  await recordAct(tx, application, {
    history: { act: 'bill_skipped_years', params },
    mail: { template: 'bill_years_added', params: { ...params, amount } },
  });
  const { state } = isFirstPaid
    ? application
    : await moveApplication(tx, application, { act: 'reopen_payment', as: 'system', params: { amount } });
  return { bill_id, top_no, bill_state: bill, state };
}
