import {
  type ReplyBody,
  type listTransactions,
  readSort,
  type EndpointInput,
  type SortColumn,
  listSorts,
  GROWING_VIEWS,
} from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import {
  type ListedApplication,
  listApplications,
  toAssessmentRow,
} from '../../domain/application-read/application-list.ts';
import {
  type ChosenOrder,
  toChosenOrder,
  SORTED_NAME,
  type SortKey,
} from '../../domain/listing/search/list-sort-order.ts';
import { loadSearchPage } from '../../domain/listing/search/searched-page.ts';
import { type DeskDays, getDeskDays, NO_DUE_DAY } from '../../domain/application-read/parts/desk-days.ts';
import {
  whereAtOffice,
  countTransactions,
  whereDated,
  whereInTransactionView,
  whereReached,
  getUrgencyDay,
} from '../../domain/application-read/parts/transaction-views.ts';

type TransactionsQuery = EndpointInput<typeof listTransactions>['query'];

/** Applications of all owners, most urgent first; finished ones newest first. Drafts are their owner's alone. */
export async function loadTransactionsPage(
  db: Database,
  query: TransactionsQuery,
  reader: CaseReader,
): Promise<ReplyBody<typeof listTransactions>> {
  const [{ pageRows, next_cursor }, counts] = await Promise.all([
    loadTransactionRows(db, query, reader),
    countTransactions(db, getDeskDays(reader)),
  ]);
  return { data: pageRows.map((application) => toAssessmentRow(application, reader)), next_cursor, counts };
}

/** Reads the rows of a page only. Refused: invalid for a sort that the view does not have. */
export function loadTransactionRows(db: Database, query: TransactionsQuery, reader: CaseReader) {
  const days = getDeskDays(reader);
  const chosenOrder = query.sort === undefined ? undefined : getTransactionOrder(query.view, query.sort, days);
  const { sort_key, order, behind } = chosenOrder ?? getDefaultOrder(query.view, days);
  return loadSearchPage({
    db,
    search: query.search,
    cursor: query.cursor,
    limit: query.limit,
    searchedTable: 'application',
    has_days: true,
    is_newest_first: GROWING_VIEWS.has(query.view),
    chosenOrder,
    getKey: ({ sort_key: key, assessment_id }: ListedApplication) => [key ?? '', assessment_id],
    read: ({ ways, after, limit }) =>
      listApplications(db, {
        where: sql`
          ${whereInTransactionView(query.view, days)}
          and ${whereOffice(query, days)}
          and ${wherePeriod(query)}
          and ${query.stage === undefined ? sql`true` : whereReached(query.stage)}
          and ${behind(after)}`,
        ways,
        order,
        limit,
        sort_key,
      }),
  });
}

const NUMBER = sql`a.assessment_id`;

/** Views with deadlines begin with the most urgent, all others with the newest. */
function getDefaultOrder(
  view: TransactionsQuery['view'],
  days: DeskDays,
): Pick<ChosenOrder, 'sort_key' | 'order' | 'behind'> {
  const sort_key = getUrgencyDay(days);
  const is_down = GROWING_VIEWS.has(view);
  const { order, behind } = toChosenOrder({
    name: '',
    is_down,
    number: NUMBER,
    key: is_down ? { kind: 'number' } : { kind: 'day', value: sort_key },
  });
  // By its name in the list, so that the day is computed once for a row.
  return { sort_key, order: is_down ? order : sql`sort_key, ${NUMBER}`, behind };
}

function getTransactionOrder(
  view: TransactionsQuery['view'],
  name: NonNullable<TransactionsQuery['sort']>,
  days: DeskDays,
): ChosenOrder {
  const { column, is_down } = readSort<'applications'>(name);
  if (!listSorts('applications', view).includes(column))
    throw new Refused('invalid', 'list.sorted_by_number', { fields: { sort: 'list.sorted_by_number' } });
  return toChosenOrder({ name, is_down, key: getSortKey(column, days), number: NUMBER });
}

function getSortKey(column: SortColumn<'applications'>, days: DeskDays): SortKey {
  const keys: Readonly<Record<SortColumn<'applications'>, SortKey>> = {
    business: { kind: 'text', value: SORTED_NAME },
    number: { kind: 'number' },
    type: { kind: 'text', value: sql`a.application_type` },
    barangay: { kind: 'text', value: sql`g.name` },
    state: { kind: 'text', value: sql`a.state` },
    filed: {
      kind: 'day',
      value: sql`coalesce((a.submitted_at at time zone 'Asia/Manila')::date, ${NO_DUE_DAY}::date)`,
    },
    due: { kind: 'day', value: getUrgencyDay(days) },
  };
  return keys[column];
}

function whereOffice({ office, office_view }: TransactionsQuery, days: DeskDays): RawBuilder<unknown> {
  return office === undefined ? sql`true` : whereAtOffice(office, office_view, days);
}

/** The whole calendar where an end of the period is open. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';

function wherePeriod({
  dated_by,
  from = FIRST_DAY,
  to = LAST_DAY,
  arta_class,
}: TransactionsQuery): RawBuilder<unknown> {
  const dated = dated_by === undefined ? sql`true` : whereDated(dated_by, { from, to });
  return arta_class === undefined ? dated : sql`${dated} and a.arta_class = ${arta_class}`;
}
