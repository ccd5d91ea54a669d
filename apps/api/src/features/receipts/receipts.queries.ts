import type { Agency, Centavos, ReceiptState } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../database.ts';

interface Search {
  readonly search?: string | undefined;
  readonly year?: number | undefined;
  readonly company_code?: string | undefined;
  readonly limit: number;
}

/** The moment and number of the last receipt of a page. */
export type PlaceAfter = readonly [issued_at: string, receipt_no: string];

export interface PaidRow {
  readonly paid_at: string;
  readonly issued_at: string;
  readonly receipt_no: string;
  readonly agency: Agency;
  readonly channel: string;
  readonly reference: string;
  readonly top_no: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly amount: Centavos;
  readonly state: ReceiptState;
  /** Approved to be given back, and that with what is only claimed yet. */
  readonly given_back: Centavos;
  readonly taken: Centavos;
  readonly items: readonly {
    readonly account_code: string;
    readonly name: string;
    readonly installment_no: number | null;
    readonly amount: Centavos;
  }[];
}

/** The receipts of an owner, newest first, each with what the ledger says it was for. The owner's own are found first, so that no plan walks through everybody's. */
export async function listPayments(
  db: Database,
  owner_id: number,
  { search, year, company_code, limit, after }: Search & { readonly after: PlaceAfter | undefined },
): Promise<PaidRow[]> {
  const pattern = search === undefined || search === '' ? null : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const [at, number] = after ?? [null, null];
  const { rows } = await sql<PaidRow>`
    with own as materialized (
      select p.paid_at, r.issued_at, r.receipt_no, r.agency, p.channel, p.reference, b.top_no, c.company_code, c.company_name, r.amount, r.entry_id,
        case when r.state <> 'CANCELLED' and (t.state = 'REFUNDED' or k.given_back = r.amount) then 'REFUNDED' else r.state end as state, coalesce(k.given_back, 0)::bigint as given_back, coalesce(k.taken, 0)::bigint as taken
      from application a join business c using (business_id) join bill b using (assessment_id) join payment p using (bill_id) join receipt r using (payment_id) left join payment_attempt t on t.request_id = p.request_id
        left join lateral (select sum(f.amount_found) filter (where f.entry_id is not null) as given_back, sum(coalesce(f.amount_found, f.amount)) as taken from refund_claim f where f.receipt_no = r.receipt_no and f.state <> 'DENIED') k on true
      where a.owner_id = ${owner_id}::bigint
    ), found as (
      select * from own o
      where (${at}::timestamptz is null or (o.issued_at, o.receipt_no) < (${at}::timestamptz, ${number}))
        and (${company_code ?? null}::text is null or o.company_code = ${company_code ?? null})
        and (${year ?? null}::integer is null or extract(year from o.paid_at at time zone 'Asia/Manila') = ${year ?? null}::integer)
        and (${pattern}::text is null or o.receipt_no ilike ${pattern} or o.company_name ilike ${pattern} or o.top_no ilike ${pattern} or o.reference ilike ${pattern})
      order by o.issued_at desc, o.receipt_no desc limit ${limit}
    )
    select f.*, (select coalesce(json_agg(json_build_object('account_code', l.account_code, 'name', l.name, 'installment_no', l.installment_no, 'amount', l.credit) order by l.position), '[]') from journal_line l where l.entry_id = f.entry_id and l.kind is not null) as items
    from found f order by f.issued_at desc, f.receipt_no desc`.execute(db);
  return rows;
}

interface Choices {
  readonly years: number[];
  readonly companies: { readonly company_code: string; readonly company_name: string }[];
}

/** The years and businesses in which the owner has paid anything: what the list can be narrowed to. */
export async function listPaymentChoices(db: Database, owner_id: number): Promise<Choices> {
  const { rows } = await sql<{ year: number; company_code: string; company_name: string }>`
    select distinct extract(year from p.paid_at at time zone 'Asia/Manila')::integer as year, c.company_code, c.company_name
    from application a join business c using (business_id) join bill b using (assessment_id) join payment p using (bill_id) where a.owner_id = ${owner_id}::bigint order by c.company_name, year desc`.execute(
    db,
  );
  return {
    years: [...new Set(rows.map(({ year }) => year))].toSorted((one, other) => other - one),
    companies: [
      ...new Map(rows.map(({ company_code, company_name }) => [company_code, { company_code, company_name }])).values(),
    ],
  };
}
