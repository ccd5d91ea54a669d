// Schemas of how the charges of a tariff are paid: late policies, due days, discounts, and the deficiency.

import * as v from 'valibot';

import { TariffTests } from './charges.ts';
import { PrintedAmount, PrintedRate, TariffCode, YearDay } from './figures.ts';
import { BilingualName, OrdinanceWords } from '../ordinance/typed-texts.ts';
import { BillLineKind } from '../ordinance/vocabulary.ts';
import { Day } from '../../shared/primitives.ts';
import { PaymentMode } from '../../shared/states.ts';

const createCount = (maxCount: number) =>
  v.pipe(
    v.number('tariff.count'),
    v.integer('tariff.count'),
    v.minValue(0, 'tariff.count'),
    v.maxValue(maxCount, 'tariff.count'),
  );
const Months = createCount(120);
const GraceDays = createCount(366);

/** What lateness adds; an ordinance may have one for taxes and others for single fees. */
export const TariffLatePolicy = v.strictObject({
  code: TariffCode,
  section: OrdinanceWords,
  surcharge: PrintedRate,
  /** Added to the surcharge for each further month, quarter or half-year of delay, until it is the highest one. */
  surcharge_growth: v.optional(
    v.strictObject({
      rate: PrintedRate,
      every: v.picklist(['MONTH', 'QUARTER', 'HALF_YEAR'], 'tariff.choice'),
      at_most: PrintedRate,
    }),
  ),
  /** A fixed amount that is added with the surcharge, once for each late installment of a charge. */
  fine: v.optional(PrintedAmount),
  interest_per_month: PrintedRate,
  interest_on: v.picklist(['AMOUNT', 'AMOUNT_AND_SURCHARGE'], 'tariff.choice'),
  months: v.picklist(['BEGUN', 'FULL'], 'tariff.choice'),
  months_at_most: Months,
  /** Days after the due day on which a payment bears nothing; after them it is late from its due day. */
  grace_days: v.optional(GraceDays),
  /** From when months are counted: the due day, which is meant when absent, or the first of the month after it. */
  interest_from: v.optional(v.picklist(['DUE_DATE', 'NEXT_MONTH'], 'tariff.choice')),
  /** Of the months counted so many first ones bear no interest. */
  interest_free_months: v.optional(Months),
  /** A due day on which the treasury is closed moves to the next working day. */
  moves_to_working_day: v.boolean('tariff.yes_no'),
  saturday_works: v.boolean('tariff.yes_no'),
  /** Due days of its charges, each in place of a due day of a mode of payment and not before it. */
  due_days: v.optional(
    v.pipe(
      v.array(v.strictObject({ instead_of: YearDay, day: YearDay }), 'tariff.list'),
      v.maxLength(10, 'tariff.too_many'),
    ),
  ),
  amnesties: v.array(
    v.strictObject({
      from: Day,
      to: Day,
      waives_surcharge: v.boolean('tariff.yes_no'),
      waives_interest: v.boolean('tariff.yes_no'),
      section: OrdinanceWords,
    }),
    'tariff.list',
  ),
});
export type TariffLatePolicy = v.InferOutput<typeof TariffLatePolicy>;

/** A discount for the payment of some charges by a day. */
const EarlyRule = v.strictObject({
  share: PrintedRate,
  until: YearDay,
  modes: v.array(PaymentMode),
  kinds: v.array(BillLineKind),
  /** Of these kinds the charges that it reduces; absent: all of them. */
  charges: v.optional(v.pipe(v.array(TariffCode, 'tariff.list'), v.minLength(1, 'tariff.list_empty'))),
  /** Tests of the business, such as that an office found no delinquency; absent: every business has it. */
  when: v.optional(TariffTests),
  /** Lower shares after that day, each until a later one: 10 % in the first ten days, then 5 %. */
  later: v.optional(
    v.pipe(
      v.array(v.strictObject({ until: YearDay, share: PrintedRate }), 'tariff.list'),
      v.maxLength(10, 'tariff.too_many'),
    ),
  ),
  section: OrdinanceWords,
});

/** Modes of payment with their due days; the mode that is absent is not allowed. */
export const PaymentRules = v.strictObject({
  section: OrdinanceWords,
  modes: v.pipe(
    v.array(
      v.strictObject({
        mode: PaymentMode,
        days: v.pipe(v.array(YearDay, 'tariff.list'), v.minLength(1, 'tariff.list_empty')),
      }),
      'tariff.list',
    ),
    v.minLength(1, 'tariff.list_empty'),
  ),
  /** The least that the charges of some kinds total where a bill is paid in the parts of a mode; else it is due at once. */
  minimums: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          mode: PaymentMode,
          at_least: PrintedAmount,
          kinds: v.pipe(v.array(BillLineKind), v.minLength(1, 'tariff.list_empty')),
        }),
        'tariff.list',
      ),
      v.maxLength(10, 'tariff.too_many'),
    ),
  ),
  extensions: v.array(v.strictObject({ due: Day, until: Day, section: OrdinanceWords }), 'tariff.list'),
  /** A new business pays everything on the day of its bill, or like a renewed one. */
  new_business: v.picklist(['AT_ONCE', 'BY_MODE'], 'tariff.choice'),
  early: v.optional(EarlyRule),
  /** Other discounts for other charges; of those on one charge the first one applies. */
  more_early: v.optional(v.pipe(v.array(EarlyRule, 'tariff.list'), v.maxLength(10, 'tariff.too_many'))),
});
export type PaymentRules = v.InferOutput<typeof PaymentRules>;

/** The difference that is due after the proof of the year's gross, such as the income tax return of April. */
export const DeficiencyRule = v.strictObject({
  name: BilingualName,
  proof: BilingualName,
  /** First day of the year on which the proof is taken; absent: from 1 January on. */
  proof_from: v.optional(YearDay),
  due: YearDay,
  account_code: OrdinanceWords,
  section: OrdinanceWords,
  late: v.optional(TariffCode),
});
export type DeficiencyRule = v.InferOutput<typeof DeficiencyRule>;
