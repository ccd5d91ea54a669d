// A revenue code that has every field of the model, for tests that walk through all of them.

import type { TariffText } from '@ebpls/contracts/tariff';

import type { TariffChargeText } from '../tariff-sheets/sheet.ts';
import { readSeedFile } from './create-version.ts';

const NAME = { en: 'Name', fil: 'Pangalan' };

const AMOUNTS: readonly TariffChargeText['amount'][] = [
  { kind: 'FIXED', amount: '10.00' },
  { kind: 'PER_UNIT', of: ['signs'], amount: '10.00', free: '1' },
  {
    kind: 'TABLE',
    dimensions: [
      { by: 'CLASSIFICATION', classification: 'kind' },
      { by: 'RANGES', of: ['signs'], bound: 'UP_TO', steps: [{ range: 'R1', to: '5' }], above: 'R2' },
    ],
    cells: [{ at: ['TRADE', 'R1'], amount: '1.00' }],
    per_unit: ['signs'],
  },
  {
    kind: 'BRACKETS',
    of: ['gross'],
    bound: 'UP_TO',
    steps: [{ to: '5', amount: '1.00' }],
    above: { kind: 'RATE', rate: '1 %', at_least: '5.00' },
  },
  {
    kind: 'BRACKETS',
    of: ['gross'],
    bound: 'UP_TO',
    steps: [{ to: '5', amount: '1.00' }],
    above: { kind: 'FURTHER', plus: '1.00', each: '1.00', step: '5' },
  },
  {
    kind: 'BRACKETS',
    of: ['gross'],
    bound: 'BELOW',
    steps: [{ to: '5', amount: '1.00' }],
    above: { kind: 'EXCESS', plus: '1.00', rate: '1 %' },
  },
  { kind: 'MARGINAL', of: ['gross'], steps: [{ to: '5', rate: '1 %' }], above: '2 %', step: '1' },
  { kind: 'RATE', of: ['gross'], rate: '1 %' },
  { kind: 'PERCENT', rate: '1 %', charges: ['X-1'], base: 'fire', own_part: true },
  {
    kind: 'SUM',
    of: [
      { kind: 'FIXED', amount: '10.00' },
      { kind: 'FIXED', amount: '20.00', instead: 'IF_HIGHER' },
    ],
  },
  { kind: 'CLOSING_TAX', measures: [{ measure: 'gross', instead_of: 'gross' }], without: ['gross'] },
];

const PER: TariffChargeText['per'] = {
  each: 'GROUP',
  classification: 'kind',
  combine: 'HIGHEST',
  others_share: '50 %',
  several_share: '10 %',
  others_amount: '100.00',
  replaced: [{ value: 'TRADE', by: 'FOOD' }],
  once_a_year: true,
};

const toCharge = (amount: TariffChargeText['amount'], index: number): TariffChargeText => ({
  code: `X-${index}`,
  name: NAME,
  kind: 'TAX',
  agency: 'MUNICIPAL',
  account_code: '1',
  section: '1',
  source: 'CC',
  types: ['NEW', 'AMENDMENT'],
  amendments: ['CHANGE_AREA'],
  additional: true,
  back_years: true,
  in_force: true,
  may_be_found: true,
  found_by: 'fire',
  lines: [],
  when: [],
  nothing_when: { tests: [], reason: NAME },
  per: PER,
  amount,
  times: ['signs'],
  monthly: true,
  share: '50 %',
  shares: [{ share: '90 %', when: [], reason: NAME }],
  situs: 'FACTORY',
  at_least: '1.00',
  at_most: { amount: '5.00', when: [] },
  rounding: { to: '1.00', way: 'UP' },
  round_each: true,
  prorate: 'NONE',
  installments: 'FIRST',
  late: 'FEES',
  bases: ['fire'],
});

const FOUND_CLASSIFICATION: TariffText['classifications'][number] = {
  code: 'size',
  name: NAME,
  values: [{ code: 'A', name: NAME }],
  found_from: [{ of: ['gross'], bound: 'UP_TO', steps: [{ to: '5', value: 'A' }], above: 'A' }],
};

type MeasureInput = TariffText['measures'][number];

/** Numbers are computed: no field is for a declared one alone. */
function fillMeasure(row: MeasureInput): MeasureInput {
  const isNumber = row.kind !== 'CHOICE' && row.kind !== 'YES_NO';
  const difference = { of: ['gross'], less: ['gross_essential'] };
  const product = { of: ['gross'], each: '2' };
  return { ...row, unit: NAME, verified_by: 'fire', ...(isNumber && { difference, product, several: true }) };
}

const LATENESS: Partial<TariffText['late_policies'][number]> = {
  surcharge_growth: { rate: '5 %', every: 'MONTH', at_most: '50 %' },
  fine: '500.00',
  grace_days: 30,
  interest_from: 'NEXT_MONTH',
  interest_free_months: 1,
  due_days: [{ instead_of: '01-20', day: '03-31' }],
  amnesties: [{ from: '2025-01-01', to: '2025-02-01', waives_surcharge: true, waives_interest: false, section: '1' }],
};

const EARLY: NonNullable<TariffText['payment']['early']> = {
  share: '10 %',
  until: '01-20',
  modes: ['ANNUAL'],
  kinds: ['TAX'],
  charges: ['X-1'],
  when: [],
  later: [{ until: '01-31', share: '5 %' }],
  section: '1',
};

/** The code of Tubigan with a charge for each way to an amount, and every optional field filled in. */
export function createCompleteCode(): TariffText {
  const code = readSeedFile('towns/tubigan/code.json') as TariffText;
  const [relief] = code.reliefs;
  if (relief === undefined) throw new Error('the town has no relief');
  return {
    ...code,
    ordinance_effective_on: '2024-06-01',
    classifications: [...code.classifications, FOUND_CLASSIFICATION],
    measures: code.measures.map(fillMeasure),
    taxes: code.taxes.map((row) => ({ ...row, essential: true })),
    lines: code.lines.map((row) => ({ ...row, psic: '4711', papers: [{ code: 'R1', name: NAME }] })),
    charges: AMOUNTS.map(toCharge),
    reliefs: [
      {
        ...relief,
        charges: ['X-1'],
        more_shares: [{ share: '20 %', kinds: ['FEE'], charges: ['X-2'] }],
        lines: [],
        taxed_part: { figure: 'a', figure_name: NAME, above: '5', taxed: 'b', taxed_name: NAME, of: ['gross'] },
      },
    ],
    late_policies: code.late_policies.map((row) => ({ ...row, ...LATENESS })),
    payment: {
      ...code.payment,
      minimums: [{ mode: 'QUARTERLY', at_least: '5,000.00', kinds: ['TAX'] }],
      extensions: [{ due: '2025-01-20', until: '2025-01-31', section: '1' }],
      early: EARLY,
      more_early: [EARLY],
    },
    presumed_incomes: [{ code: 'P', name: NAME, section: '1', lines: [], when: [], of: ['gross'], at_least: '5' }],
  };
}
