// Schema of a bill that was issued before, by which a tariff is proved.

import * as v from 'valibot';

import { PrintedAmount, TariffCode } from './figures.ts';
import { TariffCase } from './tariff-case.contract.ts';
import { Day } from '../../shared/primitives.ts';
import { OrdinanceWords } from '../ordinance/typed-texts.ts';

/** A payment of what was due until its day, none of which was paid before, with what lateness added to it. */
const LatePayment = v.strictObject({
  on: Day,
  /** Absent: none was charged. */
  surcharge: v.optional(PrintedAmount),
  interest: v.optional(PrintedAmount),
});

/** A bill of the years before: what was declared, and what was charged, line by line. */
export const PastBill = v.strictObject({
  title: OrdinanceWords,
  case: TariffCase,
  charges: v.pipe(
    v.array(
      v.strictObject({ code: TariffCode, amount: PrintedAmount, arithmetic: v.optional(v.string('tariff.format')) }),
      'tariff.list',
    ),
    v.maxLength(200, 'tariff.too_many'),
  ),
  /** Surcharge and interest are compared where the bill says when it was paid. */
  paid: v.optional(LatePayment),
});
export type PastBill = v.InferOutput<typeof PastBill>;
