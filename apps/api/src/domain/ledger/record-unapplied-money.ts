import type { Centavos } from '@ebpls/contracts';

import type { Transaction } from '../../platform/transactions/transaction.ts';
import { ACCOUNTS } from './chart-of-accounts.ts';
import { postEntry } from './ledger.ts';

interface UnappliedMoney {
  readonly amount: Centavos;
  readonly memo: string;
  readonly business_id?: number;
  readonly bill_id?: number;
}

/**
 * Books gateway money that fits no order: it is owed to the payer until the treasurer decides. Returns the number of
 * the entry.
 */
export function recordUnappliedMoney(tx: Transaction, { amount, ...context }: UnappliedMoney): Promise<number> {
  return postEntry(tx, {
    kind: 'UNAPPLIED',
    ...context,
    lines: [
      { account_code: ACCOUNTS.GATEWAY.account_code, fund: 'GENERAL', debit: amount },
      { account_code: ACCOUNTS.UNAPPLIED.account_code, fund: 'GENERAL', credit: amount },
    ],
  });
}
