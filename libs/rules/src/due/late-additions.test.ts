import type { Centavos, LatePolicy } from '@ebpls/contracts';

import { listLateAdditions, computeLateBases } from './late-additions.ts';

const LATE = { surcharge: 250_000, interest_per_month: 17_500 } as LatePolicy;
const amounts = (surcharge: number, interest: number) => ({
  surcharge: surcharge as Centavos,
  interest: interest as Centavos,
});

test('surcharge and interest come with their rates, the surcharge first', () => {
  expect(listLateAdditions(amounts(25_000, 2_500), LATE)).toEqual([
    { kind: 'surcharge', amount: 25_000, rate: '25%' },
    { kind: 'interest', amount: 2_500, rate: '1.75%' },
  ]);
});

test('what adds nothing has no line', () => {
  expect(listLateAdditions(amounts(25_000, 0), LATE).map(({ kind }) => kind)).toEqual(['surcharge']);
  expect(listLateAdditions(amounts(0, 0), LATE)).toEqual([]);
});

test('a part without lateness is in no base, and interest is taken of the surcharge too', () => {
  const part = (principal: number, surcharge: number, interest: number) => ({
    principal: principal as Centavos,
    ...amounts(surcharge, interest),
  });
  expect(computeLateBases([part(100_000, 25_000, 2_500), part(40_000, 0, 800), part(9_000, 0, 0)])).toEqual(
    amounts(100_000, 165_000),
  );
});
