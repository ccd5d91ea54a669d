import type { Centavos } from '@ebpls/contracts';

import type { Transaction } from '../../platform/transactions/transaction.ts';
import { type Fund, FUNDS } from '../../tables/ledger.ts';
import { type BillAccount, sumPaidItems } from '../ledger/bill-account.ts';
import { ACCOUNTS, FUNDS_BY_AGENCY } from '../ledger/chart-of-accounts.ts';
import { type EntryLine, postEntry } from '../ledger/ledger.ts';
import type { PaidItem } from '../../tables/money.ts';

/** A share of a credit that pays an order, in the fund that holds its money. */
export interface UsedCredit {
  readonly fund: Fund;
  readonly amount: Centavos;
}

interface CreditUse {
  readonly account: Pick<BillAccount, 'order' | 'lines'>;
  readonly items: readonly PaidItem[];
  readonly used: readonly UsedCredit[];
  readonly memo: string;
}

/**
 * Books what the funds owe each other when credits of one fund pay items of another: trust money is kept whole, and a
 * fund never spends what it does not hold (LGC s.309).
 */
export async function transferCredit(tx: Transaction, { account, items, used, memo }: CreditUse): Promise<void> {
  const { order } = account;
  const fundsByLine = new Map(account.lines.map(({ line_no, agency }) => [line_no, FUNDS_BY_AGENCY[agency]]));
  const lines = FUNDS.flatMap((fund) => {
    const held = used.filter((credit) => credit.fund === fund).reduce((sum, { amount }) => sum + amount, 0);
    const paid = sumPaidItems(items.filter(({ line_no }) => fundsByLine.get(line_no) === fund));
    return toTransferLines(fund, held - paid);
  });
  if (lines.length === 0) return;
  await postEntry(tx, { kind: 'ADJUSTMENT', business_id: order.business_id, bill_id: order.bill_id, memo, lines });
}

/** A fund with a surplus owes it to the others; one with a shortage claims it from them. */
function toTransferLines(fund: Fund, surplus: number): EntryLine[] {
  const amount = Math.abs(surplus) as Centavos;
  const { UNAPPLIED, DUE_TO_FUNDS, DUE_FROM_FUNDS } = ACCOUNTS;
  if (surplus > 0)
    return [
      { account_code: UNAPPLIED.account_code, fund, debit: amount },
      { account_code: DUE_TO_FUNDS.account_code, fund, credit: amount },
    ];
  if (surplus < 0)
    return [
      { account_code: DUE_FROM_FUNDS.account_code, fund, debit: amount },
      { account_code: UNAPPLIED.account_code, fund, credit: amount },
    ];
  return [];
}
