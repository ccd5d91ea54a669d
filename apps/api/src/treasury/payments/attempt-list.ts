// Lists the online payment attempts of all owners, as pages and as a file.

import {
  type ReplyBody,
  type downloadAttempts,
  type listAttempts as listAttemptsEndpoint,
  readSort,
  type EndpointInput,
  STATE_TEXTS,
  PAYMENT_METHOD_TITLES,
} from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import type { FastifyReply } from 'fastify';
import { type RawBuilder, sql } from 'kysely';

import { type FileColumn, sendList } from '../../domain/listing/send-list.ts';
import { type AttemptRow, readAttempts } from '../../domain/payments/attempts/attempts.queries.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { toPage, readAmountCursor, readMomentCursor } from '../../platform/database/paging.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { toAttemptRow } from './attempt-reply.ts';
import { loadAttemptWays } from './attempt-search.ts';

type AttemptsQuery = EndpointInput<typeof listAttemptsEndpoint>['query'];

/** One page of the attempts of all owners, newest first unless another order is chosen. */
export async function loadAttemptPage(
  api: Api,
  { locale }: Actor,
  query: AttemptsQuery,
): Promise<ReplyBody<typeof listAttemptsEndpoint>> {
  const { pageRows, next_cursor } = await listAttemptRows(api, query);
  return { data: pageRows.map((row) => toAttemptRow(row, locale)), next_cursor };
}

const SORT_ORDERS = {
  started: { key: sql`t.created_at`, cast: sql`timestamptz`, read: readMomentCursor },
  amount: { key: sql`t.amount`, cast: sql`bigint`, read: readAmountCursor },
} as const;

type ListPlace = Pick<AttemptsQuery, 'search' | 'cursor' | 'limit' | 'state' | 'sort'>;

const parseAttemptSort = (sort: AttemptsQuery['sort'] = '-started') => readSort<'payments'>(sort);

/**
 * Condition and order of a page of attempts `t`: the part of the statement after the tables. `condition` is a further
 * condition on those tables. Not `listRows`: a search cuts the same page in every way to an attempt, and then in all.
 */
export function selectAttemptsPage(
  { cursor, limit, state, sort }: Omit<ListPlace, 'search'>,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const { column, is_down } = parseAttemptSort(sort);
  const { key, cast, read } = SORT_ORDERS[column];
  const after = read(cursor);
  const direction = is_down ? sql`desc` : sql`asc`;
  const behind =
    after === undefined
      ? sql`true`
      : sql`(${key}, t.request_id) ${is_down ? sql`<` : sql`>`} (${after[0]}::${cast}, ${after[1]})`;
  return sql`
    where (${state ?? null}::text is null or t.state = ${state ?? null})
      and ${condition}
      and ${behind}
    order by ${key} ${direction}, t.request_id ${direction}
    limit ${limit + 1}`;
}

/** Query of a search: each way to an attempt is read as far as the page needs. */
export async function selectSearchedAttempts(
  db: Database | Trx,
  searchText: string,
  place: ListPlace,
): Promise<RawBuilder<unknown>> {
  const { column, is_down } = parseAttemptSort(place.sort);
  const order = column === 'started' ? ({ by: 'number', is_down } as const) : undefined;
  const ways = await loadAttemptWays({ db, searchText, rowLimit: place.limit + 1, order });
  if (ways.length === 0) return selectAttemptsPage(place, sql`false`);
  // PostgreSQL drops left joins on keys whose columns are not used.
  const queries = ways.map(
    (way) => sql`(
      select t.request_id
      from payment_attempt t
      left join bill o on o.bill_id = t.bill_id
      left join application a on a.assessment_id = o.assessment_id
      left join business b on b.business_id = a.business_id ${selectAttemptsPage(place, way)})`,
  );
  return selectAttemptsPage(place, sql`t.request_id = any(array(${sql.join(queries, sql` union all `)}))`);
}

async function listAttemptRows({ db }: { readonly db: Database | Trx }, place: ListPlace) {
  const searchText = place.search?.trim() ?? '';
  const clause = searchText === '' ? selectAttemptsPage(place) : await selectSearchedAttempts(db, searchText, place);
  const attempts = await readAttempts(db, clause);
  const { column } = parseAttemptSort(place.sort);
  return toPage(attempts, place.limit, ({ created_at, amount, request_id }) => [
    column === 'amount' ? String(amount) : created_at,
    request_id,
  ]);
}

const ATTEMPT_COLUMNS: readonly FileColumn<'payments'>[] = [
  { key: 'started', of: 'started', kind: 'day' },
  { key: 'request_id', of: 'started', kind: 'text' },
  { key: 'business', of: 'business', kind: 'text' },
  { key: 'top_no', of: 'business', kind: 'text' },
  { key: 'method', of: 'method', kind: 'text' },
  { key: 'state', of: 'state', kind: 'text' },
  { key: 'receipts', of: 'receipts', kind: 'text' },
  { key: 'amount', of: 'amount', kind: 'amount' },
];

/** Sends the attempts of a list as a file. */
export function sendAttempts(
  api: Api,
  { actor, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
  query: EndpointInput<typeof downloadAttempts>['query'],
): Promise<void> {
  return sendList(api, {
    list: 'payments',
    actor,
    reply,
    query,
    columns: ATTEMPT_COLUMNS,
    read: (db, place) => listAttemptRows({ db }, { ...query, ...place }),
    toRow: (row: AttemptRow) => ({
      key: row.request_id,
      texts: {
        started: toManilaDay(row.created_at),
        request_id: row.request_id,
        business: row.company_name,
        top_no: row.top_no,
        method: PAYMENT_METHOD_TITLES[row.method],
        state: STATE_TEXTS.attempt[row.state][actor.locale],
        receipts: row.receipts.map(({ receipt_no }) => receipt_no).join(' '),
      },
      amounts: { amount: row.amount },
    }),
  });
}
