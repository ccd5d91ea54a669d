import { type Answer, type Centavos, type getOwnerDashboard, pesosText } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../database.ts';
import { listApplications, listedOnWire } from '../../records/application-list.ts';
import type { CaseReader } from '../../licensing/case-reader.ts';
import { dueNow } from '../../records/due-now.ts';

const SHOWN_MOST = 10;

/** What the owner has, what waits for the owner, and what is owed today. */
export async function ownerDashboard(db: Database, reader: CaseReader): Promise<Answer<typeof getOwnerDashboard>> {
  const { account_id } = reader.actor;
  const [counts, businesses, listed] = await Promise.all([
    countOpen(db, account_id),
    db
      .selectFrom('business')
      .select('business_id')
      .where('owner_id', '=', account_id)
      .where('discarded_at', 'is', null)
      .execute(),
    listApplications(db, {
      where: sql`a.owner_id = ${account_id}::bigint and a.state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')`,
      order: sql`a.state in ('RETURNED', 'FOR_PAYMENT') desc, a.assessment_id desc`,
      limit: SHOWN_MOST,
    }),
  ]);
  const owed = await dueNow(
    db,
    businesses.map(({ business_id }) => business_id),
    reader,
  );
  const due_now = [...owed.values()].reduce((all, amount) => all + amount, 0) as Centavos;
  return {
    businesses: businesses.length,
    ...counts,
    due_now: pesosText(due_now),
    applications: listed.map((row) => listedOnWire(row, reader)),
  };
}

/** An application waits for its owner when it is back, must be paid, or an office needs something. */
async function countOpen(
  db: Database,
  account_id: number,
): Promise<{ open_applications: number; waiting_on_owner: number }> {
  const { rows } = await sql<{ open_applications: number; waiting_on_owner: number }>`
    select count(*) as open_applications,
      count(*) filter (where a.state in ('RETURNED', 'FOR_PAYMENT') or exists (select from clearance c where c.assessment_id = a.assessment_id and c.state = 'FOR_COMPLIANCE')) as waiting_on_owner
    from application a where a.owner_id = ${account_id}::bigint and a.state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')`.execute(
    db,
  );
  return rows[0] ?? { open_applications: 0, waiting_on_owner: 0 };
}
