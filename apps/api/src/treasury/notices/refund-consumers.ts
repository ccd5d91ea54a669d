// Consequences of a change of a refund claim: pages reload, the claimant and the treasury are notified.

import { sql } from 'kysely';

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople, listStaff, notifyReader } from '../../domain/notifications/notify.ts';
import { defineTreasuryReload } from '../../domain/payments/payment-consumers.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { Trx } from '../../platform/database/database.ts';
import { formatPeso } from '../../platform/format.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { refundChanged, type RefundMail } from './refund-events.ts';
import { getPayoutMethodLabel } from '../refunds/refund-reply.ts';
import { findRefund, type RefundClaim } from '../refunds/refunds.queries.ts';

/** What follows every change of a refund claim. */
export const REFUND_CONSUMERS: readonly EventConsumer[] = [
  defineTreasuryReload(refundChanged),
  defineConsumer(refundChanged, {
    name: 'reload_claimant',
    effect: 'reload',
    deliver: async ({ trx }, { params: { refund_no } }) => {
      const { account_id } = await getRefundByNumber(trx, refund_no);
      await nudgeRooms(trx, [`account:${account_id}`], { subject: 'refund', key: refund_no });
    },
  }),
  defineConsumer(refundChanged, {
    name: 'mail_claimant',
    effect: 'mail',
    deliver: async (tx, { params: { refund_no, mail } }) => {
      if (mail !== undefined) await mailClaimant(tx, await getRefundByNumber(tx.trx, refund_no), mail);
    },
  }),
  defineConsumer(refundChanged, {
    name: 'notify_treasury',
    effect: 'notification',
    deliver: async (tx, { params: { refund_no, next_step } }) => {
      if (next_step !== undefined) await notifyTreasury(tx, await getRefundByNumber(tx.trx, refund_no), next_step);
    },
  }),
];

async function getRefundByNumber(trx: Trx, refund_no: string): Promise<RefundClaim> {
  const claim = await findRefund(trx, refund_no);
  if (!claim) throw new Error(`refund claim ${refund_no} is gone`);
  return claim;
}

async function mailClaimant(tx: Transaction, claim: RefundClaim, template: RefundMail): Promise<void> {
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
}

/** Notifies the next person of the treasury: the evaluator, then the decider. */
async function notifyTreasury(
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
