import type { Centavos, Fee } from '@ebpls/contracts';

import { findReturnedChequeFee } from '../fees/fees.ts';

const fee = (overrides: Partial<Fee> = {}): Fee => ({
  code: 'F20',
  name: { en: 'Returned check', fil: 'Tsekeng ibinalik ng bangko' },
  kind: 'FEE',
  agency: 'MUNICIPAL',
  account_code: '4-02-01-980',
  ordinance_section: 'SIRC 5A.06',
  in_force: true,
  applies_to: [],
  prorated_for_new: false,
  late_charges: false,
  back_years: false,
  when: 'cheque_returned',
  rule: { kind: 'FIXED', amount: 50_000 as Centavos },
  ...overrides,
});
const CHEQUE = { bank: 'Land Bank', cheque_no: '1001' };
const findFee = (...fees: Fee[]) => findReturnedChequeFee({ fees }, CHEQUE);

test('the ordinance’s own row sets the fee of a returned check and its section', () => {
  expect(findFee(fee({ code: 'F17', when: 'always' }), fee())).toMatchObject({
    code: 'F20',
    amount: 50_000,
    ordinance_section: 'SIRC 5A.06',
    late_charges: false,
    basis: { message_key: 'explain.fee.returned_cheque', params: CHEQUE },
  });
});

test.each([
  { why: 'has no such row', fees: [fee({ when: 'always' })] },
  { why: 'has it printed and not in force', fees: [fee({ in_force: false })] },
  { why: 'asks nothing for it', fees: [fee({ rule: { kind: 'FIXED', amount: 0 as Centavos } })] },
  {
    why: 'makes it depend on what a check has not',
    fees: [fee({ rule: { kind: 'PER_UNIT', of: [{ unit: 'employee', amount: 100 as Centavos }] } })],
  },
])('a revenue code that $why charges nothing', ({ fees }) => {
  expect(findFee(...fees)).toBeUndefined();
});
