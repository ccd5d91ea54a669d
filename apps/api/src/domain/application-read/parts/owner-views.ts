// SQL conditions and counts of the views of an owner's applications.

import { type ApplicationState, OWN_VIEWS, type OwnView } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import { selectCounts, toStateList } from './desk-days.ts';

const DECIDED_STATES: readonly ApplicationState[] = ['ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];

/** Condition on `application a` for a view of an owner; drafts are open. */
export function whereInOwnView(view: OwnView): RawBuilder<boolean> {
  const open = sql`a.state not in (${toStateList(DECIDED_STATES)})`;
  return view === 'open' ? sql`${open}` : sql`(${open} and ${WAITS_FOR_OWNER})`;
}

/** Paid, but the bank has not confirmed the payment yet. */
const awaitsBank = sql<boolean>`exists (
  select
  from bill ab
  join installment ai using (bill_id)
  where ab.assessment_id = a.assessment_id and ab.state = 'APPROVED' and ai.no = 1 and ai.awaits_bank
)`;

/** Returned, waiting for payment, or an office needs an act of the owner. */
export const WAITS_FOR_OWNER = sql<boolean>`(a.state = 'RETURNED'
  or (a.state = 'FOR_PAYMENT' and not ${awaitsBank})
  or exists (select from clearance w where w.assessment_id = a.assessment_id and w.state = 'FOR_COMPLIANCE'))`;

/** Number of applications of an owner in each view, in one statement. */
export async function countOwn(db: Database, account_id: number): Promise<Record<OwnView, number>> {
  const { rows } = await sql<
    Record<OwnView, number>
  >`select ${selectCounts(OWN_VIEWS, whereInOwnView)} from application a where a.owner_id = ${account_id}::bigint`.execute(
    db,
  );
  return rows[0] ?? { open: 0, waiting: 0 };
}
