import { type RawBuilder, sql } from 'kysely';

import type { ApplicationRow } from '../find-application.ts';

/**
 * Whether offices work on their clearances: while the application is with them, and during an order of payment on
 * declared figures that was issued before they finished (row A20).
 */
export function isWithOffices({
  state,
  declared_order_issued_on,
}: Pick<ApplicationRow, 'state' | 'declared_order_issued_on'>): boolean {
  if (state === 'IN_CLEARANCE') return true;
  return declared_order_issued_on !== null && (state === 'FOR_PAYMENT' || state === 'PAID');
}

/** The same as a condition on `application a`. */
export const IS_WITH_OFFICES: RawBuilder<boolean> = sql`
  (
    a.state = 'IN_CLEARANCE'
    or (a.declared_order_issued_on is not null and a.state in ('FOR_PAYMENT', 'PAID'))
  )`;
