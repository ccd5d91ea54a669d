// SQL conditions of the search for online payment attempts.

import { TopNo } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';

import type { Database, Trx } from '../../platform/database/database.ts';
import { toSearchPattern } from '../../platform/database/paging.ts';
import { PAYMENT_REQUEST_ID } from '../../domain/payments/gateway/paynamics-fields.ts';
import type { WalkOrder } from '../../domain/listing/search/row-sample.ts';
import { readWays, loadWrittenWays } from '../../domain/listing/search/search-tiers.ts';
import { whereUsual, type WrittenWay } from '../../domain/listing/search/written-ways.ts';

/** Trigrams find three characters anywhere in a number; shorter texts are part of too many numbers. */
const MIN_NUMBER_LENGTH = 3;

interface AttemptSearch {
  readonly db: Database | Trx;
  readonly searchText: string;
  /** Number of rows that a page needs. */
  readonly rowLimit: number;
  /** Order of the list, where it is by the begin of the attempts. */
  readonly order?: WalkOrder | undefined;
}

/** A whole number, entered or scanned, names one attempt, so nothing else is searched. */
function whereWholeNumber(searchText: string): RawBuilder<boolean> | undefined {
  const number = searchText.toUpperCase();
  if (PAYMENT_REQUEST_ID.test(number)) return sql`t.request_id = ${number}`;
  if (!v.is(TopNo, number)) return undefined;
  return sql`t.bill_id = any(array(select x.bill_id from bill x where x.top_no = ${number}))`;
}

/**
 * Conditions of a search for attempts: by their own number, by that of the order of payment, and by name and numbers of
 * application and business. For an attempt `t` with its bill `o`, application `a` and business `b`; each is read by
 * itself, so that each uses its own index.
 */
export async function loadAttemptWays(search: AttemptSearch): Promise<RawBuilder<boolean>[]> {
  const wholeNumber = whereWholeNumber(search.searchText);
  if (wholeNumber !== undefined) return [wholeNumber];
  const ways = await Promise.all([
    readWays(search, listOwnNumberWays(search.searchText)),
    loadWrittenWays({ ...search, searchedTable: 'application' }),
  ]);
  return ways.flat();
}

function listOwnNumberWays(searchText: string): readonly WrittenWay[] {
  const pattern = toSearchPattern(searchText);
  if (searchText.length < MIN_NUMBER_LENGTH) return [];
  const matches = (numbers: string): boolean => numbers.toLowerCase().includes(searchText.toLowerCase());
  return [
    {
      column: 'request_ids',
      matches,
      indexCondition: sql`t.request_id ilike ${pattern}`,
      rowCondition: whereUsual(sql`(t.request_id || '') ilike ${pattern}`),
    },
    {
      column: 'top_no',
      matches,
      indexCondition: sql`t.bill_id = any(array(select x.bill_id from bill x where x.top_no ilike ${pattern}))`,
      rowCondition: whereUsual(sql`(o.top_no || '') ilike ${pattern}`),
    },
  ];
}
