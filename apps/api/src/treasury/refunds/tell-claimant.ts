import type { Locale } from '@ebpls/contracts';
import { sql } from 'kysely';

import { nudgeTreasury } from '../../domain/payments/tell-payer.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import { nudge } from '../../platform/live/live.ts';
import type { MailTemplate } from '../../platform/mail/mail.ts';
import { notify } from '../../domain/notifications/notify.ts';
import { listStaff } from '../../domain/notifications/staff.ts';
import { tell } from '../../domain/notifications/tell.ts';
import { peso } from '../../platform/format.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import type { RefundClaim } from './refunds.queries.ts';

type RefundLetter = Extract<
  MailTemplate,
  `refund_${'filed' | 'evaluated' | 'approved' | 'denied' | 'credited' | 'paid_out' | 'asked_back' | 'sent_back'}`
>;

/** Tells whoever claimed, in their language, and lets the pages of both sides load again. */
export async function tellClaimant(tx: Transaction, claim: RefundClaim, template: RefundLetter): Promise<void> {
  const { refund_no, receipt_no, company_name, finding, decision, voucher_no } = claim;
  const link = `${tx.public_url}/app/management/companies/payment/refunds/${refund_no}`;
  await tell(
    tx,
    { ...claim, role_id: null },
    {
      template,
      params: { ...saidOf(claim), receipt_no, company_name, finding, decision, voucher_no: voucher_no ?? '', link },
    },
  );
  await nudgeRefund(tx, claim);
}

/** What the money goes back through, as its owner calls it. */
export function wayOf({ method }: RefundClaim, locale: Locale): string {
  return messageText(`refund.way.${method ?? 'gcash'}`, {}, locale);
}

/** The next person of the treasury sees it among what waits: who evaluates, then who decides. */
export async function tellTreasury(
  tx: Transaction,
  claim: RefundClaim,
  kind: 'refund_to_evaluate' | 'refund_to_decide',
): Promise<void> {
  const permission = kind === 'refund_to_evaluate' ? 'cashier' : 'treasurer';
  const staff = await listStaff(tx.trx, sql`r.name = 'admin' and ${permission} = any(a.permissions)`);
  await notify(tx, staff, {
    kind,
    params: { ...saidOf(claim), company_name: claim.company_name },
    opens: { path: `/administrator/treasury/refunds/${claim.refund_no}` },
  });
}

function saidOf(claim: RefundClaim) {
  const { refund_no, amount, amount_found, due_on, locale } = claim;
  return { refund_no, amount: peso(amount), found: peso(amount_found ?? amount), due_on, way: wayOf(claim, locale) };
}

/** Without a letter: what changed is only shown. */
export async function nudgeRefund(
  { trx }: Pick<Transaction, 'trx'>,
  { account_id, refund_no }: RefundClaim,
): Promise<void> {
  await nudgeTreasury(trx);
  await nudge(trx, [`account:${account_id}`], { subject: 'refund', key: refund_no });
}
