// Schema of a tariff: one version of the revenue code of any municipality or city, as data.

import * as v from 'valibot';

import { Relief, TariffCharge } from './charges.ts';
import { PresumedIncome } from './presumed-income.ts';
import { DeficiencyRule, PaymentRules, TariffLatePolicy } from './payment-rules.ts';
import { Classification, TariffMeasure, TariffLine, TariffSource, TaxCategoryRow } from './registers.ts';
import { BilingualName } from '../ordinance/typed-texts.ts';
import { LOCAL_GOVERNMENTS } from '../../shared/local-government.ts';
import { Day } from '../../shared/primitives.ts';

const rows = <Row extends v.GenericSchema>(row: Row, maxRows: number) =>
  v.pipe(v.array(row, 'tariff.list'), v.maxLength(maxRows, 'tariff.too_many'));

/** One version of a revenue code, whole. Figures are texts as printed; read, they are exact numbers. */
export const Tariff = v.strictObject({
  version: v.pipe(v.string('tariff.code'), v.regex(/^[A-Z0-9][A-Z0-9.-]{1,39}$/, 'tariff.code')),
  title: BilingualName,
  /** Decides the ceilings of the Local Government Code: a city may charge half as much again (s.144, 151). */
  government: v.picklist(LOCAL_GOVERNMENTS, 'tariff.choice'),
  /** First day from which its charges accrue. */
  effective_on: Day,
  /** Day on which the ordinance itself took effect: a new charge accrues from the quarter after it (LGC s.166). */
  ordinance_effective_on: v.optional(Day),
  sources: rows(TariffSource, 100),
  classifications: rows(Classification, 30),
  measures: rows(TariffMeasure, 200),
  taxes: rows(TaxCategoryRow, 200),
  lines: rows(TariffLine, 2_000),
  charges: rows(TariffCharge, 1_000),
  reliefs: rows(Relief, 100),
  late_policies: rows(TariffLatePolicy, 40),
  payment: PaymentRules,
  deficiency: v.optional(DeficiencyRule),
  presumed_incomes: v.optional(rows(PresumedIncome, 400)),
});
export type Tariff = v.InferOutput<typeof Tariff>;
/** The same as it is written down: every figure as text. */
export type TariffText = v.InferInput<typeof Tariff>;
