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
