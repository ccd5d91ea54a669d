// Schemas of the payment rules in the revenue code: due days, late charges, amnesties and extensions.

import * as v from 'valibot';

import type { PaymentMode } from '../../shared/states.ts';
import { Day, isDay } from '../../shared/primitives.ts';
import { Quarter, WholeNumber, type FigureSchema } from './figures.ts';
import { OrdinanceWords } from './typed-texts.ts';

const Amnesty = v.object({
  from: Day,
  to: Day,
  waives_surcharge: v.boolean('yes_no.format'),
  waives_interest: v.boolean('yes_no.format'),
  ordinance_no: OrdinanceWords,
});
const Extension = v.object({ due: Day, until: Day, resolution_no: OrdinanceWords });

/** Defines the policy on late payment: surcharge, monthly interest, disputes and amnesties. */
export const defineLatePolicy = <Share extends FigureSchema>(rate: Share) =>
  v.object({
    surcharge: rate,
    interest_per_month: rate,
    months_at_most: WholeNumber,
    /** Days from the notice of assessment in which a line may be disputed, and in which the treasurer decides. */
    dispute_days: WholeNumber,
    dispute_decision_days: WholeNumber,
    ordinance_section: OrdinanceWords,
    tax_account_code: OrdinanceWords,
    fee_account_code: OrdinanceWords,
    amnesties: v.pipe(v.array(Amnesty), v.maxLength(40, 'list.too_long')),
  });

/** Month and day, `01-20`; 29 February is no day of every year. */
const MonthDay = v.pipe(
  v.string('day.required'),
  v.regex(/^\d{2}-\d{2}$/, 'month_day.format'),
  v.check((day) => isDay(`2026-${day}`), 'month_day.format'),
);

/** First and last day on which the renewal of a year is filed in time (LGC s.167); the year is that of the permit. */
const RenewalWindow = v.object({ first_day: MonthDay, last_day: MonthDay });
/** Window of a version that was written before the window was a row of its own. */
export const STATUTORY_WINDOW = { first_day: '01-01', last_day: '01-20' } as const;

export const DuePolicy = v.object({
  ordinance_section: OrdinanceWords,
  /** Month and day of each quarter's due date, `01-20`. */
  quarter_days: v.tuple([MonthDay, MonthDay, MonthDay, MonthDay]),
  quarters_of: v.object({
    ANNUAL: v.array(Quarter),
    SEMI_ANNUAL: v.array(Quarter),
    QUARTERLY: v.array(Quarter),
  } satisfies Record<PaymentMode, unknown>),
  renewal_window: v.optional(RenewalWindow, STATUTORY_WINDOW),
  extensions: v.pipe(v.array(Extension), v.maxLength(40, 'list.too_long')),
});
export type DuePolicy = v.InferOutput<typeof DuePolicy>;
