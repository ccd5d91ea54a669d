import { ordinance } from '../../test/san-isidro.ts';
import { canRuleDecideFor, limitToOrdinances, type RuleOrdinance } from './rule-ordinance.ts';

const row = (rule: RuleOrdinance['rule']): RuleOrdinance => ({
  rule,
  ordinance_no: 'Municipal Ordinance 12 of 2025',
  in_force_from: '2026-01-01',
  in_force_until: '2026-06-30',
});
const policy = { ...ordinance.routing, renewal_at_once: true, provisional_days_at_most: 30 };

test('a rule decides only from the first to the last day of its ordinance', () => {
  const rows = [row('LOW_RISK_RENEWAL'), row('PROVISIONAL_PERMIT')];
  const on = (day: string) => {
    const { renewal_at_once, provisional_days_at_most } = limitToOrdinances(policy, rows, day);
    return [renewal_at_once, provisional_days_at_most];
  };
  expect(['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01'].map(on)).toEqual([
    [false, 0],
    [true, 30],
    [true, 30],
    [false, 0],
  ]);
  expect(limitToOrdinances(policy, [row('LOW_RISK_RENEWAL')], '2026-03-01').provisional_days_at_most).toBe(0);
});

test('no rule of the municipality decides for the fire bureau or a barangay', () => {
  expect((['fire', 'barangay', 'rhu', 'engineering'] as const).map(canRuleDecideFor)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
