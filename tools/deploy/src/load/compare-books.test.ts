import { compareBooks } from './compare-books.ts';

const PAID = { request_id: 'one', bill_id: 1, amount: 340_500, receipts: 340_500 };

test.each([
  ['one receipt for each payment', { payments: [PAID], set_aside: 0 }, { lost: 0, doubled: 0 }],
  ['no payment', { payments: [], set_aside: 0 }, { lost: 1, doubled: 0 }],
  ['no receipt', { payments: [{ ...PAID, receipts: 0 }], set_aside: 0 }, { lost: 1, doubled: 0 }],
  ['a second receipt', { payments: [{ ...PAID, receipts: 681_000 }], set_aside: 0 }, { lost: 0, doubled: 1 }],
  ['a bill paid twice', { payments: [PAID, { ...PAID, request_id: 'two' }], set_aside: 0 }, { lost: 0, doubled: 1 }],
  ['money set aside', { payments: [PAID], set_aside: 1 }, { lost: 0, doubled: 1 }],
])('after a payment that the gateway took: %s', (_, books, expectedRemains) => {
  expect(compareBooks(['one'], books)).toEqual({ of: 'payments', acknowledged: 1, ...expectedRemains });
});
