import type { AssessCase, Centavos } from '@ebpls/contracts';

import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { BillAccount } from '../../domain/ledger/bill-account.ts';
import { A4 } from '../../platform/pdf/pdf.ts';

export const BILL_LEFT = 40;
export const BILL_WIDTH = A4.width - BILL_LEFT * 2;

/** Content of a printed order of payment. */
export interface OrderPrint {
  readonly account: BillAccount;
  readonly rows: ReferenceRows;
  readonly input: AssessCase;
  /** Issued by rule on the owner's request (row A20). */
  readonly is_on_declared_figures: boolean;
  readonly public_url: string;
}

export function sumAmounts(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Centavos;
}
