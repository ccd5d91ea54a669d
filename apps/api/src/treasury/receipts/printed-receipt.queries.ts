// Queries of receipts with every field that is printed.

import type { Agency, Centavos, Locale } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { BillAccount } from '../../domain/ledger/bill-account.ts';
import { DEFICIENCY_PART_NO, formatAccountInstallmentName } from '../../domain/ledger/rule-sentences.ts';
import type { Fund } from '../../tables/ledger.ts';

/** The office that collects for each agency, as a receipt prints it. */
export const COLLECTED_FOR: Readonly<Record<Agency, string>> = {
  MUNICIPAL: 'Office of the Municipal Treasurer',
  BARANGAY: 'Office of the Municipal Treasurer, in trust for the barangay',
  BFP: 'Office of the Municipal Treasurer, in trust for the Bureau of Fire Protection',
};

/** A receipt with every printed field. */
export interface PrintedReceipt {
  readonly receipt_no: string;
  readonly agency: Agency;
  readonly fund: Fund;
  readonly payor: string;
  readonly amount: Centavos;
  readonly state: 'ISSUED' | 'CANCELLED' | 'REVERSED';
  readonly series: 'EOR' | 'AF51';
  readonly undone_at: string | null;
  readonly undone_reason: string | null;
  readonly issued_at: string;
  readonly channel: string;
  readonly reference: string;
  readonly payment_id: number;
  readonly bill_id: number;
  readonly top_no: string;
  readonly tax_year: number;
  readonly company_name: string;
  readonly company_code: string;
  /** The delegate who paid in the owner's place, as named in records; null where nobody did. */
  readonly paid_by: { readonly name: string; readonly owner_name: string; readonly delegation_no: string } | null;
  readonly lines: readonly {
    readonly account_code: string;
    readonly name: string;
    readonly installment_no: number;
    readonly line_no: number | null;
    readonly amount: Centavos;
  }[];
}

async function listWhere(db: Database, where: RawBuilder<unknown>): Promise<PrintedReceipt[]> {
  const { rows } = await sql<PrintedReceipt>`
    select
      r.receipt_no, r.agency, r.fund, r.payor, r.amount, r.state, r.series, r.undone_at, r.undone_reason, r.issued_at,
      p.channel, p.reference, p.payment_id, b.bill_id, b.top_no, a.tax_year, c.company_name, c.company_code,
      (
        select
          jsonb_build_object(
            'name', d.full_name, 'owner_name', w.full_name, 'delegation_no',
            g.delegation_no
          )
        from payment_attempt t
        join delegation g on g.delegation_id = t.paid_under
        join account d on d.id = g.delegate_id
        join account w on w.id = g.owner_id
        where t.request_id = p.request_id
      ) as paid_by,
      (
        select
          json_agg(
            json_build_object(
              'account_code', l.account_code, 'name', l.name, 'installment_no', l.installment_no,
              'line_no', l.line_no, 'amount', l.credit
            ) order by l.position
          )
        from journal_line l
        where l.entry_id = r.entry_id and l.kind is not null
      ) as lines
    from receipt r
    join payment p using (payment_id)
    join bill b using (bill_id)
    join application a using (assessment_id)
    join business c using (business_id)
    where ${where}
    order by r.agency = 'MUNICIPAL' desc, r.receipt_no`.execute(db);
  return rows;
}

/** One receipt; undefined when the number does not exist. `visible` is a condition on `application a`. */
export async function findPrintedReceipt(
  db: Database,
  receipt_no: string,
  visible: RawBuilder<boolean>,
): Promise<PrintedReceipt | undefined> {
  return (await listWhere(db, sql`r.receipt_no = ${receipt_no} and ${visible}`))[0];
}

/** Receipts of one payment, the municipality's first. */
export function listReceiptsOfPayment(db: Database, payment_id: number): Promise<PrintedReceipt[]> {
  return listWhere(db, sql`r.payment_id = ${payment_id}::bigint`);
}

interface PaidLine {
  readonly installment_no: number;
  /** Line of the bill; null for money that is on no line. */
  readonly line_no: number | null;
}

/**
 * Period of a receipt's line: the name of its installment, or the bare year of a fee that is charged once although the
 * tax is paid in several installments.
 */
export function formatLinePeriod(account: BillAccount, { installment_no, line_no }: PaidLine, locale: Locale): string {
  const ownItems = account.items.filter(({ of_year, of_no }) => of_year === null && of_no !== DEFICIENCY_PART_NO);
  const installmentCount = new Set(ownItems.map(({ no }) => no)).size;
  const isChargedOnce = ownItems.filter((item) => item.line_no === line_no).length === 1;
  return installmentCount > 1 && isChargedOnce
    ? String(account.order.tax_year)
    : formatAccountInstallmentName(account, installment_no, locale);
}
