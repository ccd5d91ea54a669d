import {
  type ChargeText,
  createKindTable,
  GROSS_TAX,
  judgeCharges,
  judgeParts,
  MEASURED_FEE,
} from '../../../test/judged-charges.ts';
import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { formatTariffRefusal } from '../amounts/explain-charge.ts';

const lodging = { at: ['lodging'], amount: '1.00' };
const food = { at: ['food'], amount: '1.00' };

const brackets = (steps: [string, string][]): ChargeText['amount'] => ({
  kind: 'BRACKETS',
  of: ['rooms'],
  bound: 'UP_TO',
  steps: steps.map(([to, amount]) => ({ to, amount })),
  above: { kind: 'RATE', rate: '1 %' },
});

test.each<[string, ChargeText['amount'], string[]]>([
  ['a gap', createKindTable([lodging]), ['charges.1.amount.cells judge.gap REFUSED']],
  ['an overlap', createKindTable([lodging, food, lodging]), ['charges.1.amount.cells.2 judge.overlap REFUSED']],
  [
    'a row that never applies',
    createKindTable([lodging, food, { at: ['zoo'], amount: '1.00' }]),
    ['charges.1.amount.cells.2 judge.unreachable REFUSED'],
  ],
  [
    'a bracket that ends before the last one',
    brackets([
      ['10', '1.00'],
      ['5', '2.00'],
    ]),
    ['charges.1.amount.steps.1.to judge.bounds REFUSED'],
  ],
])('%s is found at its place', (_, amount, findings) => {
  expect(judgeCharges([createCharge({ amount })])).toEqual(findings);
});

test('a value is declared once in its classification, and a place of a table is named in either language', () => {
  const [kind] = createTariff().classifications;
  if (kind === undefined) throw new Error('the example has a classification');
  const classifications = [{ ...kind, values: [...kind.values, ...kind.values.slice(0, 1)] }];
  expect(judgeCharges([], { classifications })).toEqual(['classifications.0.values.2.code judge.twice REFUSED']);
  const charges = [GROSS_TAX, createCharge({ amount: createKindTable([lodging]) }), MEASURED_FEE];
  const [gap] = judgeParts({ charges });
  expect(gap && [formatTariffRefusal(gap, 'en'), formatTariffRefusal(gap, 'fil')]).toEqual([
    'The table has no amount for Food.',
    'Walang halaga ang talaan para sa Pagkain.',
  ]);
});
