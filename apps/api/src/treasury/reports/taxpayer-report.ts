// Loads the report of the largest taxpayers (domain reference 6.3).

import { type Centavos, formatPesosText } from '@ebpls/contracts';
import { divideHalfUp } from '@ebpls/rules';
import { sql } from 'kysely';

import { getMessageText } from '../../platform/messages/catalogue.ts';
import { defineColumn, type Sheet, type SheetRow, computeTotalRow } from '../../platform/spreadsheets/sheet.ts';
import type { ReportContext } from './report-period.ts';

const MAX_TAXPAYERS = 100; // Usual length of the Local Government Code's list of top taxpayers; the totals cover all.
const BASIS_POINTS = 10_000n;

interface Taxpayer {
  readonly company_code: string;
  readonly company_name: string;
  readonly owner_name: string;
  readonly brgycode: string;
  readonly tax: Centavos;
  readonly fees: Centavos;
  readonly late: Centavos;
  readonly total: Centavos;
  readonly all_paid: Centavos; // Amount that all businesses paid.
}

const TAXPAYER_AMOUNTS = ['tax', 'fees', 'late', 'total'] as const;

/**
 * The largest taxpayers of a year by business tax, with their share of all payments of businesses (domain reference
 * 6.3).
 */
export async function loadTaxpayerReport({
  db,
  rows: reference,
  locale,
  year,
  brgycode,
}: ReportContext): Promise<Sheet> {
  const rows = await listTaxpayers({ db, year, brgycode });
  const allPaid = rows[0]?.all_paid ?? (0 as Centavos);
  const lines = rows.map(({ company_code, company_name, owner_name, brgycode: place, ...row }, index): SheetRow => ({
    key: company_code,
    counts: { rank: index + 1 },
    texts: {
      company_code,
      company_name,
      owner_name,
      barangay: reference.barangays.get(place)?.name ?? place,
      share: formatShare(row.total, allPaid),
    },
    amounts: { tax: row.tax, fees: row.fees, late: row.late, total: row.total },
  }));
  return {
    title: 'report.taxpayers',
    note: 'report.taxpayers.note',
    subtitle: getMessageText('report.year', { year }, locale),
    columns: [
      defineColumn(locale, 'rank', 'count'),
      defineColumn(locale, 'company_code', 'text'),
      defineColumn(locale, 'company_name', 'text'),
      defineColumn(locale, 'owner_name', 'text'),
      defineColumn(locale, 'barangay', 'text'),
      ...TAXPAYER_AMOUNTS.map((key) => defineColumn(locale, key, 'amount')),
      defineColumn(locale, 'share', 'share'),
    ],
    rows: lines,
    foot: computeTotalRow(lines, locale, { label: 'company_code', amounts: TAXPAYER_AMOUNTS }),
    sums: [{ label: getMessageText('report.sum.all_collections', {}, locale), amount: allPaid }],
  };
}

async function listTaxpayers({
  db,
  year,
  brgycode,
}: Pick<ReportContext, 'db' | 'year' | 'brgycode'>): Promise<Taxpayer[]> {
  const { rows } = await sql<Taxpayer>`
    with paid as (
      select
        e.business_id, sum(l.credit - l.debit) filter (where l.kind = 'PRINCIPAL' and n.kind = 'TAX') as tax,
        sum(l.credit - l.debit) filter (where l.kind = 'PRINCIPAL' and n.kind <> 'TAX') as fees,
        sum(l.credit - l.debit) filter (where l.kind <> 'PRINCIPAL') as late, sum(l.credit - l.debit) as total
      from journal_entry e
      join journal_line l using (entry_id)
      left join bill_line n on n.bill_id = l.bill_id and n.line_no = l.line_no
      where e.kind in ('COLLECTION', 'REVERSAL', 'REFUND_DUE')
        and e.posted_on between make_date(${year}::integer, 1, 1) and make_date(${year}::integer, 12, 31)
        and l.kind is not null
      group by 1
    )
    select
      c.company_code, c.company_name, o.full_name as owner_name, c.brgycode,
      coalesce(p.tax, 0)::bigint as tax, coalesce(p.fees, 0)::bigint as fees, coalesce(p.late, 0)::bigint as late,
      p.total::bigint as total, (select sum(total) from paid)::bigint as all_paid
    from paid p
    join business c using (business_id)
    join account o on o.id = c.owner_id
    where p.total > 0 and (${brgycode}::text is null or c.brgycode = ${brgycode})
    order by tax desc, total desc, c.company_code
    limit ${MAX_TAXPAYERS}`.execute(db);
  return rows;
}

/** Per cent with two decimals, half up. */
function formatShare(part: Centavos, total: Centavos): string {
  return total > 0 ? formatPesosText(divideHalfUp(BigInt(part) * BASIS_POINTS, BigInt(total))) : '0.00';
}
