// What a business still owes for a year after it has proved the sales of the year, by the deficiency rule of the tariff.

import type { AssessCase, AssessCaseLine, Centavos } from '@ebpls/contracts';

import { toShortfallBasis } from '../bill/deficiency.ts';
import { sumCentavos } from '../money.ts';
import { computeTariffDeficiency } from '../tariff/tariff-deficiency.ts';
import type { OpenTariff } from '../tariff/open-tariff.ts';
import { type Charge, createCharge } from '../tax/charge.ts';
import type { CalendarDay, Holidays } from '../time/calendar.ts';
import { refuseAtField } from './refuse-at-field.ts';
import { toTariffCase } from './tariff-case.ts';

/** Sales of one line of business by the proof, in centavos; absent where the line was billed without that figure. */
export type ProvedGross = Pick<AssessCaseLine, 'gross_non_essential' | 'gross_essential'>;

/** A billed year with the sales that its proof shows. */
export interface ProvedYear {
  /** The case that the year was billed on. */
  readonly input: AssessCase;
  /** The sales by the proof, for each line that `listProvableLines` names, in its order. */
  readonly lines: readonly ProvedGross[];
  /** Business tax that was billed for the year, without surcharge, interest and discount, in centavos. */
  readonly tax_billed: Centavos;
  readonly as_of: CalendarDay;
}

/** What is due after the proof, with what lateness adds until `as_of`. Centavos. */
export interface YearDeficiency {
  readonly charge: Charge;
  /** Business tax of the year on the proved sales. */
  readonly tax_proved: Centavos;
  readonly nominal_due: CalendarDay;
  readonly due: CalendarDay;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
  readonly months_late: number;
}

const isProvable = ({ gross_non_essential, gross_essential }: AssessCaseLine): boolean =>
  gross_non_essential !== undefined || gross_essential !== undefined;

/** The lines of a billed year whose sales are proved: those that were billed on sales. */
export function listProvableLines({ lines }: AssessCase): AssessCaseLine[] {
  return lines.filter(isProvable);
}

/** The billed case with the proved sales in the place of the declared ones. */
function replaceGross({ input, lines, as_of }: ProvedYear): AssessCase {
  const provedLines = lines.values();
  return {
    ...input,
    as_of,
    lines: input.lines.map((line) => (isProvable(line) ? { ...line, ...provedLines.next().value } : line)),
  };
}

/**
 * The deficiency of a billed year: the business tax on the proved sales less the tax that was billed, never below zero
 * (LGC s.167 and the section of the rule). Undefined where the tariff has no such rule. Refused: `CaseRefused` at the
 * line that the tariff cannot assess.
 */
export function computeYearDeficiency(
  open: OpenTariff,
  provedYear: ProvedYear,
  holidays: Holidays,
): YearDeficiency | undefined {
  const tariffCase = refuseAtField(() => toTariffCase(open, replaceGross(provedYear), 'RENEWAL'));
  const tax_paid = provedYear.tax_billed;
  const deficiency = refuseAtField(() => computeTariffDeficiency(open, { ...tariffCase, tax_paid }, holidays));
  if (deficiency === undefined) return undefined;
  const { row, taxes, due, surcharge, interest, months_late } = deficiency;
  const charge = createCharge({
    code: 'LBT-DEFICIENCY',
    name: row.name,
    kind: 'TAX',
    agency: 'MUNICIPAL',
    account_code: row.account_code,
    ordinance_section: row.section,
    late_charges: row.late !== undefined,
    ...(row.late === undefined ? {} : { late_code: row.late }),
    basis: toShortfallBasis(
      { taxes, carriedTax: provedYear.tax_billed },
      { message_key: 'tax.year_deficiency', changes_with: ['gross_non_essential', 'gross_essential', 'paid'] },
    ),
  });
  const nominal_due = `${tariffCase.tax_year}-${row.due}`;
  return { charge, tax_proved: sumCentavos(taxes), nominal_due, due, surcharge, interest, months_late };
}
