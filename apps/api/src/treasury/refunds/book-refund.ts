// Books an approved refund in the ledger, as a credit or as a payout.

import type { Transaction } from '../../platform/transactions/transaction.ts';
import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';
import { postEntry } from '../../domain/ledger/ledger.ts';
import { getRefundDue } from './decide-refund.ts';
import type { RefundClaim } from './refunds.queries.ts';

/** Turns the payable into unapplied money of the business; its next order of payment uses it. */
export async function recordRefundCredit(tx: Transaction, claim: RefundClaim): Promise<void> {
  const { business_id, refund_no, fund, decision } = claim;
  const amount = getRefundDue(claim);
  await tx.trx
    .insertInto('taxpayer_credit')
    .values({
      business_id,
      amount,
      source_kind: 'REFUND',
      source_id: refund_no,
      reason: decision,
      opened_at: tx.now,
      closed_at: null,
    })
    .execute();
  await postEntry(tx, {
    kind: 'CREDIT',
    business_id,
    memo: refund_no,
    lines: [
      { account_code: ACCOUNTS.REFUNDS_DUE.account_code, fund, debit: amount },
      { account_code: ACCOUNTS.UNAPPLIED.account_code, fund, credit: amount },
    ],
  });
}

/** Pays the payable: from the bank for a voucher, or by the gateway from the money that it owes us. */
export async function recordRefundPayout(
  tx: Transaction,
  claim: RefundClaim,
  { from, memo }: { readonly from: 'CASH_BANK' | 'GATEWAY'; readonly memo: string },
): Promise<void> {
  const { business_id, fund } = claim;
  const amount = getRefundDue(claim);
  await postEntry(tx, {
    kind: 'REFUND',
    business_id,
    memo,
    lines: [
      { account_code: ACCOUNTS.REFUNDS_DUE.account_code, fund, debit: amount },
      { account_code: ACCOUNTS[from].account_code, fund, credit: amount },
    ],
  });
}
