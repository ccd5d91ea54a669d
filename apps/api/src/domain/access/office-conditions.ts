// SQL conditions for the rows of an office, and for the states in which offices process them.

import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/identity/actor.ts';
import type { ApplicationState } from '@ebpls/contracts';

/** Clearances of this person's office or barangay. */
export function whereOfficeClearances({ office, brgycode }: Actor): RawBuilder<boolean> {
  if (office === undefined || (office === 'barangay' && brgycode === undefined)) return sql`false`;
  return office === 'barangay' ? sql`c.office = 'barangay' and c.brgycode = ${brgycode}` : sql`c.office = ${office}`;
}

/**
 * Establishments relevant to an office, as a condition on `business b`: those with a clearance of this office; the
 * licensing office sees all.
 */
export function whereRelevantTo({ role, office }: Actor): RawBuilder<boolean> {
  if (role === 'bplo') return sql`true`;
  return sql`
    exists (
      select
      from application a
      join clearance c using (assessment_id)
      where a.business_id = b.business_id and c.office = ${office ?? ''}
    )`;
}

/**
 * Whether offices work on their clearances: while the application is with them, and during an order of payment on
 * declared figures that was issued before they finished (row A20).
 */
export function isWithOffices({
  state,
  declared_order_issued_on,
}: {
  readonly state: ApplicationState;
  readonly declared_order_issued_on: string | null;
}): boolean {
  if (state === 'IN_CLEARANCE') return true;
  return declared_order_issued_on !== null && (state === 'FOR_PAYMENT' || state === 'PAID');
}

/** The same as a condition on `application a`. */
export const IS_WITH_OFFICES: RawBuilder<boolean> = sql`
  (
    a.state = 'IN_CLEARANCE'
    or (a.declared_order_issued_on is not null and a.state in ('FOR_PAYMENT', 'PAID'))
  )`;
