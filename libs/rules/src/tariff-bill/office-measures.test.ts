import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createCharge, createTariff } from '../../test/tariff-example.ts';
import { openTariff } from '../tariff/open-tariff.ts';
import { listDeclaredMeasures } from './declared-measures.ts';
import {
  getFindingOffice,
  listMissingMeasures,
  listOfficeMeasures,
  toAssumedDeclaration,
  toEmptyFinding,
  toFormMeasure,
  toMeasuredDeclaration,
} from './office-measures.ts';

type MeasureText = TariffText['measures'][number];

const name = (text: string) => ({ en: text, fil: `${text} (fil)` });
const createMeasure = (code: string, overrides: Partial<MeasureText> = {}): MeasureText => ({
  code,
  name: name(code),
  kind: 'COUNT',
  of: 'BUSINESS',
  declared_by: 'OFFICE',
  when_absent: 'REFUSE',
  only_listed: false,
  ...overrides,
});
const HAZARD = createMeasure('hazard', {
  of: 'LINE',
  kind: 'CHOICE',
  values: [
    { code: 'LOW', name: name('Low') },
    { code: 'HIGH', name: name('High') },
  ],
  verified_by: 'fire',
});
const MEASURES = [
  createMeasure('signs', { unit: name('signs'), verified_by: 'menro' }),
  HAZARD,
  createMeasure('dish_pits', { of: 'LINE', when_absent: 'NOTHING' }),
  createMeasure('alarm', { kind: 'YES_NO' }),
  createMeasure('tables', { declared_by: 'OWNER', of: 'LINE' }),
];
const onEateries: TariffText['charges'][number]['lines'] = [{ test: 'LINE', one_of: ['Eatery'] }];
const open = openTariff(
  v.parse(
    Tariff,
    createTariff({
      measures: MEASURES,
      charges: [
        createCharge({ amount: { kind: 'PER_UNIT', of: ['signs'], amount: '1.00' }, times: ['tables'] }),
        createCharge({
          code: 'HAZARD',
          amount: {
            kind: 'TABLE',
            dimensions: [{ by: 'CHOICE', measure: 'hazard' }],
            cells: [{ at: ['LOW'], amount: '1.00' }],
          },
          when: [{ test: 'YES', measure: 'alarm', is: false }],
        }),
        createCharge({
          code: 'PITS',
          amount: { kind: 'PER_UNIT', of: ['dish_pits'], amount: '1.00' },
          lines: onEateries,
        }),
      ],
    }),
  ),
);
const BUSINESS = { lines: ['Inn', 'Eatery'], type: 'RENEWAL', barangays: [] } as const;
const office = listOfficeMeasures(open, BUSINESS);
const toPairs = (measures: typeof office) => measures.map(({ measure, line }) => [measure.code, line]);

test('an office finds a measure of the business once, and one of lines for each line that a charge of it covers', () => {
  expect(toPairs(office)).toEqual([
    ['signs', ''],
    ['hazard', 'Inn'],
    ['hazard', 'Eatery'],
    ['dish_pits', 'Eatery'],
    ['alarm', ''],
  ]);
  const declared = listDeclaredMeasures(open, BUSINESS);
  expect(declared.map(({ measure, lines }) => [measure.code, lines])).toEqual([['tables', ['Inn', 'Eatery']]]);
});

test('a form reads what the measure is, whether it is required, and who verifies it', () => {
  const [signs, hazard, , pits] = office.map(({ measure }) => measure);
  expect(signs).toStrictEqual({
    code: 'signs',
    name: name('signs'),
    unit: name('signs'),
    kind: 'COUNT',
    of: 'BUSINESS',
    lines: [],
    values: [],
    is_required: true,
    verified_by: 'menro',
  });
  expect(hazard).toMatchObject({ unit: null, lines: ['Inn', 'Eatery'], values: HAZARD.values, is_required: true });
  expect(pits).not.toHaveProperty('verified_by');
  expect(pits?.is_required).toBe(false);
  const [tables] = listDeclaredMeasures(open, BUSINESS);
  expect(tables && toFormMeasure(tables)).toMatchObject({ code: 'tables', of: 'LINE', values: [] });
});

test('the office that the code names finds a measure where it clears the application, else the licensing office', () => {
  const [signs, hazard, , , alarm] = office;
  if (!signs || !hazard || !alarm) throw new Error('the example has these measures');
  expect(getFindingOffice(signs, ['fire', 'menro'])).toBe('menro');
  expect(getFindingOffice(hazard, ['fire', 'menro'])).toBe('fire');
  expect(getFindingOffice(signs, ['fire', 'rhu'])).toBe('bplo');
  expect(getFindingOffice(alarm, ['fire', 'menro'])).toBe('bplo');
});

test('a required measure is missing until it is found for its own line', () => {
  expect(toPairs(listMissingMeasures(office, []))).toEqual([
    ['signs', ''],
    ['hazard', 'Inn'],
    ['hazard', 'Eatery'],
    ['alarm', ''],
  ]);
  const found = [
    { code: 'hazard', line: 'Eatery' },
    { code: 'signs', line: '' },
    { code: 'alarm', line: 'Inn' },
  ];
  expect(toPairs(listMissingMeasures(office, found))).toEqual([
    ['hazard', 'Inn'],
    ['alarm', ''],
  ]);
});

test('what was found joins the declaration of the business or of its line, and nothing else changes', () => {
  const declaration = {
    name: 'Aling Nena',
    measures: { rooms: '3' },
    lines: [{ line: 'Inn' }, { line: 'Eatery', measures: { tables: '6', hazard: 'LOW' } }],
  };
  expect(toMeasuredDeclaration(declaration, [])).toEqual(declaration);
  expect(
    toMeasuredDeclaration(declaration, [
      { line: '', code: 'signs', value: '2' },
      { line: 'Eatery', code: 'hazard', value: 'HIGH' },
      { line: 'Eatery', code: 'dish_pits', value: '1' },
    ]),
  ).toEqual({
    name: 'Aling Nena',
    measures: { rooms: '3', signs: '2' },
    lines: [
      { line: 'Inn', measures: {} },
      { line: 'Eatery', measures: { tables: '6', hazard: 'HIGH', dish_pits: '1' } },
    ],
  });
});

test('nothing of a measure is none, no, or the first choice', () => {
  expect(office.map(toEmptyFinding)).toEqual([
    { line: '', code: 'signs', value: '0' },
    { line: 'Inn', code: 'hazard', value: 'LOW' },
    { line: 'Eatery', code: 'hazard', value: 'LOW' },
    { line: 'Eatery', code: 'dish_pits', value: '0' },
    { line: '', code: 'alarm', value: false },
  ]);
  const [, hazard] = office;
  if (hazard === undefined) throw new Error('the example has the measure');
  const withoutValues = { ...hazard, measure: { ...hazard.measure, values: [] } };
  expect(toEmptyFinding(withoutValues).value).toBe('');
});

test('an estimate assumes nothing of what is still to be found, and keeps what is declared', () => {
  const lines = [{ line: 'Inn' }, { line: 'Eatery', measures: { hazard: 'HIGH' } }];
  expect(toAssumedDeclaration({ measures: { signs: '4' }, lines }, office)).toEqual({
    measures: { signs: '4', alarm: false },
    lines: [
      { line: 'Inn', measures: { hazard: 'LOW' } },
      { line: 'Eatery', measures: { hazard: 'HIGH' } },
    ],
  });
  expect(toAssumedDeclaration({ lines }, office)).toMatchObject({ measures: { signs: '0', alarm: false } });
});

test('what the form or the barangay of the business holds is not declared again', () => {
  const choice = (code: string, ...values: string[]): MeasureText =>
    createMeasure(code, {
      kind: 'CHOICE',
      declared_by: 'OWNER',
      values: values.map((value) => ({ code: value, name: name(value) })),
    });
  const yesNo = (code: string, of: MeasureText['of']) =>
    createMeasure(code, { kind: 'YES_NO', declared_by: 'OWNER', of });
  const zone = choice('zone', 'TOWN');
  const measures = [
    choice('organisation', 'SOLE', 'OTHER'),
    choice('barangay', '9990101001'),
    choice('hue', 'SOLE'),
    { ...zone, values: (zone.values ?? []).map((value) => ({ ...value, barangays: ['9990101001'] })) },
    yesNo('liquor_or_tobacco', 'BUSINESS'),
    yesNo('line_added', 'LINE'),
    yesNo('line_added_to', 'LINE'),
    createMeasure('employees', { declared_by: 'OWNER' }),
    createMeasure('gross', { declared_by: 'OWNER', of: 'LINE' }),
    createMeasure('vehicle', { declared_by: 'OWNER' }),
    createMeasure('tables', { declared_by: 'OWNER' }),
  ];
  const list = (rows: readonly MeasureText[], brgycode = '9990101001') => {
    const declared = rows.map(({ code }) => ({ test: 'DECLARED' as const, measure: code, is: true }));
    const when = (from: number, to: number) =>
      createCharge({ code: `C${from}`, amount: { kind: 'FIXED', amount: '1.00' }, when: declared.slice(from, to) });
    const tariff = openTariff(
      v.parse(Tariff, createTariff({ measures: [...rows], charges: [when(0, 10), when(10, 20)] })),
    );
    return listDeclaredMeasures(tariff, { ...BUSINESS, barangays: [{ brgycode }] }).map(({ measure }) => measure.code);
  };
  expect(list(measures)).toEqual(['hue', 'line_added_to', 'tables']);
  // Of another list of barangays or of forms of organization the owner chooses.
  expect(list(measures, '9990101002')).toEqual(['barangay', 'hue', 'line_added_to', 'tables']);
  expect(list([choice('organisation', 'OTHER'), choice('barangay', 'SOLE')])).toEqual(['organisation', 'barangay']);
});
