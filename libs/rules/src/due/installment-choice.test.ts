import type { Centavos } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { ordinance } from '../../test/san-isidro.ts';
import { computeAmountDue } from './amount-due.ts';
import { isLawfulChoice, sortPayableInstallments } from './installment-choice.ts';
import type { OpenInstallment } from './open-installment.ts';

const policy = ordinance.late;
const quarter = (no: number, due: string, overrides: Partial<OpenInstallment> = {}): OpenInstallment => ({
  no,
  due,
  nominal_due: due,
  parts: [{ code: 'LBT-D', kind: 'TAX', amount: 400_000 as Centavos, late_charges: true }],
  paid: [],
  ...overrides,
});
const year = [
  quarter(1, '2026-01-20'),
  quarter(2, '2026-04-20'),
  quarter(3, '2026-07-20'),
  quarter(4, '2026-10-20'),
  // Carried over from the year before: last by number, first by law.
  quarter(5, '2025-10-20'),
];
const day = '2026-05-04';
const plain = computeAmountDue(year, day, policy);
const computeChosen = (chosenNumbers: readonly number[]) =>
  computeAmountDue(
    year.map((each) => ({ ...each, is_requested: chosenNumbers.includes(each.no) })),
    day,
    policy,
  );

test.each([
  [[5], true],
  [[5, 1], true],
  [[1, 5, 2], true],
  [[5, 1, 2, 3, 4], true],
  [[1], false],
  [[5, 2], false],
  [[], false],
  [[5, 5], false],
  [[5, 9], false],
  [[5, 1, 2, 3, 4, 4], false],
])('choosing %j: lawful is %s', (chosenNumbers, lawful) => {
  expect(isLawfulChoice(plain, chosenNumbers)).toBe(lawful);
});

test('a paid installment is no longer chosen, and does not block a newer one', () => {
  const paid = year.map((each) =>
    each.no === 5 ? { ...each, paid: [{ amount: 400_000 as Centavos, paid_on: '2025-10-01' }] } : each,
  );
  expect(isLawfulChoice(computeAmountDue(paid, day, policy), [5])).toBe(false);
  expect(isLawfulChoice(computeAmountDue(paid, day, policy), [1])).toBe(true);
});

test('without a choice the begun installments are requested; with one exactly the chosen, begun or not', () => {
  expect(plain.installments.filter(({ is_asked }) => is_asked).map(({ no }) => no)).toEqual([1, 2, 5]);
  const dueWithChoice = computeChosen([5, 1, 2, 3]);
  expect(dueWithChoice.installments.find(({ no }) => no === 3)).toMatchObject({ has_begun: false, is_asked: true });
  expect(dueWithChoice.total - plain.total).toBe(400_000);
});

test('a choice changes no installment, and its total is the sum of those chosen', () => {
  const order = sortPayableInstallments(plain.installments).map(({ no }) => no);
  fc.assert(
    fc.property(fc.subarray(order), (chosenNumbers) => {
      const due = computeChosen(chosenNumbers);
      expect(due.installments.map(({ owed }) => owed)).toEqual(plain.installments.map(({ owed }) => owed));
      const sum = due.installments
        .filter(({ no }) => chosenNumbers.includes(no))
        .reduce((sofar, { owed }) => sofar + owed, 0);
      expect(due.total).toBe(sum);
      expect(isLawfulChoice(plain, chosenNumbers)).toBe(
        chosenNumbers.length > 0 && chosenNumbers.every((no) => order.indexOf(no) < chosenNumbers.length),
      );
    }),
  );
});
