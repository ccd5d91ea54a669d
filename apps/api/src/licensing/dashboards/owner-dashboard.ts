import {
  type ReplyBody,
  type Centavos,
  type getOwnerDashboard,
  formatPesosText,
  type EndpointInput,
} from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import {
  type ListedApplication,
  listApplications,
  toAssessmentRow,
} from '../../domain/application-read/application-list.ts';
import { loadCurrentBalances } from '../../domain/application-read/current-balances.ts';
import { toPage, readCursor } from '../../platform/database/paging.ts';
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

/** Applications that wait for the owner come first, then the newest; one row more than the page holds. */
function listOwnApplications(
  db: Database,
  account_id: number,
  { view, cursor }: OwnerDashboardQuery,
): Promise<ListedApplication[]> {
  const where = sql`a.owner_id = ${account_id}::bigint and ${whereInOwnView(view)} and ${whereAfterCursor(cursor)}`;
  return listApplications(db, {
    where,
    order: sql`sort_key desc, a.assessment_id desc`,
    limit: MAX_SHOWN + 1,
    sort_key: WAITS_FOR_OWNER,
  });
}

function whereAfterCursor(cursor: string | undefined): RawBuilder<unknown> {
  const after = readCursor(cursor);
  return after === undefined
    ? sql`true`
    : sql`(${WAITS_FOR_OWNER}, a.assessment_id) < (${after[0] === 'true'}::boolean, ${after[1]}::bigint)`;
}
