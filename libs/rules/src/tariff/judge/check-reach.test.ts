import {
  type ChargeText,
  createFixedFee,
  GROSS_TAX,
  judgeCharges,
  judgeParts,
  MEASURED_FEE,
} from '../../../test/judged-charges.ts';
import { createTariff } from '../../../test/tariff-example.ts';

const whenAll = (when: ChargeText['when']): Partial<ChargeText> => ({ when });

test('a charge that covers no line, and one whose conditions never hold together, are refused', () => {
  const marked = createTariff().lines.map((line, index) => ({ ...line, marks: index === 0 ? ['sea'] : [] }));
  const none = createFixedFee({
    lines: [
      { test: 'MARK', mark: 'sea' },
      { test: 'LINE', one_of: ['Eatery'] },
    ],
  });
  expect(judgeCharges([none], { lines: marked })).toEqual(['charges.1.lines judge.covers_nothing REFUSED']);
  expect(judgeCharges([{ ...none, in_force: false }], { lines: marked })).toEqual([]);
  const rooms = (is: 'AT_LEAST' | 'BELOW', figure: string) => ({
    test: 'QUANTITY' as const,
    of: ['rooms'],
    is,
    figure,
  });
  expect(judgeCharges([createFixedFee(whenAll([rooms('AT_LEAST', '10'), rooms('BELOW', '10')]))])).toEqual([
    'charges.1.when judge.never REFUSED',
  ]);
  expect(judgeCharges([createFixedFee(whenAll([rooms('AT_LEAST', '10'), rooms('BELOW', '11')]))])).toEqual([]);
});

test('a measure that a line lists and none of its charges reads is asked about', () => {
  const [inn, eatery] = createTariff().lines;
  if (inn === undefined || eatery === undefined) throw new Error('the example has lines');
  const only = createFixedFee({
    code: 'INN',
    amount: { kind: 'PER_UNIT', of: ['rooms'], amount: '1.00' },
    lines: [{ test: 'LINE', one_of: ['Inn'] }],
  });
  const area = { ...MEASURED_FEE, amount: { kind: 'PER_UNIT' as const, of: ['area'], amount: '1.00' } };
  const lines = [inn, { ...eatery, measures: ['rooms'] }];
  expect(
    judgeParts({ charges: [GROSS_TAX, only, area], lines }).map(({ path, key, weight }) => `${path} ${key} ${weight}`),
  ).toEqual(['lines.1.measures judge.line_unread ASKED']);
});
