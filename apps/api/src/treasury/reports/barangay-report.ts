// Loads the report of trust money of the barangays.

import type { Centavos } from '@ebpls/contracts';
import { sql } from 'kysely';

import { getMessageText } from '../../platform/messages/catalogue.ts';
import { defineColumn, type Sheet, type SheetRow, computeTotalRow } from '../../platform/spreadsheets/sheet.ts';
import { formatPeriod, type ReportContext } from './report-period.ts';

interface Remittance {
  readonly brgycode: string;
  readonly month: string;
  readonly receipts: number;
  readonly clearance_fee: Centavos;
  readonly barangay_tax: Centavos;
}

const FEE = sql`sum(case when n.kind = 'BARANGAY_TAX' then 0 else l.credit - l.debit end)::bigint`;
const TAX = sql`sum(case when n.kind = 'BARANGAY_TAX' then l.credit - l.debit else 0 end)::bigint`;
const TRUST = sql`
  from journal_entry e
  join journal_line l using (entry_id)
  join bill b on b.bill_id = e.bill_id
  join application a using (assessment_id)
  left join bill_line n on n.bill_id = l.bill_id and n.line_no = l.line_no`;

function whereInPeriod({ from, to }: Pick<ReportContext, 'from' | 'to'>) {
  return sql`
    e.kind in ('COLLECTION', 'REVERSAL', 'REFUND_DUE')
    and e.posted_on between ${from}::date and ${to}::date
    and l.kind is not null
    and l.fund = 'TRUST-BARANGAY'`;
}

/**
 * Trust money of the barangays, by month; for one barangay the list of receipts that its remittance is made of (domain
 * reference 5.6, 5.7).
 */
export function loadBarangayReport(reading: ReportContext): Promise<Sheet> {
  return reading.brgycode === null ? loadByMonth(reading) : loadBarangayReceipts(reading, reading.brgycode);
}

const BARANGAY_AMOUNTS = ['clearance_fee', 'barangay_tax', 'total'] as const;

async function loadByMonth({ db, rows: reference, locale, ...period }: ReportContext): Promise<Sheet> {
  const { rows } = await sql<Remittance>`
    select
      a.brgycode, to_char(e.posted_on, 'YYYY-MM') as month,
      count(distinct e.receipt_no) filter (where e.kind = 'COLLECTION') as receipts, ${FEE} as clearance_fee,
      ${TAX} as barangay_tax ${TRUST}
    where ${whereInPeriod(period)}
    group by 1, 2
    order by 1, 2`.execute(db);
  const lines = rows.map(({ brgycode, month, receipts, clearance_fee, barangay_tax }): SheetRow => ({
    key: `${brgycode} ${month}`,
    texts: { barangay: reference.barangays.get(brgycode)?.name ?? brgycode, month },
    counts: { receipts },
    amounts: { clearance_fee, barangay_tax, total: (clearance_fee + barangay_tax) as Centavos },
  }));
  return {
    title: 'report.barangays',
    note: 'report.barangays.note',
    subtitle: formatPeriod(period, locale),
    columns: [
      defineColumn(locale, 'barangay', 'text'),
      defineColumn(locale, 'month', 'text'),
      defineColumn(locale, 'receipts', 'count'),
      ...BARANGAY_AMOUNTS.map((key) => defineColumn(locale, key, 'amount')),
    ],
    rows: lines,
    foot: computeTotalRow(lines, locale, { label: 'barangay', amounts: BARANGAY_AMOUNTS, counts: ['receipts'] }),
    sums: [],
  };
}

interface ReceiptOfBarangay extends Pick<Remittance, 'clearance_fee' | 'barangay_tax'> {
  readonly entry_id: number;
  readonly day: string;
  readonly receipt_no: string;
  readonly company_name: string;
  readonly top_no: string;
}

async function loadBarangayReceipts(
  { db, rows: reference, locale, ...period }: ReportContext,
  brgycode: string,
): Promise<Sheet> {
  const { rows } = await sql<ReceiptOfBarangay>`
    select
      e.entry_id, e.posted_on as day, e.receipt_no, c.company_name, b.top_no, ${FEE} as clearance_fee,
      ${TAX} as barangay_tax ${TRUST}
    join business c on c.business_id = a.business_id
    where ${whereInPeriod(period)} and a.brgycode = ${brgycode}
    group by 1, 2, 3, 4, 5
    order by 2, 1`.execute(db);
  const lines = rows.map(
    ({ entry_id, day, receipt_no, company_name, top_no, clearance_fee, barangay_tax }): SheetRow => ({
      key: String(entry_id),
      texts: { day, receipt_no, company_name, top_no },
      amounts: { clearance_fee, barangay_tax, total: (clearance_fee + barangay_tax) as Centavos },
    }),
  );
  const name = getMessageText(
    'report.of_barangay',
    { name: reference.barangays.get(brgycode)?.name ?? brgycode },
    locale,
  );
  return {
    title: 'report.barangays',
    note: 'report.barangay_receipts.note',
    subtitle: `${name} · ${formatPeriod(period, locale)}`,
    columns: [
      defineColumn(locale, 'day', 'day'),
      defineColumn(locale, 'receipt_no', 'text'),
      defineColumn(locale, 'company_name', 'text'),
      defineColumn(locale, 'top_no', 'text'),
      ...BARANGAY_AMOUNTS.map((key) => defineColumn(locale, key, 'amount')),
    ],
    rows: lines,
    foot: computeTotalRow(lines, locale, { label: 'day', amounts: BARANGAY_AMOUNTS }),
    sums: [],
  };
}
