// Cases of the former shape that tests compare with a converted tariff, beside the application itself.

import type { AssessCase } from '@ebpls/contracts';
import type { TariffCase } from '@ebpls/contracts/tariff';

import { getYearBeginning } from '../src/case/check-dates.ts';
import type { Rules } from '../src/case/matter.ts';
import { convertCase } from '../src/tariff/converted/convert-case.ts';
import { type BackYearCase, toBackYearInput } from '../src/years/back-year.ts';

/** The case of the year that a closing business was billed for: as a new business, or as a renewal. */
export function convertYearCase(input: AssessCase, rules: Rules): TariffCase {
  return convertCase(input, rules, { type: getYearBeginning(input) });
}

/** The case of a year that was not filed: of the claims those that need no figures of that year. */
export function convertBackYear({ input, is_presumptive }: Omit<BackYearCase, 'fraud_discovered_on'>, rules: Rules) {
  const { exemptions } = toBackYearInput({ input, is_presumptive: false }, rules);
  const application = { is_back_year: true, is_presumed: is_presumptive };
  const convertedCase = convertCase({ ...input, exemptions }, rules, application);
  // A line without a gross of that year was not added with the renewal: its income is presumed.
  const lines = convertedCase.lines.map(({ line, measures: { line_added: _added, ...measures } }) => ({
    line,
    measures,
  }));
  return is_presumptive ? { ...convertedCase, lines } : convertedCase;
}
