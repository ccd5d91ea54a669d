import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createCase, sanIsidro } from '../../test/san-isidro.ts';
import { assessCase } from '../bill/assess.ts';
import { readCase } from '../case/read-case.ts';
import { openTariff } from '../tariff/open-tariff.ts';
import { toBackYearInput } from '../years/back-year.ts';
import { checkReliefClaims, listClaimableReliefs, listUnmetClaims } from './claimed-reliefs.ts';
import { listFindableCharges } from './findable-charges.ts';
import { createTariffRules } from './tariff-rules.ts';

const file = join(import.meta.dirname, '../../../../tools/seed/data/towns/maliwanag/code.json');
const code = JSON.parse(readFileSync(file, 'utf8')) as TariffText;
const [coop, senior] = code.reliefs;
if (coop === undefined || senior === undefined) throw new Error('the example has two reliefs');

const taxed_part = {
  figure: 'reserves',
  figure_name: { en: 'Reserves', fil: 'Reserba' },
  above: '10,000,000.00',
  taxed: 'to_others',
  of: ['gross', 'gross_essential'],
};
const open = openTariff(
  v.parse(Tariff, {
    ...code,
    reliefs: [
      coop,
      { ...senior, first_day: '2026-02-01', last_day: '2026-06-30' },
      { ...coop, code: 'MIXED', taxed_part },
      { ...senior, code: 'INNS', lines: [{ test: 'LINE', one_of: ['O-01'] }] },
      { ...senior, code: 'HOTELS', when: [{ test: 'LINE', one_of: ['O-01'] }] },
      { ...senior, code: 'LARGE', when: [{ test: 'QUANTITY', of: ['floor_area'], is: 'ABOVE', figure: '500' }] },
      { ...senior, code: 'STOPPED', in_force: false },
    ],
  }),
);
const rules = createTariffRules(sanIsidro, open);

const createInput = (exemptions: readonly object[]) =>
  readCase({
    tax_year: 2026,
    application_type: 'RENEWAL',
    org_type: 'SOLE',
    payment_mode: 'ANNUAL',
    as_of: '2026-01-12',
    total_assets: '80000.00',
    business_area_sqm: '12',
    employees: { male: 0, female: 1 },
    brgycode: '9990101001',
    lines: [{ line: 'S-02', gross_essential: '0.00', gross_non_essential: '240000.00' }],
    exemptions,
  });

test('a business may claim what is in force on the day and covers one of its lines', () => {
  const list = (lines: string[], day?: string) =>
    listClaimableReliefs(open, { lines, ...(day && { day }) }).map((relief) => [relief.code, relief.lines]);
  expect(list(['S-02'], '2026-01-12')).toEqual([
    ['COOP', ['S-02']],
    ['MIXED', ['S-02']],
    ['LARGE', ['S-02']],
  ]);
  expect(list(['S-02', 'O-01'], '2026-02-01')).toEqual([
    ['COOP', ['S-02', 'O-01']],
    ['SENIOR', ['S-02', 'O-01']],
    ['MIXED', ['S-02', 'O-01']],
    ['INNS', ['O-01']],
    ['HOTELS', ['S-02', 'O-01']],
    ['LARGE', ['S-02', 'O-01']],
  ]);
  expect(list(['S-02']).map(([relief]) => relief)).toContain('STOPPED');
});

test('a figure has the name that the code gives it, else its own code', () => {
  const mixed = listClaimableReliefs(open, { lines: ['S-02'] }).find((relief) => relief.code === 'MIXED');
  expect(mixed?.figures).toEqual([
    { code: 'reserves', name: { en: 'Reserves', fil: 'Reserba' } },
    { code: 'to_others', name: { en: 'to_others', fil: 'to_others' } },
  ]);
});

test.each([
  [[{ code: 'NONE' }], { 'exemptions.0.code': 'exemptions.unknown' }],
  [[{ code: 'SENIOR' }], { 'exemptions.0.code': 'exemptions.ended' }],
  [[{ code: 'STOPPED' }], { 'exemptions.0.code': 'exemptions.ended' }],
  [[{ code: 'COOP', line: 'O-01' }], { 'exemptions.0.line': 'exemptions.line_not_declared' }],
  [[{ code: 'INNS' }], { 'exemptions.0.code': 'exemptions.conditions_unmet' }],
  [[{ code: 'COOP' }, { code: 'LARGE' }], { 'exemptions.1.code': 'exemptions.conditions_unmet' }],
  [[{ code: 'COOP' }, { code: 'COOP', line: 'S-02' }], { 'exemptions.1.line': 'exemptions.contradict' }],
  [
    [
      { code: 'COOP', line: 'S-02' },
      { code: 'COOP', line: 'S-02' },
    ],
    { 'exemptions.1.code': 'exemptions.duplicate' },
  ],
  [
    [{ code: 'MIXED' }],
    {
      'exemptions.0.figures.reserves': 'exemptions.figure_required',
      'exemptions.0.figures.to_others': 'exemptions.figure_required',
    },
  ],
  [[{ code: 'MIXED', reserves: '1.00', figures: { to_others: '0.00' } }], {}],
  [[{ code: 'COOP', figures: { reserves: '1.00' } }], { 'exemptions.0.figures.reserves': 'exemptions.figure_unknown' }],
  [[{ code: 'COOP', line: 'S-02' }], {}],
])('%j has the problems %j', (claims, problems) => {
  expect(checkReliefClaims(open, createInput(claims), 'RENEWAL')).toEqual(problems);
});

test('a claim that changes nothing is named in a warning, and one that is granted is not', () => {
  const input = createInput([{ code: 'COOP' }, { code: 'SENIOR' }, { code: 'NONE' }]);
  expect(listUnmetClaims(open, input, 'RENEWAL').map((claim) => claim.code)).toEqual(['SENIOR', 'NONE']);
  expect(assessCase(input, rules).warnings.map(({ params }) => params['code'])).toEqual(['SENIOR', 'NONE']);
});

test('a year that was not filed has no claim with figures, which nobody declared for it', () => {
  const claims = [{ code: 'COOP' }, { code: 'MIXED', figures: { reserves: '20000000.00', to_others: '5.00' } }];
  const { exemptions } = toBackYearInput({ input: createInput(claims), is_presumptive: false }, rules);
  expect(exemptions).toEqual([{ code: 'COOP' }]);
});

test('the former shape grants its own five exemptions alone', () => {
  expect(() => assessCase(readCase(createCase({ exemptions: [{ code: 'COOP' }] })), sanIsidro)).toThrow(
    'exemptions.unknown',
  );
});

test('an office finds the charges that name it, those of its agency, or those that the set-up lists for it', () => {
  const [permit, signs] = ['PERMIT', 'SIGNS'].map((name) => code.charges.find((charge) => charge.code === name));
  if (permit === undefined || signs === undefined) throw new Error('the example has both charges');
  const { found_by: _named, ...unnamed } = { ...signs, may_be_found: true };
  const findable = openTariff(
    v.parse(Tariff, {
      ...code,
      charges: [
        { ...unnamed, code: 'NAMED', found_by: 'menro' },
        { ...unnamed, code: 'LISTED' },
        { ...unnamed, code: 'LISTED', types: ['NEW'] },
        { ...unnamed, code: 'OF-FIRE', agency: 'BFP' },
        { ...unnamed, code: 'OF-BARANGAY', agency: 'BARANGAY' },
        { ...unnamed, code: 'PRINTED', found_by: 'menro', in_force: false },
        { ...unnamed, code: 'CLOSING', found_by: 'menro', types: ['RETIREMENT'] },
        { ...unnamed, code: 'SHARE', found_by: 'menro', amount: { kind: 'PERCENT', rate: '10 %', base: 'fire' } },
        { ...permit, code: 'FIXED-BY-CODE', found_by: 'menro' },
      ],
    }),
  );
  const list = (office: 'menro' | 'fire' | 'barangay' | 'rhu', ...fee_codes: string[]) =>
    listFindableCharges(findable, { office, fee_codes }).map((charge) => charge.code);
  expect(list('menro')).toEqual(['NAMED']);
  expect(list('menro', 'LISTED', 'OF-FIRE')).toEqual(['NAMED', 'LISTED']);
  expect(list('fire')).toEqual(['OF-FIRE']);
  expect(list('barangay')).toEqual(['OF-BARANGAY']);
  expect(list('rhu', 'NAMED')).toEqual([]);
});

test('a condition that the line alone decides keeps a relief from the form, one that is declared later does not', () => {
  const [first] = code.lines;
  if (first === undefined) throw new Error('the example has lines');
  const size = {
    code: 'size',
    name: { en: 'Size', fil: 'Laki' },
    values: ['small', 'large'].map((value) => ({ code: value, name: { en: value, fil: value } })),
    found_from: [{ of: ['floor_area'], bound: 'UP_TO', steps: [{ to: '5', value: 'small' }], above: 'large' }],
  };
  const [classification] = code.classifications;
  const own = classification && first.classes[classification.code];
  if (classification === undefined || own === undefined) throw new Error('the example classifies its lines');
  const createClassTest = (value: string) => ({ test: 'CLASS', classification: classification.code, one_of: [value] });
  const conditions = {
    OWN: createClassTest(own),
    OTHER: createClassTest('none'),
    'NO-MARK': { test: 'MARK', mark: 'none' },
    TAX: { test: 'TAX', one_of: [first.tax] },
    'NO-TAX': { test: 'TAX', one_of: ['none'] },
    SIZE: { test: 'CLASS', classification: 'size', one_of: ['small'] },
    AREA: { test: 'QUANTITY', of: ['floor_area'], is: 'ABOVE', figure: '500' },
  };
  const conditional = openTariff(
    v.parse(Tariff, {
      ...code,
      classifications: [...code.classifications, size],
      reliefs: Object.entries(conditions).map(([name, test]) => ({ ...senior, code: name, when: [test] })),
    }),
  );
  expect(listClaimableReliefs(conditional, { lines: [first.code] }).map((relief) => relief.code)).toEqual([
    'OWN',
    'TAX',
    'SIZE',
    'AREA',
  ]);
});

test('claims of one relief for two lines are two claims, each honoured by itself', () => {
  const input = (exemptions: readonly object[]) => {
    const read = createInput(exemptions);
    const [line] = read.lines;
    return { ...read, lines: [...read.lines, { ...line, line: 'O-01' }] } as typeof read;
  };
  const both = input([
    { code: 'COOP', line: 'S-02' },
    { code: 'COOP', line: 'O-01' },
  ]);
  expect(checkReliefClaims(open, both, 'RENEWAL')).toEqual({});
  expect(listUnmetClaims(open, both, 'RENEWAL')).toEqual([]);
  const contradicting = input([{ code: 'COOP', line: 'S-02' }, { code: 'COOP' }]);
  expect(checkReliefClaims(open, contradicting, 'RENEWAL')).toEqual({ 'exemptions.1.line': 'exemptions.contradict' });
  // The relief of inns covers one of the two lines that claim it.
  const inns = input([
    { code: 'INNS', line: 'S-02' },
    { code: 'INNS', line: 'O-01' },
  ]);
  expect(listUnmetClaims(open, inns, 'RENEWAL').map(({ line }) => line)).toEqual(['S-02']);
});

test('an office finds what a new business or a renewal owes, and no sum with a share of other charges in it', () => {
  const signs = code.charges.find((charge) => charge.code === 'SIGNS');
  if (signs === undefined) throw new Error('the example has the charge');
  const findable = { ...signs, may_be_found: true, found_by: 'menro' };
  const sum = {
    kind: 'SUM',
    of: [
      { kind: 'FIXED', amount: '1.00' },
      { kind: 'PERCENT', rate: '10 %', base: 'fire' },
    ],
  };
  const tariff = openTariff(
    v.parse(Tariff, {
      ...code,
      charges: [
        { ...findable, code: 'NEW', types: ['NEW'] },
        { ...findable, code: 'RENEWAL', types: ['RENEWAL', 'RETIREMENT'] },
        { ...findable, code: 'SPECIAL', types: ['SPECIAL'] },
        { ...findable, code: 'SUM', amount: sum },
      ],
    }),
  );
  const charges = listFindableCharges(tariff, { office: 'menro', fee_codes: [] });
  expect(charges.map((charge) => charge.code)).toEqual(['NEW', 'RENEWAL']);
  expect(charges[0]).toEqual({ code: 'NEW', name: signs.name, ordinance_section: signs.section });
});
