// Queries of who paid or filed for the owner.

import type { Representative } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { selectRepresentative } from '../../domain/access/delegations/representatives.ts';

/** Representatives of the owner: the payer by receipt, the filer by bill. */
export interface Representatives {
  readonly paid: ReadonlyMap<string, Representative>;
  readonly filed: ReadonlyMap<number, Representative>;
}

/** Representatives on some orders; acts of the owner are left out. */
export async function findRepresentatives(db: Database, bill_ids: readonly number[]): Promise<Representatives> {
  const [paid, filers] = await Promise.all([
    sql<{ receipt_no: string; by: Representative }>`
      select r.receipt_no, ${selectRepresentative(sql`t.paid_under`)} as by
      from payment p
      join payment_attempt t on t.request_id = p.request_id
      join receipt r using (payment_id)
      where p.bill_id = any(${[...bill_ids]}::bigint[]) and t.paid_under is not null`.execute(db),
    sql<{ bill_id: number; by: Representative }>`
      select b.bill_id, ${selectRepresentative(sql`a.filed_under`)} as by
      from bill b
      join application a using (assessment_id)
      where b.bill_id = any(${[...bill_ids]}::bigint[]) and a.filed_under is not null`.execute(db),
  ]);
  return {
    paid: new Map(paid.rows.map(({ receipt_no, by }) => [receipt_no, by])),
    filed: new Map(filers.rows.map(({ bill_id, by }) => [bill_id, by])),
  };
}
