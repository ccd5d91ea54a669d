import { type PastBill, Tariff } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { explainCharge } from '../amounts/explain-charge.ts';
import { openTariff } from '../open-tariff.ts';
import { proveBills } from './prove-bills.ts';

type PastBillText = v.InferInput<typeof PastBill>;

const open = openTariff(
  v.parse(
    Tariff,
    createTariff({
      charges: [
        createCharge({ code: 'TAX', kind: 'TAX', amount: { kind: 'RATE', of: ['gross'], rate: '1 %' } }),
        createCharge({ code: 'ROOMS', amount: { kind: 'PER_UNIT', of: ['rooms'], amount: '10.00' } }),
      ],
    }),
  ),
);
const createBill = (charges: PastBillText['charges'], more: object = {}): PastBillText => ({
  title: 'Inn',
  case: {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-01-12',
    measures: { rooms: '3' },
    lines: [{ line: 'Inn', measures: { gross: '1,000.00' } }],
    ...more,
  },
  charges,
});
const TAX = { code: 'TAX', amount: '10.00' };
const ROOMS = { code: 'ROOMS', amount: '30.00' };
const prove = (bill: unknown) => proveBills(open, [bill])[0];

test('a bill that comes to the same is equal, in whatever order its charges are', () => {
  expect(prove(createBill([ROOMS, TAX]))).toEqual({ outcome: 'EQUAL', title: 'Inn', total: 40_00 });
  expect(prove(createBill([{ ...ROOMS, amount: '10.00' }, TAX, { ...ROOMS, amount: '20.00' }]))).toMatchObject({
    outcome: 'EQUAL',
  });
});

test('a bill that comes to another sum names each charge with both amounts and the explanation', () => {
  const proved = prove(
    createBill([
      { ...ROOMS, amount: '25.00' },
      { code: 'SIGN', amount: '5.00' },
    ]),
  );
  if (proved?.outcome !== 'DIFFERENT') throw new Error('the bill differs');
  expect([proved.charged, proved.computed]).toEqual([30_00, 40_00]);
  expect(proved.differences.map(({ results: _results, name: _name, ...difference }) => difference)).toEqual([
    { code: 'TAX', computed: 10_00 },
    { code: 'ROOMS', charged: 25_00, computed: 30_00 },
    { code: 'SIGN', charged: 5_00 },
  ]);
  expect(proved.differences[1]?.results.flatMap((result) => explainCharge(result, 'en'))).toEqual([
    'Rooms: 3 × 10.00 = 30.00.',
    'To pay: 30.00.',
  ]);
});

test('differences that cancel each other are differences', () => {
  const bill = createBill([
    { ...TAX, amount: '20.00' },
    { ...ROOMS, amount: '20.00' },
  ]);
  expect(prove(bill)).toMatchObject({ outcome: 'DIFFERENT', charged: 40_00, computed: 40_00 });
});

test('a bill that cannot be computed is refused at its place, and the others are proved', () => {
  const bills = [
    createBill([TAX], { measures: {} }),
    createBill([{ ...TAX, amount: '1.5E+5' }]),
    { ...createBill([TAX]), colour: 'red' },
    createBill([TAX, ROOMS]),
    7,
  ];
  const outcomes = proveBills(open, bills).map((proved) =>
    proved.outcome === 'REFUSED' ? `${proved.refusal.place} ${proved.refusal.key}` : proved.outcome,
  );
  expect(outcomes).toEqual([
    'case.measures.rooms tariff_case.measure_required',
    'charges.0.amount tariff.amount',
    'colour tariff.unknown_field',
    'EQUAL',
    'bill tariff.format',
  ]);
});
