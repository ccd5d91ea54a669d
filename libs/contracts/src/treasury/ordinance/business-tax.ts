// Schema of the business tax in the revenue code: its categories, and the schedule by which each is taxed.

import * as v from 'valibot';

import type { FigureSchemas, FigureSchema } from './figures.ts';
import { BilingualName, OrdinanceWords } from './typed-texts.ts';
import { TaxCategory, Unit } from './vocabulary.ts';

/** Schedule that turns gross sales into a tax. Lower bounds of brackets are inclusive, upper bounds exclusive. */
const defineSchedule = <Money extends FigureSchema, Share extends FigureSchema>({
  money,
  rate,
}: FigureSchemas<Money, Share>) =>
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

const defineTaxRow = <Money extends FigureSchema, Share extends FigureSchema>(figures: FigureSchemas<Money, Share>) =>
  v.object({
    category: TaxCategory,
    name: BilingualName,
    ordinance_section: OrdinanceWords,
    account_code: OrdinanceWords,
    /** Present where essential commodities pay a part of the schedule only. */
    essential: v.optional(
      v.object({ share: figures.rate, ordinance_section: OrdinanceWords, account_code: OrdinanceWords }),
    ),
    schedule: defineSchedule(figures),
  });

export const defineBusinessTax = <Money extends FigureSchema, Share extends FigureSchema>(
  figures: FigureSchemas<Money, Share>,
) =>
  v.object({
    rows: v.array(defineTaxRow(figures)),
    new_business: v.object({ rate: figures.rate, ordinance_section: OrdinanceWords }),
    barangay_tax: v.object({
      name: BilingualName,
      rate: figures.rate,
      account_code: OrdinanceWords,
      ordinance_section: OrdinanceWords,
    }),
    deficiency: v.object({ name: BilingualName, account_code: OrdinanceWords, ordinance_section: OrdinanceWords }),
  });
