import type { Centavos } from '@ebpls/contracts';
import { fireShares } from '@ebpls/rules';
import { sql } from 'kysely';

import { column, type Sheet, type SheetRow, totalRow } from '../../platform/spreadsheets/sheet.ts';
import { periodInWords, type Reading } from './period.ts';

const MONEY = ['collected', 'national', 'municipal'] as const;

/** Fire code fees by month with the national and the municipal part (RA 9514; domain reference 5.7). */
export async function fire({ db, locale, from, to }: Reading): Promise<Sheet> {
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
    amounts: { collected, ...fireShares(collected) },
  }));
  return {
    title: 'report.fire',
    note: 'report.fire.note',
    subtitle: periodInWords({ from, to }, locale),
    columns: [
      column(locale, 'month', 'text'),
      column(locale, 'receipts', 'count'),
      ...MONEY.map((key) => column(locale, key, 'amount')),
    ],
    rows: lines,
    foot: totalRow(lines, locale, { label: 'month', amounts: MONEY, counts: ['receipts'] }),
    sums: [],
  };
}
