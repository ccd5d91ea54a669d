// Loads the trial balance of the ledger on a day.

import type { Centavos, Locale } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { defineColumn, type Sheet, type SheetRow, computeTotalRow } from '../../platform/spreadsheets/sheet.ts';
import type { Fund } from '../../tables/ledger.ts';
import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';
import { formatReportDay, type ReportContext } from './report-period.ts';

const NO_BALANCE = 0 as Centavos;

/** Every account of the ledger with its balance on a day, fund by fund. */
export async function loadTrialBalance({ db, rows: reference, locale, as_of }: ReportContext): Promise<Sheet> {
  const { rows } = await sql<{ fund: Fund; account_code: string; balance: Centavos }>`
    select l.fund, l.account_code, sum(l.debit - l.credit)::bigint as balance
    from journal_line l
    join journal_entry e using (entry_id)
    where e.posted_on <= ${as_of}::date
    group by 1, 2
    having sum(l.debit - l.credit) <> 0
    order by 1, 2`.execute(db);
  const names = mapAccountNames(reference, locale);
  const lines = rows.map(({ fund, account_code, balance }): SheetRow => ({
    key: `${fund} ${account_code}`,
    texts: {
      fund: getMessageText(`report.fund.${fund}`, {}, locale),
      account_code,
      account: names.get(account_code) ?? account_code,
    },
    amounts: { debit: balance > 0 ? balance : NO_BALANCE, credit: balance < 0 ? (-balance as Centavos) : NO_BALANCE },
  }));
  return {
    title: 'report.trial-balance',
    note: 'report.trial-balance.note',
    subtitle: formatReportDay(as_of, locale),
    columns: [
      defineColumn(locale, 'fund', 'text'),
      defineColumn(locale, 'account_code', 'text'),
      defineColumn(locale, 'account', 'text'),
      defineColumn(locale, 'debit', 'amount'),
      defineColumn(locale, 'credit', 'amount'),
    ],
    rows: lines,
    foot: computeTotalRow(lines, locale, { label: 'fund', amounts: ['debit', 'credit'] }),
    sums: [],
  };
}

/** The fixed accounts by their names, the others by the items that the revenue codes collect under them. */
function mapAccountNames({ ordinances }: ReferenceRows, locale: Locale): ReadonlyMap<string, string> {
  const namedAccounts = ordinances.flatMap(({ ordinance: { business_tax, fees, late } }) => [
    ...[...business_tax.rows, ...fees, business_tax.barangay_tax, business_tax.deficiency].map(
      ({ account_code, name }) => ({ account_code, name: name[locale] }),
    ),
    ...business_tax.rows.flatMap(({ essential, name }) =>
      essential ? [{ account_code: essential.account_code, name: name[locale] }] : [],
    ),
    ...[late.tax_account_code, late.fee_account_code].map((account_code) => ({
      account_code,
      name: `${getMessageText('report.surcharge', {}, locale)}, ${getMessageText('report.interest', {}, locale)}`,
    })),
  ]);
  const joinedNames = [...Map.groupBy(namedAccounts, ({ account_code }) => account_code)].map(
    ([account_code, own]): [string, string] => [account_code, [...new Set(own.map(({ name }) => name))].join(', ')],
  );
  return new Map([
    ...joinedNames,
    ...Object.values(ACCOUNTS).map(({ account_code, name }): [string, string] => [account_code, name[locale]]),
  ]);
}
