// Queries of permits and of the business, payment and clearances printed on them.

import type { BusinessState, Centavos } from '@ebpls/contracts';
import { CLEARED_STATES } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import { hasSearchText, toPlainName } from '../../domain/listing/search/name-part.ts';
import type { PermitRow } from '../permit-pdf/permit-row.ts';

const PERMIT_COLUMNS = [
  'permit_id',
  'permit_no',
  'kind',
  'assessment_id',
  'business_id',
  'state',
  'version',
  'token',
  'content',
  'expires_on',
  'generated_by',
  'signed_at',
  'signatory',
  'replaced_by',
] as const;

export function findPermit(db: Database | Trx, permit_no: string): Promise<PermitRow | undefined> {
  return db.selectFrom('permit').select(PERMIT_COLUMNS).where('permit_no', '=', permit_no).executeTakeFirst();
}

/** Name of the estate that a business belongs to, where heirs continue it under the permit that is in force. */
export async function findEstate(db: Database | Trx, business_id: number): Promise<string | null> {
  const row = await db
    .selectFrom('business')
    .select('estate_of')
    .where('business_id', '=', business_id)
    .executeTakeFirst();
  return row?.estate_of ?? null;
}

export function lockPermit(trx: Trx, permit_no: string): Promise<PermitRow | undefined> {
  return trx
    .selectFrom('permit')
    .select(PERMIT_COLUMNS)
    .where('permit_no', '=', permit_no)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The number of the last paper of an application; undefined before its release. */
export async function findNewestPaper(trx: Trx, assessment_id: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('permit')
    .select('permit_no')
    .where('assessment_id', '=', assessment_id)
    .where('kind', '<>', 'PROVISIONAL')
    .orderBy('permit_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.permit_no;
}

/** The drawn signature that a person uses now; undefined when there is none. */
export async function findSignatureInUse(trx: Trx, account_id: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('signature_picture')
    .select('storage_id')
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.storage_id;
}

export async function findBusiness(
  db: Database | Trx,
  business_id: number,
): Promise<{ plate_no: string | null; state: BusinessState }> {
  return db
    .selectFrom('business')
    .select(['plate_no', 'state'])
    .where('business_id', '=', business_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Clearances of an application: the issued numbers, and the number of needed ones that are still open. */
export async function loadClearanceNumbers(
  db: Database | Trx,
  assessment_id: number,
): Promise<{ numbers: string[]; open: number }> {
  const rows = await db
    .selectFrom('clearance')
    .select(['clearance_no', 'state'])
    .where('assessment_id', '=', assessment_id)
    .orderBy('clearance_id')
    .execute();
  return {
    numbers: rows.flatMap(({ clearance_no }) => clearance_no ?? []),
    open: rows.filter(({ state }) => !CLEARED_STATES.includes(state)).length,
  };
}

export interface PaidBill {
  readonly receipt_nos: string[];
  readonly paid_on: string;
  readonly business_tax: Centavos;
  readonly total: Centavos;
  readonly unpaid_due_days: string[];
}

/**
 * Amounts that the order of payment of an application billed, those that an upheld dispute found right in their place,
 * and the receipts in force for it.
 */
export async function findPaidBill(db: Database | Trx, assessment_id: number): Promise<PaidBill | undefined> {
  const { rows } = await sql<PaidBill>`
    select
      (
        select coalesce(array_agg(r.receipt_no order by r.receipt_no), '{}')
        from receipt r
        join payment p using (payment_id)
        where p.bill_id = b.bill_id and r.state = 'ISSUED'
      ) as receipt_nos,
      (
        select to_char(max(p.paid_at) at time zone 'Asia/Manila', 'YYYY-MM-DD')
        from payment p
        join receipt r using (payment_id)
        where p.bill_id = b.bill_id and r.state = 'ISSUED'
      ) as paid_on,
      (
        select coalesce(sum(l.amount - coalesce(d.amount_billed - d.amount_found, 0)), 0)::bigint
        from bill_line l
        left join line_dispute d on d.bill_id = l.bill_id and d.line_no = l.line_no and d.state = 'UPHELD'
        where l.bill_id = b.bill_id and l.kind = 'TAX' and l.of_year is null
      ) as business_tax, b.total,
      (
        select coalesce(array_agg(i.due_on::text order by i.no), '{}')
        from installment i
        where i.bill_id = b.bill_id and i.state not in ('PAID', 'VOID', 'WAIVED')
      ) as unpaid_due_days
    from bill b
    where b.assessment_id = ${assessment_id}::bigint and b.state in ('APPROVED', 'SETTLED')`.execute(db);
  return rows[0];
}

/** Those of some receipts that were neither cancelled nor reversed, in their order. */
export async function listReceiptsInForce(trx: Trx, receipt_nos: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ receipt_no: string }>`
    select receipt_no from receipt where receipt_no = any(${[...receipt_nos]}::text[]) and state = 'ISSUED'`.execute(
    trx,
  );
  const numbersInForce = new Set(rows.map(({ receipt_no }) => receipt_no));
  return receipt_nos.filter((receipt_no) => numbersInForce.has(receipt_no));
}

/**
 * Whether an amount is owed again, or waits for the bank, of which the permit of an application depends: its first
 * installment and earlier years.
 */
export async function isPermitUnpaid(trx: Trx, assessment_id: number): Promise<boolean> {
  const { rows } = await sql`
    select
    from bill b
    join installment i using (bill_id)
    where b.assessment_id = ${assessment_id}::bigint
      and b.state in ('APPROVED', 'SETTLED')
      and (i.no = 1 or i.of_year is not null)
      and i.state not in ('PAID', 'VOID', 'WAIVED')
    limit 1`.execute(trx);
  return rows.length > 0;
}

export interface ScanEntry {
  readonly scan_id: number;
  readonly scanned_at: string;
  readonly verdict: string;
  readonly permit_no: string | null;
  readonly company_name: string | null;
}

/** An affiliate's own scans, newest first. */
export function listScans(
  db: Database,
  account_id: number,
  { search, ...page }: PageQuery & { readonly search?: string | undefined },
): Promise<RowPage<ScanEntry>> {
  return listRows({
    db,
    select: sql<ScanEntry>`
      select s.scan_id, s.scanned_at, s.verdict, p.permit_no, p.content->>'company_name' as company_name
      from permit_scan s
      left join permit p using (permit_id)`,
    where: [
      sql`s.account_id = ${account_id}::bigint`,
      hasSearchText(search, { name: toPlainName(sql`p.content->>'company_name'`), columns: ['p.permit_no'] }),
    ],
    order: orderByNumber('s.scan_id', 'newest'),
    ...page,
    getKey: ({ scan_id }) => ['', scan_id],
  });
}
