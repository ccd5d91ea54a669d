// Allocates a payment smaller than the amount due to the installments and lines that it covers.

import type { Centavos } from '@ebpls/contracts';

import { getMinAmount, NOTHING, subtractCentavos, addCentavos } from '../money.ts';
import { computePaidDiscount } from './early-discount.ts';

/** Amount owed on one bill line in one installment, in the order in which a part payment covers it. Centavos. */
export interface OwedItem {
  readonly installment_no: number;
  readonly line_no: number;
  readonly amount: Centavos;
  /** Taken off beside `amount` when all of it is paid; absent without a discount. */
  readonly discount?: Centavos;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
}

const POCKETS = ['interest', 'surcharge', 'amount'] as const;
type MutableOwedItem = { -readonly [Key in keyof OwedItem]: OwedItem[Key] };

/**
 * Lays a smaller payment to what is owed, oldest installment first, in each interest, then surcharge, then the tax and
 * the fees (domain reference 4.5 and rule 20 of 4.7). Answers what is paid of each item, with the share of its discount
 * for early payment that belongs to it; items that get nothing are left out.
 */
export function allocatePartPayment(items: readonly OwedItem[], money: Centavos): OwedItem[] {
  const filledItems: MutableOwedItem[] = items.map((item) => ({
    ...item,
    amount: 0 as Centavos,
    surcharge: 0 as Centavos,
    interest: 0 as Centavos,
  }));
  let remainder = money;
  for (const no of new Set(items.map(({ installment_no }) => installment_no))) {
    for (const pocket of POCKETS) {
      items.forEach((item, index) => {
        const ownItem = filledItems[index];
        if (!ownItem || item.installment_no !== no) return;
        const part = getMinAmount(remainder, item[pocket]);
        ownItem[pocket] = addCentavos(ownItem[pocket], part);
        remainder = subtractCentavos(remainder, part);
      });
    }
  }
  return filledItems
    .map((item, index) => withPaidDiscount(item, items[index]))
    .filter(({ amount, surcharge, interest }) => amount + surcharge + interest > 0);
}

function withPaidDiscount({ discount: _whole, ...item }: OwedItem, owedItem: OwedItem | undefined): OwedItem {
  const discount = computePaidDiscount(
    { amount: owedItem?.amount ?? NOTHING, discount: owedItem?.discount ?? NOTHING },
    item.amount,
  );
  return discount === 0 ? item : { ...item, discount };
}
