// Loads the report of fire code fees (RA 9514).

import type { Centavos } from '@ebpls/contracts';
import { splitFireFees } from '@ebpls/rules';
import { sql } from 'kysely';

import { defineColumn, type Sheet, type SheetRow, computeTotalRow } from '../../platform/spreadsheets/sheet.ts';
import { formatPeriod, type ReportContext } from './report-period.ts';

const FIRE_AMOUNTS = ['collected', 'national', 'municipal'] as const;

/** Fire code fees by month with the national and the municipal part (RA 9514; domain reference 5.7). */
export async function loadFireReport({ db, locale, from, to }: ReportContext): Promise<Sheet> {
  const { rows } = await sql<{ month: string; receipts: number; collected: Centavos }>`
    select
      to_char(e.posted_on, 'YYYY-MM') as month,
      count(distinct e.receipt_no) filter (where e.kind = 'COLLECTION') as receipts,
      sum(l.credit - l.debit)::bigint as collected
    from journal_entry e
    join journal_line l using (entry_id)
    where e.kind in ('COLLECTION', 'REVERSAL', 'REFUND_DUE')
      and e.posted_on between ${from}::date and ${to}::date
      and l.kind is not null
      and l.fund = 'TRUST-BFP'
    group by 1
    order by 1`.execute(db);
  const lines = rows.map(({ month, receipts, collected }): SheetRow => ({
    key: month,
    texts: { month },
    counts: { receipts },
    amounts: { collected, ...splitFireFees(collected) },
  }));
  return {
    title: 'report.fire',
    note: 'report.fire.note',
    subtitle: formatPeriod({ from, to }, locale),
    columns: [
      defineColumn(locale, 'month', 'text'),
      defineColumn(locale, 'receipts', 'count'),
      ...FIRE_AMOUNTS.map((key) => defineColumn(locale, key, 'amount')),
    ],
    rows: lines,
    foot: computeTotalRow(lines, locale, { label: 'month', amounts: FIRE_AMOUNTS, counts: ['receipts'] }),
    sums: [],
  };
}
