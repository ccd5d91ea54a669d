import * as contracts from '@ebpls/contracts';
import { type CalendarDay, startOfManilaDay, getYear } from '@ebpls/rules';

import { getMailbox } from '../acts.ts';
import type { ScenarioServer } from '../scenario-server.ts';

const NOON_MS = 12 * 3_600_000;
const GIVEN_ON = '12-18'; // RA 11032 s.11: by 20 December of the year before

/** Records the list of businesses that the fire bureau has not cleared for the year of a day. */
export async function recordFireList(
  server: ScenarioServer,
  day: CalendarDay,
  company_codes: readonly string[],
): Promise<void> {
  const year = getYear(day);
  const given_on = `${year - 1}-${GIVEN_ON}`;
  server.at(new Date(startOfManilaDay(given_on).getTime() + NOON_MS));
  await server.call(getMailbox('fire'), contracts.saveFireList, {
    params: { tax_year: String(year) },
    body: {
      paper: { kind: 'NEGATIVE', reference: `BFP San Isidro ${year - 1}-118`, given_on },
      company_codes: [...company_codes],
    },
  });
}
