import { type Answer, type Centavos, type getOwnerDashboard, pesosText, type Received } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { CaseReader } from '../../domain/cases/case-reader.ts';
import {
  type ListedApplication,
  listApplications,
  listedOnWire,
} from '../../domain/application-views/application-list.ts';
import { dueNow } from '../../domain/application-views/due-now.ts';
import { pageOf, readCursor } from '../../platform/database/paging.ts';
import { countOwn, inOwnView, WAITS_FOR_OWNER } from '../../domain/views/own-views.ts';

const SHOWN_MOST = 10;

type Query = Received<typeof getOwnerDashboard>['query'];

/**
 * What the owner has, what waits for the owner, and what is owed today; one page of the applications that the view
 * names.
 */
export async function ownerDashboard(
  db: Database,
  query: Query,
  reader: CaseReader,
): Promise<Answer<typeof getOwnerDashboard>> {
  const { account_id } = reader.actor;
  const [counts, businesses, found] = await Promise.all([
    countOwn(db, account_id),
    db
      .selectFrom('business')
      .select('business_id')
      .where('owner_id', '=', account_id)
      .where('discarded_at', 'is', null)
      .execute(),
    listOwn(db, account_id, query),
  ]);
  const owed = await dueNow(
    db,
    businesses.map(({ business_id }) => business_id),
    reader,
  );
  const due_now = [...owed.values()].reduce((all, amount) => all + amount, 0) as Centavos;
  const { shown, next_cursor } = pageOf(found, SHOWN_MOST, ({ sort_key, assessment_id }) => [
    sort_key ?? '',
    assessment_id,
  ]);
  return {
    businesses: businesses.length,
    open_applications: counts.open,
    waiting_on_owner: counts.waiting,
    due_now: pesosText(due_now),
    applications: shown.map((row) => listedOnWire(row, reader)),
    next_cursor,
  };
}

/** What waits for the owner comes first, then the newest; one row more than the page holds. */
function listOwn(db: Database, account_id: number, { view, cursor }: Query): Promise<ListedApplication[]> {
  const where = sql`a.owner_id = ${account_id}::bigint and ${inOwnView(view)} and ${afterCursor(cursor)}`;
  return listApplications(db, {
    where,
    order: sql`sort_key desc, a.assessment_id desc`,
    limit: SHOWN_MOST + 1,
    sort_key: WAITS_FOR_OWNER,
  });
}

function afterCursor(cursor: string | undefined): RawBuilder<unknown> {
  const after = readCursor(cursor);
  return after === undefined
    ? sql`true`
    : sql`(${WAITS_FOR_OWNER}, a.assessment_id) < (${after[0] === 'true'}::boolean, ${after[1]}::bigint)`;
}
