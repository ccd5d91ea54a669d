// Notifies the claimant and the treasury of a refund claim, and pushes a reload signal to their open pages.

import type { Locale } from '@ebpls/contracts';
import { sql } from 'kysely';

import { insertEvent } from '../../domain/events/events.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import type { MailTemplate } from '../../platform/mail/mail.ts';
import { notifyPeople } from '../../domain/notifications/notify.ts';
import { listStaff } from '../../domain/notifications/list-staff.ts';
import { notifyReader } from '../../domain/notifications/notify-reader.ts';
import { formatPeso } from '../../platform/format.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import type { RefundClaim } from './refunds.queries.ts';

type RefundMail = Extract<
  MailTemplate,
  `refund_${'filed' | 'evaluated' | 'approved' | 'denied' | 'credited' | 'paid_out' | 'asked_back' | 'sent_back'}`
>;

/** Notifies the claimant in their language; open pages of both sides reload. */
export async function notifyClaimant(tx: Transaction, claim: RefundClaim, template: RefundMail): Promise<void> {
  const { refund_no, receipt_no, company_name, finding, decision, voucher_no } = claim;
  const link = `${tx.public_url}/app/management/companies/payment/refunds/${refund_no}`;
  await notifyReader(
    tx,
    { ...claim, role_id: null },
    {
      template,
      params: {
        ...toRefundMailParams(claim),
        receipt_no,
        company_name,
        finding,
        decision,
        voucher_no: voucher_no ?? '',
        link,
      },
    },
  );
  await nudgeRefund(tx, claim);
}

/** Title of the method of the original payment, as the owner knows it. */
export function getPayoutMethodLabel({ method }: RefundClaim, locale: Locale): string {
  return getMessageText(`refund.way.${method ?? 'gcash'}`, {}, locale);
}

/** Notifies the next person of the treasury: the evaluator, then the decider. */
export async function notifyTreasuryOfRefund(
  tx: Transaction,
  claim: RefundClaim,
  kind: 'refund_to_evaluate' | 'refund_to_decide',
): Promise<void> {
  const permission = kind === 'refund_to_evaluate' ? 'cashier' : 'treasurer';
  const staff = await listStaff(tx.trx, sql`r.name = 'admin' and ${permission} = any(a.permissions)`);
  await notifyPeople(tx, staff, {
    kind,
    params: { ...toRefundMailParams(claim), company_name: claim.company_name },
    opens: { path: `/administrator/treasury/refunds/${claim.refund_no}` },
  });
}

function toRefundMailParams(claim: RefundClaim) {
  const { refund_no, amount, amount_found, due_on, locale } = claim;
  return {
    refund_no,
    amount: formatPeso(amount),
    found: formatPeso(amount_found ?? amount),
    due_on,
    way: getPayoutMethodLabel(claim, locale),
  };
}

/** Pushes the reload signal alone, without a mail. */
export async function nudgeRefund(
  tx: Pick<Transaction, 'trx' | 'now' | 'actor'>,
  { account_id, refund_no }: RefundClaim,
): Promise<void> {
  await insertEvent(tx, paymentsChanged, {});
  await nudgeRooms(tx.trx, [`account:${account_id}`], { subject: 'refund', key: refund_no });
}
