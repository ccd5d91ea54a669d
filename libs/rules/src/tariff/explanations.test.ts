import { type ChargeAmountText, assessExample, createCase, openExample } from '../../test/assess-example.ts';
import { createCharge } from '../../test/tariff-example.ts';
import { explainCharge } from './amounts/explain-charge.ts';
import { assessTariff } from './assess-tariff.ts';
import { listMeasures } from './list-measures.ts';

test('a charge explains its amount from its row, in both languages', () => {
  const [charge] = assessExample([
    createCharge({
      amount: { kind: 'MARGINAL', of: ['gross'], steps: [{ to: '400,000', rate: '2 %' }], above: '1 %' },
      share: '50 %',
      at_least: '100.00',
    }),
  ]);
  if (charge === undefined) throw new Error('the charge is due');
  expect(explainCharge(charge, 'en')).toEqual([
    'Gross sales: 2% of the 400,000.00 in this bracket = 8,000.00.',
    'Gross sales: 1% of the 600,000.00 in this bracket = 6,000.00.',
    'Of this amount, 50% is due.',
    'At least 100.00.',
    'To pay: 7,000.00.',
  ]);
  expect(explainCharge(charge, 'fil')[0]).toBe('Kabuuang benta: 2% ng bahaging 400,000.00 = 8,000.00.');
});

test('an amount is multiplied by each further quantity, exactly, and the explanation says by what', () => {
  const stall = createCharge({
    amount: { kind: 'PER_UNIT', of: ['area'], amount: '0.15' },
    times: ['rooms', 'rooms'],
    share: '1/3',
  });
  const [charge] = assessExample([stall]);
  if (charge === undefined) throw new Error('the charge is due');
  expect(charge.amount).toBe(939_60); // 130.50 x 0.15 x 12 x 12 / 3
  expect(explainCharge(charge, 'en')).toContain('Rooms: multiplied by 12.');
  expect(explainCharge(charge, 'fil')).toContain('Mga silid: pinarami ng 12.');
  expect(listMeasures(openExample([stall]), ['Inn'], 'RENEWAL').map(({ code }) => code)).toEqual(['rooms', 'area']);
});

test('a range of a table is explained by the quantity that fell into it', () => {
  const [charge] = assessExample([
    createCharge({
      amount: {
        kind: 'TABLE',
        dimensions: [
          { by: 'RANGES', of: ['rooms'], bound: 'UP_TO', steps: [{ to: '10', range: 'low' }], above: 'high' },
        ],
        cells: [
          { at: ['low'], amount: '1.00' },
          { at: ['high'], amount: '2.00' },
        ],
      },
    }),
  ]);
  expect(charge && explainCharge(charge, 'en')[0]).toBe('Rooms 12: 2.00.');
});

test('a bracket of a sum that adds nothing is not in the explanation, and one that is alone is', () => {
  const free: Extract<ChargeAmountText, { kind: 'BRACKETS' }> = {
    kind: 'BRACKETS',
    of: ['rooms'],
    bound: 'UP_TO',
    steps: [{ to: '20', amount: '0.00' }],
    above: { kind: 'AMOUNT', amount: '50.00' },
  };
  const explain = (amount: ChargeAmountText): string[] => {
    const charge = createCharge({ amount, kind: 'TAX', at_least: '1.00' });
    const [result] = assessTariff(openExample([charge]), createCase());
    return result === undefined ? [] : explainCharge(result, 'en');
  };
  expect(explain({ kind: 'SUM', of: [{ kind: 'FIXED', amount: '10.00' }, free] })).toEqual([
    'Fixed amount: 10.00.',
    'At least 1.00.',
    'To pay: 10.00.',
  ]);
  expect(explain(free)[0]).toBe('Rooms (12): the amount for this bracket is 0.00.');
});
