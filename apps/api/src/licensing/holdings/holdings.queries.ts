import type { BusinessState } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { visibleTo } from '../../domain/applications/find-application.ts';
import { OWNER_NAME } from '../../domain/application-views/application-list.ts';
import { relevantTo } from '../../domain/application-views/queue.ts';

export interface HoldingRow {
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly owner_name: string;
  readonly brgycode: string;
  readonly barangay_name: string;
  readonly address: string;
  readonly line_ids: string[];
  readonly state: BusinessState;
  readonly permit_no: string | null;
  readonly assessment_code: string | null;
  readonly geo_lat: number | null;
  readonly geo_lng: number | null;
}

function holdings(actor: Actor, where: RawBuilder<unknown>, rest: RawBuilder<unknown>): RawBuilder<HoldingRow> {
  return sql<HoldingRow>`
    select
      b.business_id, b.company_code, b.company_name, ${OWNER_NAME} as owner_name, b.brgycode, g.name as barangay_name,
      b.address, b.line_ids, b.state, b.geo_lat, b.geo_lng,
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
        where a.business_id = b.business_id and a.assessment_code is not null and ${visibleTo(actor)}
        order by a.assessment_id desc
        limit 1
      ) as assessment_code
    from business b
    join account o on o.id = b.owner_id
    join barangay g on g.brgycode = b.brgycode
    where b.registered_at is not null
      and b.discarded_at is null
      and ${relevantTo(actor)}
      and ${where} ${rest}`;
}

interface HoldingsQuery {
  /** What was searched, as a condition on `business b`. */
  readonly matching: RawBuilder<unknown>;
  readonly brgycode: string | undefined;
  readonly before: number | undefined;
  readonly limit: number;
}

/** One page of the register, newest number first. */
export async function listHoldingRows(
  db: Database,
  actor: Actor,
  { matching, brgycode, before, limit }: HoldingsQuery,
): Promise<HoldingRow[]> {
  const inBarangay: RawBuilder<unknown> = brgycode === undefined ? sql`true` : sql`b.brgycode = ${brgycode}`;
  const { rows } = await holdings(
    actor,
    sql`b.business_id < ${before ?? Number.MAX_SAFE_INTEGER}::bigint and ${inBarangay} and ${matching}`,
    sql`order by b.business_id desc limit ${limit}`,
  ).execute(db);
  return rows;
}

export async function findHoldingRow(
  db: Database,
  actor: Actor,
  company_code: string,
): Promise<HoldingRow | undefined> {
  const { rows } = await holdings(actor, sql`b.company_code = ${company_code}`, sql``).execute(db);
  return rows[0];
}
