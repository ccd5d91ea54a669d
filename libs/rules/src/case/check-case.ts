// Refuses a tax computation whose declared figures or dates are missing or contradict each other.

import type { AssessCaseLine } from '@ebpls/contracts';

import { CaseRefused } from './case-refused.ts';
import { checkExemptions } from '../tax/exemptions.ts';
import type { Matter, TaxedLine } from './matter.ts';
import { checkDates, refuseIf } from './check-dates.ts';

/**
 * Checks the declared figures of a line; which ones depends on the kind of application; peddlers are counted, not
 * measured (rules 12 and 18).
 */
function checkLine({ entry, row, index }: TaxedLine, { input, beginning }: Matter): void {
  const field = `lines.${index}`;
  if (row.schedule.kind === 'PER_UNIT') {
    refuseIf((entry.units?.[row.schedule.unit] ?? 0) < 1, `${field}.units.${row.schedule.unit}`, 'units.at_least_one');
  } else {
    refuseIf(
      beginning === 'NEW' && entry.capitalization === undefined,
      `${field}.capitalization`,
      'capitalization.required',
    );
  }
  refuseIf(
    input.application_type === 'RETIREMENT' &&
      entry.gross_current_year === undefined &&
      entry.gross_current_year_essential === undefined,
    `${field}.gross_current_year`,
    'gross_current_year.required',
  );
}

const sumDeclaredGross = ({ gross_essential, gross_non_essential }: AssessCaseLine): number =>
  (gross_essential ?? 0) + (gross_non_essential ?? 0);

/**
 * A renewal that sold nothing on any line swears to it; a business of peddlers alone is counted and declares no gross
 * (rules 12, 18 and 32).
 */
function checkGross({ input, lines }: Matter): void {
  if (input.application_type !== 'RENEWAL' || input.zero_gross_affidavit) return;
  const measuredLine = lines.find(({ row }) => row.schedule.kind !== 'PER_UNIT');
  const isNothing = measuredLine !== undefined && lines.every(({ entry }) => sumDeclaredGross(entry) === 0);
  refuseIf(isNothing, `lines.${measuredLine?.index ?? 0}.gross_non_essential`, 'gross.zero_needs_affidavit');
}

/** A line is declared once in each of its categories (rules 6 and 38). */
function checkTwice(lines: readonly TaxedLine[]): void {
  for (const { line, row, index } of lines) {
    const first = lines.findIndex((other) => other.line === line && other.row === row);
    if (first < index) throw new CaseRefused(`lines.${index}.line`, 'lines.duplicate_in_category');
  }
}

/** Refuses what cannot be (domain reference 4.7): the field and the message of the first thing found. */
export function checkCase(matter: Matter): void {
  const { input, lines, beginning } = matter;
  checkTwice(lines);
  checkDates(input, beginning);
  for (const line of lines) checkLine(line, matter);
  checkGross(matter);
  checkExemptions(matter);
}
