// Finds permits that the law extends because a renewal was not decided in time (RA 11032 s.10).

import type { ByLaw } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { ApplicationRow } from '../find-application.ts';
import { hasOverdue } from '../compliance/standing.queries.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';

/**
 * Condition on `permit p`, `silence_outcome o` and its `application a`: the former permit is extended and the renewal
 * undecided.
 */
const IS_PERMIT_EXTENDED: RawBuilder<boolean> = sql`
  (
    o.outcome = 'PERMIT_EXTENDED'
    and a.state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
    and p.state in ('ACTIVE', 'EXPIRED')
  )`;

/** Condition on `silence_outcome o` and its `application a`: approved by law, with or without a signed permit. */
const IS_APPROVED_BY_LAW: RawBuilder<boolean> = sql`
  (o.outcome = 'APPROVED_BY_LAW' and a.state in ('FOR_SIGNATURE', 'ISSUED'))`;

/** A former permit that the law extends until the renewal is decided. */
export interface PermitExtension {
  readonly permit_no: string;
  /** The undecided renewal. */
  readonly assessment_code: string;
  readonly extended_on: string;
}

/**
 * The permit of a business that is extended by RA 11032 s.10 on this day; undefined once its renewal is decided, and
 * when the permit was suspended, revoked or surrendered (domain reference 3.10a).
 */
export async function findPermitExtension(
  db: Database | Trx,
  business_id: number,
): Promise<PermitExtension | undefined> {
  const { rows } = await sql<PermitExtension>`
    select o.permit_no, a.assessment_code, o.decided_on as extended_on
    from application a
    join silence_outcome o using (assessment_id)
    join permit p on p.permit_no = o.permit_no
    where a.business_id = ${business_id}::bigint
      and ${IS_PERMIT_EXTENDED}
    order by o.decided_on desc
    limit 1`.execute(db);
  return rows[0];
}

/** Whether an unsigned permit is in force because the law approved its application. */
export async function isApprovedByLaw(db: Database | Trx, permit_no: string): Promise<boolean> {
  const { rows } = await sql`
    select
    from silence_outcome o
    join application a using (assessment_id)
    where o.permit_no = ${permit_no} and ${IS_APPROVED_BY_LAW}`.execute(db);
  return rows.length > 0;
}

/** A permit that only RA 11032 s.10 keeps in force on a day, and whether an amount of its business is overdue. */
export interface LawfulPermit {
  readonly permit_no: string;
  readonly by_law: ByLaw;
  readonly is_unpaid: boolean;
}

/**
 * Permits in force by law on a day, before their signature (row A21) or past their last day (row A22), by number: all
 * permits that the public check shows as such.
 */
export async function listLawfulPermits(db: Database | Trx, today: string): Promise<LawfulPermit[]> {
  const { rows } = await sql<LawfulPermit>`
    select p.permit_no, o.outcome as by_law, ${hasOverdue(today)} as is_unpaid
    from silence_outcome o
    join application a using (assessment_id)
    join permit p on p.permit_no = o.permit_no
    join business b on b.business_id = a.business_id
    where p.kind = 'PERMIT'
      and (
        (p.state = 'GENERATED' and p.expires_on >= ${today}::date and ${IS_APPROVED_BY_LAW})
        or (p.expires_on < ${today}::date and ${IS_PERMIT_EXTENDED})
      )
    order by p.permit_no`.execute(db);
  return rows;
}

/**
 * The permit that the law would extend for a renewal: of the year before, not suspended, revoked or surrendered;
 * null where none can be extended (row A22).
 */
export async function findFormerPermitNo(
  db: Database | Trx,
  { business_id, tax_year, accepted_at }: Pick<ApplicationRow, 'business_id' | 'tax_year' | 'accepted_at'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('permit')
    .select(['permit_no', 'state'])
    .where('business_id', '=', business_id)
    .where('kind', '=', 'PERMIT')
    .where('signed_at', 'is not', null)
    .where('expires_on', '>=', `${tax_year - 1}-12-31`)
    .where('generated_at', '<', accepted_at ?? toManilaDay(new Date(0)))
    .orderBy('permit_id', 'desc')
    .executeTakeFirst();
  return row !== undefined && (row.state === 'ACTIVE' || row.state === 'EXPIRED') ? row.permit_no : null;
}
