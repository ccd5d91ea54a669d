import type { TariffText } from '@ebpls/contracts/tariff';

import { type ChargeAmountText, createCase, findRefusal, openExample } from '../../test/assess-example.ts';
import { createCharge, createTariff } from '../../test/tariff-example.ts';
import { explainCharge } from './amounts/explain-charge.ts';
import { assessTariff } from './assess-tariff.ts';

type PartText = Extract<ChargeAmountText, { kind: 'SUM' }>['of'][number];

const MACHINES: TariffText['measures'][number] = {
  code: 'horsepower',
  name: { en: 'Horsepower', fil: 'Lakas-kabayo' },
  kind: 'DECIMAL',
  of: 'LINE',
  declared_by: 'OWNER',
  when_absent: 'REFUSE',
  only_listed: false,
  several: true,
};
const BY_MACHINE: ChargeAmountText = {
  kind: 'BRACKETS',
  of: ['horsepower'],
  bound: 'UP_TO',
  steps: [{ to: '5', amount: '100.00' }],
  above: { kind: 'FURTHER', plus: '100.00', each: '10.00', step: '1' },
};
const assessMachines = (charge: Parameters<typeof createCharge>[0], ...horsepower: string[]) =>
  assessTariff(
    openExample([createCharge(charge)], { measures: [...createTariff().measures, MACHINES] }),
    createCase({
      lines: horsepower.map((text, index) => ({
        line: ['Inn', 'Eatery'][index] ?? '',
        measures: { horsepower: text },
      })),
    }),
  );

test.each<[string[], number]>([
  [['5'], 100_00],
  [['5; 7.5; 2 x 5.5'], 100_00 + 130_00 + 2 * 110_00],
  [['5;5', '7.5'], 100_00 * 2 + 130_00],
  [['0; 5'], 100_00],
  [['2.5 by 3; 2 x 2 by 1'], 130_00 + 2 * 100_00],
])('machines of %j are each charged by themselves', (horsepower, centavos) => {
  expect(assessMachines({ amount: BY_MACHINE }, ...horsepower)[0]?.amount).toBe(centavos);
});

test('a table, a free number and a sum are computed for each of several things, and conditions read their total', () => {
  const amount: ChargeAmountText = {
    kind: 'TABLE',
    dimensions: [{ by: 'RANGES', of: ['horsepower'], bound: 'UP_TO', steps: [{ to: '5', range: 'a' }], above: 'b' }],
    cells: [
      { at: ['a'], amount: '2.00' },
      { at: ['b'], amount: '3.00' },
    ],
    per_unit: ['horsepower'],
  };
  expect(assessMachines({ amount }, '5; 10')[0]?.amount).toBe(10_00 + 30_00);
  const unit: PartText = { kind: 'PER_UNIT', of: ['horsepower'], amount: '1.00', free: '4' };
  expect(assessMachines({ amount: unit }, '5; 10; 3')[0]?.amount).toBe(7_00);
  const sum: ChargeAmountText = { kind: 'SUM', of: [{ kind: 'FIXED', amount: '50.00' }, unit] };
  expect(assessMachines({ amount: sum }, '5; 10; 3')[0]?.amount).toBe(57_00);
  const when = [{ test: 'QUANTITY' as const, of: ['horsepower'], is: 'ABOVE' as const, figure: '10' }];
  expect(assessMachines({ amount: sum, when }, '5; 5')).toEqual([]);
  expect(assessMachines({ amount: sum, when }, '5; 6')[0]?.amount).toBe(53_00);
});

test('each of several things is explained, none costs nothing, and what is no list of figures is refused', () => {
  const [charge] = assessMachines({ amount: BY_MACHINE }, '5; 7.5');
  if (charge === undefined) throw new Error('the fee is due');
  expect(explainCharge(charge, 'en').slice(0, 2)).toEqual([
    'Horsepower (5): the amount for this bracket is 100.00.',
    'Horsepower (7.50): the amount for this bracket is 100.00.',
  ]);
  expect(assessMachines({ amount: BY_MACHINE }, '0')).toEqual([]);
  const place = 'lines.0.measures.horsepower';
  expect(findRefusal(() => assessMachines({ amount: BY_MACHINE }, '5; x'))).toBe(
    `${place}: tariff_case.measure_several`,
  );
  expect(findRefusal(() => assessMachines({ amount: BY_MACHINE }, '5; 1.234'))).toBe(
    `${place}: tariff_case.measure_number`,
  );
});
