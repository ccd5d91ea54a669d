import { AMENDMENTS, APPLICATION_TYPES, CLEARING_OFFICES, isMessageKey } from '@ebpls/contracts';

import { lines as catalogue, ordinance } from '../../test/san-isidro.ts';
import type { ApplicationFacts } from './facts.ts';
import { getArtaClass, getArtaGround, isApprovedAtOnce, listArtaClasses, getRisk } from './risk.ts';
import { listClearances, getRoutingScope } from './routing.ts';

const filterLines = (...codes: string[]) => catalogue.filter(({ line }) => codes.includes(line));
const facts = (overrides: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  application_type: 'RENEWAL',
  tax_year: 2026,
  policy: ordinance.routing,
  has_low_risk_rule: true,
  lines: filterLines('L04'),
  employees_total: 2,
  business_area_sqm: 30,
  org_type: 'SOLE',
  premises: 'OWNED',
  activity_of_place: 'MAIN_OFFICE',
  changed: false,
  exemptions_claimed: [],
  ...overrides,
});
const listNeededOffices = (overrides: Partial<ApplicationFacts>): string =>
  listClearances(facts(overrides))
    .filter((each) => each.needed)
    .map(({ office }) => office)
    .toSorted()
    .join(' ');
const amendment = (
  kind: NonNullable<ApplicationFacts['amendments']>[number],
  overrides: Partial<ApplicationFacts> = {},
) => listNeededOffices({ application_type: 'AMENDMENT', amendments: [kind], ...overrides });

test('an office that the revenue code names for a line clears it, of an amendment for the added line', () => {
  const [store] = filterLines('L04');
  const namedLines =
    store === undefined
      ? []
      : [{ ...store, offices: ['menro', 'peso'] as const }].map((line) => ({ ...line, offices: [...line.offices] }));
  expect(listNeededOffices({ lines: namedLines })).toBe('assessor barangay bplo engineering fire menro peso rhu');
  expect(listClearances(facts({ lines: namedLines })).find(({ office }) => office === 'menro')).toMatchObject({
    reason: 'routing.named_by_line',
  });
  expect(listNeededOffices({ application_type: 'RETIREMENT', lines: namedLines })).toBe('assessor barangay bplo');
  expect(amendment('ADD_LINE', { lines: namedLines, added_lines: filterLines('L04') })).toBe(amendment('ADD_LINE'));
});

test.each([
  [
    'a new shop',
    listNeededOffices({ application_type: 'NEW' }),
    'assessor barangay bplo engineering fire menro mpdo rhu',
  ],
  [
    'a new farm supply with five employees',
    listNeededOffices({ application_type: 'NEW', lines: filterLines('L18'), employees_total: 5 }),
    'assessor barangay bplo engineering fire mao menro mpdo peso rhu',
  ],
  ['a renewed shop', listNeededOffices({}), 'assessor barangay bplo engineering fire rhu'],
  [
    'a renewed shop that changed',
    listNeededOffices({ changed: true }),
    'assessor barangay bplo engineering fire mpdo rhu',
  ],
  [
    'a renewed shop that does not fit its zone',
    listNeededOffices({ zoning_nonconforming: true }),
    'assessor barangay bplo engineering fire mpdo rhu',
  ],
  [
    'a renewed restaurant',
    listNeededOffices({ lines: filterLines('L48'), employees_total: 11 }),
    'assessor barangay bplo engineering fire menro peso rhu',
  ],
  [
    'a renewed rice mill',
    listNeededOffices({ lines: filterLines('L27') }),
    'assessor barangay bplo engineering fire mao menro rhu',
  ],
  ['a move', amendment('CHANGE_LOCATION'), 'assessor barangay bplo engineering fire menro mpdo rhu'],
  [
    'a move of a rice mill',
    amendment('CHANGE_LOCATION', { lines: filterLines('L27') }),
    'assessor barangay bplo engineering fire mao menro mpdo rhu',
  ],
  ['a new name', amendment('CHANGE_NAME'), 'barangay bplo'],
  ['a new owner of a carinderia', amendment('TRANSFER_OWNERSHIP', { lines: filterLines('L49') }), 'barangay bplo rhu'],
  ['an added dry line', amendment('ADD_LINE', { added_lines: filterLines('L15') }), 'bplo menro mpdo'],
  ['an added carinderia', amendment('ADD_LINE', { added_lines: filterLines('L49') }), 'bplo menro mpdo rhu'],
  [
    'an added welding shop',
    amendment('ADD_LINE', { added_lines: filterLines('L36') }),
    'bplo engineering fire menro mpdo',
  ],
  ['an added farm supply', amendment('ADD_LINE', { added_lines: filterLines('L18') }), 'bplo mao menro mpdo'],
  ['a dropped line', amendment('DROP_LINE'), 'bplo'],
  [
    'a retirement',
    listNeededOffices({ application_type: 'RETIREMENT', lines: filterLines('L27'), employees_total: 20 }),
    'assessor barangay bplo',
  ],
])('%s goes to %s', (_, lines, expectedOffices) => {
  expect(lines).toBe(expectedOffices);
});

test('a line among others is enough: its offices look, and its risk counts', () => {
  const mixedLines = { lines: filterLines('L15', 'L49') };
  expect(
    listNeededOffices({ ...mixedLines, application_type: 'AMENDMENT', amendments: ['TRANSFER_OWNERSHIP'] }),
  ).toContain('rhu');
  expect([getRisk(facts({ lines: filterLines('L15') })), getRisk(facts(mixedLines))]).toEqual(['LOW', 'MEDIUM']);
});

test('the revenue code sets the number of workers from which the employment office reviews, and what is small', () => {
  const policy = { ...ordinance.routing, employment_from_workers: 3, low_risk_below_workers: 2 };
  expect(listNeededOffices({ employees_total: 3 })).not.toContain('peso');
  expect(listNeededOffices({ employees_total: 3, policy })).toContain('peso');
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

test('for every kind of application, an office that is left out names the reason with a text of the catalogue', () => {
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
  ['fifty square meters', { business_area_sqm: 50 }, 'MEDIUM'],
  ['five employees', { employees_total: 5 }, 'MEDIUM'],
  ['food', { lines: filterLines('L49') }, 'MEDIUM'],
  ['high environmental class', { lines: filterLines('L25') }, 'HIGH'],
  ['gas', { lines: filterLines('L10') }, 'HIGH'],
  ['fifty persons assembled', { assembly_persons: 50 }, 'HIGH'],
] as const)('%s: the risk is as the reference says', (_, input, risk) => {
  expect(getRisk(facts(input))).toBe(risk);
});

test.each([
  ['a renewal without change', {}, 'SIMPLE'],
  ['a renewal with change', { changed: true }, 'COMPLEX'],
  ['a new shop', { application_type: 'NEW' }, 'COMPLEX'],
  ['a new fuel station', { application_type: 'NEW', lines: filterLines('L09') }, 'HIGHLY_TECHNICAL'],
  [
    'a new resort of 1,800 square meters',
    { application_type: 'NEW', lines: filterLines('L46'), business_area_sqm: 1800 },
    'HIGHLY_TECHNICAL',
  ],
  [
    'a new resort as large as the code names',
    { application_type: 'NEW', lines: filterLines('L46'), business_area_sqm: ordinance.routing.assembly_from_sqm },
    'HIGHLY_TECHNICAL',
  ],
  [
    'a new resort a square meter smaller',
    { application_type: 'NEW', lines: filterLines('L46'), business_area_sqm: ordinance.routing.assembly_from_sqm - 1 },
    'COMPLEX',
  ],
  ['an amendment', { application_type: 'AMENDMENT' }, 'COMPLEX'],
  ['a retirement', { application_type: 'RETIREMENT' }, 'SIMPLE'],
  ['a retirement with a deficiency', { application_type: 'RETIREMENT', has_deficiency: true }, 'COMPLEX'],
] as const)('%s has the class of its law', (_, input, arta_class) => {
  expect(getArtaClass(facts(input))).toBe(arta_class);
});

test.each([
  [{}, 'RENEWAL'],
  [{ changed: true }, 'RENEWAL_CHANGED'],
  [{ application_type: 'NEW', changed: true }, 'NEW'],
  [{ application_type: 'NEW', lines: filterLines('L09') }, 'NEW_PUBLIC_SAFETY'],
  [{ application_type: 'RETIREMENT', has_deficiency: true }, 'RETIREMENT_DEFICIENT'],
  [{ application_type: 'SPECIAL' }, 'SPECIAL'],
] as const)('%o rests on %s', (input, ground) => {
  expect(getArtaGround(facts(input))).toBe(ground);
});

test('only an unchanged low-risk renewal with a valid clearance of last year is approved at once', () => {
  expect(isApprovedAtOnce(facts(), 'APPROVED')).toBe(true);
  for (const input of [
    { has_low_risk_rule: false },
    { changed: true },
    { red_flag: true },
    { employees_total: 9 },
    { application_type: 'NEW' as const },
  ])
    expect(isApprovedAtOnce(facts(input), 'APPROVED')).toBe(false);
  expect(isApprovedAtOnce(facts(), undefined)).toBe(false);
});

test('an office of a kind of application is listed for all, some or none as in the routing table', () => {
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
