// Schemas of the charges of a tariff: when one is due, for what, how much, and how it is paid.

import * as v from 'valibot';

import { ChargeAmount } from './amounts.ts';
import { PrintedAmount, PrintedFigure, PrintedRate, TariffCode, YearDay } from './figures.ts';
import { Quantity } from './registers.ts';
import { BilingualName, OrdinanceWords } from '../ordinance/typed-texts.ts';
import { Agency, BillLineKind, CHARGED_TYPES } from '../ordinance/vocabulary.ts';
import { Amendment } from '../../shared/states.ts';

/** Kinds of application that a charge names. */
export const TariffType = v.picklist([...CHARGED_TYPES, 'AMENDMENT'], 'tariff.choice');
export type TariffType = v.InferOutput<typeof TariffType>;

const codes = v.pipe(v.array(TariffCode, 'tariff.list'), v.minLength(1, 'tariff.list_empty'));

/** False: the test does not hold; of the business none of its lines passes it. */
const is = v.optional(v.boolean('tariff.yes_no'));

const isTrue = v.optional(v.boolean('tariff.yes_no'), true);

/** One test on a line of business or on the whole business; several hold together. */
export const TariffTest = v.variant('test', [
  v.strictObject({
    test: v.literal('QUANTITY'),
    of: Quantity,
    is: v.picklist(['AT_LEAST', 'ABOVE', 'AT_MOST', 'BELOW'], 'tariff.choice'),
    figure: PrintedFigure,
  }),
  v.strictObject({ test: v.literal('CHOICE'), measure: TariffCode, one_of: codes, is }),
  v.strictObject({ test: v.literal('YES'), measure: TariffCode, is: isTrue }),
  v.strictObject({ test: v.literal('DECLARED'), measure: TariffCode, is: isTrue }),
  v.strictObject({ test: v.literal('CLASS'), classification: TariffCode, one_of: codes, is }),
  v.strictObject({ test: v.literal('MARK'), mark: TariffCode, is }),
  v.strictObject({ test: v.literal('TAX'), one_of: codes, is }),
  v.strictObject({ test: v.literal('LINE'), one_of: codes, is }),
  /** The application was filed by a day of its year, or after it. */
  v.strictObject({
    test: v.literal('FILED'),
    is: v.picklist(['BY', 'AFTER'], 'tariff.choice'),
    day: YearDay,
    /** A day on which the treasury is closed moves to the next working day. */
    moves_to_working_day: v.optional(v.boolean('tariff.yes_no')),
  }),
]);
export type TariffTest = v.InferOutput<typeof TariffTest>;
export const TariffTests = v.pipe(v.array(TariffTest, 'tariff.list'), v.maxLength(12, 'tariff.too_many'));

const combine = v.picklist(['SUM', 'HIGHEST'], 'tariff.choice');
/** What is added where the highest of several lines or groups is charged. */
const BESIDE_HIGHEST = {
  /** This share of every other amount. */
  others_share: v.optional(PrintedRate),
  /** This share of the highest amount itself, once. */
  several_share: v.optional(PrintedRate),
  /** This amount for every other one. */
  others_amount: v.optional(PrintedAmount),
};
/** For what a charge is computed, and how several lines or groups come to one amount. */
const ChargePer = v.variant('each', [
  v.strictObject({ each: v.literal('BUSINESS') }),
  v.strictObject({ each: v.literal('LINE'), combine, ...BESIDE_HIGHEST }),
  v.strictObject({
    each: v.literal('GROUP'),
    classification: TariffCode,
    combine,
    ...BESIDE_HIGHEST,
    /** A value that is not charged where another one is present: a fuel station is no other shop. */
    replaced: v.optional(v.array(v.strictObject({ value: TariffCode, by: TariffCode }))),
    /** An amendment owes it only for the values that the business has not paid in the year. */
    once_a_year: v.optional(v.boolean('tariff.yes_no')),
  }),
]);

/** To what an amount is rounded, once; a half goes up where it is rounded to the nearest. */
const Rounding = v.strictObject({
  to: v.pipe(
    PrintedAmount,
    v.check((amount) => amount > 0, 'tariff.amount'),
  ),
  way: v.picklist(['NEAREST', 'UP', 'DOWN'], 'tariff.choice'),
});

export const TariffCharge = v.strictObject({
  code: TariffCode,
  name: BilingualName,
  kind: BillLineKind,
  agency: Agency,
  account_code: OrdinanceWords,
  section: OrdinanceWords,
  source: v.optional(TariffCode),
  /** Empty: charged on request alone. */
  types: v.array(TariffType, 'tariff.list'),
  /** Of the amendments those that owe it; absent: all of them, when amendments are among its types. */
  amendments: v.optional(v.array(Amendment, 'tariff.list')),
  /** Also due for a year that was not filed. */
  back_years: v.optional(v.boolean('tariff.yes_no')),
  /** A tax beside that of the line, on the number of things (delivery trucks, LGC s.141) or fixed on who has them. */
  additional: v.optional(v.boolean('tariff.yes_no')),
  /** Printed in the code and not charged. */
  in_force: v.optional(v.boolean('tariff.yes_no')),
  /** An office may find another amount by its inspection. */
  may_be_found: v.optional(v.boolean('tariff.yes_no')),
  /** The office that may find it; absent: the fire bureau or the barangay for their own, else the office that lists it. */
  found_by: v.optional(TariffCode),
  /** The lines of business that it covers: those that pass every test. */
  lines: TariffTests,
  when: TariffTests,
  /** It is due and comes to nothing, for the given reason. */
  nothing_when: v.optional(v.strictObject({ tests: TariffTests, reason: BilingualName })),
  per: ChargePer,
  amount: ChargeAmount,
  /** The amount is multiplied by each of these: so much for a square meter and a day. */
  times: v.optional(
    v.pipe(v.array(TariffCode, 'tariff.list'), v.minLength(1, 'tariff.list_empty'), v.maxLength(3, 'tariff.too_many')),
  ),
  /** The amount is for one month of the year; with `prorate` by months those from the month in which a business begins, else its part of the year. */
  monthly: v.optional(v.boolean('tariff.yes_no')),
  share: v.optional(PrintedRate),
  /** Under these tests only a share is due, one of the other where several hold: for a branch, for filing early. */
  shares: v.optional(
    v.pipe(
      v.array(v.strictObject({ share: PrintedRate, when: TariffTests, reason: BilingualName }), 'tariff.list'),
      v.maxLength(10, 'tariff.too_many'),
    ),
  ),
  /** The place to which its share of sales is allotted where no branch records them (LGC s.150 b). */
  situs: v.optional(
    v.picklist(['PRINCIPAL_OFFICE', 'FACTORY', 'FACTORY_WITH_PLANTATION', 'PLANTATION'], 'tariff.choice'),
  ),
  at_least: v.optional(PrintedAmount),
  at_most: v.optional(v.strictObject({ amount: PrintedAmount, when: TariffTests })),
  rounding: v.optional(Rounding),
  /** Each line or group is rounded by itself. */
  round_each: v.optional(v.boolean('tariff.yes_no')),
  /** A new business pays for the halves of the year, quarters or months that are left, the running one included. */
  prorate: v.picklist(['NONE', 'HALVES', 'QUARTERS', 'MONTHS'], 'tariff.choice'),
  installments: v.picklist(['FIRST', 'SPLIT'], 'tariff.choice'),
  /** Late policy; none: paying late adds nothing. */
  late: v.optional(TariffCode),
  /** Bases to which it belongs, of which other charges are a percentage. */
  bases: v.array(TariffCode, 'tariff.list'),
});
export type TariffCharge = v.InferOutput<typeof TariffCharge>;

/** The charges of which a relief lifts a share, and the share. */
const RELIEF_SHARE = {
  kinds: v.array(BillLineKind, 'tariff.list'),
  /** Of these kinds the charges that it lifts; absent: all of them. */
  charges: v.optional(codes),
  share: PrintedRate,
};

/** Relief that a business claims or an ordinance grants: a share of some kinds of charges is not due. */
export const Relief = v.strictObject({
  code: TariffCode,
  name: BilingualName,
  section: OrdinanceWords,
  in_force: v.boolean('tariff.yes_no'),
  ...RELIEF_SHARE,
  /** Other shares of other charges; of one that several name the first share is lifted. */
  more_shares: v.optional(
    v.pipe(v.array(v.strictObject(RELIEF_SHARE), 'tariff.list'), v.maxLength(10, 'tariff.too_many')),
  ),
  /** The lines of business that it covers: those that pass every test; absent: all, or those of the claim. */
  lines: v.optional(TariffTests),
  when: TariffTests,
  first_day: v.optional(v.pipe(v.string(), v.isoDate('tariff.day'))),
  last_day: v.optional(v.pipe(v.string(), v.isoDate('tariff.day'))),
  /** Above a figure of the claim, a part stays taxed: a cooperative's sales to non-members (RA 9520 art. 61). */
  taxed_part: v.optional(
    v.strictObject({
      figure: TariffCode,
      above: PrintedAmount,
      taxed: TariffCode,
      of: Quantity,
      /** Names of the two figures on the form of the claim; absent: their codes. */
      figure_name: v.optional(BilingualName),
      taxed_name: v.optional(BilingualName),
    }),
  ),
});
export type Relief = v.InferOutput<typeof Relief>;
