import type { BookedAmount, BookedInstallment, BookedLine } from './booked.queries.ts';
import { groupBooksByBusiness } from './installment-balances.ts';

const createInstallment = (business_id: number, bill_id: number, no: number) =>
  ({ business_id, bill_id, no }) as BookedInstallment; // nothing else decides whose they are
const createRow = <T extends BookedAmount | BookedLine>(bill_id: number, no: number) => ({ bill_id, no }) as T; // likewise

test('each business gets its own rows and no others, once each', () => {
  const books = groupBooksByBusiness({
    installments: [
      createInstallment(1, 10, 1),
      createInstallment(1, 10, 2),
      createInstallment(2, 20, 1),
      createInstallment(1, 11, 1),
      createInstallment(3, 30, 1),
    ],
    amounts: [createRow(10, 1), createRow(20, 1), createRow(11, 1), createRow(10, 2)],
    lines: [createRow(20, 1), createRow(10, 1)],
  });
  const counts = [...books].map(([business_id, own]) => [
    business_id,
    own.installments.length,
    own.amounts.map(({ bill_id }) => bill_id),
    own.lines.map(({ bill_id }) => bill_id),
  ]);
  expect(counts).toEqual([
    [1, 3, [10, 10, 11], [10]],
    [2, 1, [20], [20]],
    [3, 1, [], []],
  ]);
});
