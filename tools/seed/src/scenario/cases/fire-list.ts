import * as contracts from '@ebpls/contracts';
import { type CalendarDay, startOfManilaDay, getYear } from '@ebpls/rules';

import type { ScenarioServer } from '../scenario-server.ts';

const NOON_MS = 12 * 3_600_000;
const DELIVERY_DAY = '12-18'; // RA 11032 s.11: by 20 December of the year before

/** Records the list of businesses that the fire bureau has not cleared for the year of a day. */
export async function recordFireList(server: ScenarioServer, day: CalendarDay): Promise<void> {
  const company_codes = server.municipality.businesses.flatMap(({ code, cases }) =>
    cases?.includes('not_cleared_by_fire') ? [code] : [],
  );
  const year = getYear(day);
  const given_on = `${year - 1}-${DELIVERY_DAY}`;
  server.at(new Date(startOfManilaDay(given_on).getTime() + NOON_MS));
  await server.call('fire', contracts.saveFireList, {
    params: { tax_year: String(year) },
    body: {
      paper: { kind: 'NEGATIVE', reference: `BFP ${server.municipality.name} ${year - 1}-118`, given_on },
      company_codes,
    },
  });
}
