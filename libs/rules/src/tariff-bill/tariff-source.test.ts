import { type Amendment, AMENDMENTS } from '@ebpls/contracts';
import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createCase, sanIsidro } from '../../test/san-isidro.ts';
import { createCharge, createTariff } from '../../test/tariff-example.ts';
import { assessCase } from '../bill/assess.ts';
import { assessAmendment, assessClosure, assessTemporary } from '../bill/change.ts';
import { readCase } from '../case/read-case.ts';
import type { Centavos } from '../money.ts';
import { openTariff } from '../tariff/open-tariff.ts';
import { createTariffRules } from './tariff-rules.ts';

type ChargeText = TariffText['charges'][number];

const fixed = (amount: string) => ({ kind: 'FIXED', amount }) as const;
const grossRate: ChargeText['amount'] = { kind: 'RATE', of: ['gross'], rate: '2 %' };
const [GROSS] = createTariff().measures;
if (GROSS === undefined) throw new Error('the example measures gross');
const MEASURES = [
  GROSS,
  { ...GROSS, code: 'capital' },
  { ...GROSS, code: 'gross_closing' },
  { ...GROSS, code: 'gross_essential' },
];

const TAX = createCharge({ code: 'TAX', kind: 'TAX', account_code: 'T', section: '20', amount: grossRate });
const START = createCharge({
  code: 'START',
  kind: 'TAX',
  types: ['NEW'],
  amount: { kind: 'RATE', of: ['capital'], rate: '1 %' },
});
const PERMIT = createCharge({ code: 'PERMIT', types: ['NEW', 'RENEWAL'], amount: fixed('50.00') });
const CHANGE = createCharge({ code: 'CHANGE', types: ['AMENDMENT'], amount: fixed('30.00') });
const CHARGES = [TAX, START, PERMIT, CHANGE];

const createRules = (charges: readonly ChargeText[], overrides: Partial<TariffText> = {}) =>
  createTariffRules(
    sanIsidro,
    openTariff(v.parse(Tariff, createTariff({ measures: MEASURES, charges: [...charges], ...overrides }))),
  );
const rules = createRules(CHARGES);
const read = (overrides: Record<string, unknown>) => readCase(createCase(overrides));
const toPairs = ({ lines }: { readonly lines: readonly { readonly code: string; readonly amount: number }[] }) =>
  lines.map(({ code, amount }) => [code, amount]);

const ADDED = read({ application_type: 'NEW', lines: [{ line: 'Inn', capitalization: '100000.00' }] });
/** Two per cent of the year before is 2,000 pesos, of the running year 3,000. */
const DROPPED = read({
  application_type: 'RETIREMENT',
  as_of: '2026-06-30',
  closure_date: '2026-06-30',
  lines: [{ line: 'Inn', gross_non_essential: '100000.00', gross_current_year: '150000.00' }],
});
const STAYS = read({ lines: [{ line: 'Inn', gross_non_essential: '100000.00' }] });
const INPUTS: Readonly<Partial<Record<Amendment, typeof ADDED>>> = { ADD_LINE: ADDED, DROP_LINE: DROPPED };

const amend = (amendment: Amendment, charges: readonly ChargeText[] = CHARGES, paid_lines?: readonly string[]) =>
  toPairs(
    assessAmendment(
      { amendment, input: INPUTS[amendment] ?? STAYS, known_groups: [], ...(paid_lines && { paid_lines }) },
      createRules(charges),
    ),
  );

test('where no tax of the tariff is on amendments, an added line pays as new and a dropped one its deficiency', () => {
  expect(amend('ADD_LINE')).toEqual([
    ['START', 1_000_00],
    ['CHANGE', 30_00],
  ]);
  expect(amend('DROP_LINE')).toEqual([
    ['LBT-DEFICIENCY', 1_000_00],
    ['CHANGE', 30_00],
  ]);
  for (const amendment of AMENDMENTS.filter((each) => INPUTS[each] === undefined))
    expect([amendment, amend(amendment)]).toEqual([amendment, [['CHANGE', 30_00]]]);
});

test('a tax of the tariff on the amendment takes the place of the tax of a new or of a closing line', () => {
  const tax = createCharge({ code: 'ENTRY', kind: 'TAX', types: ['AMENDMENT'], amount: fixed('7.00') });
  const own = [...CHARGES, tax];
  const onlyChange = [
    ['CHANGE', 30_00],
    ['ENTRY', 7_00],
  ];
  expect(amend('ADD_LINE', own)).toEqual(onlyChange);
  expect(amend('DROP_LINE', own)).toEqual(onlyChange);
  const chargesOnAddition = [...CHARGES, { ...tax, amendments: ['ADD_LINE' as const] }];
  expect(amend('ADD_LINE', chargesOnAddition)).toEqual(onlyChange);
  expect(amend('DROP_LINE', chargesOnAddition).map(([code]) => code)).toEqual(['LBT-DEFICIENCY', 'CHANGE']);
});

test('a fee on the amendment is no tax of it', () => {
  const fee = createCharge({ code: 'ENTRY', types: ['AMENDMENT'], amendments: ['ADD_LINE'], amount: fixed('7.00') });
  expect(amend('ADD_LINE', [...CHARGES, fee])).toEqual([
    ['START', 1_000_00],
    ['CHANGE', 30_00],
    ['ENTRY', 7_00],
  ]);
});

test('a tax on the closing year of a dropped line is less the taxes that the year carries, not its fees', () => {
  const closing = createCharge({
    code: 'CLOSING',
    kind: 'TAX',
    types: ['AMENDMENT'],
    amendments: ['DROP_LINE'],
    amount: { kind: 'CLOSING_TAX', measures: [{ measure: 'gross_closing', instead_of: 'gross' }] },
  });
  expect(amend('DROP_LINE', [...CHARGES, closing])).toEqual([
    ['CHANGE', 30_00],
    ['CLOSING', 1_000_00],
  ]);
});

test('a fee that is due once a year is not charged for what the lines of business have paid', () => {
  const once = createCharge({
    code: 'ONCE',
    types: ['AMENDMENT'],
    amount: fixed('5.00'),
    per: { each: 'GROUP', classification: 'kind', combine: 'SUM', once_a_year: true },
  });
  expect(amend('CHANGE_AREA', [once])).toEqual([['ONCE', 5_00]]);
  expect(amend('CHANGE_AREA', [once], ['Eatery', 'Former'])).toEqual([['ONCE', 5_00]]);
  expect(amend('CHANGE_AREA', [once], ['Eatery', 'Inn'])).toEqual([]);
});

test('a closure and a temporary permit owe the fees of their kind that come to something, and no tax of it', () => {
  const bill = (type: 'RETIREMENT' | 'SPECIAL') => [
    createCharge({ code: 'CERTIFICATE', types: [type], amount: fixed('20.00') }),
    createCharge({ code: 'FREE', types: [type], kind: 'BARANGAY_TAX', amount: fixed('0.00') }),
    createCharge({ code: 'TAX-ON-IT', types: [type], kind: 'TAX', amount: fixed('9.00') }),
  ];
  const closed = assessClosure(
    { input: DROPPED, carried: 5_000_00 as Centavos },
    createRules([TAX, ...bill('RETIREMENT')]),
  );
  expect(toPairs(closed)).toEqual([['CERTIFICATE', 20_00]]);
  expect(toPairs(assessTemporary(STAYS, createRules([TAX, ...bill('SPECIAL')])))).toEqual([['CERTIFICATE', 20_00]]);
});

const DEFICIENCY: TariffText['deficiency'] = {
  name: { en: 'Deficiency', fil: 'Kulang' },
  proof: { en: 'Return', fil: 'Ulat' },
  due: '05-20',
  account_code: 'D',
  section: '23',
};

const SHORTFALL = {
  code: 'LBT-DEFICIENCY',
  kind: 'TAX',
  agency: 'MUNICIPAL',
  amount: 2_500_00,
  late_charges: false,
};

test.each<[string, readonly ChargeText[], Partial<TariffText>, readonly object[]]>([
  [
    'by the rule on deficiencies',
    CHARGES,
    { deficiency: DEFICIENCY },
    [{ ...SHORTFALL, account_code: 'D', ordinance_section: '23' }],
  ],
  [
    'by the first tax',
    CHARGES,
    {},
    [{ ...SHORTFALL, account_code: 'T', ordinance_section: '20', name: 'Fee', name_fil: 'Bayad' }],
  ],
  ['without any tax', [PERMIT, CHANGE], {}, []],
])('the deficiency of a closure is named %s, and is paid without a penalty', (_, charges, overrides, expected) => {
  const { lines } = assessClosure({ input: DROPPED, carried: 500_00 as Centavos }, createRules(charges, overrides));
  expect(lines).toMatchObject(expected);
});

test('a closure that owes no more tax has no deficiency', () => {
  const close = (carried: number) =>
    assessClosure({ input: DROPPED, carried: carried as Centavos }, rules).lines.map(({ amount }) => amount);
  expect(close(2_999_99)).toEqual([1]);
  expect(close(3_000_00)).toEqual([]);
  expect(close(9_000_00)).toEqual([]);
});

const assess = (overrides: Record<string, unknown>, of = rules) => assessCase(read(overrides), of);

test('a new line declares its capital where a tax reads it', () => {
  const lines = [{ line: 'Eatery', capitalization: '1.00' }, { line: 'Inn' }];
  const required = expect.objectContaining({ field: 'lines.1.capitalization', message_key: 'capitalization.required' });
  expect(() => assess({ application_type: 'NEW', lines })).toThrow(required as Error);
  const fee = { ...START, kind: 'FEE' as const };
  const eateryStart = { ...START, lines: [{ test: 'LINE' as const, one_of: ['Eatery'] }] };
  for (const start of [fee, eateryStart, { ...START, types: ['RENEWAL' as const] }])
    expect(() => assess({ application_type: 'NEW', lines }, createRules([TAX, start, PERMIT]))).not.toThrow();
  expect(() => assess({ lines: [{ line: 'Inn', gross_non_essential: '1.00' }] })).not.toThrow();
});

test('a renewal without sales needs an affidavit where a tax reads them, at the first line that it is on', () => {
  const innRules = createRules([{ ...TAX, lines: [{ test: 'LINE', one_of: ['Inn'] }] }]);
  const lines = [{ line: 'Eatery', gross_non_essential: '0.00' }, { line: 'Inn' }];
  const field = 'lines.1.gross_non_essential';
  expect(() => assess({ lines }, innRules)).toThrow(
    expect.objectContaining({ field, message_key: 'gross.zero_needs_affidavit' }) as Error,
  );
  expect(() => assess({ lines, zero_gross_affidavit: true }, innRules)).not.toThrow();
  expect(() => assess({ lines: [{ line: 'Inn', gross_essential: '0.01' }] }, innRules)).not.toThrow();
  expect(() => assess({ lines: [{ line: 'Eatery' }] }, innRules)).not.toThrow();
  expect(() => assess({ lines }, createRules([{ ...TAX, kind: 'FEE' }]))).not.toThrow();
});

const INCOME: NonNullable<TariffText['presumed_incomes']>[number] = {
  code: 'P',
  name: { en: 'P', fil: 'P' },
  section: '1',
  lines: [{ test: 'LINE', one_of: ['Inn'] }],
  when: [],
  of: ['gross'],
  at_least: '50,000.00',
};

test('a renewal that declares less than the tariff presumes is warned of with both amounts, a new business is not', () => {
  const presumed = createRules(CHARGES, { presumed_incomes: [INCOME] });
  const lines = [
    { line: 'Eatery', gross_non_essential: '1.00', capitalization: '1.00' },
    { line: 'Inn', gross_non_essential: '49999.99', capitalization: '1.00' },
  ];
  expect(assess({ lines }, presumed).warnings).toEqual([
    {
      message_key: 'assess.below_presumptive',
      params: { declared: '49,999.99', at_least: '50,000.00', line: 'Inn', line_fil: 'Otel' },
      line: 'Inn',
    },
  ]);
  expect(assess({ application_type: 'NEW', lines }, presumed).warnings).toEqual([]);
  expect(assess({ lines }).warnings).toEqual([]);
  expect(assess({ lines: [{ line: 'Inn', gross_non_essential: '50000.00' }] }, presumed).warnings).toEqual([]);
});

test('a claim that is not in force is warned of with its code and its line', () => {
  const relief = { code: 'R', name: { en: 'R', fil: 'R' }, section: '1', share: '20 %', when: [] };
  const ended = createRules(CHARGES, { reliefs: [{ ...relief, in_force: false, kinds: ['TAX'] }] });
  const lines = [{ line: 'Inn', gross_non_essential: '1.00' }];
  const exemptions = [{ code: 'R', line: 'Inn' }, { code: 'OLD' }];
  expect(assess({ lines, exemptions }, ended).warnings).toEqual([
    { message_key: 'assess.exemption_not_in_force', params: { code: 'R' }, line: 'Inn' },
    { message_key: 'assess.exemption_not_in_force', params: { code: 'OLD' }, line: null },
  ]);
});

test.each([
  [{ lines: [{ line: 'Inn', measures: { gross: 'many' } }] }, 'lines.0.gross_non_essential', 'measures.measure_number'],
  [{ lines: [{ line: 'Inn', measures: { capital: 'x' } }] }, 'lines.0.capitalization', 'measures.measure_number'],
])('a refusal at a measure that the form has a field for is at that field: %j', (overrides, field, message_key) => {
  expect(() => assess({ ...overrides, zero_gross_affidavit: true })).toThrow(
    expect.objectContaining({ field, message_key }) as Error,
  );
});

const LATE: TariffText['late_policies'][number] = {
  code: 'LATE',
  section: '5',
  surcharge: '25 %',
  interest_per_month: '2 %',
  interest_on: 'AMOUNT',
  months: 'BEGUN',
  months_at_most: 36,
  moves_to_working_day: true,
  saturday_works: false,
  amnesties: [],
};

test('a closure names what is unpaid of the year by its own late policy and due day, then the deficiency', () => {
  // 20 June 2026 is a Saturday: by the first policy the tax is due on the Monday after it.
  const { payment } = createTariff();
  const days = createRules(
    [
      { ...TAX, late: 'LATE' },
      { ...PERMIT, late: 'SATURDAY' },
    ],
    {
      late_policies: [LATE, { ...LATE, code: 'SATURDAY', saturday_works: true }],
      payment: { ...payment, modes: [{ mode: 'ANNUAL', days: ['06-20'] }] },
    },
  );
  const [tax, permit, deficiency] = assessCase(DROPPED, days).lines;
  expect(tax).toMatchObject({
    code: 'TAX',
    name: 'Fee',
    name_fil: 'Bayad',
    kind: 'TAX',
    account_code: 'T',
    ordinance_section: '20',
    late_code: 'LATE',
    amount: 2_000_00,
    surcharge: 500_00,
    interest: 40_00,
    total: 2_540_00,
    split: [{ no: 1, due: '2026-06-22', amount: 2_000_00 }],
    basis: { message_key: 'explain.retirement.arrears', params: { installments: 1 }, changes_with: ['paid'] },
  });
  expect(permit).toMatchObject({ code: 'PERMIT', late_code: 'SATURDAY', amount: 50_00, surcharge: 12_50 });
  expect(permit?.split[0]).not.toHaveProperty('due');
  expect(deficiency).toMatchObject({
    code: 'LBT-DEFICIENCY',
    amount: 1_000_00,
    surcharge: 0,
    late_charges: false,
    split: [{ no: 2 }],
    basis: { message_key: 'explain.tax.deficiency', changes_with: ['gross_current_year', 'paid'] },
  });
  expect(assessCase(DROPPED, rules).lines[0]).not.toHaveProperty('late_code');
});

test.each([
  ['RENEWAL', 4, 1],
  ['NEW', 3, 1],
])('a bill of a minimum amount is paid in quarters: %s', (application_type, divided, below) => {
  const days = ['01-20', '04-20', '07-20', '10-20'];
  const modes = [{ mode: 'QUARTERLY' as const, days }];
  const count = (at_least: string) => {
    const minimums = [{ mode: 'QUARTERLY' as const, at_least, kinds: ['TAX' as const] }];
    const payment = { section: '6', modes, minimums, extensions: [], new_business: 'BY_MODE' as const };
    const input = {
      application_type,
      payment_mode: 'QUARTERLY',
      as_of: '2026-04-20',
      lines: [{ line: 'Inn', gross_non_essential: '100000.00', capitalization: '200000.00' }],
    };
    const split = [TAX, START].map((charge) => ({ ...charge, installments: 'SPLIT' as const }));
    return assess(input, createRules(split, { payment })).installments.length;
  };
  expect([count('2000.00'), count('2000.01')]).toEqual([divided, below]);
});

test('a bill keeps the sentences of its charge in both languages, and a term where it comes to something', () => {
  const name = { en: 'A\n long  name', fil: 'Mahabang\tpangalan' };
  const perLine = { per: { each: 'LINE' as const, combine: 'SUM' as const } };
  const nothing = { nothing_when: { tests: [], reason: { en: 'Free', fil: 'Libre' } } };
  const lines = [{ line: 'Inn', gross_non_essential: '100.00' }];
  const bases = assess(
    { lines },
    createRules(
      [
        { ...TAX, ...perLine },
        { ...TAX, ...nothing, code: 'FREE' },
      ],
      {
        lines: createTariff().lines.map((line) => ({ ...line, name })),
      },
    ),
  ).lines.map(({ basis }) => basis);
  expect(bases[0]).toMatchObject({
    message_key: 'explain.charge',
    terms: [{ label: 'explain.term.charge', amount: 2_00, times: 1 }],
    changes_with: [],
    computation: { charge: 'TAX' },
  });
  const [en, fil] = [bases[0]?.params['sentence_en'], bases[0]?.params['sentence_fil']].map((text) =>
    String(text).split('\n'),
  );
  expect([en?.length, fil?.length]).toEqual([2, 2]);
  expect(en?.[0]).toContain('A long name');
  expect(fil?.[0]).toContain('Mahabang pangalan');
  expect(en?.[1]).not.toBe(fil?.[1]);
  expect(bases[1]).toMatchObject({ terms: [], params: { sentence_en: expect.stringContaining('Free') as string } });
});
