import type { FormMeasure } from '@ebpls/contracts';

import { checkDeclaredMeasures, findFormerMeasures, hasSameMeasures } from './declared-measures.ts';

const createMeasure = (code: string, overrides: Partial<FormMeasure> = {}): FormMeasure => ({
  code,
  name: { en: code, fil: code },
  unit: null,
  kind: 'COUNT',
  of: 'LINE',
  lines: ['O-01'],
  values: [],
  is_required: true,
  ...overrides,
});
const CLASSES = [{ code: 'first', name: { en: 'First', fil: 'Una' } }];
const MEASURES = [
  createMeasure('rooms'),
  createMeasure('class', { kind: 'CHOICE', values: CLASSES }),
  createMeasure('pool', { kind: 'YES_NO' }),
  createMeasure('signs', { kind: 'DECIMAL', of: 'BUSINESS', lines: [], is_required: false }),
];
const INN = { rooms: '1,064', class: 'first', pool: false };

test('several things are declared with a figure for each', () => {
  const check = (value: string, kind: FormMeasure['kind'] = 'DECIMAL') =>
    checkDeclaredMeasures({ measures: { power: value }, lines: [] }, [
      createMeasure('power', { kind, of: 'BUSINESS', lines: [], is_several: true }),
    ])['measures.power'];
  expect(['5', '5; 7.5; 3 x 10', '0', '2 x 3.5 by 1.2'].map((text) => check(text))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(['5, and 6', '5;', '1.234; 5', '1.234 by 5'].map((text) => check(text))).toEqual([
    'measures.measure_several',
    'measures.measure_several',
    'measures.measure_number',
    'measures.measure_number',
  ]);
  expect(check('5; 7.5', 'COUNT')).toBe('measures.measure_whole');
});

test('exactly the asked measures are declared, each for the line or the business to which it belongs', () => {
  expect(checkDeclaredMeasures({ measures: {}, lines: [{ line: 'O-01', measures: INN }] }, MEASURES)).toEqual({});
  expect(
    checkDeclaredMeasures({ measures: { rooms: '1' }, lines: [{ line: 'O-01' }, { line: 'S-02', measures: INN }] }, [
      createMeasure('rooms'),
    ]),
  ).toEqual({
    'measures.rooms': 'measures.unknown',
    'lines.0.measures.rooms': 'measures.measure_required',
    'lines.1.measures.rooms': 'measures.unknown',
    'lines.1.measures.class': 'measures.unknown',
    'lines.1.measures.pool': 'measures.unknown',
  });
});

test.each([
  ['a part of a room', { rooms: '1.5' }, 'rooms', 'measures.measure_whole'],
  ['a text for a number', { rooms: 'many' }, 'rooms', 'measures.measure_number'],
  [
    'a figure beyond what the revenue code can hold',
    { rooms: '9,000,000,000,000' },
    'rooms',
    'measures.measure_number',
  ],
  ['a choice that the list does not have', { class: 'second' }, 'class', 'measures.measure_choice'],
  ['a text for yes or no', { pool: 'yes' }, 'pool', 'measures.measure_yes_no'],
  ['yes for a number', { rooms: true }, 'rooms', 'measures.measure_number'],
])('%s is named at its field', (_, changes, code, problem) => {
  const declaration = { lines: [{ line: 'O-01', measures: { ...INN, ...changes } }] };
  expect(checkDeclaredMeasures(declaration, MEASURES)).toEqual({ [`lines.0.measures.${code}`]: problem });
});

test('of a former declaration, what is asked again and still fits is taken over', () => {
  const former = {
    measures: { signs: '2.5', moon: '1' },
    lines: [
      { line: 'O-01', measures: { ...INN, class: 'second' } },
      { line: 'S-02', measures: { rooms: '2' } },
    ],
  };
  expect(findFormerMeasures(former, MEASURES)).toEqual({
    measures: { signs: '2.5' },
    lines: [
      { line: 'O-01', measures: { rooms: '1,064', pool: false } },
      { line: 'S-02', measures: {} },
    ],
  });
});

test.each([
  ['another number', { rooms: '60' }, false],
  ['the same number in another writing', { rooms: '1064.00' }, true],
  ['another answer', { pool: true }, false],
  ['no answer any more', { rooms: undefined }, false],
  ['other sales', { sales: '5' }, true],
])('%s beside the former declaration', (_, changes, isSame) => {
  const sales = createMeasure('sales', { kind: 'MONEY' });
  const declare = (measures: object) => ({ lines: [{ line: 'O-01', measures: { ...measures } }] });
  expect(hasSameMeasures(declare(INN), declare({ ...INN, ...changes }), [...MEASURES, sales])).toBe(isSame);
});

test('a required measure that the former declaration does not have is a difference, an optional one is not', () => {
  expect(hasSameMeasures({ lines: [] }, { lines: [] }, [createMeasure('rooms')])).toBe(false);
  expect(hasSameMeasures({ lines: [] }, { lines: [] }, [createMeasure('rooms', { is_required: false })])).toBe(true);
});
