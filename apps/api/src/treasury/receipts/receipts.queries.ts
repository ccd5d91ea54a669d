// Queries of an owner's payments and receipts.

import type { Agency, Centavos, ReceiptState, Representative } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { selectRepresentative } from '../../domain/access/delegations/representatives.ts';
import { listRows, orderByMoment, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import { toSearchPattern } from '../../platform/database/paging.ts';
import { hasNamePart, toPlainName } from '../../domain/listing/search/name-part.ts';

interface ReceiptSearch extends PageQuery {
  readonly search?: string | undefined;
  readonly year?: number | undefined;
  readonly company_code?: string | undefined;
}

interface PaidItem {
  readonly account_code: string;
  readonly name: string;
  readonly installment_no: number | null;
  readonly amount: Centavos;
}

export interface ReceiptOfPayment {
  readonly receipt_no: string;
  readonly agency: Agency;
  readonly amount: Centavos;
  readonly state: ReceiptState;
  /** Approved refunds, and approved plus claimed refunds. */
  readonly given_back: Centavos;
  readonly taken: Centavos;
  readonly items: readonly PaidItem[];
}

export interface PaidRow {
  readonly paid_at: string;
  readonly issued_at: string;
  readonly last_receipt_no: string;
  readonly channel: string;
  readonly reference: string;
  readonly top_no: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly amount: Centavos;
  readonly paid_by: Representative | null;
  readonly filed_by: Representative | null;
  readonly receipts: readonly ReceiptOfPayment[];
}

/** Joins to `receipt` its printed lines, as a list in their order. */
const RECEIPT_ITEMS = sql`
    cross join lateral (
      select
        coalesce(
          json_agg(
            json_build_object(
              'account_code', line.account_code, 'name', line.name, 'installment_no', line.installment_no, 'amount',
              line.credit
            ) order by line.position
          ), '[]'
        ) as list
      from journal_line line
      where line.entry_id = receipt.entry_id and line.kind is not null
    ) items`;

/**
 * Payments of an owner, newest first, each with its receipts and their purposes by the ledger. The owner's own payments
 * are selected first, so that no plan scans those of all owners; representatives and refunds are read for one page. A
 * search that matches one receipt returns its whole payment. The condition is on `application a`.
 */
export function listPayments(
  db: Database,
  whereOwned: RawBuilder<boolean>,
  { cursor, limit, ...search }: ReceiptSearch,
): Promise<RowPage<PaidRow>> {
  return listRows({
    db,
    select: sql<PaidRow>`
      with own as materialized (${selectOwnReceipts(whereOwned)}), matching as (${selectPayments(search)})
      select *
      from matching`,
    where: [],
    order: orderByMoment('issued_at', 'last_receipt_no'),
    cursor,
    limit,
    getKey: ({ issued_at, last_receipt_no }) => [issued_at, last_receipt_no],
    addDetails: selectPaymentDetails,
  });
}

/** The payments of a page, each with its receipts. */
function selectPaymentDetails(page: RawBuilder<unknown>): RawBuilder<PaidRow> {
  return sql`
    select
      payment.paid_at, shown.issued_at, shown.last_receipt_no, payment.channel, payment.reference, bill.top_no,
      business.company_code, business.company_name, payment.amount,
      ${selectRepresentative(sql`attempt.paid_under`)} as paid_by,
      ${selectRepresentative(sql`a.filed_under`)} as filed_by,
      json_agg(
        json_build_object(
          'receipt_no', receipt.receipt_no, 'agency', receipt.agency, 'amount', receipt.amount, 'state', ${selectCurrentState()},
          'given_back', coalesce(claimed.given_back, 0)::bigint, 'taken', coalesce(claimed.taken, 0)::bigint, 'items',
          items.list
        ) order by receipt.receipt_no
      ) as receipts
    from (${page}) shown
    join payment using (payment_id)
    join receipt using (payment_id)
    join bill using (bill_id)
    join application a using (assessment_id)
    join business using (business_id)
    ${withRefunds()}
    ${RECEIPT_ITEMS}
    group by shown.issued_at, shown.last_receipt_no, payment.payment_id, bill.bill_id, business.business_id, attempt.paid_under, a.filed_under
    order by shown.issued_at desc, shown.last_receipt_no desc`;
}

/** Matching payments: the position of each is its latest time and its highest receipt number. */
function selectPayments({ search, year, company_code }: Omit<ReceiptSearch, keyof PageQuery>): RawBuilder<unknown> {
  const pattern = toSearchPattern(search);
  return sql`
    select payment_id, max(issued_at) as issued_at, max(receipt_no) as last_receipt_no
    from own
    where (${company_code ?? null}::text is null or company_code = ${company_code ?? null})
      and (
        ${year ?? null}::integer is null
        or extract(year from paid_at at time zone 'Asia/Manila') = ${year ?? null}::integer
      )
      and (
        ${pattern}::text is null
        or receipt_no ilike ${pattern}
        or ${hasNamePart(toPlainName(sql`company_name`), search)}
        or top_no ilike ${pattern}
        or reference ilike ${pattern}
      )
    group by payment_id`;
}

/** Every receipt of an owner with the columns of a search. */
function selectOwnReceipts(whereOwned: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`
    select
      payment_id, payment.paid_at, payment.reference, bill.top_no, business.company_code, business.company_name,
      receipt.issued_at, receipt.receipt_no
    from application a
    join business using (business_id)
    join bill using (assessment_id)
    join payment using (bill_id)
    join receipt using (payment_id)
    where ${whereOwned}`;
}

/** A receipt is refunded when its whole amount was returned, through the gateway or by a claim. Needs `withRefunds`. */
function selectCurrentState(): RawBuilder<ReceiptState> {
  return sql`
    case
      when receipt.state <> 'CANCELLED' and (attempt.state = 'REFUNDED' or claimed.given_back = receipt.amount)
      then 'REFUNDED' else receipt.state
    end`;
}

/** Joins refunds to payment and receipt. */
function withRefunds(): RawBuilder<unknown> {
  return sql`
    left join payment_attempt attempt on attempt.request_id = payment.request_id
    left join lateral (
      select
        sum(amount_found) filter (where refund_claim.entry_id is not null) as given_back,
        sum(coalesce(amount_found, refund_claim.amount)) as taken
      from refund_claim
      where refund_claim.receipt_no = receipt.receipt_no and refund_claim.state <> 'DENIED'
    ) claimed on true`;
}

export interface CheckedReceipt {
  readonly receipt_no: string;
  readonly issued_at: string;
  readonly amount: Centavos;
  readonly agency: Agency;
  readonly state: ReceiptState;
}

/** Fields of a receipt that anyone with its code may see. */
export async function findCheckedReceipt(db: Database, receipt_no: string): Promise<CheckedReceipt | undefined> {
  const { rows } = await sql<CheckedReceipt>`
    select receipt.receipt_no, receipt.issued_at, receipt.amount, receipt.agency, ${selectCurrentState()} as state
    from receipt
    join payment using (payment_id)
    ${withRefunds()}
    where receipt.receipt_no = ${receipt_no}`.execute(db);
  return rows[0];
}

interface ReceiptFilterChoices {
  readonly years: number[];
  readonly companies: { readonly company_code: string; readonly company_name: string }[];
}

/** Years and businesses with payments of the owner, for the filters of the list. */
export async function listPaymentChoices(db: Database, whereOwned: RawBuilder<boolean>): Promise<ReceiptFilterChoices> {
  const { rows } = await sql<{ year: number; company_code: string; company_name: string }>`
    select
      distinct extract(year from p.paid_at at time zone 'Asia/Manila')::integer as year, c.company_code, c.company_name
    from application a
    join business c using (business_id)
    join bill b using (assessment_id)
    join payment p using (bill_id)
    where ${whereOwned}
    order by c.company_name, year desc`.execute(db);
  return {
    years: [...new Set(rows.map(({ year }) => year))].toSorted((one, other) => other - one),
    companies: [
      ...new Map(rows.map(({ company_code, company_name }) => [company_code, { company_code, company_name }])).values(),
    ],
  };
}
