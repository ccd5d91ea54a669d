// The measures of the application form, as the former shape of the revenue code read them.

import { type Bilingual, ORG_TYPES, UNITS, type Unit } from '@ebpls/contracts';
import { TARIFF_MESSAGES, type TariffText } from '@ebpls/contracts/tariff';

import type { Rules } from '../../case/matter.ts';
import { findTermName, toNamedValues } from './converted-names.ts';

type MeasureText = TariffText['measures'][number];
type BuiltInKey = Extract<keyof typeof TARIFF_MESSAGES, `measure.${string}`>;

function getBuiltInName(key: BuiltInKey): Bilingual {
  return TARIFF_MESSAGES[key];
}

/** The unit that is taxed by the piece on each line; all others are counted once for the business. */
function findTaxedUnit({ ordinance }: Pick<Rules, 'ordinance'>): Unit | undefined {
  for (const { schedule } of ordinance.business_tax.rows) if (schedule.kind === 'PER_UNIT') return schedule.unit;
  return undefined;
}

/** Whether a unit is declared for each line, because a tax counts it. */
export function isLineUnit(unit: string, rules: Pick<Rules, 'ordinance'>): boolean {
  return unit === findTaxedUnit(rules);
}

const createMeasure = (code: string, key: BuiltInKey, options: Partial<MeasureText> = {}): MeasureText => ({
  code,
  name: getBuiltInName(key),
  kind: 'MONEY',
  of: 'BUSINESS',
  declared_by: 'OWNER',
  when_absent: 'NOTHING',
  only_listed: false,
  ...options,
});

function createLineMeasures(): MeasureText[] {
  return [
    createMeasure('gross', 'measure.gross', { of: 'LINE' }),
    createMeasure('gross_essential', 'measure.gross_essential', {
      of: 'LINE',
      only_listed: true,
      money_of: 'ESSENTIAL_SALES',
    }),
    createMeasure('capital', 'measure.capital', { of: 'LINE', money_of: 'CAPITAL' }),
    createMeasure('gross_closing', 'measure.gross_closing', { of: 'LINE' }),
    createMeasure('gross_closing_essential', 'measure.gross_closing_essential', { of: 'LINE', only_listed: true }),
    createMeasure('line_added', 'measure.line_added', { of: 'LINE', kind: 'YES_NO' }),
  ];
}

/** The measures that the application form has fields for. */
export function createBuiltInMeasures(rules: Rules): MeasureText[] {
  const barangays = rules.barangays.map(({ brgycode, name }) => ({ code: brgycode, name: { en: name, fil: name } }));
  return [
    ...createLineMeasures(),
    createMeasure('assets', 'measure.assets', { when_absent: 'REFUSE' }),
    createMeasure('floor_area', 'measure.floor_area', { kind: 'DECIMAL', when_absent: 'REFUSE' }),
    createMeasure('male_employees', 'measure.male_employees', { kind: 'COUNT' }),
    createMeasure('female_employees', 'measure.female_employees', { kind: 'COUNT' }),
    createMeasure('organisation', 'measure.organisation', { kind: 'CHOICE', values: toNamedValues(ORG_TYPES) }),
    createMeasure('barangay', 'measure.barangay', { kind: 'CHOICE', values: barangays }),
    createMeasure('liquor_or_tobacco', 'measure.liquor_or_tobacco', { kind: 'YES_NO' }),
    createMeasure('days_since_closure', 'measure.days_since_closure', { kind: 'COUNT' }),
    createMeasure('pages', 'measure.pages', { kind: 'COUNT' }),
    ...UNITS.map((unit) => ({
      ...createMeasure(unit, 'measure.gross', { kind: 'COUNT', only_listed: true }),
      name: findTermName(unit),
      of: isLineUnit(unit, rules) ? ('LINE' as const) : ('BUSINESS' as const),
    })),
  ];
}

/** Measures of the closing year, each with the one in whose place it is taxed. */
export const CLOSING_MEASURES = [
  ['gross_closing', 'gross'],
  ['gross_closing_essential', 'gross_essential'],
] as const;

/** Employees of a business, of both sexes. */
export const EMPLOYEES = ['male_employees', 'female_employees'];
