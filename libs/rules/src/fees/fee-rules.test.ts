import { ordinance, createCase, sanIsidro } from '../../test/san-isidro.ts';
import { openMatter } from '../case/open-matter.ts';
import { readCase } from '../case/read-case.ts';
import type { Centavos } from '../money.ts';
import type { Charge } from '../tax/charge.ts';
import { explainFee } from './fee-rules.ts';
import { explainFireFee } from './fire-fee.ts';

const open = (overrides: Record<string, unknown>) => openMatter(readCase(createCase(overrides)), sanIsidro);

test('a fee by units counts those of all lines and the workers; what is counted on request alone is left out', () => {
  const rule = {
    kind: 'PER_UNIT',
    of: [
      { unit: 'page', amount: 50_00 as Centavos },
      { unit: 'employee', amount: 10_00 as Centavos },
      { unit: 'vehicle', amount: 7_00 as Centavos },
      { unit: 'motorcycle', amount: 3_00 as Centavos },
    ],
  } as const;
  const lines = [
    { line: 'L04', gross_non_essential: '1.00', units: { vehicle: 2 } },
    { line: 'L05', gross_non_essential: '1.00', units: { vehicle: 1 } },
  ];
  const reason = explainFee(
    { ...rule, of: [...rule.of] },
    open({ lines, employees: { male: 2, female: 3 } }),
    'RENEWAL',
  );
  expect(reason).toMatchObject({
    message_key: 'fee.per_unit',
    params: { count: 8 },
    terms: [
      { label: 'explain.term.employee', amount: 10_00, times: 5 },
      { label: 'explain.term.vehicle', amount: 7_00, times: 3 },
    ],
    changes_with: ['page', 'employee', 'vehicle', 'motorcycle'],
  });
  expect(reason.terms).toHaveLength(2);
});

test('a fee by the kind of application takes a temporary permit for a new one', () => {
  const rule = ordinance.fees.map((fee) => fee.rule).find((each) => each.kind === 'BY_TYPE');
  if (rule?.kind !== 'BY_TYPE') throw new Error('the ordinance has a fee by the kind of application');
  const list = (as: 'NEW' | 'RENEWAL' | 'SPECIAL') => explainFee(rule, open({}), as).terms.map(({ amount }) => amount);
  expect(list('NEW')).toEqual([rule.amounts.NEW]);
  expect(list('RENEWAL')).toEqual([rule.amounts.RENEWAL]);
  expect(list('SPECIAL')).toEqual([rule.amounts.NEW]);
});

test('the fire fee is a share of the fees of the municipality, without taxes and what the barangay charges', () => {
  const charges = (
    [
      ['TAX', 900_00],
      ['FEE', 100_00],
      ['FEE', 50_00],
      ['BARANGAY_FEE', 400_00],
      ['BARANGAY_TAX', 200_00],
    ] as const
  ).map(([kind, amount]) => ({ kind, amount: amount as Centavos }) as Charge);
  const rule = ordinance.fees.map((fee) => fee.rule).find((each) => each.kind === 'PERCENT_OF_FEES');
  if (rule?.kind !== 'PERCENT_OF_FEES') throw new Error('the ordinance has a fire fee');
  const reason = explainFireFee(rule, charges);
  expect(reason).toMatchObject({
    message_key: 'fee.fire',
    params: { fees: '150.00' },
    at_least: rule.at_least,
    changes_with: ['fees'],
  });
  expect(reason.terms).toMatchObject([{ label: 'explain.term.fees', amount: 150_00, times: 1, rate: rule.rate }]);
});
