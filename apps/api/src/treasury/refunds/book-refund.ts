import type { Transaction } from '../../domain/transactions/transaction.ts';
import { ACCOUNTS } from '../../domain/accounting/chart.ts';
import { postEntry } from '../../domain/accounting/ledger.ts';
import { getRefundDue } from './decide-refund.ts';
import type { RefundClaim } from './refunds.queries.ts';

/** What is payable becomes money of the business that is applied to nothing yet; its next order of payment uses it. */
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

/** What is payable is paid: by the bank for a voucher, by the gateway out of what it owes us. */
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
