import { type Answer, type listTransactions, type TRANSACTION_VIEWS } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../database.ts';
import { listApplications, listedOnWire } from '../../records/application-list.ts';
import type { CaseReader } from '../../licensing/case-reader.ts';
import { pageOf, patternOf, readDayCursor } from '../../records/paging.ts';

type View = (typeof TRANSACTION_VIEWS)[number];

interface Asked {
  readonly view: View;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const OPEN = [
  'SUBMITTED',
  'RETURNED',
  'ACCEPTED',
  'IN_CLEARANCE',
  'CLEARED',
  'ASSESSED',
  'FOR_PAYMENT',
  'PAID',
  'FOR_SIGNATURE',
];

/** Which states a view shows. */
const STATES: Record<Exclude<View, 'all'>, readonly string[]> = {
  open: OPEN,
  submitted: ['SUBMITTED'],
  in_clearance: ['ACCEPTED', 'IN_CLEARANCE'],
  to_compute: ['CLEARED'],
  to_approve: ['ASSESSED'],
  for_payment: ['FOR_PAYMENT'],
  to_release: ['PAID'],
  to_sign: ['FOR_SIGNATURE'],
  issued: ['ISSUED'],
};

const NO_DUE_DAY = '9999-12-31';
// One sort key for every view: what is due first comes first; what has no due day follows, newest last.
const KEY = sql`coalesce(a.due_on, ${sql.lit(NO_DUE_DAY)}::date)`;

/** Applications of all owners, most urgent first; finished ones newest first. Drafts are their owner's alone. */
export async function transactionsPage(
  db: Database,
  asked: Asked,
  reader: CaseReader,
): Promise<Answer<typeof listTransactions>> {
  const isNewestFirst = asked.view === 'issued' || asked.view === 'all';
  const after = readDayCursor(asked.cursor);
  const place: RawBuilder<unknown> =
    after === undefined
      ? sql`true`
      : isNewestFirst
        ? sql`a.assessment_id < ${after[1]}::bigint`
        : sql`(${KEY}, a.assessment_id) > (${after[0]}::date, ${after[1]}::bigint)`;
  const inView: RawBuilder<unknown> =
    asked.view === 'all' ? sql`true` : sql`a.state = any(${STATES[asked.view]}::text[])`;
  const found = await listApplications(db, {
    where: sql`a.assessment_code is not null and ${inView} and ${place} and ${matching(asked.search)}`,
    order: isNewestFirst ? sql`a.assessment_id desc` : sql`${KEY}, a.assessment_id`,
    limit: asked.limit + 1,
  });
  const { shown, next_cursor } = pageOf(found, asked.limit, ({ due_on, assessment_id }) => [
    due_on ?? NO_DUE_DAY,
    assessment_id,
  ]);
  return {
    data: shown.map((listed) => listedOnWire(listed, reader)),
    next_cursor,
    counts: await countViews(db),
  };
}

function matching(search: string | undefined): RawBuilder<unknown> {
  const pattern = patternOf(search);
  if (pattern === null) return sql`true`;
  return sql`(lower(b.company_name) like ${pattern} or lower(b.company_code) like ${pattern} or lower(a.assessment_code) like ${pattern})`;
}

async function countViews(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{
    state: string;
    many: number;
  }>`select state, count(*) as many from application where assessment_code is not null group by state`.execute(db);
  const count = (states: readonly string[]): number =>
    rows.filter(({ state }) => states.includes(state)).reduce((all, { many }) => all + many, 0);
  return {
    ...Object.fromEntries(Object.entries(STATES).map(([view, states]) => [view, count(states)])),
    all: rows.reduce((all, { many }) => all + many, 0),
  };
}
