import type { BookedAmount, BookedInstallment, BookedLine } from './booked.queries.ts';
import { groupBooksByBusiness } from './installment-balances.ts';

const installment = (business_id: number, bill_id: number, no: number) =>
  ({ business_id, bill_id, no }) as BookedInstallment; // nothing else decides whose they are
const row = <T extends BookedAmount | BookedLine>(bill_id: number, no: number) => ({ bill_id, no }) as T; // likewise

test('each business gets its own rows and no others, once each', () => {
  const books = groupBooksByBusiness({
    installments: [
      installment(1, 10, 1),
      installment(1, 10, 2),
      installment(2, 20, 1),
      installment(1, 11, 1),
      installment(3, 30, 1),
    ],
    amounts: [row(10, 1), row(20, 1), row(11, 1), row(10, 2)],
    lines: [row(20, 1), row(10, 1)],
  });
  const told = [...books].map(([business_id, own]) => [
    business_id,
    own.installments.length,
    own.amounts.map(({ bill_id }) => bill_id),
    own.lines.map(({ bill_id }) => bill_id),
  ]);
  expect(told).toEqual([
    [1, 3, [10, 10, 11], [10]],
    [2, 1, [20], [20]],
    [3, 1, [], []],
  ]);
});
