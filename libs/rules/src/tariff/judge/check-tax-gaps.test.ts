import {
  type ChargeText,
  createQuantityTest,
  GROSS_TAX,
  judgeParts,
  MEASURED_FEE,
} from '../../../test/judged-charges.ts';
import { formatTariffRefusal } from '../amounts/explain-charge.ts';

const whenAll = (when: ChargeText['when']): Partial<ChargeText> => ({ when });

test('a line that owes no tax for some declarations is refused with one of them', () => {
  const find = (...taxes: Partial<ChargeText>[]) =>
    judgeParts({
      charges: [...taxes.map((more, index) => ({ ...GROSS_TAX, ...more, code: `T${index}` })), MEASURED_FEE],
    }).map((finding) => `${finding.path} ${formatTariffRefusal(finding, 'fil')}`);
  const [low, high] = [
    whenAll([createQuantityTest('gross', 'AT_MOST', '1,000.00')]),
    whenAll([createQuantityTest('gross', 'ABOVE', '1,000.00')]),
  ];
  expect(find(low, high)).toEqual([]);
  expect(find(low, whenAll([createQuantityTest('gross', 'ABOVE', '1,000.01')]))).toEqual([
    'lines.0.tax Walang buwis sa negosyo ang Otel kung ang deklarasyon ay: Kabuuang benta 1000.01.',
    'lines.1.tax Walang buwis sa negosyo ang Karinderya kung ang deklarasyon ay: Kabuuang benta 1000.01.',
  ]);
});
