import type { Answer, listTransactions, Received } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { CaseReader } from '../../domain/cases/case-reader.ts';
import {
  type ListedApplication,
  listApplications,
  listedOnWire,
} from '../../domain/application-views/application-list.ts';
import { searchedPage } from '../../domain/search/searched-page.ts';
import { type DeskDays, deskDays } from '../../domain/views/desk-days.ts';
import { atOffice, countTransactions, inTransactionView, urgencyDay } from '../../domain/views/transaction-views.ts';

type Query = Received<typeof listTransactions>['query'];

/** Applications of all owners, most urgent first; finished ones newest first. Drafts are their owner's alone. */
export async function transactionsPage(
  db: Database,
  query: Query,
  reader: CaseReader,
): Promise<Answer<typeof listTransactions>> {
  const days = deskDays(reader);
  const sort_key = urgencyDay(days);
  const isNewestFirst = query.view === 'issued' || query.view === 'all';
  const behind = (after: readonly [string, number] | undefined): RawBuilder<unknown> => {
    if (after === undefined) return sql`true`;
    const [day, assessment_id] = after;
    if (isNewestFirst) return sql`a.assessment_id < ${assessment_id}::bigint`;
    return sql`(${sort_key}, a.assessment_id) > (${day}::date, ${assessment_id}::bigint)`;
  };
  const [{ shown, next_cursor }, counts] = await Promise.all([
    searchedPage({
      search: query.search,
      cursor: query.cursor,
      limit: query.limit,
      searched: 'application',
      has_days: true,
      keyOf: ({ sort_key: day, assessment_id }: ListedApplication) => [day ?? '', assessment_id],
      read: ({ matching, after, limit }) =>
        listApplications(db, {
          where: sql`
            ${inTransactionView(query.view, days)}
            and ${ofOffice(query, days)}
            and ${behind(after)}
            and ${matching}`,
          order: isNewestFirst ? sql`a.assessment_id desc` : sql`sort_key, a.assessment_id`,
          limit,
          sort_key,
        }),
    }),
    countTransactions(db, days),
  ]);
  return { data: shown.map((listed) => listedOnWire(listed, reader)), next_cursor, counts };
}

function ofOffice({ office, office_view }: Query, days: DeskDays): RawBuilder<unknown> {
  return office === undefined ? sql`true` : atOffice(office, office_view, days);
}
