import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

/** A former permit that the law extends until the renewal is decided. */
export interface PermitExtension {
  readonly permit_no: string;
  /** The renewal that is not decided. */
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
      and o.outcome = 'PERMIT_EXTENDED'
      and a.state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
      and p.state in ('ACTIVE', 'EXPIRED')
    order by o.decided_on desc
    limit 1`.execute(db);
  return rows[0];
}

/** Whether a permit that is not signed yet is in force because the law approved its application. */
export async function isApprovedByLaw(db: Database | Trx, permit_no: string): Promise<boolean> {
  const { rows } = await sql`
    select
    from silence_outcome o
    join application a using (assessment_id)
    where o.permit_no = ${permit_no}
      and o.outcome = 'APPROVED_BY_LAW'
      and a.state in ('FOR_SIGNATURE', 'ISSUED')`.execute(db);
  return rows.length > 0;
}
