// Schemas of the fees and exemptions in the revenue code.

import * as v from 'valibot';

import { type FigureSchemas, SquareMetres, type FigureSchema } from './figures.ts';
import { Amendment } from '../../shared/states.ts';
import { BilingualName, OrdinanceWords } from './typed-texts.ts';
import { Agency, BillLineKind, ChargedType, PermitGroup, Unit, UNITS } from './vocabulary.ts';

const byLevel = <Money extends FigureSchema>(money: Money) => v.object({ L: money, M: money, H: money });
const byScale = <Money extends FigureSchema>(money: Money) =>
  v.object({ micro: money, cottage: money, small: money, medium: money, large: money });

const definePermitGroup = <Money extends FigureSchema>(money: Money) =>
  v.object({
    group: PermitGroup,
    amounts: byScale(money),
    per_unit: v.optional(v.object({ unit: Unit, amount: money })),
    replaces: v.optional(PermitGroup),
  });

/** How a fee is computed; the kinds are those in use, a new kind is a change of code with its test. */
const defineFeeRule = <Money extends FigureSchema, Share extends FigureSchema>({
  money,
  rate,
}: FigureSchemas<Money, Share>) =>
  v.variant('kind', [
    v.object({ kind: v.literal('FIXED'), amount: money }),
    v.object({
      kind: v.literal('BY_TYPE'),
      amounts: v.object({ NEW: money, RENEWAL: money, AMENDMENT: money, RETIREMENT: money }),
    }),
    v.object({
      kind: v.literal('PER_UNIT'),
      of: v.array(v.object({ unit: v.picklist([...UNITS, 'employee', 'page']), amount: money })),
    }),
    v.object({
      kind: v.literal('BY_AREA'),
      steps: v.pipe(v.array(v.object({ below: SquareMetres, amount: money })), v.maxLength(60, 'list.too_long')),
      above: money,
    }),
    v.object({
      kind: v.literal('AREA_STEPS'),
      first_sqm: SquareMetres,
      first: money,
      each_sqm: SquareMetres,
      each: money,
      at_most: money,
    }),
    v.object({ kind: v.literal('BY_LINE_CLASS'), of: v.picklist(['environment', 'garbage']), amounts: byLevel(money) }),
    v.object({
      kind: v.literal('BY_PERMIT_GROUP'),
      groups: v.array(definePermitGroup(money)),
      cooperative_at_most: money,
    }),
    v.object({ kind: v.literal('BY_SCALE'), amounts: byScale(money) }),
    v.object({ kind: v.literal('PERCENT_OF_FEES'), rate, at_least: money }),
  ]);

export const FEE_CONDITIONS = [
  'always',
  'agricultural_line',
  'liquor_or_tobacco',
  'retirement_filed_late',
  'cheque_returned',
] as const;

export const defineFee = <Money extends FigureSchema, Share extends FigureSchema>(
  figures: FigureSchemas<Money, Share>,
) =>
  v.object({
    code: OrdinanceWords,
    name: BilingualName,
    kind: BillLineKind,
    agency: Agency,
    account_code: OrdinanceWords,
    ordinance_section: OrdinanceWords,
    /** Off rows are printed in the code but not in force. */
    in_force: v.boolean('yes_no.format'),
    /** Empty: charged on request only, never by an assessment. */
    applies_to: v.array(ChargedType),
    /** The amendments that owe it; none when absent. */
    amendments: v.exactOptional(v.array(Amendment)),
    prorated_for_new: v.boolean('yes_no.format'),
    late_charges: v.boolean('yes_no.format'),
    /** Also due for a year that was not filed; the mayor's permit fee is without it (domain reference 3.10b). */
    back_years: v.optional(v.boolean('yes_no.format'), false),
    when: v.picklist(FEE_CONDITIONS),
    rule: defineFeeRule(figures),
  });

export const defineExemption = <Money extends FigureSchema>(money: Money) =>
  v.object({
    code: v.picklist(['X-MARGINAL', 'X-BOI', 'X-PETROL', 'X-CARRIER', 'X-COOP', 'X-GOV', 'X-BMBE']),
    name: BilingualName,
    ordinance_section: OrdinanceWords,
    in_force: v.boolean('yes_no.format'),
    /** Reserves up to which a cooperative's business with non-members stays exempt too. */
    reserves_at_most: v.optional(money),
  });
