import {
  type ReplyBody,
  type Centavos,
  type getOwnerDashboard,
  formatPesosText,
  type EndpointInput,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import {
  type ListedApplication,
  listApplications,
  toAssessmentRow,
} from '../../domain/application-read/application-list.ts';
import { loadCurrentBalances } from '../../domain/application-read/current-balances.ts';
import { orderByRank } from '../../platform/database/list-rows.ts';
import { toPage } from '../../platform/database/paging.ts';
import { countOwn, whereInOwnView, WAITS_FOR_OWNER } from '../../domain/application-read/parts/owner-views.ts';

const MAX_SHOWN = 10;

type OwnerDashboardQuery = EndpointInput<typeof getOwnerDashboard>['query'];

/**
 * Counts of the owner's businesses and waiting applications, the amount due today, and one page of the applications of
 * the view.
 */
export async function loadOwnerDashboard(
  db: Database,
  query: OwnerDashboardQuery,
  reader: CaseReader,
): Promise<ReplyBody<typeof getOwnerDashboard>> {
  const { account_id } = reader.actor;
  const [counts, businesses, applicationRows] = await Promise.all([
    countOwn(db, account_id),
    db
      .selectFrom('business')
      .select('business_id')
      .where('owner_id', '=', account_id)
      .where('discarded_at', 'is', null)
      .execute(),
    listOwnApplications(db, account_id, query),
  ]);
  const balances = await loadCurrentBalances(
    db,
    businesses.map(({ business_id }) => business_id),
    reader,
  );
  const dueNow = [...balances.values()].reduce((all, amount) => all + amount, 0) as Centavos;
  const { pageRows, next_cursor } = toPage(applicationRows, MAX_SHOWN, ({ sort_key, assessment_id }) => [
    sort_key ?? '',
    assessment_id,
  ]);
  return {
    businesses: businesses.length,
    open_applications: counts.open,
    waiting_on_owner: counts.waiting,
    due_now: formatPesosText(dueNow),
    applications: pageRows.map((row) => toAssessmentRow(row, reader)),
    next_cursor,
  };
}

const OWN_RANK = sql`case when ${WAITS_FOR_OWNER} then '0' else '1' end`;
const OWN_ORDER = orderByRank({ rank: OWN_RANK, numberColumn: 'a.assessment_id', ranks: ['0', '1'] });

/**
 * Applications that wait for the owner come first, then the newest; one row more than the page holds. `listApplications`
 * cuts the page itself, since it joins the details of its rows for every list of applications.
 */
function listOwnApplications(
  db: Database,
  account_id: number,
  { view, cursor }: OwnerDashboardQuery,
): Promise<ListedApplication[]> {
  const conditions = [sql`a.owner_id = ${account_id}::bigint`, whereInOwnView(view), OWN_ORDER.whereAfter(cursor)];
  return listApplications(db, {
    where: sql.join(
      conditions.map((condition) => sql`(${condition})`),
      sql` and `,
    ),
    order: OWN_ORDER.columns,
    limit: MAX_SHOWN + 1,
    sort_key: OWN_RANK,
  });
}
