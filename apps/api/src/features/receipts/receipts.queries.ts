import type { Agency, Centavos } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../database.ts';

interface Search {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface PaidRow {
  readonly paid_at: string;
  readonly receipt_no: string;
  readonly agency: Agency;
  readonly channel: string;
  readonly reference: string;
  readonly top_no: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly amount: Centavos;
}

/** The receipts of an owner, newest first; the cursor is the last receipt's number, which only grows. */
export async function listPayments(db: Database, owner_id: number, { search, cursor, limit }: Search): Promise<PaidRow[]> {
  const pattern = search === undefined || search === '' ? null : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<PaidRow>`
    select p.paid_at, r.receipt_no, r.agency, p.channel, p.reference, b.top_no, c.company_code, c.company_name, r.amount
    from receipt r join payment p using (payment_id) join bill b using (bill_id) join application a using (assessment_id) join business c using (business_id)
    where a.owner_id = ${owner_id}::bigint and (${cursor ?? null}::text is null or r.receipt_no < ${cursor ?? null})
      and (${pattern}::text is null or r.receipt_no ilike ${pattern} or c.company_name ilike ${pattern} or b.top_no ilike ${pattern} or p.reference ilike ${pattern})
    order by r.receipt_no desc limit ${limit}`.execute(db);
  return rows;
}
