import { type PastBill, Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { explainCharge } from '../amounts/explain-charge.ts';
import { openTariff } from '../open-tariff.ts';
import { PENALTY_NAMES, proveBills } from './prove-bills.ts';

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
const createBill = (charges: PastBillText['charges'], overrides: object = {}): PastBillText => ({
  title: 'Inn',
  case: {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-01-12',
    measures: { rooms: '3' },
    lines: [{ line: 'Inn', measures: { gross: '1,000.00' } }],
    ...overrides,
  },
  charges,
});
const NO_HOLIDAYS: ReadonlySet<string> = new Set();
const TAX = { code: 'TAX', amount: '10.00' };
const ROOMS = { code: 'ROOMS', amount: '30.00' };
const prove = (bill: unknown) => proveBills(open, [bill], NO_HOLIDAYS)[0];

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
  const outcomes = proveBills(open, bills, NO_HOLIDAYS).map((proved) =>
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

const LATE: TariffText['late_policies'][number] = {
  code: 'LATE',
  section: '9',
  surcharge: '25 %',
  interest_per_month: '2 %',
  interest_on: 'AMOUNT_AND_SURCHARGE',
  months: 'BEGUN',
  months_at_most: 36,
  moves_to_working_day: true,
  saturday_works: false,
  amnesties: [],
};
const openLate = openTariff(
  v.parse(
    Tariff,
    createTariff({
      late_policies: [LATE],
      charges: [
        createCharge({
          code: 'TAX',
          kind: 'TAX',
          late: 'LATE',
          installments: 'SPLIT',
          amount: { kind: 'RATE', of: ['gross'], rate: '1 %' },
        }),
        createCharge({ code: 'ROOMS', amount: { kind: 'PER_UNIT', of: ['rooms'], amount: '10.00' } }),
      ],
      payment: {
        section: '1',
        modes: [
          { mode: 'ANNUAL', days: ['01-20'] },
          { mode: 'SEMI_ANNUAL', days: ['01-20', '07-20'] },
        ],
        extensions: [],
        new_business: 'AT_ONCE',
      },
    }),
  ),
);

test('a bill that says when it was paid is proved with its surcharge and interest', () => {
  const provePaid = (paid: object, overrides: object = {}, holidays = NO_HOLIDAYS) =>
    proveBills(openLate, [{ ...createBill([TAX, ROOMS], overrides), paid }], holidays)[0];
  // 25 % of 10.00; 2 % of 12.50 for each of two months begun. The fee of 30.00 has no late policy.
  const late = { on: '2026-03-02', surcharge: '2.50', interest: '0.50' };
  expect(provePaid(late)).toEqual({ outcome: 'EQUAL', title: 'Inn', total: 43_00 });
  expect(provePaid({ on: '2026-01-20' })).toMatchObject({ outcome: 'EQUAL', total: 40_00 });
  // The due day moves to 21 January, from which the second month begins a day later.
  const onEdge = { on: '2026-02-21', surcharge: '2.50', interest: '0.25' };
  expect(provePaid(onEdge, {}, new Set(['2026-01-20']))).toMatchObject({ outcome: 'EQUAL' });
  const proved = provePaid(onEdge);
  expect(proved).toMatchObject({ outcome: 'DIFFERENT', charged: 42_75, computed: 43_00 });
  expect(proved?.outcome === 'DIFFERENT' && proved.differences).toEqual([
    { code: 'paid.interest', name: PENALTY_NAMES.get('paid.interest'), charged: 25, computed: 50, results: [] },
  ]);
  // Half of the year was due: 25 % of 5.00, and 2 % of 6.25 for two months.
  expect(
    provePaid({ on: '2026-03-02', surcharge: '1.25', interest: '0.25' }, { payment_mode: 'SEMI_ANNUAL' }),
  ).toMatchObject({ outcome: 'EQUAL' });
});

test('a bill without the day of its payment says nothing of lateness', () => {
  expect(proveBills(openLate, [createBill([TAX, ROOMS], { as_of: '2026-06-01' })], NO_HOLIDAYS)[0]).toMatchObject({
    outcome: 'EQUAL',
    total: 40_00,
  });
});
