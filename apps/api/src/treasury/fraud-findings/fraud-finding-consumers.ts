// Consequences of a change of a fraud finding: pages reload, the treasurers and the owner are notified.

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople } from '../../domain/notifications/notify.ts';
import { mailPayer } from '../../domain/payments/mail-payer.ts';
import { defineTreasuryReload } from '../../domain/payments/payment-consumers.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { Trx } from '../../platform/database/database.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { listTreasurers } from '../list-treasurers.ts';
import { fraudFindingChanged } from './fraud-finding-events.ts';
import { findFraudFinding, type FraudFinding } from './fraud-findings.queries.ts';

/** What follows every change of a fraud finding. */
export const FRAUD_FINDING_CONSUMERS: readonly EventConsumer[] = [
  defineTreasuryReload(fraudFindingChanged),
  defineConsumer(fraudFindingChanged, {
    name: 'notify_treasurers',
    effect: 'notification',
    deliver: async (tx, { params: { finding_no, next_step } }) => {
      if (next_step === undefined) return;
      const { company_name } = await getFinding(tx.trx, finding_no);
      await notifyPeople(tx, await listTreasurers(tx.trx), {
        kind: next_step,
        params: { finding_no, company_name },
        opens: { path: `/administrator/treasury/fraud-findings/${finding_no}` },
      });
    },
  }),
  defineConsumer(fraudFindingChanged, {
    name: 'mail_owner',
    effect: 'mail',
    deliver: async (tx, { params: { finding_no, mail } }) => {
      if (mail !== undefined) await mailOwnerOfFinding(tx, await getFinding(tx.trx, finding_no), mail);
    },
  }),
];

async function getFinding(trx: Trx, finding_no: string): Promise<FraudFinding> {
  const finding = await findFraudFinding(trx, finding_no);
  if (!finding) throw new Error(`fraud finding ${finding_no} is gone`);
  return finding;
}

/** The owner is notified at once of a confirmed or withdrawn finding, with its legal ground and the way to answer. */
async function mailOwnerOfFinding(
  tx: Transaction,
  finding: FraudFinding,
  template: 'fraud_confirmed' | 'fraud_withdrawn',
): Promise<void> {
  const { finding_no, business_id, ground, evidence, evidence_no, discovered_on, tax_years } = finding;
  const { locale } = await tx.trx
    .selectFrom('business')
    .innerJoin('account', 'account.id', 'business.owner_id')
    .select('account.locale')
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow();
  await mailPayer(tx, business_id, {
    template,
    params: {
      finding_no,
      evidence,
      evidence_no,
      discovered_on,
      decision: template === 'fraud_confirmed' ? finding.decision : finding.withdrawal_decision,
      ground: getMessageText(`fraud.ground.${ground}`, {}, locale),
      years: tax_years.join(', '),
    },
  });
}
