import { addDays } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { mailOwner } from '../../domain/applications/notices/notify-owner.ts';
import { type Transaction, runForEachCase, isFirstOccasion } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import { openAccount } from '../../domain/ledger/bill-account.ts';
import { findOrder } from '../../domain/ledger/due/orders.queries.ts';

const EARLY_DAYS = 10; // Days before the due day on which the owner is reminded (T12).
const LAST_DAYS = 1;

/** T12 (domain reference 3.9): the owner of an unpaid installment is reminded ten days before it is due, and one. */
export async function remindInstallments(api: Api): Promise<void> {
  const today = api.clock.today();
  const { rows } = await sql<{ installment_id: number }>`
    select i.installment_id
    from installment i
    join bill b using (bill_id)
    where b.state = 'APPROVED'
      and i.state not in ('PAID', 'VOID', 'WAIVED')
      and i.due_on between ${today}::date and ${addDays(today, EARLY_DAYS)}::date
    order by i.installment_id`.execute(api.db);
  await runForEachCase(
    api,
    rows.map(({ installment_id }) => installment_id),
    remindOfInstallment,
  );
}

async function remindOfInstallment(tx: Transaction, installment_id: number): Promise<void> {
  const { trx, rows, today } = tx;
  const { bill_id, no, due_on } = await trx
    .selectFrom('installment')
    .select(['bill_id', 'no', 'due_on'])
    .where('installment_id', '=', installment_id)
    .executeTakeFirstOrThrow();
  const stage = addDays(today, LAST_DAYS) >= due_on ? LAST_DAYS : EARLY_DAYS;
  if (
    !(await isFirstOccasion(tx, {
      timer: 'T12',
      object_kind: 'installment',
      object_id: installment_id,
      occasion: `${due_on} ${stage}`,
    }))
  )
    return;
  const order = await findOrder(trx, bill_id);
  if (!order) return;
  const { due } = await openAccount(trx, order, { rows, day: today });
  const balance = due.installments.find((installment) => installment.no === no)?.owed ?? 0;
  if (balance === 0) return;
  const application = await lockApplicationById(tx, order.assessment_id);
  await mailOwner(tx, application, {
    template: 'installment_reminder',
    params: { top_no: order.top_no ?? '', amount: formatPeso(balance), due_on },
  });
}
