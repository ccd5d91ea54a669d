// Queries of an office's register of establishments.

import type { BusinessState, BusinessStanding } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { whereVisibleTo } from '../../domain/applications/find-application.ts';
import { selectStanding, type StandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import { OWNER_NAME } from '../../domain/application-read/application-list.ts';
import { type ChosenOrder, toChosenOrder, type Key, SORTED_NAME } from '../../domain/listing/search/list-sort-order.ts';
import { whereRelevantInOrder } from './relevance-condition.ts';
import { whereRelevantTo } from '../../domain/access/office-conditions.ts';

export interface HoldingRow {
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly sort_name: string; // Sort key of the name in the register.
  readonly owner_name: string;
  readonly brgycode: string;
  readonly barangay_name: string;
  readonly address: string;
  readonly line_ids: string[];
  readonly state: BusinessState;
  readonly standing: BusinessStanding;
  readonly permit_no: string | null;
  readonly assessment_code: string | null;
  readonly geo_lat: number | null;
  readonly geo_lng: number | null;
}

/** The reader of the register, and the day. */
export interface RegisterReader {
  readonly actor: Actor;
  readonly at: StandingDay;
}

function selectHoldings(
  { actor, at }: RegisterReader,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): RawBuilder<HoldingRow> {
  return sql<HoldingRow>`
    select
      b.business_id, b.company_code, b.company_name, ${OWNER_NAME} as owner_name, b.brgycode, g.name as barangay_name,
      ${SORTED_NAME} as sort_name, b.address, b.line_ids, b.state,
      ${selectStanding(at)} as standing, b.geo_lat, b.geo_lng,
      (
        select p.permit_no
        from permit p
        where p.business_id = b.business_id and p.kind = 'PERMIT' and p.state not in ('GENERATED', 'SIGNED')
        order by p.permit_id desc
        limit 1
      ) as permit_no,
      (
        select a.assessment_code
        from application a
        where a.business_id = b.business_id and a.assessment_code is not null and ${whereVisibleTo(actor)}
        order by a.assessment_id desc
        limit 1
      ) as assessment_code
    from business b
    join account o on o.id = b.owner_id
    join barangay g on g.brgycode = b.brgycode
    where ${IS_IN_REGISTER} and ${whereRelevantTo(actor)} and ${where} ${rest}`;
}

/** In the register at all, as a condition on `business b`. */
const IS_IN_REGISTER = sql`b.registered_at is not null and b.discarded_at is null`;

interface HoldingsQuery {
  /** Conditions on `business b`, of which a row meets one; each is read by a query of its own. */
  readonly ways: readonly RawBuilder<unknown>[];
  readonly brgycode: string | undefined;
  readonly order: ChosenOrder;
  readonly after: Key | undefined;
  readonly limit: number;
}

const NUMBER = sql`b.business_id`;

/** Default order of the register: newest number first. */
export const NEWEST_FIRST = toChosenOrder({ name: '', key: { kind: 'number' }, is_down: true, number: NUMBER });

/** The register by the names of the businesses. */
export function getNameOrder(name: 'business' | '-business'): ChosenOrder {
  return toChosenOrder({
    name,
    key: { kind: 'text', value: SORTED_NAME },
    is_down: name === '-business',
    number: NUMBER,
  });
}

/** The numbers of the businesses of a page, and some further ones that another query found. */
export async function selectHoldingIds(db: Database, actor: Actor, query: HoldingsQuery): Promise<RawBuilder<unknown>> {
  const { ways, brgycode, order, after, limit } = query;
  const isRelevant = await whereRelevantInOrder(db, actor, { rowCount: limit, order });
  const inBarangay: RawBuilder<unknown> = brgycode === undefined ? sql`true` : sql`b.brgycode = ${brgycode}`;
  const parts = ways.map(
    (way) => sql`
      (
        select b.business_id
        from business b
        where ${IS_IN_REGISTER} and ${isRelevant} and ${order.behind(after)} and ${inBarangay} and ${way}
        order by ${order.order}
        limit ${limit}
      )`,
  );
  return sql.join(parts, sql` union all `);
}

/** One page of the register. */
export async function listHoldingRows(
  db: Database | Trx,
  reader: RegisterReader,
  query: HoldingsQuery,
): Promise<HoldingRow[]> {
  const { order, limit } = query;
  const { rows } = await selectHoldings(
    reader,
    sql`b.business_id = any(array(${await selectHoldingIds(db, reader.actor, query)}))`,
    sql`order by ${order.order} limit ${limit}`,
  ).execute(db);
  return rows;
}

export async function findHoldingRow(
  db: Database,
  reader: RegisterReader,
  company_code: string,
): Promise<HoldingRow | undefined> {
  const { rows } = await selectHoldings(reader, sql`b.company_code = ${company_code}`, sql``).execute(db);
  return rows[0];
}
