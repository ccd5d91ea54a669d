import { installmentMachine, move } from '@ebpls/rules';
import { sql } from 'kysely';

import type { ActorTransaction } from '../transactions/transaction.ts';
import { openAccount } from '../accounting/account.ts';
import type { OrderRow } from '../due/orders.queries.ts';
import type { LockedPayment } from './lock-payment.ts';

/** What the receipts had paid is unpaid again, line by line, as their entries say. */
export async function reopenInstallments(tx: ActorTransaction, { order, receipts }: LockedPayment): Promise<void> {
  const { trx } = tx;
  const entries = receipts.map(({ entry_id }) => entry_id);
  await sql`
    update installment_item t
    set
      paid = t.paid - x.principal, surcharge_paid = t.surcharge_paid - x.surcharge,
      interest_paid = t.interest_paid - x.interest
    from (
        select
          installment_no, line_no, coalesce(sum(credit) filter (where kind = 'PRINCIPAL'), 0) as principal,
          coalesce(sum(credit) filter (where kind = 'SURCHARGE'), 0) as surcharge,
          coalesce(sum(credit) filter (where kind = 'INTEREST'), 0) as interest
        from journal_line
        where entry_id = any(${entries}::bigint[]) and kind is not null
        group by 1, 2
      ) x
    join installment i on i.bill_id = ${order.bill_id}::bigint and i.no = x.installment_no
    where t.installment_id = i.installment_id and t.line_no = x.line_no`.execute(trx);
  await layAgain(tx, order);
  const moved = move(installmentMachine, 'PAID', { act: 'unpay', actor: 'system' });
  if ('refused' in moved) return;
  await sql`
    update installment i
    set state = ${moved.to}, paid_at = null
    where i.bill_id = ${order.bill_id}::bigint
      and i.state in ('PAID', 'PARTIAL')
      and exists (
        select
        from installment_item t
        where t.installment_id = i.installment_id and t.paid < t.amount
      )`.execute(trx);
}

/**
 * Another payment that stays may have found penalties paid that are owed again: what it paid is laid out anew, in the
 * order of rule 20.
 */
async function layAgain({ trx, rows, today }: ActorTransaction, order: OrderRow): Promise<void> {
  const { due, received, lines } = await openAccount(trx, order, { rows, day: today });
  if (received.length === 0) return;
  const numberOf = new Map(lines.map(({ code, line_no }) => [code, line_no]));
  const effective = due.installments.filter(({ status }) => status !== 'VOID' && status !== 'WAIVED');
  const laid = effective.flatMap(({ no, parts }) =>
    parts.map((part) => ({
      no,
      line_no: numberOf.get(part.code) ?? 0,
      paid: part.amount - part.principal,
      surcharge: part.charged_surcharge - part.surcharge,
      interest: part.charged_interest - part.interest,
    })),
  );
  await sql`
    update installment_item t
    set paid = x.paid, surcharge_paid = x.surcharge, interest_paid = x.interest
    from json_to_recordset(${JSON.stringify(laid)}::json) as x(
        no integer, line_no integer, paid bigint, surcharge bigint, interest bigint
      )
    join installment i on i.bill_id = ${order.bill_id}::bigint and i.no = x.no
    where t.installment_id = i.installment_id and t.line_no = x.line_no`.execute(trx);
}
