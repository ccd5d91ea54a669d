import type { TariffText } from '@ebpls/contracts/tariff';

import {
  createBusinessMeasure,
  createQuantityTest,
  formatTariffFindings,
  GROSS_TAX,
  type JudgedCharge,
  judgeParts,
  MEASURED_FEE,
} from '../../../test/judged-charges.ts';
import { createTariff } from '../../../test/tariff-example.ts';
import { formatTariffRefusal } from '../amounts/explain-charge.ts';

const whenAll = (when: JudgedCharge['when']): Partial<JudgedCharge> => ({ when });

test('a line that owes no tax for some declarations is refused with one of them', () => {
  const find = (...taxes: Partial<JudgedCharge>[]) =>
    judgeParts({
      charges: [...taxes.map((overrides, index) => ({ ...GROSS_TAX, ...overrides, code: `T${index}` })), MEASURED_FEE],
    }).map((finding) => `${finding.path} ${formatTariffRefusal(finding, 'fil')}`);
  const [low, high] = [
    whenAll([createQuantityTest('gross', 'AT_MOST', '1,000.00')]),
    whenAll([createQuantityTest('gross', 'ABOVE', '1,000.00')]),
  ];
  expect(find(low, high)).toEqual([]);
  expect(find(low, whenAll([createQuantityTest('gross', 'ABOVE', '1,000.01')]))).toEqual([
    'lines.0.tax Walang buwis sa negosyo ang Otel kung ito ang idineklara: Kabuuang benta 1000.01.',
    'lines.1.tax Walang buwis sa negosyo ang Karinderya kung ito ang idineklara: Kabuuang benta 1000.01.',
  ]);
});

const MEASURES = [
  ...createTariff().measures,
  createBusinessMeasure('liquor', 'YES_NO'),
  createBusinessMeasure('hue', 'CHOICE', ['red', 'blue']),
];
const SIZE: TariffText['classifications'][number] = {
  code: 'size',
  name: { en: 'Size', fil: 'Laki' },
  values: ['small', 'large'].map((code) => ({ code, name: { en: `The ${code}`, fil: code } })),
  found_from: [{ of: ['rooms'], bound: 'UP_TO', steps: [{ to: '5', value: 'small' }], above: 'large' }],
};

const onInns: JudgedCharge['lines'][number] = { test: 'LINE', one_of: ['Inn'] };
/** The gap of the inn under taxes with these conditions; the eatery has a tax without one. */
function findGap(
  ...conditions: (readonly JudgedCharge['when'][number][] | Partial<JudgedCharge>)[]
): string | undefined {
  const taxes = conditions.map((condition, index) => ({
    ...GROSS_TAX,
    code: `T${index}`,
    lines: [onInns],
    ...('length' in condition ? { when: [...condition] } : condition),
  }));
  const eatery = { ...GROSS_TAX, lines: [{ test: 'LINE' as const, one_of: ['Eatery'] }] };
  const found = judgeParts({
    measures: MEASURES,
    classifications: [...createTariff().classifications, SIZE],
    charges: [...taxes, eatery, MEASURED_FEE],
  }).filter(({ key }) => key === 'judge.tax_gap');
  expect(found.map(({ path }) => path)).toEqual(found.map(() => 'lines.0.tax'));
  const [sentence] = formatTariffFindings(found);
  return sentence?.replace(/^.*if this is declared: (.*)\.$/, '$1');
}

const yes = (is: boolean) => ({ test: 'YES', measure: 'liquor', is }) as const;
const declared = (is: boolean) => ({ test: 'DECLARED', measure: 'hue', is }) as const;
const hue = (...one_of: string[]) => ({ test: 'CHOICE', measure: 'hue', one_of }) as const;
const bySize = (...one_of: string[]) => ({ test: 'CLASS', classification: 'size', one_of }) as const;

test('taxes that cover every answer leave no gap, and the first answer without a tax is named', () => {
  expect(findGap([yes(true)], [yes(false)])).toBeUndefined();
  expect(findGap([yes(true)])).toBe('liquor no');
  expect(findGap([yes(false)])).toBe('liquor yes');
  expect(findGap([declared(true)], [declared(false)])).toBeUndefined();
  expect(findGap([declared(true)])).toBe('hue no');
  expect(findGap([hue('red')], [hue('blue')])).toBeUndefined();
  expect(findGap([hue('red')])).toBe('hue The blue');
  expect(findGap([hue('red')], [{ ...hue('red'), is: false }])).toBeUndefined();
  expect(findGap([{ ...hue('red'), is: false }])).toBe('hue The red');
  expect(findGap([bySize('small')], [bySize('large')])).toBeUndefined();
  expect(findGap([bySize('small')])).toBe('Size The large');
});

test('several conditions of one tax hold together', () => {
  expect(findGap([yes(true), hue('red')], [yes(false)])).toBe('liquor yes, hue The blue');
  expect(findGap([yes(true), hue('red')], [yes(false)], [hue('blue')])).toBeUndefined();
});

test('conditions on lines count like those of the business, and what the line itself decides is no declaration', () => {
  expect(findGap({ lines: [onInns, yes(true)] }, [yes(false)])).toBeUndefined();
  expect(findGap({ lines: [onInns, yes(true)] })).toBe('liquor no');
  expect(findGap([{ test: 'CLASS', classification: 'kind', one_of: ['lodging'] }, yes(true)])).toBe('liquor no');
  expect(findGap([{ test: 'TAX', one_of: ['h'] }])).toBeUndefined();
});

test('the bounds of a quantity belong to one side or the other', () => {
  const rooms = (is: 'AT_MOST' | 'AT_LEAST' | 'BELOW' | 'ABOVE', figure: string) => [
    createQuantityTest('rooms', is, figure),
  ];
  expect(findGap(rooms('AT_MOST', '5'), rooms('ABOVE', '5'))).toBeUndefined();
  expect(findGap(rooms('BELOW', '5'), rooms('AT_LEAST', '5'))).toBeUndefined();
  expect(findGap(rooms('BELOW', '5'), rooms('ABOVE', '5'))).toBe('Rooms 5');
  expect(findGap(rooms('ABOVE', '0'))).toBe('Rooms 0');
  expect(findGap([...rooms('ABOVE', '1'), ...rooms('BELOW', '3')], rooms('AT_MOST', '1'))).toBe('Rooms 3');
  const both = { ...createQuantityTest('rooms', 'ABOVE', '0'), of: ['rooms', 'area'] };
  expect(findGap([both])).toBe('Area + Rooms 0');
});

test('a tax of another year or a fee covers nothing, the tax of the barangay does', () => {
  expect(findGap([yes(true)], { kind: 'FEE' })).toBe('liquor no');
  expect(findGap([yes(true)], { types: ['NEW'] })).toBe('liquor no');
  expect(findGap([yes(true)], { kind: 'BARANGAY_TAX' })).toBeUndefined();
  expect(findGap([yes(true)], {})).toBeUndefined();
});

test('so many conditions that their combinations exceed two thousand are not combined', () => {
  const createYesTests = (count: number) => {
    const measures = Array.from({ length: count }, (_, index) => createBusinessMeasure(`M${index}`, 'YES_NO'));
    const when = measures.map(({ code }) => ({ test: 'YES', measure: code, is: true }) as const);
    return judgeParts({
      measures: [...createTariff().measures, ...measures],
      charges: [{ ...GROSS_TAX, when }, MEASURED_FEE],
    }).filter(({ key }) => key === 'judge.tax_gap').length;
  };
  expect(createYesTests(10)).toBe(2); // 1,024 combinations for each of the two lines
  expect(createYesTests(11)).toBe(0); // 2,048
  const values = Array.from({ length: 1_000 }, (_, index) => `V${index}`);
  const many = { test: 'CHOICE' as const, measure: 'many', one_of: values.slice(0, 1) };
  const findings = judgeParts({
    measures: [...MEASURES, createBusinessMeasure('many', 'CHOICE', values)],
    charges: [{ ...GROSS_TAX, when: [many, { test: 'YES', measure: 'liquor', is: true }] }, MEASURED_FEE],
  });
  expect(findings.filter(({ key }) => key === 'judge.tax_gap')).toHaveLength(2); // just two thousand
});
