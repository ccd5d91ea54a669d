// Loads the balance and the standing of the businesses on a page.

import type { StandingFacts } from '@ebpls/rules';

import { loadCurrentBalances } from '../../domain/application-read/current-balances.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { loadStandingFacts, toStandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CompanyRecord } from './companies.queries.ts';

/** Values computed for the businesses of a page: the balance of each, and the facts of its standing. */
export interface CompanyFigures {
  readonly balances: Awaited<ReturnType<typeof loadCurrentBalances>>;
  readonly facts: ReadonlyMap<number, StandingFacts>;
}

/** Loads all of a page in one query each. */
export async function loadCompanyFigures(
  db: Database,
  records: readonly CompanyRecord[],
  reader: { readonly rows: ReferenceRows; readonly today: string },
): Promise<CompanyFigures> {
  const [balances, facts] = await Promise.all([
    loadCurrentBalances(
      db,
      records.filter(({ has_bill }) => has_bill).map(({ business_id }) => business_id),
      reader,
    ),
    loadStandingFacts(
      db,
      records.map(({ business_id }) => business_id),
      toStandingDay(reader.today, reader.rows),
    ),
  ]);
  return { balances, facts };
}

/** The facts of one business of the page. */
export function getStandingFacts({ facts }: CompanyFigures, { business_id }: CompanyRecord): StandingFacts {
  const businessFacts = facts.get(business_id);
  if (!businessFacts) throw new Error(`business ${business_id} has no facts`);
  return businessFacts;
}
