// Loads the abstract of collections by account and fund (domain reference 5.6).

import type { Centavos } from '@ebpls/contracts';
import { sql } from 'kysely';

import { getMessageText } from '../../platform/messages/catalogue.ts';
import { defineColumn, type Sheet, type SheetRow, computeTotalRow } from '../../platform/spreadsheets/sheet.ts';
import { type Fund, FUNDS } from '../../tables/ledger.ts';
import { formatPeriod, type ReportContext } from './report-period.ts';

interface AbstractAccount {
  readonly fund: Fund;
  readonly account_code: string;
  readonly nature: string;
  readonly collected: Centavos;
  readonly reversed: Centavos;
}

/**
 * Collections of receipts by account and fund in a period; reversed amounts are listed separately (domain reference
 * 5.6).
 */
export async function loadAbstract({ db, from, to, locale }: ReportContext): Promise<Sheet> {
  const rows = await listCollected({ db, from, to, locale });
  const lines = rows.map(({ fund, account_code, nature, collected, reversed }): SheetRow => ({
    key: `${fund} ${account_code}`,
    texts: { account_code, nature, fund: getMessageText(`report.fund.${fund}`, {}, locale) },
    amounts: { collected, reversed, net: (collected - reversed) as Centavos },
  }));
  return {
    title: 'report.abstract',
    note: 'report.abstract.note',
    subtitle: formatPeriod({ from, to }, locale),
    columns: [
      defineColumn(locale, 'account_code', 'text'),
      defineColumn(locale, 'nature', 'text'),
      defineColumn(locale, 'fund', 'text'),
      defineColumn(locale, 'collected', 'amount'),
      defineColumn(locale, 'reversed', 'amount'),
      defineColumn(locale, 'net', 'amount'),
    ],
    rows: lines,
    foot: computeTotalRow(lines, locale, { label: 'account_code', amounts: ['collected', 'reversed', 'net'] }),
    sums: FUNDS.map((fund) => ({
      label: getMessageText('report.sum.of_fund', { fund: getMessageText(`report.fund.${fund}`, {}, locale) }, locale),
      amount: rows
        .filter((row) => row.fund === fund)
        .reduce((sum, { collected, reversed }) => sum + collected - reversed, 0) as Centavos,
    })),
  };
}

async function listCollected({
  db,
  from,
  to,
  locale,
}: Pick<ReportContext, 'db' | 'from' | 'to' | 'locale'>): Promise<AbstractAccount[]> {
  const getText = (key: 'report.surcharge' | 'report.interest') => getMessageText(key, {}, locale);
  const { rows } = await sql<AbstractAccount>`
    select
      l.fund, l.account_code, sum(l.credit)::bigint as collected, sum(l.debit)::bigint as reversed,
      string_agg(
        distinct case l.kind
          when 'SURCHARGE' then ${getText('report.surcharge')}
          when 'INTEREST' then ${getText('report.interest')}
          else case when ${locale} = 'fil' then coalesce(n.name_fil, l.name) else l.name end
        end, ', '
      ) as nature
    from journal_entry e
    join journal_line l using (entry_id)
    left join bill_line n on n.bill_id = l.bill_id and n.line_no = l.line_no
    where e.kind in ('COLLECTION', 'REVERSAL', 'REFUND_DUE')
      and e.posted_on between ${from}::date and ${to}::date
      and l.kind is not null
    group by 1, 2
    order by 1, 2`.execute(db);
  return rows;
}
