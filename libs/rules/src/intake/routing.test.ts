import { AMENDMENTS, APPLICATION_TYPES, CLEARING_OFFICES, isMessageKey } from '@ebpls/contracts';

import { lines as catalogue, ordinance } from '../../test/san-isidro.ts';
import type { ApplicationFacts } from './facts.ts';
import { getArtaClass, getArtaGround, isApprovedAtOnce, listArtaClasses, getRisk } from './risk.ts';
import { listClearances, getRoutingScope } from './routing.ts';

const linesOf = (...codes: string[]) => catalogue.filter(({ line }) => codes.includes(line));
const facts = (given: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  application_type: 'RENEWAL',
  tax_year: 2026,
  policy: ordinance.routing,
  has_low_risk_rule: true,
  lines: linesOf('L04'),
  employees_total: 2,
  business_area_sqm: 30,
  org_type: 'SOLE',
  premises: 'OWNED',
  activity_of_place: 'MAIN_OFFICE',
  changed: false,
  exemptions_claimed: [],
  ...given,
});
const needed = (given: Partial<ApplicationFacts>): string =>
  listClearances(facts(given))
    .filter((each) => each.needed)
    .map(({ office }) => office)
    .toSorted()
    .join(' ');
const amendment = (kind: NonNullable<ApplicationFacts['amendments']>[number], more: Partial<ApplicationFacts> = {}) =>
  needed({ application_type: 'AMENDMENT', amendments: [kind], ...more });

test.each([
  ['a new shop', needed({ application_type: 'NEW' }), 'assessor barangay bplo engineering fire menro mpdo rhu'],
  [
    'a new farm supply with five employees',
    needed({ application_type: 'NEW', lines: linesOf('L18'), employees_total: 5 }),
    'assessor barangay bplo engineering fire mao menro mpdo peso rhu',
  ],
  ['a renewed shop', needed({}), 'assessor barangay bplo engineering fire rhu'],
  ['a renewed shop that changed', needed({ changed: true }), 'assessor barangay bplo engineering fire mpdo rhu'],
  [
    'a renewed shop that does not fit its zone',
    needed({ zoning_nonconforming: true }),
    'assessor barangay bplo engineering fire mpdo rhu',
  ],
  [
    'a renewed restaurant',
    needed({ lines: linesOf('L48'), employees_total: 11 }),
    'assessor barangay bplo engineering fire menro peso rhu',
  ],
  ['a renewed rice mill', needed({ lines: linesOf('L27') }), 'assessor barangay bplo engineering fire mao menro rhu'],
  ['a move', amendment('CHANGE_LOCATION'), 'assessor barangay bplo engineering fire menro mpdo rhu'],
  [
    'a move of a rice mill',
    amendment('CHANGE_LOCATION', { lines: linesOf('L27') }),
    'assessor barangay bplo engineering fire mao menro mpdo rhu',
  ],
  ['a new name', amendment('CHANGE_NAME'), 'barangay bplo'],
  ['a new owner of a carinderia', amendment('TRANSFER_OWNERSHIP', { lines: linesOf('L49') }), 'barangay bplo rhu'],
  ['an added dry line', amendment('ADD_LINE', { added_lines: linesOf('L15') }), 'bplo menro mpdo'],
  ['an added carinderia', amendment('ADD_LINE', { added_lines: linesOf('L49') }), 'bplo menro mpdo rhu'],
  ['an added welding shop', amendment('ADD_LINE', { added_lines: linesOf('L36') }), 'bplo engineering fire menro mpdo'],
  ['an added farm supply', amendment('ADD_LINE', { added_lines: linesOf('L18') }), 'bplo mao menro mpdo'],
  ['a dropped line', amendment('DROP_LINE'), 'bplo'],
  [
    'a retirement',
    needed({ application_type: 'RETIREMENT', lines: linesOf('L27'), employees_total: 20 }),
    'assessor barangay bplo',
  ],
])('%s goes to %s', (_, asked, expected) => {
  expect(asked).toBe(expected);
});

test('a line among others is enough: its offices look, and its risk counts', () => {
  const mixed = { lines: linesOf('L15', 'L49') };
  expect(needed({ ...mixed, application_type: 'AMENDMENT', amendments: ['TRANSFER_OWNERSHIP'] })).toContain('rhu');
  expect([getRisk(facts({ lines: linesOf('L15') })), getRisk(facts(mixed))]).toEqual(['LOW', 'MEDIUM']);
});

test('the revenue code says from how many workers on the employment office is asked, and what is small', () => {
  const policy = { ...ordinance.routing, employment_from_workers: 3, low_risk_below_workers: 2 };
  expect(needed({ employees_total: 3 })).not.toContain('peso');
  expect(needed({ employees_total: 3, policy })).toContain('peso');
  expect([getRisk(facts({ employees_total: 2 })), getRisk(facts({ employees_total: 2, policy }))]).toEqual([
    'LOW',
    'MEDIUM',
  ]);
});

test('every office is answered once, with a reason', () => {
  const answers = listClearances(facts());
  expect(answers.map(({ office }) => office)).toEqual([...CLEARING_OFFICES]);
  for (const { reason } of answers) expect(reason).toMatch(/^routing\.[a-z_]+$/);
});

test('whatever is applied for, an office that is left out says why, in words that the catalogue has', () => {
  const kinds: Partial<ApplicationFacts>[] = [
    ...APPLICATION_TYPES.map((application_type) => ({ application_type })),
    ...AMENDMENTS.map((kind) => ({ application_type: 'AMENDMENT' as const, amendments: [kind] })),
  ];
  for (const kind of kinds) {
    for (const line of catalogue) {
      const answers = listClearances(facts({ ...kind, lines: [line], added_lines: [line] }));
      expect(answers.filter(({ reason }) => !isMessageKey(reason))).toEqual([]);
    }
  }
});

test.each([
  ['a small dry shop', {}, 'LOW'],
  ['fifty square metres', { business_area_sqm: 50 }, 'MEDIUM'],
  ['five employees', { employees_total: 5 }, 'MEDIUM'],
  ['food', { lines: linesOf('L49') }, 'MEDIUM'],
  ['high environmental class', { lines: linesOf('L25') }, 'HIGH'],
  ['gas', { lines: linesOf('L10') }, 'HIGH'],
  ['fifty persons assembled', { assembly_persons: 50 }, 'HIGH'],
] as const)('%s: the risk is as the reference says', (_, given, risk) => {
  expect(getRisk(facts(given))).toBe(risk);
});

test.each([
  ['a renewal without change', {}, 'SIMPLE'],
  ['a renewal with change', { changed: true }, 'COMPLEX'],
  ['a new shop', { application_type: 'NEW' }, 'COMPLEX'],
  ['a new fuel station', { application_type: 'NEW', lines: linesOf('L09') }, 'HIGHLY_TECHNICAL'],
  [
    'a new resort of 1,800 square metres',
    { application_type: 'NEW', lines: linesOf('L46'), business_area_sqm: 1800 },
    'HIGHLY_TECHNICAL',
  ],
  [
    'a new resort as large as the code names',
    { application_type: 'NEW', lines: linesOf('L46'), business_area_sqm: ordinance.routing.assembly_from_sqm },
    'HIGHLY_TECHNICAL',
  ],
  [
    'a new resort a square metre smaller',
    { application_type: 'NEW', lines: linesOf('L46'), business_area_sqm: ordinance.routing.assembly_from_sqm - 1 },
    'COMPLEX',
  ],
  ['an amendment', { application_type: 'AMENDMENT' }, 'COMPLEX'],
  ['a retirement', { application_type: 'RETIREMENT' }, 'SIMPLE'],
  ['a retirement with a deficiency', { application_type: 'RETIREMENT', has_deficiency: true }, 'COMPLEX'],
] as const)('%s has the class of its law', (_, given, arta_class) => {
  expect(getArtaClass(facts(given))).toBe(arta_class);
});

test.each([
  [{}, 'RENEWAL'],
  [{ changed: true }, 'RENEWAL_CHANGED'],
  [{ application_type: 'NEW', changed: true }, 'NEW'],
  [{ application_type: 'NEW', lines: linesOf('L09') }, 'NEW_PUBLIC_SAFETY'],
  [{ application_type: 'RETIREMENT', has_deficiency: true }, 'RETIREMENT_DEFICIENT'],
  [{ application_type: 'SPECIAL' }, 'SPECIAL'],
] as const)('%o rests on %s', (given, ground) => {
  expect(getArtaGround(facts(given))).toBe(ground);
});

test('only an unchanged low-risk renewal with a valid clearance of last year is approved at once', () => {
  expect(isApprovedAtOnce(facts(), 'APPROVED')).toBe(true);
  for (const given of [
    { has_low_risk_rule: false },
    { changed: true },
    { red_flag: true },
    { employees_total: 9 },
    { application_type: 'NEW' as const },
  ])
    expect(isApprovedAtOnce(facts(given), 'APPROVED')).toBe(false);
  expect(isApprovedAtOnce(facts(), undefined)).toBe(false);
});

test('an office of a kind of application is listed for all, some or none as the routing table asks it', () => {
  expect(getRoutingScope('fire', 'NEW')).toBe('ALL');
  expect(getRoutingScope('fire', 'SPECIAL')).toBe('ALL');
  expect(getRoutingScope('fire', 'AMENDMENT')).toBe('SOME');
  expect(getRoutingScope('mao', 'RENEWAL')).toBe('SOME');
  expect(getRoutingScope('peso', 'RETIREMENT')).toBe('NONE');
  const wrong = APPLICATION_TYPES.flatMap((application_type) =>
    listClearances(facts({ application_type })).filter(({ office, needed }) => {
      const scope = getRoutingScope(office, application_type);
      return (scope === 'ALL' && !needed) || (scope === 'NONE' && needed);
    }),
  );
  expect(wrong).toEqual([]);
});

test('a kind of application has the classes that its cases can have, the shortest first', () => {
  expect(listArtaClasses('NEW')).toEqual(['COMPLEX', 'HIGHLY_TECHNICAL']);
  expect(listArtaClasses('RENEWAL')).toEqual(['SIMPLE', 'COMPLEX']);
  expect(listArtaClasses('SPECIAL')).toEqual(['SIMPLE']);
});
