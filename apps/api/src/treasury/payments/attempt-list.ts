import {
  type Answer,
  type downloadAttempts,
  type listAttempts as listAttemptsEndpoint,
  readSort,
  type Received,
  STATE_WORDS,
} from '@ebpls/contracts';
import { manilaDay } from '@ebpls/rules';
import type { FastifyReply } from 'fastify';
import { type RawBuilder, sql } from 'kysely';

import { METHOD_TITLES } from '../../domain/gateway/payment-methods.ts';
import { type FileColumn, sendList } from '../../domain/lists/send-list.ts';
import { type AttemptRow, readAttempts } from '../../domain/payments/attempts.queries.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { pageOf, readAmountCursor, readMomentCursor } from '../../platform/database/paging.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { attemptLine } from './attempt-answer.ts';
import { waysToAttempts } from './attempt-search.ts';

type Query = Received<typeof listAttemptsEndpoint>['query'];

/** One page of the attempts of all owners, newest first unless another order was chosen. */
export async function pageOfAttempts(
  api: Api,
  { locale }: Actor,
  query: Query,
): Promise<Answer<typeof listAttemptsEndpoint>> {
  const { shown, next_cursor } = await attemptRows(api, query);
  return { data: shown.map((row) => attemptLine(row, locale)), next_cursor };
}

const ORDERS = {
  started: { key: sql`t.created_at`, cast: sql`timestamptz`, read: readMomentCursor },
  amount: { key: sql`t.amount`, cast: sql`bigint`, read: readAmountCursor },
} as const;

type ListPlace = Pick<Query, 'search' | 'cursor' | 'limit' | 'state' | 'sort'>;

const sortOf = (sort: Query['sort'] = '-started') => readSort<'payments'>(sort);

/**
 * Which attempts `t` a page has, in which order: what stands behind the tables. `found` is a further condition on what
 * those tables have.
 */
export function attemptsOfPage(
  { cursor, limit, state, sort }: Omit<ListPlace, 'search'>,
  found: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const { column, is_down } = sortOf(sort);
  const { key, cast, read } = ORDERS[column];
  const after = read(cursor);
  const direction = is_down ? sql`desc` : sql`asc`;
  const behind =
    after === undefined
      ? sql`true`
      : sql`(${key}, t.request_id) ${is_down ? sql`<` : sql`>`} (${after[0]}::${cast}, ${after[1]})`;
  return sql`
    where (${state ?? null}::text is null or t.state = ${state ?? null})
      and ${found}
      and ${behind}
    order by ${key} ${direction}, t.request_id ${direction}
    limit ${limit + 1}`;
}

/** The same of a search: each way to an attempt is read as far as the page needs. */
export async function searchedAttempts(
  db: Database | Trx,
  typed: string,
  place: ListPlace,
): Promise<RawBuilder<unknown>> {
  const { column, is_down } = sortOf(place.sort);
  const order = column === 'started' ? ({ by: 'number', is_down } as const) : undefined;
  const ways = await waysToAttempts({ db, typed, needed: place.limit + 1, order });
  if (ways.length === 0) return attemptsOfPage(place, sql`false`);
  // Left joins on keys are left out by the database where nothing is asked of them.
  const found = ways.map(
    (way) => sql`(
      select t.request_id
      from payment_attempt t
      left join bill o on o.bill_id = t.bill_id
      left join application a on a.assessment_id = o.assessment_id
      left join business b on b.business_id = a.business_id ${attemptsOfPage(place, way)})`,
  );
  return attemptsOfPage(place, sql`t.request_id = any(array(${sql.join(found, sql` union all `)}))`);
}

async function attemptRows({ db }: { readonly db: Database | Trx }, place: ListPlace) {
  const typed = place.search?.trim() ?? '';
  const rest = typed === '' ? attemptsOfPage(place) : await searchedAttempts(db, typed, place);
  const found = await readAttempts(db, rest);
  const { column } = sortOf(place.sort);
  return pageOf(found, place.limit, ({ created_at, amount, request_id }) => [
    column === 'amount' ? String(amount) : created_at,
    request_id,
  ]);
}

const COLUMNS: readonly FileColumn<'payments'>[] = [
  { key: 'started', of: 'started', kind: 'day' },
  { key: 'request_id', of: 'started', kind: 'text' },
  { key: 'business', of: 'business', kind: 'text' },
  { key: 'top_no', of: 'business', kind: 'text' },
  { key: 'method', of: 'method', kind: 'text' },
  { key: 'state', of: 'state', kind: 'text' },
  { key: 'receipts', of: 'receipts', kind: 'text' },
  { key: 'amount', of: 'amount', kind: 'amount' },
];

/** The attempts of a list as a file. */
export function sendAttempts(
  api: Api,
  { actor, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
  query: Received<typeof downloadAttempts>['query'],
): Promise<void> {
  return sendList(api, {
    list: 'payments',
    actor,
    reply,
    query,
    columns: COLUMNS,
    read: (db, place) => attemptRows({ db }, { ...query, ...place }),
    rowOf: (row: AttemptRow) => ({
      key: row.request_id,
      texts: {
        started: manilaDay(row.created_at),
        request_id: row.request_id,
        business: row.company_name,
        top_no: row.top_no,
        method: METHOD_TITLES[row.method],
        state: STATE_WORDS.attempt[row.state][actor.locale],
        receipts: row.receipts.map(({ receipt_no }) => receipt_no).join(' '),
      },
      amounts: { amount: row.amount },
    }),
  });
}
