// What the Local Government Code forbids in a tariff, or lets pass with a reason.

import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { formatTariffRefusal } from '../amounts/explain-charge.ts';
import { judgeTariff } from '../judge/judge-tariff.ts';
import { openTariff } from '../open-tariff.ts';
import { findChargeCeiling } from './check-ceilings.ts';

type ChargeText = TariffText['charges'][number];

const createTax = (rate: string, overrides: Partial<ChargeText> = {}): ChargeText =>
  createCharge({ code: 'TAX', kind: 'TAX', amount: { kind: 'RATE', of: ['gross'], rate }, ...overrides });
const READ = createCharge({
  code: 'READ',
  amount: { kind: 'PER_UNIT', of: ['rooms', 'area'], amount: '1.00' },
  types: ['NEW'],
});
const createRow = (paragraph: 'b' | 'd' | 'h', overrides: object = {}): TariffText['taxes'] => [
  { code: 'h', name: { en: 'Row', fil: 'Hanay' }, section: '1', paragraph, ...overrides },
];
const { measures: MEASURES } = createTariff();
const ESSENTIAL: TariffText['measures'] = MEASURES.flatMap((measure) =>
  measure.code === 'gross' ? [measure, { ...measure, code: 'rice', money_of: 'ESSENTIAL_SALES' as const }] : [measure],
);
const judge = (charges: ChargeText[], overrides: Partial<TariffText> = {}, formerTariff?: TariffText) =>
  judgeTariff(
    v.parse(Tariff, createTariff({ charges: [...charges, READ], ...overrides })),
    formerTariff === undefined ? undefined : v.parse(Tariff, formerTariff),
  ).map(({ path, key, weight, law }) => [path, key, weight, law].join(' '));

test('essential goods bear at most half of the rate of their paragraph, and all of it in no other paragraph', () => {
  const rice = (rate: string, paragraph: 'b' | 'd' | 'h', share?: string): string[] =>
    judge(
      [
        createTax('0.1 %', { nothing_when: SMALL }),
        createTax(rate, {
          code: 'RICE',
          amount: { kind: 'RATE', of: ['rice'], rate },
          nothing_when: SMALL,
          ...(share === undefined ? {} : { share }),
        }),
      ],
      { taxes: createRow(paragraph), measures: ESSENTIAL },
    );
  expect(rice('1 %', 'd', '50 %')).toEqual([]);
  expect(rice('1 %', 'd')).toEqual(['charges.1.amount judge.above_143 REASON LGC s.143(c), (d)']);
  expect(rice('2 %', 'h')).toEqual([]);
});

const SMALL: NonNullable<ChargeText['nothing_when']> = {
  tests: [{ test: 'QUANTITY', of: ['gross'], is: 'AT_MOST', figure: '30,000.00' }],
  reason: { en: 'Small', fil: 'Maliit' },
};

test('a row of essential goods alone bears half, whatever its measure', () => {
  expect(judge([createTax('1 %', { nothing_when: SMALL })], { taxes: createRow('d', { essential: true }) })).toEqual([
    'charges.0.amount judge.above_143 REASON LGC s.143(c), (d)',
  ]);
});

test('essential goods that are added to others require a reason', () => {
  const both = createTax('0.1 %', {
    amount: { kind: 'RATE', of: ['gross', 'rice'], rate: '0.1 %' },
    nothing_when: SMALL,
  });
  expect(judge([both], { taxes: createRow('d'), measures: ESSENTIAL })).toEqual([
    'charges.0.amount judge.mixed_goods REASON LGC s.143(c)',
  ]);
  expect(judge([both], { taxes: createRow('h'), measures: ESSENTIAL })).toEqual([]);
});

test('a tax of several amounts together, and one for each line, have the same ceiling', () => {
  const sum = createTax('', {
    per: { each: 'LINE', combine: 'SUM' },
    amount: {
      kind: 'SUM',
      of: [
        { kind: 'RATE', of: ['gross'], rate: '2 %' },
        { kind: 'RATE', of: ['gross'], rate: '1/2 of 1 %' },
      ],
    },
  });
  const found = ['charges.0.amount judge.above_143 REASON LGC s.143(h)'];
  expect(judge([sum], { taxes: createRow('h') })).toEqual(found);
  expect(judge([sum], { taxes: createRow('h'), government: 'METRO_MANILA_MUNICIPALITY' })).toEqual([]);
});

test('a fee that grows with the sales or with the tax requires a reason', () => {
  const fee = (amount: ChargeText['amount'], overrides: Partial<ChargeText> = {}) =>
    judge([createTax('1 %'), createCharge({ amount, ...overrides })]);
  const found = ['charges.1.amount judge.fee_on_sales REASON LGC s.147'];
  expect(fee({ kind: 'RATE', of: ['gross'], rate: '1 %' })).toEqual(found);
  expect(fee({ kind: 'PERCENT', rate: '10 %', charges: ['TAX'] })).toEqual(found);
  expect(fee({ kind: 'PERCENT', rate: '10 %', charges: ['READ'] }, { types: ['NEW'] })).toEqual([]);
  expect(fee({ kind: 'RATE', of: ['gross'], rate: '1 %' }, { kind: 'FIRE', agency: 'BFP' })).toEqual([]);
});

test('a fee that grows with the cost of a project, and not with sales, requires no reason', () => {
  const [gross] = MEASURES;
  if (gross === undefined) throw new Error('the example has measures');
  const judgeCost = (overrides: object) =>
    judge([createTax('1 %'), createCharge({ amount: { kind: 'RATE', of: ['cost'], rate: '1 %' } })], {
      measures: [...MEASURES, { ...gross, code: 'cost', of: 'BUSINESS', ...overrides }],
    });
  expect(judgeCost({ money_of: 'OTHER' })).toEqual([]);
  expect(judgeCost({})).toEqual(['charges.1.amount judge.fee_on_sales REASON LGC s.147']);
  const tax = createTax('9 %', { amount: { kind: 'RATE', of: ['cost'], rate: '9 %' } });
  const costs = [...MEASURES, { ...gross, code: 'cost', money_of: 'OTHER' as const }];
  const isOnCost = (text: string): boolean => text.startsWith('charges.0.amount');
  expect(judge([tax], { measures: costs }).filter(isOnCost)).toEqual([]);
});

test('a tax is compared with its ceiling only on the sales on which it is due', () => {
  const above = (figure: string) =>
    judge(
      [
        createTax('', {
          amount: {
            kind: 'BRACKETS',
            of: ['gross'],
            bound: 'UP_TO',
            steps: [{ to: '100,000.00', amount: '600.00' }],
            above: { kind: 'RATE', rate: '1 %' },
          },
          when: [{ test: 'QUANTITY', of: ['gross'], is: 'AT_LEAST', figure }],
        }),
        createTax('1 %', {
          code: 'LOW',
          when: [{ test: 'QUANTITY', of: ['gross'], is: 'BELOW', figure }],
        }),
      ],
      { taxes: createRow('h') },
    );
  const isAbove = (text: string): boolean => text.includes('above_143');
  expect(above('50,000.00').filter(isAbove)).toEqual([]);
  expect(above('29,999.00').filter(isAbove)).toEqual(['charges.0.amount judge.above_143 REASON LGC s.143(h)']);
});

test('a principal office is taxed on 30 % of the sales and a factory on 70 %, no more', () => {
  const share = (situs: NonNullable<ChargeText['situs']>, part?: string) =>
    judge([createTax('1 %', { situs, ...(part === undefined ? {} : { share: part }) })]);
  const found = ['charges.0.share judge.situs REASON LGC s.150'];
  expect(share('PRINCIPAL_OFFICE', '30 %')).toEqual([]);
  expect(share('PRINCIPAL_OFFICE', '31 %')).toEqual(found);
  expect(share('FACTORY', '70 %')).toEqual([]);
  expect(share('FACTORY')).toEqual(found);
  expect(share('PLANTATION', '28 %')).toEqual([]);
  expect(share('FACTORY_WITH_PLANTATION', '43 %')).toEqual(found);
});

const createBarangayTax = (rate: string, figure?: string): ChargeText =>
  createCharge({
    code: 'BRGY',
    kind: 'BARANGAY_TAX',
    agency: 'BARANGAY',
    amount: { kind: 'RATE', of: ['gross'], rate },
    when: figure === undefined ? [] : [{ test: 'QUANTITY', of: ['gross'], is: 'AT_MOST', figure }],
  });

test('a barangay taxes stores of small sales alone, at one per cent at most', () => {
  const barangay = (rate: string, figure?: string, government: TariffText['government'] = 'MUNICIPALITY') =>
    judge([createTax('1 %'), createBarangayTax(rate, figure)], { government });
  expect(barangay('1 %', '30,000.00')).toEqual([]);
  expect(barangay('1 %', '50,000.00', 'CITY')).toEqual([]);
  expect(barangay('1 %', '50,000.00')).toEqual(['charges.1.when judge.barangay_limit REASON LGC s.152(a)']);
  expect(barangay('1 %')).toEqual(['charges.1.when judge.barangay_limit REASON LGC s.152(a)']);
  expect(barangay('1.1 %', '30,000.00')).toEqual(['charges.1.amount judge.barangay_rate REASON LGC s.152(a)']);
});

test('a tax on retailers that does not leave small stores to the barangay requires a reason', () => {
  const retail = (overrides: Partial<ChargeText>) => judge([createTax('1 %', overrides)], { taxes: createRow('d') });
  const found = ['charges.0 judge.small_stores REASON LGC s.152(a)'];
  expect(retail({})).toEqual(found);
  expect(retail({ nothing_when: SMALL })).toEqual([]);
  const shared = (is: 'ABOVE' | 'AT_LEAST') =>
    judge(
      [
        createTax('1 %', { when: [{ test: 'QUANTITY', of: ['gross'], is, figure: '30,000.00' }] }),
        createBarangayTax('1 %', '30,000.00'),
      ],
      { taxes: createRow('d') },
    );
  expect(shared('ABOVE')).toEqual([]);
  expect(shared('AT_LEAST')).toEqual(found);
});

test('an ordinance accrues from the quarter after the day on which it took effect', () => {
  const find = (effective_on: string, ordinance_effective_on: string) =>
    judge([createTax('1 %')], { effective_on, ordinance_effective_on });
  expect(find('2026-01-01', '2025-12-20')).toEqual([]);
  expect(find('2026-01-01', '2026-01-01')).toEqual(['effective_on judge.accrues_early REFUSED LGC s.166']);
  expect(find('2026-04-01', '2026-01-01')).toEqual([]);
});

test('a tax by the piece or by a table rises by a tenth in five years, as one on sales does', () => {
  const piece = (amount: string, effective_on: string): TariffText =>
    createTariff({
      charges: [
        createCharge({ code: 'TAX', kind: 'TAX', amount: { kind: 'PER_UNIT', of: ['rooms'], amount } }),
        createCharge({ code: 'READ', amount: { kind: 'PER_UNIT', of: ['gross', 'area'], amount: '1.00' } }),
      ],
      effective_on,
    });
  const rise = (amount: string, effective_on: string) => {
    const { charges } = piece(amount, effective_on);
    return judge(charges, { effective_on }, piece('100.00', '2026-01-01'));
  };
  const path = 'charges.0.amount.amount';
  expect(rise('110.00', '2031-01-01')).toEqual([]);
  expect(rise('111.00', '2031-01-01')).toEqual([`${path} judge.amount_above_tenth REASON LGC s.191`]);
  expect(rise('101.00', '2027-01-01')).toEqual([`${path} judge.early_rise REASON LGC s.191`]);
  expect(rise('100.00', '2027-01-01')).toEqual([]);
});

test('the ceiling of a tax is found at a gross: half as much again in a city, half for essential goods, none for a fee', () => {
  const find = (overrides: Partial<TariffText>, pesos: number) => {
    const open = openTariff(v.parse(Tariff, createTariff({ charges: [createTax('1 %'), READ], ...overrides })));
    return open.charges.map((row) => findChargeCeiling(open, row, pesos));
  };
  const retail = { taxes: createRow('d') };
  expect(find(retail, 500_000)).toEqual([{ law: '143(d)', ceiling: 9_000_00 }, undefined]);
  expect(find({ ...retail, government: 'CITY' }, 500_000)[0]).toEqual({ law: '143(d)', ceiling: 13_500_00 });
  const essential = { taxes: createRow('d', { essential: true }) };
  expect(find(essential, 500_000)[0]).toEqual({ law: '143(c), (d)', ceiling: 4_500_00 });
});

test.each<[string, ChargeText['amount']]>([
  ['a fixed tax', { kind: 'FIXED', amount: '50.01' }],
  ['a tax for each unit', { kind: 'PER_UNIT', of: ['rooms'], amount: '60.00' }],
])('%s on peddlers above fifty pesos a year needs a reason, in a city above half as much again', (_, amount) => {
  const taxes: TariffText['taxes'] = [
    { code: 'h', name: { en: 'Peddlers', fil: 'Mga naglalako' }, section: '1', paragraph: 'g' },
  ];
  const at = (overrides: Partial<TariffText>) =>
    judge([createTax('1 %', { amount })], { taxes, ...overrides }).filter((line) => line.startsWith('charges'));
  expect(at({})).toEqual(['charges.0.amount judge.peddlers REASON LGC s.143(g)']);
  expect(at({ government: 'CITY' })).toEqual([]);
  const additional = createTax('1 %', {
    code: 'MORE',
    amount: { kind: 'PER_UNIT', of: ['rooms'], amount: '60.00' },
    additional: true,
  });
  const own = createTax('1 %', { amount: { kind: 'FIXED', amount: '1.00' } });
  expect(judge([own, additional], { taxes }).filter((line) => line.startsWith('charges'))).toEqual([]);
});

const createProvincialRow = (paragraph: '139' | '140'): TariffText['taxes'] => [
  { code: 'h', name: { en: 'Row', fil: 'Hanay' }, section: '1', paragraph },
];

test('a city charges no more than a province on professionals and admissions, and half as much again on others', () => {
  const city = { government: 'CITY' as const };
  const at = (charge: ChargeText, taxes: TariffText['taxes']) =>
    judge([charge], { taxes, ...city }).filter((line) => line.startsWith('charges'));
  const fixed = (amount: string) => createTax('1 %', { amount: { kind: 'FIXED', amount } });
  expect(at(fixed('300.00'), createProvincialRow('139'))).toEqual([]);
  expect(at(fixed('300.01'), createProvincialRow('139'))).toEqual([
    'charges.0.amount judge.professionals REASON LGC s.139',
  ]);
  expect(at(createTax('10 %'), createProvincialRow('140'))).toEqual([]);
  expect(at(createTax('10.01 %'), createProvincialRow('140'))).toEqual([
    'charges.0.amount judge.above_143 REASON LGC s.140',
  ]);
  expect(at(createTax('3 %'), createRow('h'))).toEqual([]);
});

test('a municipality leaves professional and amusement taxes to its province, one in Metro Manila has none', () => {
  const at = (government: TariffText['government'], paragraph: '139' | '140') =>
    judge([createTax('10 %', { amount: { kind: 'FIXED', amount: '1.00' } })], {
      government,
      taxes: createProvincialRow(paragraph),
    }).filter((line) => line.includes('provincial'));
  for (const paragraph of ['139', '140'] as const)
    expect([at('MUNICIPALITY', paragraph), at('METRO_MANILA_MUNICIPALITY', paragraph)]).toEqual([
      ['charges.0 judge.provincial REASON LGC s.142'],
      [],
    ]);
});

const POLICY: TariffText['late_policies'][number] = {
  code: 'LATE',
  section: '1',
  surcharge: '25 %',
  interest_per_month: '2 %',
  interest_on: 'AMOUNT_AND_SURCHARGE',
  months: 'BEGUN',
  months_at_most: 36,
  moves_to_working_day: true,
  saturday_works: false,
  amnesties: [],
};

test.each<[Partial<typeof POLICY>, string[]]>([
  [{}, []],
  [{ surcharge: '25.5 %' }, ['late_policies.0.surcharge judge.above_168 REASON LGC s.168']],
  [
    { surcharge: '10 %', surcharge_growth: { rate: '10 %', every: 'MONTH', at_most: '50 %' } },
    ['late_policies.0.surcharge_growth.at_most judge.above_168 REASON LGC s.168'],
  ],
  [{ surcharge: '10 %', surcharge_growth: { rate: '10 %', every: 'MONTH', at_most: '25 %' } }, []],
  [{ fine: '500.00' }, ['late_policies.0.fine judge.above_168 REASON LGC s.168']],
  [{ fine: '0' }, []],
  [{ interest_per_month: '3 %' }, ['late_policies.0.interest_per_month judge.above_168 REASON LGC s.168']],
  [{ months_at_most: 37 }, ['late_policies.0.months_at_most judge.above_168 REASON LGC s.168']],
  [{ interest_per_month: '0 %', months_at_most: 120 }, []],
])('lateness of a business tax with %p is judged by section 168, that of a fee is not', (overrides, findings) => {
  const late_policies = [{ ...POLICY, ...overrides }];
  expect(judge([createTax('1 %', { late: 'LATE' })], { late_policies })).toEqual(findings);
  expect(
    judge([createTax('1 %'), createCharge({ amount: { kind: 'FIXED', amount: '1.00' }, late: 'LATE' })], {
      late_policies,
    }),
  ).toEqual([]);
});

test('a tax on lines of two paragraphs is judged once, by the first ceiling that it exceeds', () => {
  const [inn, eatery] = createTariff().lines;
  if (inn === undefined || eatery === undefined) throw new Error('the example has two lines');
  const row = { name: { en: 'Row', fil: 'Hanay' }, section: '1' };
  const taxes: TariffText['taxes'] = [
    { ...row, code: 'h', paragraph: 'h' },
    { ...row, code: 'f', paragraph: 'f' },
  ];
  const parts = { taxes, lines: [inn, { ...eatery, tax: 'f' }] };
  expect(judge([createTax('3 %')], parts)).toEqual(['charges.0.amount judge.above_143 REASON LGC s.143(h)']);
  expect(judge([createTax('1 %')], parts)).toEqual(['charges.0.amount judge.above_143 REASON LGC s.143(f)']);
  const open = openTariff(v.parse(Tariff, createTariff({ charges: [createTax('1 %')], ...parts })));
  expect(open.charges.map((charge) => findChargeCeiling(open, charge, 1_000))).toEqual([
    { law: '143(f)', ceiling: 5_00 },
  ]);
});

test('the law is named with the amounts that it allows, and a person reads them', () => {
  const find = (charges: ChargeText[], overrides: Partial<TariffText> = {}) =>
    judgeTariff(v.parse(Tariff, createTariff({ charges: [...charges, READ], ...overrides }))).map((finding) =>
      formatTariffRefusal(finding, 'en'),
    );
  const late = (overrides: Partial<typeof POLICY>) =>
    find([createTax('1 %', { late: 'LATE' })], { late_policies: [{ ...POLICY, ...overrides }] })[0];
  expect(late({ surcharge: '26 %' })).toContain('allows at most 25% here');
  expect(late({ interest_per_month: '3 %' })).toContain('allows at most 2% here');
  expect(late({ months_at_most: 37 })).toContain('allows at most 36 here');
  expect(find([createTax('1 %', { situs: 'FACTORY' })])[0]).toContain('At most 70% of these sales');
  expect(find([createTax('1 %'), createBarangayTax('1 %', '50,000.00')])[0]).toContain(
    'only stores with sales up to 30,000.00',
  );
  expect(find([createTax('1 %')], { taxes: createRow('d') })[0]).toContain(
    'Only the barangay may tax stores with sales up to 30,000.00',
  );
  const onSales = createCharge({ amount: { kind: 'RATE', of: ['gross'], rate: '1 %' } });
  expect(find([createTax('1 %'), onSales])[0]).toContain('“Fee” grows with the sales');
  const peddlers: TariffText['taxes'] = [{ code: 'h', name: { en: 'P', fil: 'P' }, section: '1', paragraph: 'g' }];
  const fixed = (amount: string) => createTax('', { amount: { kind: 'FIXED', amount } });
  expect(find([fixed('50.01')], { taxes: peddlers })).toContainEqual(expect.stringContaining('at most 50.00 a year'));
  expect(find([fixed('50.00')], { taxes: peddlers }).filter((text) => text.includes('143(g)'))).toEqual([]);
});

test('what is not charged is not judged by the law', () => {
  const out = { in_force: false };
  const peddlers: TariffText['taxes'] = [{ code: 'h', name: { en: 'P', fil: 'P' }, section: '1', paragraph: 'g' }];
  const fixed = createTax('', { code: 'OLD', amount: { kind: 'FIXED', amount: '60.00' }, ...out });
  const free = createTax('', { amount: { kind: 'FIXED', amount: '1.00' } });
  expect(judge([free, fixed], { taxes: peddlers }).filter((text) => text.startsWith('charges'))).toEqual([]);
  const charged = createTax('1 %');
  expect(judge([charged, createCharge({ amount: { kind: 'RATE', of: ['gross'], rate: '1 %' }, ...out })])).toEqual([]);
  expect(judge([charged, { ...createBarangayTax('2 %'), ...out }])).toEqual([]);
  expect(judge([charged, createTax('1 %', { code: 'OLD', situs: 'FACTORY', ...out })])).toEqual([]);
  const late_policies = [{ ...POLICY, surcharge: '30 %' }];
  expect(judge([charged, createTax('1 %', { code: 'OLD', late: 'LATE', ...out })], { late_policies })).toEqual([]);
});

test('a fee in a table of money, by the room, or of fees that belong to no tax, is no tax', () => {
  const fee = (amount: ChargeText['amount'], overrides: Partial<ChargeText> = {}) =>
    judge([createTax('1 %', { bases: ['taxes'] }), createCharge({ amount, ...overrides })]);
  const found = ['charges.1.amount judge.fee_on_sales REASON LGC s.147'];
  expect(fee({ kind: 'RATE', of: ['rooms'], rate: '1 %' })).toEqual([]);
  expect(fee({ kind: 'RATE', of: ['rooms', 'gross'], rate: '1 %' })).toEqual(found);
  expect(fee({ kind: 'MARGINAL', of: ['gross'], steps: [], above: '1 %' })).toEqual(found);
  expect(fee({ kind: 'PERCENT', rate: '10 %', base: 'taxes' })).toEqual(found);
  expect(fee({ kind: 'RATE', of: ['gross'], rate: '1 %' }, { agency: 'BARANGAY' })).toEqual([]);
  const mixed = {
    kind: 'SUM',
    of: [
      { kind: 'FIXED', amount: '1.00' },
      { kind: 'PERCENT', rate: '1 %', charges: ['TAX'] },
    ],
  } satisfies ChargeText['amount'];
  expect(fee(mixed)).toEqual(found);
});
