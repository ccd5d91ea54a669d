// Consequences of a filed proof of sales: the treasury's pages reload, and the treasurers are notified.

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople } from '../../domain/notifications/notify.ts';
import { defineTreasuryReload } from '../../domain/payments/payment-consumers.ts';
import { listTreasurers } from '../list-treasurers.ts';
import { findDeficiencyHeading } from './deficiencies.queries.ts';
import { proofFiled } from './deficiency-events.ts';

/** What follows a filed proof; acts on its application notify the owner. */
export const DEFICIENCY_CONSUMERS: readonly EventConsumer[] = [
  defineTreasuryReload(proofFiled),
  defineConsumer(proofFiled, {
    name: 'notify_treasurers',
    effect: 'notification',
    deliver: async (tx, { params: { assessment_code } }) => {
      const heading = await findDeficiencyHeading(tx.trx, assessment_code);
      if (heading === undefined) throw new Error(`the proof of ${assessment_code} is gone`);
      const { deficiency_no, company_name, tax_year } = heading;
      await notifyPeople(tx, await listTreasurers(tx.trx), {
        kind: 'proof_to_decide',
        params: { deficiency_no: deficiency_no ?? '', company_name, year: tax_year },
        opens: { path: `/administrator/treasury/deficiencies/${assessment_code}` },
      });
    },
  }),
];
