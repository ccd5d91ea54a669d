import {
  type ReplyBody,
  GROWING_VIEWS,
  type listClearances,
  readSort,
  type EndpointInput,
  type SortColumn,
  listSorts,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { listQueue, type QueuedClearance, toQueueRow } from './queue.ts';
import type { CaseReader } from '../../applications/cases/case-reader.ts';
import { type ChosenOrder, toChosenOrder, SORTED_NAME, type SortKey } from '../../listing/search/list-sort-order.ts';
import { loadSearchPage } from '../../listing/search/searched-page.ts';
import { countClearances } from '../parts/clearance-views.ts';
import { getDeskDays, NO_DUE_DAY } from '../parts/desk-days.ts';
import { whereOfficeClearances } from '../../access/office-conditions.ts';

type QueuePageQuery = EndpointInput<typeof listClearances>['query'];

/** One page of an office's queue with the counts of its views. */
export async function loadQueuePage(
  db: Database,
  query: QueuePageQuery,
  reader: CaseReader,
): Promise<ReplyBody<typeof listClearances>> {
  const { actor } = reader;
  const [{ pageRows, next_cursor }, counts] = await Promise.all([
    loadQueueRows(db, query, reader),
    countClearances(db, whereOfficeClearances(actor), { days: getDeskDays(reader), account_id: actor.account_id }),
  ]);
  return { data: pageRows.map((clearance) => toQueueRow(clearance, reader)), next_cursor, counts };
}

/** The rows of a page. Refused: invalid for a sort that the view does not have. */
export function loadQueueRows(
  db: Database,
  { view, sort, search, cursor, limit }: QueuePageQuery,
  reader: CaseReader,
): Promise<{ pageRows: readonly QueuedClearance[]; next_cursor: string | null }> {
  const queueOrder = sort === undefined ? undefined : getQueueOrder(view, sort);
  return loadSearchPage({
    db,
    search,
    cursor,
    limit,
    searchedTable: 'application',
    has_days: true,
    is_newest_first: GROWING_VIEWS.has(view),
    chosenOrder: queueOrder,
    getKey: ({ sort_key, clearance_id }: QueuedClearance) => [sort_key, clearance_id],
    read: (slice) => listQueue(db, reader, { view, chosenOrder: queueOrder, ...slice }),
  });
}

const SORT_KEYS: Readonly<Record<SortColumn<'clearances'>, SortKey>> = {
  business: { kind: 'text', value: SORTED_NAME },
  number: { kind: 'number' },
  type: { kind: 'text', value: sql`a.application_type` },
  barangay: { kind: 'text', value: sql`g.name` },
  state: { kind: 'text', value: sql`c.state` },
  due: { kind: 'day', value: sql`coalesce(c.due_on, ${NO_DUE_DAY}::date)` },
  taken_by: { kind: 'text', value: sql`coalesce(w.full_name, '')` },
};

function getQueueOrder(view: QueuePageQuery['view'], name: NonNullable<QueuePageQuery['sort']>): ChosenOrder {
  const { column, is_down } = readSort<'clearances'>(name);
  if (!listSorts('clearances', view).includes(column))
    throw new Refused('invalid', 'list.sorted_by_number', { fields: { sort: 'list.sorted_by_number' } });
  return toChosenOrder({ name, is_down, key: SORT_KEYS[column], number: sql`c.clearance_id` });
}
