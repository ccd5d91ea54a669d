// Table of a financial report, for the screen and for files.

import type { Centavos, Locale, ReportColumn } from '@ebpls/contracts';

import { isMessageKey, type MessageKey, getMessageText } from '../messages/catalogue.ts';

export interface SheetRow {
  readonly key: string;
  readonly texts?: Readonly<Record<string, string>>;
  readonly amounts?: Readonly<Record<string, Centavos>>;
  readonly counts?: Readonly<Record<string, number>>;
}

/** A whole report: the screen shows it by pages and a file contains all of it, so that both have the same figures. */
export interface Sheet {
  readonly title: MessageKey;
  readonly note: MessageKey;
  readonly subtitle: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly SheetRow[];
  readonly foot: SheetRow | null;
  readonly sums: readonly { readonly label: string; readonly amount: Centavos }[];
}

/** The parts of a sheet that a file holds. */
export type FiledSheet = Omit<Sheet, 'note'>;

/** The head above its rows. */
export type SheetHead = Pick<Sheet, 'title' | 'subtitle' | 'columns'>;

type Kind = ReportColumn['kind'];

/** A column whose title is the message `report.col.` + key. */
export function defineColumn(locale: Locale, key: string, kind: Kind): ReportColumn {
  const title = `report.col.${key}`;
  return { key, kind, title: isMessageKey(title) ? getMessageText(title, {}, locale) : key };
}

/** The totals of the columns that can be added up. */
export function computeTotalRow(
  rows: readonly SheetRow[],
  locale: Locale,
  of: { readonly label: string; readonly amounts: readonly string[]; readonly counts?: readonly string[] },
): SheetRow {
  const sumValues = (values: readonly (number | undefined)[]): number =>
    values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return {
    key: 'total',
    texts: { [of.label]: getMessageText('report.total', {}, locale) },
    amounts: Object.fromEntries(
      of.amounts.map((key) => [key, sumValues(rows.map(({ amounts }) => amounts?.[key])) as Centavos]),
    ),
    counts: Object.fromEntries(
      (of.counts ?? []).map((key) => [key, sumValues(rows.map(({ counts }) => counts?.[key]))]),
    ),
  };
}
