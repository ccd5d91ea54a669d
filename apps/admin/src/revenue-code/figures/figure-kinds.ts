// Returns how a figure of the revenue code is entered and formatted, from its field name and value.

export type FigureKind = 'money' | 'rate' | 'count' | 'area' | 'day' | 'flag' | 'text';

const RATES = new Set(['rate', 'first_rate', 'rest_rate', 'share', 'surcharge', 'interest_per_month']);

const COUNTS = new Set([
  'months_at_most',
  'dispute_days',
  'dispute_decision_days',
  'filing_days',
  'workers_at_least',
  'ANNUAL',
  'SEMI_ANNUAL',
  'QUARTERLY',
  'employment_from_workers',
  'low_risk_below_workers',
  'assembly_from_persons',
  'renewal_sample_percent',
  'gross_drop_percent',
  'temporary_days_at_most',
  'provisional_days_at_most',
]);

const AREAS = new Set(['first_sqm', 'each_sqm', 'low_risk_below_sqm', 'assembly_from_sqm']);

const DAYS = new Set(['effective_on', 'from', 'to', 'due', 'until']);

const FIGURE_TEXTS = new Set([
  'version',
  'en',
  'fil',
  'ordinance_section',
  'account_code',
  'tax_account_code',
  'fee_account_code',
  'ordinance_no',
  'resolution_no',
  'quarter_days',
  'first_day',
  'last_day',
]);

export function getFigureKind(name: string, value: unknown, list: string): FigureKind {
  if (typeof value === 'boolean') return 'flag';
  if (RATES.has(name)) return 'rate';
  if (COUNTS.has(name)) return 'count';
  if (AREAS.has(name) || (list === 'steps' && name === 'below')) return 'area';
  if (DAYS.has(name)) return 'day';
  return FIGURE_TEXTS.has(name) ? 'text' : 'money';
}
