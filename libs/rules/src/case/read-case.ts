import { AssessCase, isMessageKey, type Ordinance } from '@ebpls/contracts';
import * as v from 'valibot';

import { CaseRefused } from './case-refused.ts';

function toCaseRefusal(issue: v.BaseIssue<unknown>): CaseRefused {
  const field = v.getDotPath(issue) ?? 'case';
  const problemKey = issue.received === 'undefined' ? 'case.missing' : 'case.format';
  const key = isMessageKey(issue.message) ? issue.message : problemKey;
  return new CaseRefused(field, key);
}

/** Reads a case as it travels (money as decimal strings). Refused at the first field that is wrong. */
export function readCase(input: unknown): AssessCase {
  if (Array.isArray(input) || typeof input !== 'object' || input === null)
    throw new CaseRefused('case', 'case.not_object');
  const result = v.safeParse(AssessCase, input, { abortEarly: true });
  if (!result.success) throw toCaseRefusal(result.issues[0]);
  return result.output;
}

/** The version of the revenue code in force on 1 January of a tax year (rule 30). Refused when there is none. */
export function getOrdinanceInForce(versions: readonly Ordinance[], tax_year: number): Ordinance {
  const version = versions
    .filter(({ effective_on }) => effective_on <= `${tax_year}-01-01`)
    .toSorted((one, other) => one.effective_on.localeCompare(other.effective_on))
    .at(-1);
  if (version === undefined) throw new CaseRefused('tax_year', 'tax_year.no_ordinance');
  return version;
}
