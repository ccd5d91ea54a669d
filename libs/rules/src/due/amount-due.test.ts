import type { LatePolicy } from '@ebpls/contracts';

import { ordinance } from '../../test/san-isidro.ts';
import { type Centavos, parseCentavos, NOTHING } from '../money.ts';
import { computeAmountDue } from './amount-due.ts';
import { listDueDays } from './installments.ts';
import { countMonthsLate } from './late-charges.ts';
import type { OpenInstallment } from './open-installment.ts';

const pesos = (text: string): Centavos => parseCentavos(text) ?? NOTHING;
const quarter = (no: number, due: string, overrides: Partial<OpenInstallment> = {}): OpenInstallment => ({
  no,
  due,
  nominal_due: due,
  parts: [{ code: 'LBT-D', kind: 'TAX', amount: pesos('4,000'), late_charges: true }],
  paid: [],
  ...overrides,
});
const year = [quarter(1, '2026-01-20'), quarter(2, '2026-04-20'), quarter(3, '2026-07-20'), quarter(4, '2026-10-20')];
const policy = ordinance.late;

test.each([
  ['2026-01-20', '2026-01-20', 0],
  ['2026-01-20', '2026-01-21', 1],
  ['2026-01-20', '2026-02-20', 1],
  ['2026-01-20', '2026-02-21', 2],
  ['2026-04-20', '2026-06-05', 2],
  ['2026-01-20', '2026-03-02', 2],
  ['2025-10-20', '2026-01-20', 3],
  ['2020-01-20', '2026-01-20', 36],
  ['2026-01-20', '2025-12-31', 0],
  ['2026-01-31', '2026-02-28', 1],
  ['2026-01-31', '2026-03-01', 2],
])('due on %s and paid on %s, %s months are begun', (due, paid, months) => {
  expect(countMonthsLate(due, paid, 36)).toBe(months);
});

test('on the due day the amount holds until that day, then the surcharge and a first month come', () => {
  expect(computeAmountDue([quarter(1, '2026-01-20')], '2026-01-20', policy)).toMatchObject({
    total: pesos('4,000'),
    stays_until: '2026-01-20',
    then_more: pesos('1,100'),
    overdue_since: null,
  });
});

test('a late amount holds until its next month begins', () => {
  expect(computeAmountDue([quarter(2, '2026-04-20')], '2026-06-05', policy)).toMatchObject({
    total: pesos('5,200'),
    principal: pesos('4,000'),
    surcharge: pesos('1,000'),
    interest: pesos('200'),
    stays_until: '2026-06-20',
    then_more: pesos('100'),
    overdue_since: '2026-04-21',
  });
});

test.each([
  ['2026-01-28', '2026-02-10', '2026-02-28'],
  ['2026-01-30', '2026-02-10', '2026-02-28'],
  ['2026-01-31', '2026-02-10', '2026-02-28'],
  ['2028-01-31', '2028-02-10', '2028-02-29'],
  ['2026-01-30', '2026-02-28', '2026-02-28'],
  ['2026-01-30', '2026-03-01', '2026-03-30'],
  ['2026-01-31', '2026-03-10', '2026-03-31'],
  ['2026-01-31', '2026-04-10', '2026-04-30'],
  ['2026-10-31', '2026-12-31', '2026-12-31'],
])(
  'due on %s and seen on %s, the amount holds until %s although months differ in length',
  (due, as_of, stays_until) => {
    expect(computeAmountDue([quarter(1, due)], as_of, policy)).toMatchObject({ stays_until, then_more: pesos('100') });
  },
);

test('after 36 months nothing more is added', () => {
  expect(computeAmountDue([quarter(1, '2020-01-20')], '2026-01-20', policy)).toMatchObject({
    total: pesos('8,600'),
    stays_until: null,
    then_more: null,
  });
});

test('a settled bill owes nothing on any day', () => {
  const paid = year.map((each) => ({ ...each, paid: [{ amount: pesos('4,000'), paid_on: each.due }] }));
  expect(computeAmountDue(paid, '2027-06-30', policy)).toMatchObject({
    total: 0,
    stays_until: null,
    then_more: null,
    overdue_since: null,
  });
});

test('a missed quarter does not bring the others forward', () => {
  const { installments, total } = computeAmountDue(year, '2026-05-04', policy);
  expect(installments.map(({ status, owed }) => [status, owed])).toEqual([
    ['OVERDUE', pesos('5,400')],
    ['OVERDUE', pesos('5,100')],
    ['NOT_DUE', pesos('4,000')],
    ['NOT_DUE', pesos('4,000')],
  ]);
  expect(total).toBe(pesos('10,500'));
});

test('an earlier year and this one are requested together', () => {
  expect(computeAmountDue([quarter(4, '2025-10-20'), ...year], '2026-01-12', policy).total).toBe(
    pesos('5,300') + pesos('4,000'),
  );
});

test('a payment fills interest, surcharge, tax, fees, fire fee, barangay fee and barangay tax in this order', () => {
  const parts: OpenInstallment['parts'] = [
    { code: 'BRGY-TAX', kind: 'BARANGAY_TAX', amount: pesos('10'), late_charges: false },
    { code: 'F16', kind: 'BARANGAY_FEE', amount: pesos('20'), late_charges: false },
    { code: 'F15', kind: 'FIRE', amount: pesos('30'), late_charges: false },
    { code: 'F01', kind: 'FEE', amount: pesos('100'), late_charges: true },
    { code: 'LBT-D', kind: 'TAX', amount: pesos('100'), late_charges: true },
  ];
  const left = (paid: string) => {
    const { installments, interest, surcharge } = computeAmountDue(
      [quarter(1, '2026-01-20', { parts, paid: [{ amount: pesos(paid), paid_on: '2026-02-10' }] })],
      '2026-02-10',
      policy,
    );
    return [
      interest,
      surcharge,
      ...['LBT-D', 'F01', 'F15', 'F16', 'BRGY-TAX'].map(
        (code) => installments[0]?.parts.find((part) => part.code === code)?.principal ?? -1,
      ),
    ].map((amount) => amount / 100);
  };
  expect(left('5')).toEqual([0, 50, 100, 100, 30, 20, 10]);
  expect(left('55')).toEqual([0, 0, 100, 100, 30, 20, 10]);
  expect(left('155')).toEqual([0, 0, 0, 100, 30, 20, 10]);
  expect(left('255')).toEqual([0, 0, 0, 0, 30, 20, 10]);
  expect(left('285')).toEqual([0, 0, 0, 0, 0, 20, 10]);
  expect(left('305')).toEqual([0, 0, 0, 0, 0, 0, 10]);
});

const amnesty: LatePolicy = {
  ...policy,
  amnesties: [
    { from: '2026-06-01', to: '2026-06-30', waives_surcharge: true, waives_interest: true, ordinance_no: '2026-011' },
  ],
};

test('during an amnesty the penalty is not requested, and afterwards it is again', () => {
  const computeTotal = (as_of: string) => computeAmountDue([quarter(2, '2026-04-20')], as_of, amnesty).total;
  expect([
    computeTotal('2026-05-31'),
    computeTotal('2026-06-01'),
    computeTotal('2026-06-30'),
    computeTotal('2026-07-01'),
  ]).toEqual(['5,200', '4,000', '4,000', '5,300'].map(pesos));
  expect(computeAmountDue([quarter(2, '2026-04-20')], '2026-06-15', amnesty)).toMatchObject({
    stays_until: '2026-06-30',
    then_more: pesos('1,300'),
  });
});

test('what was paid in full during an amnesty stays forgiven', () => {
  expect(
    computeAmountDue(
      [quarter(2, '2026-04-20', { paid: [{ amount: pesos('4,000'), paid_on: '2026-06-10' }] })],
      '2026-12-31',
      amnesty,
    ).total,
  ).toBe(0);
});

test('an extension by resolution moves the due day without penalty', () => {
  const extendedPolicy = {
    ...ordinance.due,
    extensions: [{ due: '2026-01-20', until: '2026-01-31', resolution_no: '2026-003' }],
  };
  const [first, second] = listDueDays(2026, 'QUARTERLY', { policy: extendedPolicy, holidays: new Set() });
  expect([first, second]).toEqual([
    { no: 1, nominal_due: '2026-01-20', due: '2026-02-02' },
    { no: 2, nominal_due: '2026-04-20', due: '2026-04-20' },
  ]);
});

test.each(['VOID', 'WAIVED'] as const)('an installment that is %s is asked for no more and bears nothing', (state) => {
  const { installments, total } = computeAmountDue(
    [quarter(1, '2026-01-20', { ended: state }), quarter(2, '2026-04-20')],
    '2026-06-05',
    policy,
  );
  expect(total).toBe(pesos('5,200'));
  expect(installments[0]).toMatchObject({ status: state, owed: 0, surcharge: 0, interest: 0, months_late: 0 });
});

const free = 0 as typeof policy.surcharge;

test('an installment of an older revenue code keeps its own rates beside those of the order', () => {
  const older = quarter(2, '2026-04-20', { late: { ...policy, surcharge: free, interest_per_month: free } });
  expect(computeAmountDue([older], '2026-06-05', policy).total).toBe(pesos('4,000'));
  expect(computeAmountDue([older, quarter(2, '2026-04-20')], '2026-06-05', policy).total).toBe(pesos('9,200'));
});
