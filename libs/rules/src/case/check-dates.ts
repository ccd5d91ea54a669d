// Refuses a case whose dates cannot be, and finds how the year of its bill began.

import type { AssessCase, MessageKey } from '@ebpls/contracts';

import { getYear } from '../time/calendar.ts';
import { CaseRefused } from './case-refused.ts';

/** How the year of a bill began: as a new business or as a renewal. */
type YearBeginning = 'NEW' | 'RENEWAL';

/** Refused: the field with its message, when the condition holds. */
export function refuseIf(isWrong: boolean, field: string, message_key: MessageKey): void {
  if (isWrong) throw new CaseRefused(field, message_key);
}

function checkRetirementDates({ closure_date, as_of, tax_year }: AssessCase): void {
  if (closure_date === undefined) throw new CaseRefused('closure_date', 'closure_date.required');
  refuseIf(closure_date > as_of, 'closure_date', 'closure_date.in_future');
  refuseIf(getYear(closure_date) !== tax_year, 'closure_date', 'closure_date.not_in_tax_year');
}

function checkStart({ date_started, as_of, tax_year, closure_date }: AssessCase, beginning: YearBeginning): void {
  const firstDay = date_started ?? as_of;
  refuseIf(
    beginning === 'NEW' && getYear(firstDay) > tax_year,
    date_started === undefined ? 'as_of' : 'date_started',
    'date_started.after_tax_year',
  );
  refuseIf(
    date_started !== undefined && closure_date !== undefined && date_started > closure_date,
    'closure_date',
    'closure_date.before_start',
  );
}

/** A business that closes in the year it began was billed as new, on its capital. */
export function getYearBeginning({ application_type, date_started, tax_year }: AssessCase): YearBeginning {
  if (application_type !== 'RETIREMENT') return application_type;
  return date_started !== undefined && getYear(date_started) === tax_year ? 'NEW' : 'RENEWAL';
}

/** Refused: a start after the tax year, and days of a closure that contradict each other. */
export function checkDates(input: AssessCase, beginning: YearBeginning): void {
  if (input.application_type === 'RETIREMENT') checkRetirementDates(input);
  checkStart(input, beginning);
}
