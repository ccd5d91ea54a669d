import { Tariff, TariffCase, type TariffText } from '@ebpls/contracts/tariff';
import * as fc from 'fast-check';
import * as v from 'valibot';

import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import type { TariffBasis } from '../amounts/tariff-basis.ts';
import { assessTariff } from '../assess-tariff.ts';
import { openTariff } from '../open-tariff.ts';
import { listTariffInstallments } from '../tariff-payments.ts';
import { judgeTariff } from './judge-tariff.ts';

type ChargeText = TariffText['charges'][number];
type AmountText = ChargeText['amount'];

const pesos = fc.integer({ min: 0, max: 500_000 }).map((centavos) => (centavos / 100).toFixed(2));
const rate = fc.constantFrom('1 %', '1/2 of 1 %', '37 1/2 % of 1 %', '1/3 of 1 %', '62.95 % of 1 %', '2 %');
const bounds = fc
  .uniqueArray(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 5 })
  .map((all) => all.toSorted((one, other) => one - other).map((bound) => String(bound)));
const bound = fc.constantFrom('BELOW' as const, 'UP_TO' as const);

const brackets = fc.record({
  kind: fc.constant('BRACKETS' as const),
  of: fc.constantFrom<string[]>(['gross'], ['area']),
  bound,
  steps: bounds.chain((all) => fc.tuple(...all.map((to) => fc.record({ to: fc.constant(to), amount: pesos })))),
  above: fc.oneof(
    fc.record({ kind: fc.constant('AMOUNT' as const), amount: pesos }),
    fc.record({ kind: fc.constant('RATE' as const), rate, at_least: pesos }),
    fc.record({ kind: fc.constant('FURTHER' as const), plus: pesos, each: pesos, step: fc.constant('7.5') }),
  ),
});
const marginal = fc.record({
  kind: fc.constant('MARGINAL' as const),
  of: fc.constant<string[]>(['gross']),
  steps: bounds.chain((all) => fc.tuple(...all.map((to) => fc.record({ to: fc.constant(to), rate })))),
  above: rate,
});
const unit = fc.record({
  kind: fc.constant('PER_UNIT' as const),
  of: fc.constant<string[]>(['rooms']),
  amount: pesos,
  free: fc.constant('3'),
});
const table = fc.subarray(['lodging', 'food'], { minLength: 1 }).chain((kinds) =>
  fc
    .tuple(...kinds.map((kind) => pesos.map((amount) => ({ at: [kind], amount }))))
    .map((cells): Extract<AmountText, { kind: 'TABLE' }> => ({
      kind: 'TABLE',
      dimensions: [{ by: 'CLASSIFICATION', classification: 'kind' }],
      cells,
    })),
);
const simple = fc.oneof(brackets, marginal, unit, table);
const amount: fc.Arbitrary<AmountText> = fc.oneof(
  simple,
  fc.record({
    kind: fc.constantFrom('SUM' as const, 'GREATER' as const, 'LESSER' as const),
    of: fc.tuple(simple, simple),
  }),
);

const per = fc.constantFrom<ChargeText['per']>(
  { each: 'BUSINESS' },
  { each: 'LINE', combine: 'SUM' },
  { each: 'LINE', combine: 'HIGHEST' },
  { each: 'GROUP', classification: 'kind', combine: 'SUM' },
);
const charge = fc
  .record({
    amount,
    per,
    share: fc.option(rate, { nil: undefined }),
    at_least: fc.option(pesos, { nil: undefined }),
    rounding: fc.option(fc.constant({ to: '1.00', way: 'UP' as const }), { nil: undefined }),
    installments: fc.constantFrom('FIRST' as const, 'SPLIT' as const),
    lines: fc.constantFrom<ChargeText['lines']>([], [{ test: 'LINE', one_of: ['Inn'] }]),
  })
  .map(
    (row) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as unknown as ChargeText,
  );

const QUARTERS = { mode: 'QUARTERLY' as const, days: ['01-20', '04-20', '07-20', '10-20'] };
const aTariff = fc
  .record({ taxes: fc.array(charge, { minLength: 1, maxLength: 2 }), fees: fc.array(charge, { maxLength: 4 }) })
  .map(({ taxes, fees }) => {
    const base = createTariff();
    return createTariff({
      payment: { ...base.payment, modes: [...base.payment.modes, QUARTERS] },
      charges: [
        ...taxes.map((row, index) => createCharge({ ...row, code: `T${index}`, kind: 'TAX' })),
        ...fees.map((row, index) => createCharge({ ...row, code: `F${index}` })),
      ],
    });
  });
const aCase = fc.record({
  tax_year: fc.constant(2026),
  type: fc.constant('RENEWAL'),
  payment_mode: fc.constantFrom('ANNUAL', 'QUARTERLY'),
  as_of: fc.constant('2026-05-05'),
  measures: fc.record({ rooms: fc.nat(40).map(String), area: fc.nat(90_000).map((area) => (area / 100).toFixed(2)) }),
  lines: fc
    .subarray(['Inn', 'Eatery'], { minLength: 1 })
    .chain((codes) =>
      fc.tuple(
        ...codes.map((line) =>
          pesos.map((gross) => ({ line, measures: { gross: gross === '0.00' ? '0.01' : gross } })),
        ),
      ),
    ),
});

/** A second computation of an explained amount, independent of the code: in whole numbers over one denominator. */
function recomputeAmount(basis: TariffBasis): number {
  if (basis.nothing !== undefined) return 0;
  let [over, under] = [0n, 1n];
  for (const { terms } of basis.parts)
    for (const term of terms) {
      const [top, bottom] = [
        BigInt(term.amount) * BigInt(term.times) * BigInt(term.rate.numerator),
        100n * BigInt(term.rate.denominator),
      ];
      [over, under] = [over * bottom + top * under, under * bottom];
    }
  for (const { share } of basis.shares)
    [over, under] = [over * BigInt(share.numerator), under * BigInt(share.denominator)];
  const to = BigInt(basis.rounding?.to ?? 1);
  const whole =
    basis.rounding === undefined ? (over * 2n + under) / (under * 2n) : ((over + under * to - 1n) / (under * to)) * to;
  return Math.max(Number(whole), basis.at_least ?? 0);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

test('a code that passes gives each case one tax a line, no negative part, and an explanation that recomputes', () => {
  let passed = 0;
  fc.assert(
    fc.property(aTariff, aCase, (text, input) => {
      const tariff = v.parse(Tariff, text);
      if (judgeTariff(tariff).some(({ weight }) => weight === 'REFUSED')) return;
      passed += 1;
      const open = openTariff(tariff);
      const read = v.parse(TariffCase, input);
      const results = assessTariff(open, read);
      const taxes = open.charges.filter(({ charge: { kind } }) => kind === 'TAX');
      for (const { line } of input.lines)
        expect(taxes.filter(({ charge: { lines } }) => lines.length === 0 || line === 'Inn')).toHaveLength(1);
      const installments = listTariffInstallments(open, results, { input: read, holidays: new Set() });
      for (const { row, amount: centavos, basis } of results) {
        const parts = installments.flatMap((each) => each.parts).filter(({ code }) => code === row.code);
        expect(sum(parts.map((part) => part.amount))).toBe(centavos);
        expect(parts.every((part) => part.amount >= 0)).toBe(true);
        expect([row.code, recomputeAmount(basis)]).toEqual([row.code, centavos]);
      }
    }),
    { numRuns: 1_500, seed: 38 },
  );
  expect(passed).toBeGreaterThan(200);
});
