import type { LineOfBusiness } from '@ebpls/contracts';

import { lines, ordinance } from '../../test/san-isidro.ts';
import type { ApplicationFacts } from './facts.ts';
import { mustInspect } from './inspection.ts';

const line = (code: string): LineOfBusiness => {
  const found = lines.find((one) => one.line === code);
  if (!found) throw new Error(code);
  return found;
};
const facts = (application_type: 'NEW' | 'RENEWAL', code: string): ApplicationFacts => ({
  application_type,
  tax_year: 2026,
  policy: ordinance.routing,
  lines: [line(code)],
  employees_total: 2,
  business_area_sqm: 40,
  org_type: 'SOLE',
  premises: 'OWNED',
  activity_of_place: 'MAIN_OFFICE',
  changed: false,
  exemptions_claimed: [],
});

test.each([
  ['the fire bureau sees every new place', 'NEW', 'L11', { office: 'fire', inspects: 'always' }, true],
  ['a fire renewal rests on the list', 'RENEWAL', 'L11', { office: 'fire', inspects: 'always' }, false],
  ['engineering sees new buildings', 'NEW', 'L11', { office: 'engineering', inspects: 'new_or_moved' }, true],
  ['engineering samples renewals', 'RENEWAL', 'L11', { office: 'engineering', inspects: 'new_or_moved' }, false],
  ['the health unit sees a carinderia', 'RENEWAL', 'L49', { office: 'rhu', inspects: 'by_line' }, true],
  ['the health unit need not see a hardware store', 'NEW', 'L11', { office: 'rhu', inspects: 'by_line' }, false],
  ['the environment office sees a poultry farm', 'RENEWAL', 'L40', { office: 'menro', inspects: 'by_line' }, true],
  ['planning looks when it wants to', 'NEW', 'L40', { office: 'mpdo', inspects: 'optional' }, false],
] as const)('%s', (_what, type, code, office, is_law) => {
  expect(mustInspect(facts(type, code), office)).toBe(is_law);
});
