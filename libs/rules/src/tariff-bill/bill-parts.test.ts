import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createFixedFee } from '../../test/judged-charges.ts';
import { createCase, ordinance, sanIsidro } from '../../test/san-isidro.ts';
import { createTariff } from '../../test/tariff-example.ts';
import { assessCase, openInstallments } from '../bill/assess.ts';
import { toAssessResultReply } from '../bill/bill-replies.ts';
import { hasTemporaryPermitFee } from '../bill/change.ts';
import { readCase } from '../case/read-case.ts';
import {
  computeInterest,
  computeSurcharge,
  formatLateRate,
  getLateRule,
  getLateSection,
  isInterestOnAmount,
} from '../due/late-charges.ts';
import type { Centavos } from '../money.ts';
import { openTariff } from '../tariff/open-tariff.ts';
import { createTariffRules } from './tariff-rules.ts';

const LATE: TariffText['late_policies'][number] = {
  code: 'LATE',
  section: '5',
  surcharge: '1/3',
  interest_per_month: '2 %',
  interest_on: 'AMOUNT',
  months: 'BEGUN',
  months_at_most: 36,
  moves_to_working_day: true,
  saturday_works: false,
  amnesties: [],
};
const TEXT = createTariff({
  late_policies: [LATE, { ...LATE, code: 'SATURDAY', saturday_works: true, interest_on: 'AMOUNT_AND_SURCHARGE' }],
  // 20 June 2026 is a Saturday.
  payment: {
    section: '5',
    modes: [{ mode: 'ANNUAL', days: ['06-20'] }],
    extensions: [],
    new_business: 'AT_ONCE',
    early: { share: '10 %', until: '01-30', modes: ['ANNUAL'], kinds: ['FEE'], section: '6' },
  },
  charges: [
    createFixedFee({ code: 'LATER', late: 'LATE', amount: { kind: 'FIXED', amount: '30.00' } }),
    createFixedFee({ code: 'PLAIN', kind: 'FIRE', late: 'SATURDAY', amount: { kind: 'FIXED', amount: '30.00' } }),
    createFixedFee({ code: 'FREE', kind: 'FIRE', amount: { kind: 'FIXED', amount: '30.00' } }),
  ],
});
const open = openTariff(v.parse(Tariff, TEXT));
const rules = createTariffRules(sanIsidro, open);
const assess = (overrides: Record<string, unknown> = {}) =>
  assessCase(readCase(createCase({ lines: [{ line: 'Inn' }], ...overrides })), rules);

test('a stored bill keeps of each part its policy, its own due day and its discount, and nothing that it has not', () => {
  const bill = assess();
  const [installment, ...others] = openInstallments(bill);
  expect(others).toEqual([]);
  expect(installment).toStrictEqual({
    no: 1,
    nominal_due: '2026-06-20',
    due: '2026-06-20',
    paid: [],
    parts: [
      {
        code: 'LATER',
        kind: 'FEE',
        amount: 30_00,
        late_charges: true,
        late_code: 'LATE',
        due: '2026-06-22',
        earlyDiscount: { until: '2026-01-30', discount: 3_00 },
      },
      { code: 'PLAIN', kind: 'FIRE', amount: 30_00, late_charges: true, late_code: 'SATURDAY' },
      { code: 'FREE', kind: 'FIRE', amount: 30_00, late_charges: false },
    ],
  });
  const [later, plain, free] = toAssessResultReply(bill).lines;
  expect(later).toMatchObject({ late_code: 'LATE', split: [{ early: { until: '2026-01-30', discount: '3.00' } }] });
  expect(plain?.split[0]).not.toHaveProperty('early');
  expect(free).not.toHaveProperty('late_code');
});

test('a stored bill keeps the first discount that is on a charge', () => {
  const early = { share: '10 %', until: '01-30', modes: ['ANNUAL'], kinds: ['FEE'], section: '6' };
  const more_early = ['5 %', '4 %'].map((share) => ({ ...early, share, until: '02-10', kinds: ['FEE', 'FIRE'] }));
  const text = { ...TEXT, payment: { ...TEXT.payment, more_early } };
  const byDiscounts = createTariffRules(sanIsidro, openTariff(v.parse(Tariff, text)));
  const bill = assessCase(readCase(createCase({ lines: [{ line: 'Inn' }] })), byDiscounts);
  expect(openInstallments(bill)[0]?.parts.map((part) => part.earlyDiscount)).toEqual([
    { until: '2026-01-30', discount: 3_00 },
    { until: '2026-02-10', discount: 1_50 },
    { until: '2026-02-10', discount: 1_50 },
  ]);
});

test('a discount leaves a centavo to pay, and a charge of nothing has none', () => {
  const [charge] = TEXT.charges;
  if (charge === undefined) throw new Error('the example has charges');
  const discount = (amount: string, share: string) => {
    const early = TEXT.payment.early && { ...TEXT.payment.early, share };
    const text = {
      ...TEXT,
      payment: { ...TEXT.payment, early },
      charges: [{ ...charge, amount: { kind: 'FIXED', amount } }],
    };
    const byDiscount = createTariffRules(sanIsidro, openTariff(v.parse(Tariff, text)));
    const input = readCase(createCase({ lines: [{ line: 'Inn' }] }));
    return openInstallments(assessCase(input, byDiscount))[0]?.parts.map(({ earlyDiscount: each }) => each?.discount);
  };
  expect(discount('0.01', '99 %')).toEqual([0]);
  expect(discount('0.05', '99 %')).toEqual([4]);
  expect(discount('10.00', '50 %')).toEqual([5_00]);
});

test('a policy of the tariff says its rate, its section and on what interest accrues; the code has its own', () => {
  const { late } = rules.ordinance;
  const [own, named, saturday] = [
    getLateRule(late, undefined),
    getLateRule(late, 'LATE'),
    getLateRule(late, 'SATURDAY'),
  ];
  expect([getLateSection(named), getLateSection(own)]).toEqual(['5', ordinance.late.ordinance_section]);
  expect([formatLateRate(named, 'surcharge'), formatLateRate(named, 'interest')]).toEqual(['33.3333%', '2%']);
  expect([formatLateRate(own, 'surcharge'), formatLateRate(own, 'interest')]).toEqual(['25%', '2%']);
  expect([isInterestOnAmount(named), isInterestOnAmount(saturday), isInterestOnAmount(own)]).toEqual([
    true,
    false,
    false,
  ]);
  const owed = { principal: 100_00 as Centavos, surcharge: 50_00 as Centavos };
  expect([named, saturday, own].map((rule) => computeInterest(rule, owed, 3))).toEqual([6_00, 9_00, 9_00]);
  expect([named, own].map((rule) => computeSurcharge(rule, 100_00 as Centavos))).toEqual([33_33, 25_00]);
});

test('an ordinance grants temporary permits where it charges a fee for them', () => {
  const [fee] = ordinance.fees;
  if (fee === undefined) throw new Error('the ordinance has fees');
  const special = { ...fee, in_force: true, applies_to: ['NEW' as const, 'SPECIAL' as const] };
  const renewal = { ...fee, in_force: true, applies_to: ['RENEWAL' as const] };
  expect(hasTemporaryPermitFee({ fees: [renewal, special] })).toBe(true);
  expect(hasTemporaryPermitFee({ fees: [renewal] })).toBe(false);
  expect(hasTemporaryPermitFee({ fees: [{ ...special, in_force: false }, renewal] })).toBe(false);
});
