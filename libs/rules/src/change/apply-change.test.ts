import type { BusinessFormInput, BusinessChangeInput } from '@ebpls/contracts';

import { applyChange } from './apply-change.ts';

const FORM: BusinessFormInput = {
  identity: {
    org_type: 'SOLE',
    registration_no: 'DTI-1',
    registration_date: '2025-12-01',
    tin: '123-456-789',
    company_name: 'Matibay Hardware',
    last_name: 'Villarin',
    first_name: 'Ernesto',
    sex: 'M',
    birth_date: '1980-05-04',
    civil_status: 'MARRIED',
    citizenship: 'Filipino',
  },
  place: {
    street: 'Purok 3',
    brgycode: '9990101015',
    zip: '9901',
    geo_lat: 13.25,
    geo_lng: 123.45,
    activity_of_place: 'MAIN_OFFICE',
    business_area_sqm: 85,
    premises: 'OWNED',
    tax_declaration_no: 'TD-1',
  },
  contacts: {
    mobile: '09171234567',
    email: 'e@example.com',
    owner_address: 'Purok 3',
    emergency_name: 'Luz Villarin',
    emergency_mobile: '09171234568',
  },
  people: {
    employees_male: 2,
    employees_female: 1,
    residents_male: 2,
    residents_female: 1,
    vehicles: 0,
    motorcycles: 0,
  },
  activity: {
    lines: [
      { line: 'L11', is_principal: true },
      { line: 'L01', is_principal: false },
    ],
    total_assets: '750000.00',
    date_started: '2026-02-03',
    sells_liquor: false,
    sells_tobacco: false,
  },
};
const SECTIONS = ['identity', 'place', 'contacts', 'people', 'activity'] as const;
const NAME = { company_name: 'Bagong Hardware', registration_no: 'DTI-2', registration_date: '2026-03-01' };

const CHANGES: readonly (readonly [BusinessChangeInput, (typeof SECTIONS)[number] | undefined])[] = [
  [{ kind: 'CHANGE_LOCATION', place: { ...FORM.place, street: 'Purok 9', brgycode: '9990101011' } }, 'place'],
  [{ kind: 'CHANGE_AREA', business_area_sqm: 120 }, 'place'],
  [{ kind: 'CHANGE_NAME', ...NAME }, 'identity'],
  [{ kind: 'CHANGE_ORG_TYPE', identity: { ...FORM.identity, registration_no: 'SEC-7' } }, 'identity'],
  [{ kind: 'CHANGE_CAPITAL', total_assets: '900000.00' }, 'activity'],
  [{ kind: 'ADD_LINE', lines: [{ line: 'L49', capitalization: '50000.00' }] }, 'activity'],
  [{ kind: 'DROP_LINE', lines: [{ line: 'L11', gross_current_year: '0.00' }] }, 'activity'],
  [{ kind: 'TRANSFER_OWNERSHIP' }, undefined],
  [
    {
      kind: 'RETIREMENT',
      closure_date: '2026-09-30',
      reason: 'LOSS',
      lines: [{ line: 'L11', gross_current_year: '1.00' }],
    },
    undefined,
  ],
];

test.each(CHANGES)('%o changes its own section and nothing else', (change, section) => {
  const after = applyChange(FORM, change);
  const changedSections = SECTIONS.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(FORM[name]));
  expect(changedSections).toEqual(section === undefined ? [] : [section]);
});

test('another name keeps the person and the tax number', () => {
  const { identity } = applyChange(FORM, { kind: 'CHANGE_NAME', ...NAME });
  expect(identity).toEqual({ ...FORM.identity, ...NAME });
});

test('an added line is registered once for all its tax categories, and a known one is not added again', () => {
  const repeatedLines = [
    { line: 'L20', category: 'd' as const, capitalization: '10.00' },
    { line: 'L20', category: 'e' as const, capitalization: '20.00' },
    { line: 'L01', capitalization: '5.00' },
  ];
  const { lines } = applyChange(FORM, { kind: 'ADD_LINE', lines: repeatedLines }).activity;
  expect(lines.map(({ line }) => line)).toEqual(['L11', 'L01', 'L20']);
  expect(lines.filter(({ is_principal }) => is_principal)).toHaveLength(1);
});

test('where the principal line ends another takes its place', () => {
  const formAfterDrop = applyChange(FORM, { kind: 'DROP_LINE', lines: [{ line: 'L11', gross_current_year: '0.00' }] });
  expect(formAfterDrop.activity.lines).toEqual([{ line: 'L01', is_principal: true }]);
});

test('a change keeps what it does not name within its own section', () => {
  const movedPlace = { ...FORM.place, street: 'Purok 9' };
  expect(applyChange(FORM, { kind: 'CHANGE_LOCATION', place: movedPlace })).toEqual({ ...FORM, place: movedPlace });
  expect(applyChange(FORM, { kind: 'CHANGE_AREA', business_area_sqm: 120 }).place).toEqual({
    ...FORM.place,
    business_area_sqm: 120,
  });
  expect(applyChange(FORM, { kind: 'CHANGE_CAPITAL', total_assets: '900000.00' }).activity).toEqual({
    ...FORM.activity,
    total_assets: '900000.00',
  });
});

test('where another line than the principal one ends, the principal one stays, wherever it is in the list', () => {
  const [first] = FORM.activity.lines;
  if (first === undefined) throw new Error('the example has a line');
  const lines = ['L01', 'L02', 'L03'].map((line) => ({ ...first, line, is_principal: line === 'L03' }));
  const drop = (line: string) =>
    applyChange(
      { ...FORM, activity: { ...FORM.activity, lines } },
      { kind: 'DROP_LINE', lines: [{ line, gross_current_year: '0.00' }] },
    ).activity.lines.map((each) => `${each.line} ${each.is_principal}`);
  expect(drop('L01')).toEqual(['L02 false', 'L03 true']);
  expect(drop('L03')).toEqual(['L01 true', 'L02 false']);
});
