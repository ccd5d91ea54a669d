import { sql } from 'kysely';

import { getMessageText } from '../../platform/messages/catalogue.ts';
import { notifyPeople } from '../../domain/notifications/notify.ts';
import { listStaff } from '../../domain/notifications/list-staff.ts';
import { insertEvent } from '../../domain/events/events.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import type { FraudFinding } from './fraud-findings.queries.ts';

interface FraudFindingMail {
  readonly template: 'fraud_confirmed' | 'fraud_withdrawn';
  readonly decision: string;
}

/** Notifies the owner at once of a confirmed or withdrawn finding, with its legal ground and the way to answer. */
export async function notifyOwnerOfFinding(
  tx: Transaction,
  { finding_no, business_id, ground, evidence, evidence_no, discovered_on, tax_years }: FraudFinding,
  { template, decision }: FraudFindingMail,
): Promise<void> {
  const { locale } = await tx.trx
    .selectFrom('business')
    .innerJoin('account', 'account.id', 'business.owner_id')
    .select('account.locale')
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow();
  await insertEvent(tx, paymentsChanged, {
    mail: {
      business_id,
      template,
      params: {
        finding_no,
        evidence,
        evidence_no,
        discovered_on,
        decision,
        ground: getMessageText(`fraud.ground.${ground}`, {}, locale),
        years: tax_years.join(', '),
      },
    },
  });
}

/** Notifies every treasurer of a finding that waits for a second person, and nudges the pages of the treasury. */
export async function notifyTreasurers(tx: Transaction, finding?: FraudFinding): Promise<void> {
  if (finding !== undefined) {
    const { finding_no, company_name, state } = finding;
    const staff = await listStaff(tx.trx, sql`r.name = 'admin' and 'treasurer' = any(a.permissions)`);
    await notifyPeople(tx, staff, {
      kind: state === 'PROPOSED' ? 'fraud_to_decide' : 'fraud_withdrawal_to_decide',
      params: { finding_no, company_name },
      opens: { path: `/administrator/treasury/fraud-findings/${finding_no}` },
    });
  }
  await insertEvent(tx, paymentsChanged, {});
}
