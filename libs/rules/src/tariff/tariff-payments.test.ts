import type { Centavos } from '@ebpls/contracts';
import { Tariff, TariffCase, type TariffLatePolicy, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createFixedFee, createQuantityTest } from '../../test/judged-charges.ts';
import { createTariff } from '../../test/tariff-example.ts';
import { createDueDayList, listNewTariffDueDays } from '../tariff-bill/tariff-due-days.ts';
import { assessTariff } from './assess-tariff.ts';
import { openTariff } from './open-tariff.ts';
import { computeTariffDeficiency, findDeficiencyDueDay } from './tariff-deficiency.ts';
import { listEarlyPayments } from './reliefs/early-payments.ts';
import { computeLateness, listTariffInstallments, moveToOpenDay } from './tariff-payments.ts';

const POLICY: Omit<TariffLatePolicy, 'fine' | 'surcharge_growth'> = {
  code: 'LATE',
  section: '5',
  surcharge: { numerator: 1, denominator: 4 },
  interest_per_month: { numerator: 1, denominator: 50 },
  interest_on: 'AMOUNT_AND_SURCHARGE',
  months: 'BEGUN',
  months_at_most: 36,
  moves_to_working_day: true,
  saturday_works: false,
  amnesties: [],
};
const PRINTED: TariffText['late_policies'][number] = { ...POLICY, surcharge: '25 %', interest_per_month: '2 %' };

const compute = (day: string, overrides: Partial<TariffLatePolicy> = {}) => {
  const { surcharge, interest, months_late } = computeLateness({ ...POLICY, ...overrides }, 1_000_00 as Centavos, {
    due: '2026-01-20',
    day,
  });
  return [surcharge, interest, months_late];
};

test.each([
  ['2026-01-20', {}, [0, 0, 0]],
  // 25 %, and 2 % of 1,250 for each begun month
  ['2026-01-21', {}, [250_00, 25_00, 1]],
  ['2026-02-20', {}, [250_00, 25_00, 1]],
  ['2026-02-21', {}, [250_00, 50_00, 2]],
  ['2026-02-21', { interest_on: 'AMOUNT' as const }, [250_00, 40_00, 2]],
  ['2026-01-20', { fine: 500_00 as Centavos }, [0, 0, 0]],
  ['2026-01-21', { fine: 500_00 as Centavos }, [750_00, 35_00, 1]],
  ['2026-03-21', { fine: 500_00 as Centavos, interest_on: 'AMOUNT' as const }, [750_00, 60_00, 3]],
  ['2030-01-20', {}, [250_00, 900_00, 36]],
  ['2026-06-20', { months_at_most: 3 }, [250_00, 75_00, 3]],
  ['2026-02-19', { months: 'FULL' as const }, [250_00, 0, 0]],
  ['2026-02-20', { months: 'FULL' as const }, [250_00, 25_00, 1]],
  ['2026-02-21', { months: 'FULL' as const }, [250_00, 25_00, 1]],
  ['2026-03-20', { months: 'FULL' as const }, [250_00, 50_00, 2]],
  // 30 days after 20 January is 19 February; after it all is counted from 20 January
  ['2026-02-19', { grace_days: 30 }, [0, 0, 0]],
  ['2026-02-20', { grace_days: 30 }, [250_00, 25_00, 1]],
  ['2026-02-21', { grace_days: 30 }, [250_00, 50_00, 2]],
  ['2026-01-31', { interest_from: 'NEXT_MONTH' as const }, [250_00, 0, 0]],
  ['2026-02-01', { interest_from: 'NEXT_MONTH' as const }, [250_00, 25_00, 1]],
  ['2026-02-28', { interest_from: 'NEXT_MONTH' as const }, [250_00, 25_00, 1]],
  ['2026-03-01', { interest_from: 'NEXT_MONTH' as const }, [250_00, 50_00, 2]],
  ['2026-02-27', { interest_from: 'NEXT_MONTH' as const, months: 'FULL' as const }, [250_00, 0, 0]],
  ['2026-02-28', { interest_from: 'NEXT_MONTH' as const, months: 'FULL' as const }, [250_00, 25_00, 1]],
  ['2026-03-20', { interest_free_months: 2 }, [250_00, 0, 0]],
  ['2026-03-21', { interest_free_months: 2 }, [250_00, 25_00, 1]],
  ['2029-12-31', { interest_free_months: 12 }, [250_00, 900_00, 36]],
  ['2026-02-28', { interest_free_months: 2, months: 'FULL' as const }, [250_00, 0, 0]],
])('on %s lateness by a policy with %j adds %j', (day, overrides, lateness) => {
  expect(compute(day, overrides)).toEqual(lateness);
});

test('an amnesty waives what it names, from its first day to its last', () => {
  const amnesty = {
    from: '2026-02-01',
    to: '2026-02-28',
    section: '9',
    waives_surcharge: false,
    waives_interest: false,
  };
  const list = (overrides: Partial<typeof amnesty>) =>
    ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01'].map((day) =>
      compute(day, { amnesties: [{ ...amnesty, ...overrides }] }).slice(0, 2),
    );
  expect(list({})).toEqual([
    [250_00, 25_00],
    [250_00, 25_00],
    [250_00, 50_00],
    [250_00, 50_00],
  ]);
  expect(list({ waives_surcharge: true })).toEqual([
    [250_00, 25_00],
    [0, 25_00],
    [0, 50_00],
    [250_00, 50_00],
  ]);
  expect(list({ waives_interest: true })).toEqual([
    [250_00, 25_00],
    [250_00, 0],
    [250_00, 0],
    [250_00, 50_00],
  ]);
});

/** 20 June 2026 is a Saturday, and the Monday after it a holiday. */
const HOLIDAYS = new Set(['2026-06-22']);
const SATURDAY_HOLIDAY = new Set(['2026-06-20', '2026-06-22']);
const SATURDAYS = { ...POLICY, code: 'SATURDAYS', saturday_works: true };
const FIXED_DAYS = { ...POLICY, code: 'FIXED', moves_to_working_day: false };

test('a due day moves to the next day on which the treasury is open, by its policy', () => {
  expect(moveToOpenDay('2026-06-20', POLICY, HOLIDAYS)).toBe('2026-06-23');
  expect(moveToOpenDay('2026-06-20', undefined, HOLIDAYS)).toBe('2026-06-23');
  expect(moveToOpenDay('2026-06-20', SATURDAYS, HOLIDAYS)).toBe('2026-06-20');
  expect(moveToOpenDay('2026-06-21', SATURDAYS, HOLIDAYS)).toBe('2026-06-23');
  expect(moveToOpenDay('2026-06-20', SATURDAYS, SATURDAY_HOLIDAY)).toBe('2026-06-23');
  expect(moveToOpenDay('2026-06-20', FIXED_DAYS, HOLIDAYS)).toBe('2026-06-20');
  expect(moveToOpenDay('2026-06-19', POLICY, HOLIDAYS)).toBe('2026-06-19');
});

const createOpen = (overrides: Partial<TariffText>) => openTariff(v.parse(Tariff, createTariff(overrides)));
const MODES: TariffText['payment']['modes'] = [
  { mode: 'ANNUAL', days: ['06-20'] },
  { mode: 'SEMI_ANNUAL', days: ['06-20', '07-21'] },
];
const payment = { ...createTariff().payment, modes: MODES };
const late_policies = [
  PRINTED,
  { ...PRINTED, code: 'SATURDAYS', saturday_works: true },
  { ...PRINTED, code: 'FIXED', moves_to_working_day: false },
];

test('an installment is due on the first day of its policies, and a later day of one of them is named', () => {
  const list = (policies: typeof late_policies, holidays = HOLIDAYS) =>
    createDueDayList(
      createOpen({ payment, late_policies: policies }),
      holidays,
    )({
      tax_year: 2026,
      payment_mode: 'SEMI_ANNUAL',
    });
  const second = { no: 2, nominal_due: '2026-07-21', due: '2026-07-21' };
  const first = { no: 1, nominal_due: '2026-06-20', due: '2026-06-20' };
  expect(list(late_policies)).toEqual([{ ...first, due_by_policy: new Map([['LATE', '2026-06-23']]) }, second]);
  expect(list(late_policies.slice(0, 1))).toEqual([{ ...first, due: '2026-06-23' }, second]);
  expect(list([])).toEqual([{ ...first, due: '2026-06-23' }, second]);
  expect(list(late_policies.slice(0, 2), SATURDAY_HOLIDAY)).toEqual([{ ...first, due: '2026-06-23' }, second]);
});

test('the days of a year and mode are the same for every bill, and those of another year or mode are others', () => {
  const list = createDueDayList(createOpen({ payment, late_policies }), HOLIDAYS);
  const days = list({ tax_year: 2026, payment_mode: 'ANNUAL' });
  expect(list({ tax_year: 2026, payment_mode: 'ANNUAL' })).toBe(days);
  expect(list({ tax_year: 2026, payment_mode: 'SEMI_ANNUAL' })).toHaveLength(2);
  expect(list({ tax_year: 2027, payment_mode: 'ANNUAL' })[0]?.nominal_due).toBe('2027-06-20');
  expect(() => list({ tax_year: 2026, payment_mode: 'QUARTERLY' })).toThrow(
    expect.objectContaining({ place: 'payment_mode', key: 'tariff_case.mode' }) as Error,
  );
});

test('a new business that pays at once has one due day, the day of its bill', () => {
  const open = createOpen({ payment, late_policies });
  const listDueDays = createDueDayList(open, HOLIDAYS);
  const input = { tax_year: 2026, payment_mode: 'SEMI_ANNUAL' } as Parameters<typeof listNewTariffDueDays>[1]['input'];
  const list = (of: typeof open, billed_on: string) =>
    listNewTariffDueDays(of, { input, billed_on, listDueDays }).map(({ no, due }) => [no, due]);
  expect(list(open, '2026-02-03')).toEqual([[1, '2026-02-03']]);
  const byMode = createOpen({ payment: { ...payment, new_business: 'BY_MODE' }, late_policies });
  expect(list(byMode, '2026-04-03')).toEqual([
    [1, '2026-04-03'],
    [2, '2026-07-21'],
  ]);
  expect(list(byMode, '2026-07-01')).toEqual([[1, '2026-07-01']]);
});

test('a policy names own due days, which extensions name and closed days move', () => {
  const due_days = [
    { instead_of: '06-20', day: '06-21' },
    { instead_of: '07-21', day: '09-30' },
  ];
  const extensions = [
    { due: '2026-09-30', until: '2026-10-15', section: '9' },
    { due: '2026-07-21', until: '2026-12-01', section: '8' },
  ];
  const open = (of: Partial<TariffText['payment']>) =>
    createOpen({ payment: { ...payment, ...of }, late_policies: [{ ...PRINTED, due_days }] });
  const list = (of: Partial<TariffText['payment']> = {}) =>
    createDueDayList(
      open(of),
      HOLIDAYS,
    )({ tax_year: 2026, payment_mode: 'SEMI_ANNUAL' }).map(({ nominal_due, due }) => [nominal_due, due]);
  expect(list()).toEqual([
    ['2026-06-20', '2026-06-23'],
    ['2026-07-21', '2026-09-30'],
  ]);
  expect(list({ extensions })[1]).toEqual(['2026-07-21', '2026-10-15']);
});

const EARLY: NonNullable<TariffText['payment']['early']> = {
  share: '10 %',
  until: '06-20',
  modes: ['ANNUAL'],
  kinds: ['FEE'],
  section: '5',
};

const createInput = (overrides: object) =>
  v.parse(TariffCase, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-01-12',
    measures: { rooms: '5', area: '20' },
    lines: [{ line: 'Inn', measures: { gross: '1.00' } }],
    ...overrides,
  });

test('a discount for early payment is for the modes that it names, to the next working day', () => {
  const find = (payment_mode: 'ANNUAL' | 'SEMI_ANNUAL', early: typeof EARLY | undefined = EARLY) =>
    listEarlyPayments(
      createOpen({ payment: early === undefined ? payment : { ...payment, early } }),
      createInput({ payment_mode }),
      HOLIDAYS,
    )[0];
  expect(find('ANNUAL')?.share).toEqual({ until: '2026-06-23', share: { numerator: 1, denominator: 10 } });
  expect(find('SEMI_ANNUAL')).toBeUndefined();
  const later = [{ until: '07-04', share: '5 %' }];
  expect(find('ANNUAL', { ...EARLY, later })?.share.later).toEqual([
    { until: '2026-07-06', share: { numerator: 1, denominator: 20 } },
  ]);
  expect(find('ANNUAL', { ...EARLY, when: [createQuantityTest('rooms', 'AT_MOST', '5')] })).toBeDefined();
  expect(find('ANNUAL', { ...EARLY, when: [createQuantityTest('rooms', 'AT_MOST', '4')] })).toBeUndefined();
});

test('without a discount in the code nobody has one', () => {
  expect(listEarlyPayments(createOpen({ payment }), createInput({}), HOLIDAYS)).toEqual([]);
});

const CHARGES = [
  createFixedFee({
    code: 'SPLIT',
    amount: { kind: 'FIXED', amount: '100.01' },
    installments: 'SPLIT',
    late: 'LATE',
    types: ['NEW', 'RENEWAL'],
  }),
  createFixedFee({
    code: 'WHOLE',
    kind: 'FIRE',
    amount: { kind: 'FIXED', amount: '10.00' },
    late: 'FIXED',
    types: ['NEW', 'RENEWAL'],
  }),
];

function listParts(overrides: object, of: Partial<TariffText['payment']> = {}) {
  const open = createOpen({ payment: { ...payment, ...of }, late_policies, charges: CHARGES });
  const input = v.parse(TariffCase, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'SEMI_ANNUAL',
    as_of: '2026-06-01',
    measures: {},
    lines: [{ line: 'Inn', measures: {} }],
    ...overrides,
  });
  return listTariffInstallments(open, assessTariff(open, input), { input, holidays: HOLIDAYS }).flatMap(
    ({ no, parts }) => parts.map((part) => [no, part.code, part.amount, part.due, part.surcharge, part.discount]),
  );
}

test('a charge is split over the due days or whole with the first, each part late by its own policy', () => {
  // Half of 100.01 is rounded half up, the last part takes the remainder.
  expect(listParts({})).toEqual([
    [1, 'SPLIT', 50_01, '2026-06-23', 0, 0],
    [1, 'WHOLE', 10_00, '2026-06-20', 0, 0],
    [2, 'SPLIT', 50_00, '2026-07-21', 0, 0],
  ]);
  expect(listParts({ as_of: '2026-06-22' })).toEqual([
    [1, 'SPLIT', 50_01, '2026-06-23', 0, 0],
    [1, 'WHOLE', 10_00, '2026-06-20', 2_50, 0],
    [2, 'SPLIT', 50_00, '2026-07-21', 0, 0],
  ]);
});

test.each([
  ['a total of the minimum', '5,050.00', ['TAX', 'FEE'] as const, 4],
  ['a centavo less', '5,050.01', ['TAX', 'FEE'] as const, 1],
  ['the taxes alone', '5,000.00', ['TAX'] as const, 1],
])('a bill is paid in quarters from a minimum on: %s', (_, at_least, kinds, count) => {
  const minimums = [{ mode: 'QUARTERLY' as const, at_least, kinds: [...kinds] }];
  const charges = [
    createFixedFee({ code: 'A', kind: 'TAX', installments: 'SPLIT', amount: { kind: 'FIXED', amount: '4,990.00' } }),
    createFixedFee({ code: 'B', amount: { kind: 'FIXED', amount: '60.00' } }),
  ];
  const days = ['06-19', '07-21', '08-20', '10-20'];
  const modes = [...MODES, { mode: 'QUARTERLY' as const, days }];
  const tariff = createOpen({ charges, payment: { ...payment, modes, minimums } });
  const list = (payment_mode: string) => {
    const input = createInput({ payment_mode });
    const installments = listTariffInstallments(tariff, assessTariff(tariff, input), { input, holidays: new Set() });
    return installments.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0));
  };
  expect(list('QUARTERLY')).toEqual(count === 1 ? [5_050_00] : [1_307_50, 1_247_50, 1_247_50, 1_247_50]);
  expect(list('ANNUAL')).toEqual([5_050_00]);
});

test('an extension moves the due day that it names, and no other', () => {
  const extensions = [
    { due: '2026-06-20', until: '2026-06-30', section: '9' },
    { due: '2026-06-20', until: '2026-06-25', section: '8' },
    { due: '2026-01-20', until: '2026-12-01', section: '7' },
  ];
  expect(listParts({}, { extensions }).map(([, , , due]) => due)).toEqual(['2026-06-30', '2026-06-30', '2026-07-21']);
});

test('a renewal that pays the year early has the discount on the kinds of charges that it is for', () => {
  const discounts = (overrides: object) =>
    listParts(overrides, { early: EARLY }).map(([, , , , , discount]) => discount);
  expect(discounts({ payment_mode: 'ANNUAL' })).toEqual([10_00, 0]);
  expect(discounts({ payment_mode: 'ANNUAL', as_of: '2026-06-23' })).toEqual([10_00, 0]);
  expect(discounts({ payment_mode: 'ANNUAL', as_of: '2026-06-24' })).toEqual([0, 0]);
  expect(discounts({})).toEqual([0, 0, 0]);
  expect(discounts({ type: 'NEW', payment_mode: 'ANNUAL' })).toEqual([0, 0]);
});

test('a discount for single charges is on no other charge of their kinds', () => {
  const discounts = (charges: string[]) =>
    listParts({ payment_mode: 'ANNUAL' }, { early: { ...EARLY, kinds: ['FEE', 'FIRE'], charges } }).map(
      ([, code, , , , discount]) => [code, discount],
    );
  expect(discounts(['WHOLE'])).toEqual([
    ['SPLIT', 0],
    ['WHOLE', 1_00],
  ]);
  expect(discounts(['SPLIT'])).toEqual([
    ['SPLIT', 10_00],
    ['WHOLE', 0],
  ]);
});

test('of several discounts each charge has the first one that is on it and that its business is given', () => {
  const fees = { ...EARLY, share: '5 %', until: '07-10', kinds: ['FEE' as const, 'FIRE' as const] };
  const find = (of: Partial<TariffText['payment']>, as_of = '2026-01-12') =>
    listParts({ payment_mode: 'ANNUAL', as_of, measures: { rooms: '5' } }, of).map(([, , , , , discount]) => discount);
  expect(find({ early: EARLY, more_early: [fees] })).toEqual([10_00, 50]);
  expect(find({ early: EARLY, more_early: [fees] }, '2026-07-10')).toEqual([0, 50]);
  expect(find({ more_early: [fees, { ...fees, share: '9 %' }] })).toEqual([5_00, 50]);
  const when = [createQuantityTest('rooms', 'AT_MOST', '4')];
  expect(find({ early: { ...EARLY, when }, more_early: [fees] })).toEqual([5_00, 50]);
});

test('in the days of a later step the lower share is off, and nothing after the last one', () => {
  const later = [
    { until: '07-04', share: '5 %' },
    { until: '07-10', share: '1 %' },
  ];
  const find = (as_of: string) =>
    listParts({ payment_mode: 'ANNUAL', as_of }, { early: { ...EARLY, later } }).map(
      ([, , , , , discount]) => discount,
    );
  expect(['2026-06-23', '2026-06-24', '2026-07-06', '2026-07-07', '2026-07-11'].map(find)).toEqual([
    [10_00, 0],
    [5_00, 0],
    [5_00, 0],
    [1_00, 0],
    [0, 0],
  ]);
});

test('a charge with own due days is late after them, each part of a split one by itself', () => {
  const own = { ...PRINTED, grace_days: 10, due_days: [{ instead_of: '06-20', day: '07-31' }] };
  const list = (as_of: string) => {
    const open = createOpen({
      payment,
      late_policies: [own, PRINTED].map((row, at) => ({ ...row, code: `P${at}` })),
      charges: CHARGES.map((row, at) => ({ ...row, late: `P${at}` })),
    });
    const input = createInput({ as_of, payment_mode: 'SEMI_ANNUAL' });
    return listTariffInstallments(open, assessTariff(open, input), { input, holidays: HOLIDAYS }).flatMap(({ parts }) =>
      parts.map(({ code, due, surcharge }) => [code, due, surcharge]),
    );
  };
  expect(list('2026-07-22')).toEqual([
    ['SPLIT', '2026-07-31', 0],
    ['WHOLE', '2026-06-23', 2_50],
    ['SPLIT', '2026-07-21', 0],
  ]);
  expect(list('2026-08-10')).toEqual([
    ['SPLIT', '2026-07-31', 0],
    ['WHOLE', '2026-06-23', 2_50],
    ['SPLIT', '2026-07-21', 12_50],
  ]);
  expect(list('2026-08-11')[0]).toEqual(['SPLIT', '2026-07-31', 12_50]);
});

test('a new business owes no penalty on the day of its bill, wherever that day falls', () => {
  const list = (of: Partial<TariffText['payment']>) => listParts({ type: 'NEW', as_of: '2026-06-20' }, of);
  expect(list({})).toEqual([
    [1, 'SPLIT', 100_01, '2026-06-20', 0, 0],
    [1, 'WHOLE', 10_00, '2026-06-20', 0, 0],
  ]);
  expect(list({ new_business: 'BY_MODE' })).toEqual([
    [1, 'SPLIT', 50_01, '2026-06-20', 0, 0],
    [1, 'WHOLE', 10_00, '2026-06-20', 0, 0],
    [2, 'SPLIT', 50_00, '2026-07-21', 0, 0],
  ]);
});

test('the deficiency is due on its printed day, moved as its late policy says', () => {
  const row = {
    name: { en: 'Deficiency', fil: 'Kulang' },
    proof: { en: 'Return', fil: 'Ulat' },
    due: '06-20',
    account_code: 'D',
    section: '23',
  };
  const find = (late?: string) =>
    findDeficiencyDueDay(createOpen({ late_policies, deficiency: { ...row, ...(late && { late }) } }), 2026, HOLIDAYS);
  expect([find(), find('LATE'), find('SATURDAYS'), find('FIXED')]).toEqual([
    '2026-06-23',
    '2026-06-23',
    '2026-06-20',
    '2026-06-20',
  ]);
  expect(findDeficiencyDueDay(createOpen({ late_policies }), 2026, HOLIDAYS)).toBeUndefined();
  const input = v.parse(TariffCase, {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'ANNUAL',
    as_of: '2026-07-01',
    measures: {},
    lines: [{ line: 'Inn', measures: {} }],
  });
  const tax = createFixedFee({ code: 'TAX', kind: 'TAX', amount: { kind: 'FIXED', amount: '100.00' } });
  const computeDeficiency = (late: string | undefined, tax_paid: number | undefined) =>
    computeTariffDeficiency(
      createOpen({ late_policies, charges: [tax, ...CHARGES], deficiency: { ...row, ...(late && { late }) } }),
      { ...input, ...(tax_paid === undefined ? {} : { tax_paid: tax_paid as Centavos }) },
      HOLIDAYS,
    );
  expect(computeDeficiency('LATE', 60_00)).toMatchObject({
    taxes: [100_00],
    amount: 40_00,
    surcharge: 10_00,
    months_late: 1,
  });
  expect(computeDeficiency(undefined, 60_00)).toMatchObject({ amount: 40_00, surcharge: 0, interest: 0 });
  expect(computeDeficiency('LATE', 160_00)).toMatchObject({ amount: 0, surcharge: 0 });
  expect(computeDeficiency('LATE', undefined)).toBeUndefined();
});
