import {
  type ChargeText,
  createQuantityTest,
  GROSS_TAX,
  judgeCharges,
  judgeParts,
  MEASURED_FEE,
} from '../../../test/judged-charges.ts';
import { createCharge } from '../../../test/tariff-example.ts';

test.each<[string, ChargeText['amount'], string[]]>([
  [
    'a percentage of itself',
    { kind: 'PERCENT', rate: '1 %', charges: ['FEE'] },
    ['charges.1.amount tariff_case.circle REFUSED'],
  ],
])('%s is found at its place', (_, amount, findings) => {
  expect(judgeCharges([createCharge({ amount })])).toEqual(findings);
});

test('a line without a tax, and one with two, are found', () => {
  const inn: ChargeText = { ...GROSS_TAX, code: 'INN', lines: [{ test: 'LINE', one_of: ['Inn'] }] };
  expect(judgeCharges([inn])).toEqual(['charges.1 judge.two_taxes REFUSED']);
  const only = judgeParts({ charges: [inn, MEASURED_FEE] });
  expect(only.map(({ path, key }) => `${path} ${key}`)).toEqual(['lines.1.tax judge.no_tax']);
});

const whenAll = (when: ChargeText['when']): Partial<ChargeText> => ({ when });

test('two taxes whose ranges of one quantity exclude each other are no overlap; where they meet both rows are named', () => {
  const two = (one: Partial<ChargeText>, other: Partial<ChargeText>) =>
    judgeParts({ charges: [{ ...GROSS_TAX, ...one }, { ...GROSS_TAX, code: 'TOP', ...other }, MEASURED_FEE] });
  const [low, high] = [
    whenAll([createQuantityTest('gross', 'AT_MOST', '1,000.00')]),
    whenAll([createQuantityTest('gross', 'ABOVE', '1,000.00')]),
  ];
  expect(two(low, high)).toEqual([]);
  const overlap = two(whenAll([createQuantityTest('gross', 'AT_MOST', '1,500.00')]), high);
  expect(overlap[0]).toMatchObject({
    path: 'charges.1',
    also: 'charges.0',
    key: 'judge.two_taxes_range',
    params: { from: '1,000.01', to: '1,500.00' },
  });
  expect(two(whenAll([createQuantityTest('gross', 'AT_LEAST', '500.00')]), high)[0]).toMatchObject({
    key: 'judge.two_taxes_above',
    params: { from: '1,000.01' },
  });
  // Sales of all lines are compared only where both charges cover the same lines.
  const inn: Partial<ChargeText> = { lines: [{ test: 'LINE', one_of: ['Inn'] }] };
  expect(two(low, { ...high, ...inn }).map(({ key }) => key)).toContain('judge.two_taxes_range');
});
