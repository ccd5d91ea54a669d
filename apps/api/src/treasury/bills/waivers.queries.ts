// Queries of waived installments.

import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

export interface WaiverRow {
  readonly waiver_id: number;
  readonly no: number;
  readonly state: 'PROPOSED' | 'APPROVED' | 'DENIED';
  readonly resolution_no: string;
  readonly reason: string;
  readonly proposed_by: number;
  readonly proposed_by_name: string;
  readonly proposed_at: string;
  readonly decided_by_name: string | null;
}

/** The waivers of a bill's installments, newest first. */
export async function listWaivers(db: Database | Trx, bill_id: number): Promise<WaiverRow[]> {
  const { rows } = await sql<WaiverRow>`
    select
      w.waiver_id, i.no, w.state, w.resolution_no, w.reason, w.proposed_by,
      p.full_name as proposed_by_name, w.proposed_at,
      d.full_name as decided_by_name
    from installment_waiver w
    join installment i using (installment_id)
    join account p on p.id = w.proposed_by
    left join account d on d.id = w.decided_by
    where i.bill_id = ${bill_id}::bigint
    order by w.waiver_id desc`.execute(db);
  return rows;
}

export interface ProposedWaiver {
  readonly waiver_id: number;
  readonly state: WaiverRow['state'];
  readonly installment_id: number;
  readonly bill_id: number;
  readonly no: number;
  readonly resolution_no: string;
  readonly proposed_by: number;
  readonly proposed_at: string;
}

export function findWaiver(db: Database | Trx, waiver_id: number): Promise<ProposedWaiver | undefined> {
  return db
    .selectFrom('installment_waiver')
    .innerJoin('installment', 'installment.installment_id', 'installment_waiver.installment_id')
    .select([
      'waiver_id',
      'installment_waiver.state',
      'installment_waiver.installment_id',
      'bill_id',
      'no',
      'resolution_no',
      'proposed_by',
      'proposed_at',
    ])
    .where('waiver_id', '=', waiver_id)
    .executeTakeFirst();
}

/** Unpaid amount of the fire bureau and the barangay in an installment, in centavos. */
export async function countOthersMoney(db: Database | Trx, installment_id: number): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select coalesce(sum(t.amount - p.principal), 0)::bigint as open
    from installment_item t
    join item_payment p using (installment_id, line_no)
    join bill_line l on l.bill_id = p.bill_id and l.line_no = t.line_no
    where p.installment_id = ${installment_id}::bigint
      and t.installment_id = ${installment_id}::bigint and l.agency <> 'MUNICIPAL'`.execute(db);
  return rows[0]?.open ?? 0;
}
