import { Tariff, TariffCase, type TariffText } from '@ebpls/contracts/tariff';
import * as fc from 'fast-check';
import * as v from 'valibot';

import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import type { TariffBasis } from '../amounts/tariff-basis.ts';
import { assessTariff } from '../assess-tariff.ts';
import { findDueCharge } from '../due-charges.ts';
import { openTariffCase } from '../open-case.ts';
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
  of: fc.constantFrom<string[]>(['gross'], ['area'], ['volume'], ['tax_year']),
  bound,
  steps: bounds.chain((all) => fc.tuple(...all.map((to) => fc.record({ to: fc.constant(to), amount: pesos })))),
  above: fc.oneof(
    fc.record({ kind: fc.constant('AMOUNT' as const), amount: pesos }),
    fc.record({ kind: fc.constant('RATE' as const), rate, at_least: pesos }),
    fc.record({ kind: fc.constant('EXCESS' as const), plus: pesos, rate }),
    fc.record({ kind: fc.constant('FURTHER' as const), plus: pesos, each: pesos, step: fc.constant('7.5') }),
  ),
});
const marginal = fc.record({
  kind: fc.constant('MARGINAL' as const),
  of: fc.constant<string[]>(['gross']),
  steps: bounds.chain((all) => fc.tuple(...all.map((to) => fc.record({ to: fc.constant(to), rate })))),
  above: rate,
});
const stepped = fc.record({
  kind: fc.constant('MARGINAL' as const),
  of: fc.constantFrom<string[]>(['area'], ['gross']),
  steps: bounds.chain((all) =>
    fc.tuple(...all.map((to) => fc.record({ to: fc.constant(to), rate: pesos.map((each) => `${each} each`) }))),
  ),
  above: pesos.map((each) => `${each} each`),
  step: fc.constantFrom('1', '7.5', '1,000'),
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
/** A table of a classification and two quantities in ranges, every cell filled. */
const cube = fc
  .tuple(bounds, bounds)
  .chain(([rooms, areas]) => {
    const byRooms = [...rooms.map((to) => `to ${to}`), 'more'];
    const byArea = [...areas.map((to) => `to ${to}`), 'more'];
    const places = ['lodging', 'food'].flatMap((kind) =>
      byRooms.flatMap((few) => byArea.map((wide) => [kind, few, wide])),
    );
    return fc
      .tuple(...places.map((at) => pesos.map((each) => ({ at, amount: each }))))
      .map((cells) => ({ cells, rooms, areas }));
  })
  .map(({ cells, rooms, areas }): Extract<AmountText, { kind: 'TABLE' }> => {
    const ranges = (of: string, all: readonly string[]) => ({
      by: 'RANGES' as const,
      of: [of],
      bound: 'UP_TO' as const,
      steps: all.map((to) => ({ to, range: `to ${to}` })),
      above: 'more',
    });
    return {
      kind: 'TABLE',
      dimensions: [{ by: 'CLASSIFICATION', classification: 'kind' }, ranges('rooms', rooms), ranges('area', areas)],
      cells,
    };
  });
const percent = fc.record({ kind: fc.constant('PERCENT' as const), rate, base: fc.constant('base') });
const eachMachine = brackets.map((row) => ({ ...row, of: ['machines'] }));
const simple = fc.oneof(brackets, marginal, stepped, unit, table, cube, eachMachine);
/** A sum in which a part replaces the one before it, if it is higher or lower. */
const choices = fc.record({
  kind: fc.constant('SUM' as const),
  of: fc.tuple(
    simple,
    fc
      .record({ part: simple, instead: fc.constantFrom('IF_HIGHER' as const, 'IF_LOWER' as const) })
      .map(({ part, instead }) => ({ ...part, instead })),
    simple,
  ),
});
const amount: fc.Arbitrary<AmountText> = fc.oneof(
  simple,
  choices,
  fc.record({
    kind: fc.constantFrom('SUM' as const, 'GREATER' as const, 'LESSER' as const),
    of: fc.tuple(simple, simple),
  }),
);

const feeAmount: fc.Arbitrary<AmountText> = fc.oneof(
  { weight: 3, arbitrary: amount },
  { weight: 1, arbitrary: percent },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('GREATER' as const, 'LESSER' as const),
      of: fc.tuple(percent, simple),
    }),
  },
);
const inRange = (of: string) =>
  fc
    .record({
      is: fc.constantFrom('AT_LEAST' as const, 'BELOW' as const, 'ABOVE' as const, 'AT_MOST' as const),
      at: fc.nat(40),
    })
    .map(({ is, at }) => ({ test: 'QUANTITY' as const, of: [of], is, figure: String(at) }));

const filing = fc.record({
  test: fc.constant('FILED' as const),
  is: fc.constantFrom('BY' as const, 'AFTER' as const),
  day: fc.constantFrom('01-03', '05-02'),
  moves_to_working_day: fc.boolean(),
});
const per = fc.constantFrom<ChargeText['per']>(
  { each: 'BUSINESS' },
  { each: 'LINE', combine: 'SUM' },
  { each: 'LINE', combine: 'HIGHEST' },
  { each: 'GROUP', classification: 'kind', combine: 'SUM' },
  { each: 'GROUP', classification: 'kind', combine: 'HIGHEST' },
);
const dropAbsent = (row: object): ChargeText =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as unknown as ChargeText;
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const parts = {
  per,
  share: maybe(fc.constantFrom('50 %', '1/3', '70 %')),
  at_least: maybe(pesos),
  at_most: maybe(pesos.map((each) => ({ amount: each, when: [] }))),
  rounding: maybe(fc.constantFrom({ to: '1.00', way: 'UP' as const }, { to: '0.05', way: 'DOWN' as const })),
  round_each: maybe(fc.boolean()),
  monthly: maybe(fc.boolean()),
  prorate: fc.constantFrom('NONE' as const, 'HALVES' as const, 'QUARTERS' as const, 'MONTHS' as const),
  installments: fc.constantFrom('FIRST' as const, 'SPLIT' as const),
  late: maybe(fc.constantFrom('HARD', 'MILD', 'LATER')),
  lines: fc.constantFrom<ChargeText['lines']>([], [{ test: 'LINE', one_of: ['Inn'] }]),
  types: fc.constantFrom<ChargeText['types']>(['NEW', 'RENEWAL'], ['RENEWAL']),
};
const tax = fc.record({ ...parts, amount }).map(dropAbsent);
const fee = fc
  .record({
    ...parts,
    amount: feeAmount,
    bases: fc.constantFrom([], ['base']),
    when: fc.array(fc.oneof(inRange('rooms'), filing), { maxLength: 1 }),
  })
  .map(dropAbsent);

/** One or two taxes as they come, or two that divide the sales between them, rightly or not. */
const someTaxes = fc.oneof(
  tax.map((row): ChargeText[] => [{ ...row, lines: [] }]),
  fc.array(tax, { minLength: 1, maxLength: 2 }),
  fc
    .record({ low: tax, high: tax, at: fc.integer({ min: 1, max: 5_000 }), shift: fc.constantFrom(0, 0, 0, 1, -1) })
    .map(({ low, high, at, shift }): ChargeText[] => [
      { ...low, lines: [], when: [{ test: 'QUANTITY', of: ['gross'], is: 'AT_MOST', figure: String(at) }] },
      { ...high, lines: [], when: [{ test: 'QUANTITY', of: ['gross'], is: 'ABOVE', figure: String(at + shift) }] },
    ]),
);

const MACHINES: TariffText['measures'][number] = {
  code: 'machines',
  name: { en: 'Machines', fil: 'Mga makina' },
  kind: 'DECIMAL',
  of: 'BUSINESS',
  declared_by: 'OWNER',
  when_absent: 'REFUSE',
  only_listed: false,
  several: true,
};
const VOLUME = { ...MACHINES, code: 'volume', several: false, product: { of: ['area', 'rooms'], each: '1.25' } };
const TAX_YEAR = { ...MACHINES, code: 'tax_year', kind: 'COUNT' as const, several: false };
const RELIEF: TariffText['reliefs'][number] = {
  code: 'WHOLE',
  name: { en: 'Whole', fil: 'Buo' },
  section: '9',
  in_force: true,
  kinds: ['TAX'],
  share: '100 %',
  when: [],
};
const RELIEFS: TariffText['reliefs'] = [
  RELIEF,
  { ...RELIEF, code: 'HALF', share: '50 %', kinds: ['TAX', 'FEE'] },
  {
    ...RELIEF,
    code: 'FOOD',
    share: '1/3',
    kinds: ['FEE'],
    lines: [{ test: 'CLASS', classification: 'kind', one_of: ['food'] }],
  },
];
const HARD: TariffText['late_policies'][number] = {
  code: 'HARD',
  section: '5',
  surcharge: '25 %',
  interest_per_month: '2 %',
  interest_on: 'AMOUNT_AND_SURCHARGE',
  months: 'BEGUN',
  months_at_most: 36,
  moves_to_working_day: true,
  saturday_works: false,
  amnesties: [],
};
const MILD = {
  ...HARD,
  code: 'MILD',
  surcharge: '1/3 of 10 %',
  interest_on: 'AMOUNT' as const,
  months: 'FULL' as const,
};

const LATER = {
  ...MILD,
  code: 'LATER',
  months: 'BEGUN' as const,
  grace_days: 30,
  interest_from: 'NEXT_MONTH' as const,
  interest_free_months: 1,
  surcharge_growth: { rate: '2 %', every: 'MONTH' as const, at_most: '25 %' },
  due_days: [
    { instead_of: '01-20', day: '03-31' },
    { instead_of: '10-20', day: '10-31' },
  ],
};

const QUARTERS = { mode: 'QUARTERLY' as const, days: ['01-20', '04-20', '07-20', '10-20'] };
const minimums: fc.Arbitrary<TariffText['payment']['minimums'] & object> = fc.array(
  fc.record({
    mode: fc.constant('QUARTERLY' as const),
    at_least: pesos,
    kinds: fc.subarray(['TAX' as const, 'FEE' as const], { minLength: 1 }),
  }),
  { maxLength: 1 },
);
const someParts = fc.record({ taxes: someTaxes, fees: fc.array(fee, { maxLength: 5 }), minimums });
const aTariff = someParts.map(({ taxes, fees, ...payment }) => {
  const base = createTariff();
  return createTariff({
    payment: { ...base.payment, ...payment, modes: [...base.payment.modes, QUARTERS] },
    measures: [...base.measures, MACHINES, VOLUME, TAX_YEAR],
    reliefs: RELIEFS,
    late_policies: [HARD, MILD, LATER],
    charges: [
      ...taxes.map((row, index) => createCharge({ ...row, code: `T${index}`, kind: 'TAX' })),
      ...fees.map((row, index) => createCharge({ ...row, code: `F${index}` })),
      createCharge({
        code: 'BASE',
        types: ['NEW', 'RENEWAL'],
        amount: { kind: 'FIXED', amount: '120.00' },
        bases: ['base'],
      }),
    ],
  });
});
const someClaims = fc.array(
  fc.record(
    { code: fc.constantFrom('WHOLE', 'HALF', 'FOOD'), lines: fc.subarray(['Inn', 'Eatery'], { minLength: 1 }) },
    { requiredKeys: ['code'] },
  ),
  { maxLength: 2 },
);
const aCase = fc
  .record({
    tax_year: fc.constant(2026),
    type: fc.constantFrom('NEW', 'RENEWAL', 'RENEWAL'),
    payment_mode: fc.constantFrom('ANNUAL', 'QUARTERLY'),
    as_of: fc.constantFrom('2026-01-05', '2026-05-05', '2026-12-01'),
    measures: fc.record({
      rooms: fc.nat(40).map(String),
      area: fc.nat(90_000).map((area) => (area / 100).toFixed(2)),
      machines: fc.array(fc.nat(50), { minLength: 1, maxLength: 4 }).map((all) => all.join('; ')),
    }),
    lines: fc
      .subarray(['Inn', 'Eatery'], { minLength: 1 })
      .chain((codes) =>
        fc.tuple(
          ...codes.map((line) =>
            pesos.map((gross) => ({ line, measures: { gross: gross === '0.00' ? '0.01' : gross } })),
          ),
        ),
      ),
    reliefs: someClaims,
  })
  .map((input) => ({
    ...input,
    reliefs: input.reliefs.map((claim) => ({
      ...claim,
      ...(claim.lines === undefined
        ? {}
        : { lines: claim.lines.filter((code) => input.lines.some(({ line }) => line === code)) }),
    })),
  }));

type Fractions = readonly [over: bigint, under: bigint];
const add = ([one, under]: Fractions, [other, below]: Fractions): Fractions => [
  one * below + other * under,
  under * below,
];
const times = (
  [over, under]: Fractions,
  { numerator, denominator }: { numerator: number; denominator: number },
): Fractions => [over * BigInt(numerator), under * BigInt(denominator)];

/** A second computation of an explained amount, independent of the code: in whole numbers over one denominator. */
function recomputeAmount(basis: TariffBasis): number {
  if (basis.nothing !== undefined) return 0;
  const whole = { numerator: 1, denominator: 1 };
  const sumPart = ({ terms, share, factors = [] }: TariffBasis['parts'][number]): Fractions => {
    const one = terms.reduce<Fractions>(
      (sum, term) => add(sum, times([BigInt(term.amount) * BigInt(term.times), 100n], term.rate)),
      [0n, 1n],
    );
    const shared = times(one, share?.share ?? whole);
    return factors.reduce((sum, { times: count }) => times(sum, { numerator: count, denominator: 100 }), shared);
  };
  const names = [...new Set(basis.parts.map(({ name }) => name))];
  const each = names.map((name) =>
    basis.parts
      .filter((part) => part.name === name)
      .reduce<Fractions>((sum, part) => add(sum, sumPart(part)), [0n, 1n]),
  );
  const all = each.reduce(add, [0n, 1n]);
  const isCapped = basis.at_most !== undefined && BigInt(basis.at_most) * all[1] < all[0];
  const sums = isCapped ? [[BigInt(basis.at_most ?? 0), 1n] as const] : basis.round_each ? each : [all];
  const round = (sum: Fractions): number => {
    const [over, under] = basis.shares.reduce((left, { share }) => times(left, share), sum);
    const to = BigInt(basis.rounding?.to ?? 1);
    if (basis.rounding === undefined) return Number((over * 2n + under) / (under * 2n));
    const up = basis.rounding.way === 'UP' ? under * to - 1n : 0n;
    return Number(((over + up) / (under * to)) * to);
  };
  return Math.max(
    sums.reduce((total, sum) => total + round(sum), 0),
    basis.at_least ?? 0,
  );
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

test('a code that passes gives each case one tax a line, no negative part, and an explanation that recomputes', () => {
  const seen = { passed: 0, relieved: 0, ranged: 0, late: 0, later: 0 };
  fc.assert(
    fc.property(aTariff, aCase, (text, input) => {
      const tariff = v.parse(Tariff, text);
      if (judgeTariff(tariff).some(({ weight }) => weight === 'REFUSED')) return;
      seen.passed += 1;
      const open = openTariff(tariff);
      const read = v.parse(TariffCase, input);
      const results = assessTariff(open, read);
      const matter = openTariffCase(open, read);
      const due = open.charges
        .filter(({ charge }) => charge.kind === 'TAX')
        .flatMap((row) => findDueCharge(matter, row) ?? []);
      const counts = matter.lines.map((line) => due.filter(({ lines }) => lines.includes(line)).length);
      expect(read.type === 'NEW' ? [] : counts.filter((count) => count !== 1)).toEqual([]);
      expect(results.filter(({ row }) => row.kind === 'TAX')).toHaveLength(due.length);
      if (tariff.charges.some(({ kind, when }) => kind === 'TAX' && when.length > 0)) seen.ranged += 1;
      const installments = listTariffInstallments(open, results, { input: read, holidays: new Set() });
      for (const { row, amount: centavos, basis } of results) {
        const own = installments.flatMap((each) => each.parts).filter(({ code }) => code === row.code);
        expect(sum(own.map((part) => part.amount))).toBe(centavos);
        expect(own.every((part) => part.amount >= 0 && part.surcharge >= 0 && part.interest >= 0)).toBe(true);
        expect([row.code, recomputeAmount(basis)]).toEqual([row.code, centavos]);
        if (basis.parts.some(({ share }) => share !== undefined)) seen.relieved += 1;
        if (own.some((part) => part.surcharge > 0)) seen.late += 1;
        const isLater = row.late === 'LATER' && read.type === 'RENEWAL';
        if (!isLater) continue;
        seen.later += own.length;
        expect(own.filter(({ due: day }) => day === '2026-01-20' || day === '2026-10-20')).toEqual([]);
      }
      const other = assessTariff(open, { ...read, lines: read.lines.toReversed() });
      expect(other.map(({ row, amount: centavos }) => [row.code, centavos])).toEqual(
        results.map(({ row, amount: centavos }) => [row.code, centavos]),
      );
    }),
    { numRuns: 1_500, seed: 38 },
  );
  expect(seen.passed).toBeGreaterThan(200);
  expect(seen.ranged).toBeGreaterThan(40);
  expect(seen.relieved).toBeGreaterThan(40);
  expect(seen.late).toBeGreaterThan(80);
  expect(seen.later).toBeGreaterThan(40);
});
