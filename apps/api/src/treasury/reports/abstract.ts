import type { Centavos } from '@ebpls/contracts';
import { sql } from 'kysely';

import { messageText } from '../../platform/messages/catalogue.ts';
import { column, type Sheet, type SheetRow, totalRow } from '../../platform/spreadsheets/sheet.ts';
import { type Fund, FUNDS } from '../../tables/ledger.ts';
import { periodInWords, type Reading } from './period.ts';

interface Account {
  readonly fund: Fund;
  readonly account_code: string;
  readonly nature: string;
  readonly collected: Centavos;
  readonly reversed: Centavos;
}

/**
 * What receipts collected for each account and fund in a period; what was taken back in it stands apart (domain
 * reference 5.6).
 */
export async function abstract({ db, from, to, locale }: Reading): Promise<Sheet> {
  const rows = await listCollected({ db, from, to, locale });
  const lines = rows.map(({ fund, account_code, nature, collected, reversed }): SheetRow => ({
    key: `${fund} ${account_code}`,
    texts: { account_code, nature, fund: messageText(`report.fund.${fund}`, {}, locale) },
    amounts: { collected, reversed, net: (collected - reversed) as Centavos },
  }));
  return {
    title: 'report.abstract',
    note: 'report.abstract.note',
    subtitle: periodInWords({ from, to }, locale),
    columns: [
      column(locale, 'account_code', 'text'),
      column(locale, 'nature', 'text'),
      column(locale, 'fund', 'text'),
      column(locale, 'collected', 'amount'),
      column(locale, 'reversed', 'amount'),
      column(locale, 'net', 'amount'),
    ],
    rows: lines,
    foot: totalRow(lines, locale, { label: 'account_code', amounts: ['collected', 'reversed', 'net'] }),
    sums: FUNDS.map((fund) => ({
      label: messageText('report.sum.of_fund', { fund: messageText(`report.fund.${fund}`, {}, locale) }, locale),
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
}: Pick<Reading, 'db' | 'from' | 'to' | 'locale'>): Promise<Account[]> {
  const say = (key: 'report.surcharge' | 'report.interest') => messageText(key, {}, locale);
  const { rows } = await sql<Account>`
    select
      l.fund, l.account_code, sum(l.credit)::bigint as collected, sum(l.debit)::bigint as reversed,
      string_agg(
        distinct case l.kind
          when 'SURCHARGE' then ${say('report.surcharge')}
          when 'INTEREST' then ${say('report.interest')}
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
