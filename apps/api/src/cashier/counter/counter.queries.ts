// Queries of the payment counter: orders by number or name, granted partial payments, and cheques or slips used before.

import type { ApprovalState, Centavos } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { hasNamePart, toPlainName } from '../../domain/listing/search/name-part.ts';

const MAX_FOUND_ORDERS = 10;

export interface FoundOrder {
  readonly assessment_code: string;
  readonly top_no: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly owner_name: string;
  readonly tax_year: number;
}

/** A number of ours within entered or scanned text: the code on the paper holds a whole address. */
function parseNumber(searchText: string): string | null {
  return /\b(?:APP|TOP)-\d{4}-\d{6}\b|\b[A-Z]{2}-\d{6}\b/.exec(searchText.toUpperCase())?.[0] ?? null;
}

/** Approved orders by their number, the number of the business, or a name; at most ten, the newest first. */
export async function findOrders(db: Database, searchText: string): Promise<FoundOrder[]> {
  const number = parseNumber(searchText);
  const isNamed =
    number === null
      ? sql`(${hasNamePart(sql`c.search_name`, searchText)} or ${hasNamePart(toPlainName(sql`o.full_name`), searchText)})`
      : sql`false`;
  const { rows } = await sql<FoundOrder>`
    select
      a.assessment_code, b.top_no, c.company_code, c.company_name,
      coalesce(a.snapshot->>'owner_name', o.full_name) as owner_name, a.tax_year
    from bill b
    join application a using (assessment_id)
    join business c using (business_id)
    join account o on o.id = a.owner_id
    where b.state = 'APPROVED'
      and (
        ${number}::text is not null
        and (
          b.top_no = ${number} or a.assessment_code = ${number} or c.company_code = ${number}
        ) or ${isNamed}
      )
    order by b.bill_id desc
    limit ${MAX_FOUND_ORDERS}`.execute(db);
  return rows;
}

export interface PartialApproval {
  readonly approval_id: number;
  readonly amount: Centavos;
  readonly state: ApprovalState;
}

/** The unused partial payment of an order that was requested today. */
export function findPartialApproval(
  db: Database | Trx,
  bill_id: number,
  today: string,
): Promise<PartialApproval | undefined> {
  return db
    .selectFrom('counter_approval')
    .select(['approval_id', 'amount', 'state'])
    .where('bill_id', '=', bill_id)
    .where('kind', '=', 'PARTIAL')
    .where('asked_on', '=', today)
    .where('state', 'in', ['ASKED', 'GRANTED', 'DENIED'])
    .orderBy('approval_id', 'desc')
    .executeTakeFirst();
}

/** Receipts of a payment by their numbers, in the order of the books. */
export function listIssued(trx: Trx, receipt_nos: readonly string[]) {
  return trx
    .selectFrom('receipt')
    .select(['receipt_no', 'agency', 'amount', 'payment_id'])
    .where('receipt_no', 'in', [...receipt_nos])
    .orderBy('entry_id')
    .execute();
}

/** Cheques and slips are identified by bank and number, without regard to case. */
export async function isChequeUsed(
  trx: Trx,
  { bank, cheque_no }: { readonly bank: string; readonly cheque_no: string },
): Promise<boolean> {
  const { rows } = await sql`
      select
      from cheque
      where lower(bank) = lower(${bank}) and cheque_no = ${cheque_no} and state <> 'CANCELLED'`.execute(trx);
  return rows.length > 0;
}

export async function isSlipUsed(
  trx: Trx,
  { bank, reference }: { readonly bank: string; readonly reference: string },
): Promise<boolean> {
  const { rows } = await sql`
      select
      from deposit_slip
      where lower(bank) = lower(${bank}) and lower(reference) = lower(${reference}) and not is_void`.execute(trx);
  return rows.length > 0;
}
