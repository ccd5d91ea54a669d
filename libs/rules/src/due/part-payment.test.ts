import type { Centavos } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { type OwedItem, allocatePartPayment } from './part-payment.ts';

const item = (
  installment_no: number,
  line_no: number,
  [amount, surcharge, interest]: readonly [number, number, number],
): OwedItem => ({
  installment_no,
  line_no,
  amount: amount as Centavos,
  surcharge: surcharge as Centavos,
  interest: interest as Centavos,
});
const OWED_ITEMS = [item(1, 1, [400, 100, 20]), item(1, 2, [50, 10, 5]), item(2, 1, [400, 0, 0])];
const pay = (money: number) =>
  allocatePartPayment(OWED_ITEMS, money as Centavos).map(({ installment_no, line_no, amount, surcharge, interest }) => [
    installment_no,
    line_no,
    amount,
    surcharge,
    interest,
  ]);

test.each([
  {
    money: 22,
    paid: [
      [1, 1, 0, 0, 20],
      [1, 2, 0, 0, 2],
    ],
  },
  {
    money: 130,
    paid: [
      [1, 1, 0, 100, 20],
      [1, 2, 0, 5, 5],
    ],
  },
  {
    money: 535,
    paid: [
      [1, 1, 400, 100, 20],
      [1, 2, 0, 10, 5],
    ],
  },
  {
    money: 600,
    paid: [
      [1, 1, 400, 100, 20],
      [1, 2, 50, 10, 5],
      [2, 1, 15, 0, 0],
    ],
  },
])('$money centavos fill interest, surcharge and then the tax of the oldest installment', ({ money, paid }) => {
  expect(pay(money)).toEqual(paid);
});

test('a part payment is laid out to the centavo and never beyond what is owed', () => {
  const centavos = fc.integer({ min: 0, max: 1_000_000 });
  const owedItems = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), centavos, centavos, centavos), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(owedItems, fc.double({ min: 0, max: 1, noNaN: true }), (rows, share) => {
      const items = rows
        .map(([no, ...pockets], index) => item(no, index + 1, pockets))
        .toSorted((one, other) => one.installment_no - other.installment_no);
      const sum = (all: readonly OwedItem[]) =>
        all.reduce((total, { amount, surcharge, interest }) => total + amount + surcharge + interest, 0);
      const money = Math.floor(sum(items) * share);
      const paid = allocatePartPayment(items, money as Centavos);
      expect(sum(paid)).toBe(money);
      for (const part of paid) {
        const whole = items.find(({ line_no }) => line_no === part.line_no);
        expect(
          part.amount <= (whole?.amount ?? -1) &&
            part.surcharge <= (whole?.surcharge ?? -1) &&
            part.interest <= (whole?.interest ?? -1),
        ).toBe(true);
      }
    }),
  );
});
