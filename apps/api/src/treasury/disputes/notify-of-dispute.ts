import { sql } from 'kysely';

import { notifyPeople } from '../../domain/notifications/notify.ts';
import { listStaff } from '../../domain/notifications/list-staff.ts';
import { insertEvent } from '../../domain/events/events.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import type { Dispute } from './disputes.queries.ts';

/** Notifies every treasurer of a waiting dispute. */
export async function notifyTreasuryOfDispute(
  tx: Transaction,
  { dispute_no, company_name, decide_by, name }: Dispute,
): Promise<void> {
  const staff = await listStaff(tx.trx, sql`r.name = 'admin' and 'treasurer' = any(a.permissions)`);
  await notifyPeople(tx, staff, {
    kind: 'dispute_to_decide',
    params: { dispute_no, company_name, decide_by, line: name },
    opens: { path: `/administrator/treasury/disputes/${dispute_no}` },
  });
  await insertEvent(tx, paymentsChanged, {});
}
