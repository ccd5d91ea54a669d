// The tests of a charge as conditions that are chosen by fields: what is tested, how, and with which values.

import type { TariffText } from '@ebpls/contracts/tariff';

import type { TariffChargeText } from '../tariff-sheets/sheet.ts';

export type TestText = TariffChargeText['lines'][number];
type QuantityTest = Extract<TestText, { test: 'QUANTITY' }>;

/** One test, or the two tests of a range; the lower bound is its first one. */
export interface ChargeCondition {
  /** Place of its first test in the list. */
  readonly place: number;
  readonly tests: readonly [TestText] | readonly [QuantityTest, QuantityTest];
}

/** What a condition tests: measures, a classification, or a field of the line of business. */
export interface Subject {
  readonly kind: 'QUANTITY' | 'CHOICE' | 'YES' | 'CLASS' | 'TAX' | 'LINE' | 'MARK' | 'FILED';
  /** Codes of measures, or of the one classification; empty for a field of the line and for the day of filing. */
  readonly codes: readonly string[];
}

/** How a condition compares; a range has two figures, the day of filing one day, and the last six none. */
export type Operator =
  | QuantityTest['is']
  | 'RANGE_UP_TO'
  | 'RANGE_BELOW'
  | 'FILED_BY'
  | 'FILED_AFTER'
  | 'FILED_BY_MOVED'
  | 'FILED_AFTER_MOVED'
  | 'ONE_OF'
  | 'NONE_OF'
  | 'YES_true'
  | 'YES_false'
  | 'DECLARED_true'
  | 'DECLARED_false';

const isRange = (first: TestText, second: TestText | undefined): second is QuantityTest =>
  first.test === 'QUANTITY' &&
  first.is === 'AT_LEAST' &&
  second?.test === 'QUANTITY' &&
  (second.is === 'AT_MOST' || second.is === 'BELOW') &&
  first.of.join() === second.of.join();

/** The conditions of a list of tests; an upper bound after a lower bound of the same measures is one range with it. */
export function listConditions(tests: readonly TestText[]): ChargeCondition[] {
  const conditions: ChargeCondition[] = [];
  for (let place = 0; place < tests.length; place += conditions.at(-1)?.tests.length ?? 1) {
    const [first, second] = tests.slice(place, place + 2);
    if (first === undefined) break;
    conditions.push({ place, tests: isRange(first, second) ? [first as QuantityTest, second] : [first] });
  }
  return conditions;
}

/** What a condition tests; that a measure is declared is a test of this measure. */
export function getSubject({ measures }: Pick<TariffText, 'measures'>, { tests: [test] }: ChargeCondition): Subject {
  switch (test.test) {
    case 'QUANTITY':
      return { kind: 'QUANTITY', codes: test.of };
    case 'CHOICE':
    case 'YES':
      return { kind: test.test, codes: [test.measure] };
    case 'DECLARED':
      return getMeasureSubject(measures.find(({ code }) => code === test.measure)?.kind, test.measure);
    case 'CLASS':
      return { kind: 'CLASS', codes: [test.classification] };
    default:
      return { kind: test.test, codes: [] };
  }
}

type MeasureKind = TariffText['measures'][number]['kind'];

function getMeasureSubject(kind: MeasureKind | undefined, code: string): Subject {
  if (kind === 'CHOICE') return { kind: 'CHOICE', codes: [code] };
  return { kind: kind === 'YES_NO' ? 'YES' : 'QUANTITY', codes: [code] };
}

const SEPARATOR = '\u001F';

/** A subject as the value of a choice. */
export const toSubjectKey = ({ kind, codes }: Subject): string => [kind, ...codes].join(SEPARATOR);

export function parseSubjectKey(key: string): Subject {
  const [kind, ...codes] = key.split(SEPARATOR);
  return { kind: kind as Subject['kind'], codes };
}

const listTests = ({ charges }: TariffText): TestText[] => charges.flatMap(({ lines, when }) => [...lines, ...when]);

/** Sums of measures that conditions of the document test, such as the sales of essential and of other goods. */
function listSums(document: TariffText): Subject[] {
  const sums = listTests(document).flatMap((test) => (test.test === 'QUANTITY' && test.of.length > 1 ? [test.of] : []));
  return [...new Map(sums.map((codes) => [codes.join(SEPARATOR), codes])).values()].map((codes) => ({
    kind: 'QUANTITY',
    codes,
  }));
}

/** Everything that a condition can test, in the order of the screen; marks where lines have them. */
export function listSubjects(document: TariffText): Subject[] {
  const { classifications, measures, lines } = document;
  return [
    ...classifications.map(({ code }): Subject => ({ kind: 'CLASS', codes: [code] })),
    { kind: 'TAX', codes: [] },
    { kind: 'LINE', codes: [] },
    { kind: 'FILED', codes: [] },
    ...(lines.some(({ marks }) => marks.length > 0) ? [{ kind: 'MARK', codes: [] } as const] : []),
    ...measures.map(({ kind, code }) => getMeasureSubject(kind, code)),
    ...listSums(document),
  ];
}

const QUANTITY_OPERATORS = ['AT_LEAST', 'ABOVE', 'AT_MOST', 'BELOW', 'RANGE_UP_TO', 'RANGE_BELOW'] as const;
const FILED_OPERATORS = ['FILED_BY', 'FILED_AFTER', 'FILED_BY_MOVED', 'FILED_AFTER_MOVED'] as const;
const DECLARED_OPERATORS = ['DECLARED_true', 'DECLARED_false'] as const;

/** The comparisons of a subject; whether something is declared is tested of one measure only. */
export function listOperators({ kind, codes }: Subject): readonly Operator[] {
  switch (kind) {
    case 'QUANTITY':
      return codes.length === 1 ? [...QUANTITY_OPERATORS, ...DECLARED_OPERATORS] : QUANTITY_OPERATORS;
    case 'CHOICE':
      return ['ONE_OF', 'NONE_OF', ...DECLARED_OPERATORS];
    case 'YES':
      return ['YES_true', 'YES_false', ...DECLARED_OPERATORS];
    case 'FILED':
      return FILED_OPERATORS;
    default:
      return ['ONE_OF', 'NONE_OF'];
  }
}

function getFilingOperator({ is, moves_to_working_day }: Extract<TestText, { test: 'FILED' }>): Operator {
  return moves_to_working_day === true ? `FILED_${is}_MOVED` : `FILED_${is}`;
}

export function getOperator({ tests: [test, upper] }: ChargeCondition): Operator {
  if (upper !== undefined) return upper.is === 'BELOW' ? 'RANGE_BELOW' : 'RANGE_UP_TO';
  switch (test.test) {
    case 'QUANTITY':
      return test.is;
    case 'FILED':
      return getFilingOperator(test);
    case 'YES':
    case 'DECLARED':
      return `${test.test}_${test.is ?? true}`;
    default:
      return 'is' in test && test.is === false ? 'NONE_OF' : 'ONE_OF';
  }
}

/** The values of a condition that is one of a list; a mark is one. */
export function listValues({ tests: [test] }: ChargeCondition): readonly string[] {
  if (test.test === 'MARK') return test.mark === '' ? [] : [test.mark];
  return 'one_of' in test ? test.one_of : [];
}

interface ConditionValues {
  readonly figures: readonly string[];
  readonly values: readonly string[];
}

function createListTest({ kind, codes: [code = ''] }: Subject, one_of: string[]): TestText {
  switch (kind) {
    case 'CHOICE':
      return { test: 'CHOICE', measure: code, one_of };
    case 'CLASS':
      return { test: 'CLASS', classification: code, one_of };
    case 'MARK':
      return { test: 'MARK', mark: one_of.at(-1) ?? '' };
    case 'TAX':
      return { test: 'TAX', one_of };
    default:
      return { test: 'LINE', one_of };
  }
}

const RANGE_ENDS = { RANGE_UP_TO: 'AT_MOST', RANGE_BELOW: 'BELOW' } as const;
const FILED_TESTS = {
  FILED_BY: { is: 'BY' },
  FILED_AFTER: { is: 'AFTER' },
  FILED_BY_MOVED: { is: 'BY', moves_to_working_day: true },
  FILED_AFTER_MOVED: { is: 'AFTER', moves_to_working_day: true },
} as const;
const YES_TESTS = {
  YES_true: ['YES', true],
  YES_false: ['YES', false],
  DECLARED_true: ['DECLARED', true],
  DECLARED_false: ['DECLARED', false],
} as const;

/** The tests that say a condition: two for a range, else one. */
export function createTests(subject: Subject, operator: Operator, { figures, values }: ConditionValues): TestText[] {
  const [measure = ''] = subject.codes;
  const [figure = '', upper = ''] = figures;
  const of = [...subject.codes];
  if (operator === 'ONE_OF') return [createListTest(subject, [...values])];
  if (operator === 'NONE_OF') return [{ ...createListTest(subject, [...values]), is: false } as TestText];
  if (operator in YES_TESTS) {
    const [test, is] = YES_TESTS[operator as keyof typeof YES_TESTS];
    return [{ test, measure, is }];
  }
  if (operator in FILED_TESTS) {
    return [{ test: 'FILED', day: figure, ...FILED_TESTS[operator as keyof typeof FILED_TESTS] }];
  }
  if (!(operator in RANGE_ENDS)) return [{ test: 'QUANTITY', of, is: operator as QuantityTest['is'], figure }];
  const end = RANGE_ENDS[operator as keyof typeof RANGE_ENDS];
  return [
    { test: 'QUANTITY', of, is: 'AT_LEAST', figure },
    { test: 'QUANTITY', of, is: end, figure: upper },
  ];
}

/** The figures of a condition as typed: of a range the lower and the upper one, of the day of filing the day. */
export function listFigures({ tests }: ChargeCondition): string[] {
  return tests.flatMap((test) => {
    if (test.test === 'FILED') return [test.day];
    return test.test === 'QUANTITY' ? [test.figure] : [];
  });
}
