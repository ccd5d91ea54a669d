// Consequences of a filed dispute: the treasury's pages reload, and the treasurers are notified.

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople } from '../../domain/notifications/notify.ts';
import { defineTreasuryReload } from '../../domain/payments/payment-consumers.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { listTreasurers } from '../list-treasurers.ts';
import { disputeFiled } from './dispute-events.ts';
import { findDispute } from './disputes.queries.ts';

/** What follows a filed dispute. */
export const DISPUTE_CONSUMERS: readonly EventConsumer[] = [
  defineTreasuryReload(disputeFiled),
  defineConsumer(disputeFiled, {
    name: 'notify_treasurers',
    effect: 'notification',
    deliver: (tx, { params: { dispute_no } }) => notifyTreasurers(tx, dispute_no),
  }),
];

/** Notifies every treasurer of a dispute that waits for a decision. */
async function notifyTreasurers(tx: Transaction, dispute_no: string): Promise<void> {
  const dispute = await findDispute(tx.trx, dispute_no);
  if (!dispute) throw new Error(`dispute ${dispute_no} is gone`);
  const { company_name, decide_by, name } = dispute;
  await notifyPeople(tx, await listTreasurers(tx.trx), {
    kind: 'dispute_to_decide',
    params: { dispute_no, company_name, decide_by, line: name },
    opens: { path: `/administrator/treasury/disputes/${dispute_no}` },
  });
}
