import { APPLICATION_TYPES, REQUIREMENT_RULES } from '@ebpls/contracts';

import { lines as catalogue, ordinance, requirements } from '../../test/san-isidro.ts';
import type { ApplicationFacts } from './facts.ts';
import { canBeInapplicable, isMadeBySystem, listRequirements } from './requirements.ts';

const facts = (overrides: Partial<ApplicationFacts> & { codes?: string[] }): ApplicationFacts => ({
  application_type: 'NEW',
  tax_year: 2026,
  policy: ordinance.routing,
  employees_total: 3,
  business_area_sqm: 85,
  org_type: 'SOLE',
  premises: 'OWNED',
  activity_of_place: 'MAIN_OFFICE',
  changed: false,
  exemptions_claimed: [],
  lines: catalogue.filter(({ line }) => (overrides.codes ?? ['L11']).includes(line)),
  ...overrides,
});
const listMandatoryCodes = (input: Parameters<typeof facts>[0]): string =>
  listRequirements(facts(input), requirements)
    .filter((each) => each.mandatory)
    .map(({ code }) => code)
    .join(' ');

test.each([
  ['a new hardware store', {}, 'R01 R02 R03 R04 R06 R08 R20'],
  ['a renewed dry-goods shop', { application_type: 'RENEWAL', codes: ['L04'] }, 'R02 R20'],
  [
    'a renewal whose registration expired and place changed',
    { application_type: 'RENEWAL', codes: ['L04'], registration_expired: true, changed: true },
    'R01 R02 R04 R20',
  ],
  [
    'a new restaurant with eleven employees',
    { codes: ['L48'], employees_total: 11 },
    'R01 R02 R03 R04 R06 R08 R11 R12 R13 R14 R20 R21 R22',
  ],
  ['a new farm supply', { codes: ['L18'] }, 'R01 R02 R03 R04 R06 R08 R14 R20 R23'],
  [
    'a new stall by a representative',
    { codes: ['L15'], premises: 'MARKET_STALL', represented: true },
    'R01 R02 R03 R04 R06 R07 R08 R20 R26',
  ],
  [
    'a renewal at the counter of the licensing office',
    { application_type: 'RENEWAL', codes: ['L04'], at_counter: true },
    'R02 R20 R32',
  ],
  [
    'a home-based shop that claims an exemption',
    { codes: ['L15'], activity_of_place: 'HOME_BASED', exemptions_claimed: ['X-BMBE'] },
    'R01 R02 R03 R04 R06 R08 R20 R27 R28',
  ],
  ['a new name', { application_type: 'AMENDMENT', amendments: ['CHANGE_NAME'] }, 'R01 R06 R25'],
  ['a move', { application_type: 'AMENDMENT', amendments: ['CHANGE_LOCATION'] }, 'R03 R04 R06 R08 R20 R25'],
  [
    'a move of a copra mill',
    { application_type: 'AMENDMENT', amendments: ['CHANGE_LOCATION'], codes: ['L30'] },
    'R03 R04 R06 R08 R14 R15 R16 R17 R18 R20 R25',
  ],
  [
    'a move into a market stall',
    { application_type: 'AMENDMENT', amendments: ['CHANGE_LOCATION'], premises: 'MARKET_STALL' },
    'R03 R04 R06 R08 R20 R25 R26',
  ],
  [
    'a move into the home',
    { application_type: 'AMENDMENT', amendments: ['CHANGE_LOCATION'], activity_of_place: 'HOME_BASED' },
    'R03 R04 R06 R08 R20 R25 R27',
  ],
  ['an heir', { application_type: 'AMENDMENT', amendments: ['DEATH'] }, 'R06 R25 R30 R31'],
  ['a retirement', { application_type: 'RETIREMENT' }, 'R02 R06 R25 R29'],
] as [string, Parameters<typeof facts>[0], string][])('%s brings %s', (_, input, codes) => {
  expect(listMandatoryCodes(input)).toBe(codes);
});

test('the proof of a claim names the reliefs that are claimed', () => {
  const claimed_names = [{ en: 'Cooperatives', fil: 'Mga kooperatiba' }];
  const application = { ...facts({ codes: ['L15'], exemptions_claimed: ['COOP'] }), claimed_names };
  const proof = listRequirements(application, requirements).find(({ code }) => code === 'R28');
  expect(proof?.name.fil).toMatch(/: Mga kooperatiba$/);
});

test('the barangay clearance is never required as an upload', () => {
  for (const application_type of ['NEW', 'RENEWAL', 'AMENDMENT', 'RETIREMENT'] as const) {
    const own = listRequirements(facts({ application_type, amendments: ['CHANGE_LOCATION'] }), requirements).find(
      ({ code }) => code === 'R05',
    );
    expect(own).toMatchObject({ auto: true, mandatory: false });
  }
});

test('a fire insurance policy is welcome but not required', () => {
  expect(listRequirements(facts({}), requirements).find(({ code }) => code === 'R10')).toMatchObject({
    mandatory: false,
    auto: false,
  });
});

test('a licence is required by the name that the line gives it', () => {
  expect(listRequirements(facts({ codes: ['L17'] }), requirements).find(({ code }) => code === 'R24')?.name.en).toBe(
    'National license: FDA license to operate and pharmacist’s registration',
  );
});

test('the catalogue has 32 papers, each with an office and every word of a rule in use', () => {
  expect(requirements.map(({ code }) => code)).toEqual(
    Array.from({ length: 32 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`),
  );
  const used = new Set(requirements.flatMap(({ rules }) => APPLICATION_TYPES.map((type) => rules[type])));
  expect(REQUIREMENT_RULES.filter((rule) => !used.has(rule))).toEqual([]);
});

test('a document that somebody claims cannot be stated as not applying, and the system makes what it checks itself', () => {
  const [requirement] = requirements;
  if (requirement === undefined) throw new Error('the example has requirements');
  const withRule = (rule: (typeof REQUIREMENT_RULES)[number]) => ({
    ...requirement,
    rules: { ...requirement.rules, NEW: rule, RENEWAL: 'mandatory' as const },
  });
  expect([canBeInapplicable(withRule('claimed'), 'NEW'), canBeInapplicable(withRule('claimed'), 'RENEWAL')]).toEqual([
    false,
    true,
  ]);
  expect(REQUIREMENT_RULES.filter((rule) => isMadeBySystem(withRule(rule), 'NEW'))).toEqual(['auto', 'auto_if_moved']);
  expect(isMadeBySystem(withRule('claimed'), 'RENEWAL')).toBe(false);
});
