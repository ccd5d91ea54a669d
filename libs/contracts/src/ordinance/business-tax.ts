import * as v from 'valibot';

import type { Figures, Written } from './figures.ts';
import { Named, Words } from './typed-texts.ts';
import { TaxCategory, Unit } from './vocabulary.ts';

/** How a tax is read from a gross. Lower bounds are inclusive, upper bounds exclusive. */
const scheduleOf = <Money extends Written, Share extends Written>({ money, rate }: Figures<Money, Share>) =>
  v.variant('kind', [
    v.object({
      kind: v.literal('BRACKETS'),
      brackets: v.pipe(v.array(v.object({ below: money, tax: money })), v.maxLength(60, 'list.too_long')),
      above: v.object({ rate, at_least: v.optional(money) }),
    }),
    v.object({ kind: v.literal('MARGINAL'), nothing_up_to: money, first: money, first_rate: rate, rest_rate: rate }),
    v.object({ kind: v.literal('FLAT'), rate }),
    v.object({ kind: v.literal('PER_UNIT'), unit: Unit, amount: money }),
    v.object({ kind: v.literal('EXEMPT') }),
  ]);

const taxRowOf = <Money extends Written, Share extends Written>(figures: Figures<Money, Share>) =>
  v.object({
    category: TaxCategory,
    name: Named,
    ordinance_section: Words,
    account_code: Words,
    /** Present where essential commodities pay a part of the schedule only. */
    essential: v.optional(v.object({ share: figures.rate, ordinance_section: Words, account_code: Words })),
    schedule: scheduleOf(figures),
  });

export const businessTaxOf = <Money extends Written, Share extends Written>(figures: Figures<Money, Share>) =>
  v.object({
    rows: v.array(taxRowOf(figures)),
    new_business: v.object({ rate: figures.rate, ordinance_section: Words }),
    barangay_tax: v.object({ name: Named, rate: figures.rate, account_code: Words, ordinance_section: Words }),
    deficiency: v.object({ name: Named, account_code: Words, ordinance_section: Words }),
  });
