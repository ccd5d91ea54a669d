import type { Report, ReportColumn, ReportRow } from '@ebpls/contracts';
import { DayText, EmptyState, joinFacts, Pesos, Text, TextLink } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';

import { addresses } from '../addresses.ts';
import { createReportCard, findMainAmount, TITLED_TEXTS } from './report-card.tsx';
import { useWords } from './report.messages.ts';

/** Most columns that fit beside the menu in a window of 1280 px: a row of the delinquents takes 8 in 960 px. */
const MAX_COLUMNS = 8;
/** Texts that a table with more columns shows below the name of the business. */
const NOTE_COLUMNS: ReadonlySet<string> = new Set(['company_code', 'barangay', 'last_paid', 'period', 'remark']);

/** The rows of a report with its columns, and the totals of all rows. */
export function ReportTable({ report: { title, columns, data, foot } }: { readonly report: Report }) {
  const t = useWords();
  const card = findMainAmount(columns) === undefined ? undefined : createReportCard(columns, renderCell);
  const notes = listNoteColumns(columns);
  return (
    <Table
      caption={title}
      columns={toTableColumns(columns, notes)}
      rows={data}
      rowKey={({ key }) => key}
      density="compact"
      sticky
      card={card}
      footCard={foot && card?.(foot)}
      empty={
        <EmptyState icon="list" title={t('none')}>
          {t('none_text')}
        </EmptyState>
      }
      {...(foot && { foot: toFoot(foot, columns, notes) })}
    />
  );
}

/** The columns that a wide report shows below the business, which then is the link; none in a narrower one. */
function listNoteColumns(columns: readonly ReportColumn[]): readonly ReportColumn[] {
  const isWide = columns.length > MAX_COLUMNS && columns.some(({ key }) => key === 'company_name');
  return isWide ? columns.filter(({ key }) => NOTE_COLUMNS.has(key)) : [];
}

/** The totals by column; their label is at the business where its number is a note. */
function toFoot(
  foot: ReportRow,
  columns: readonly ReportColumn[],
  notes: readonly ReportColumn[],
): Record<string, ReactNode> {
  const cells = Object.fromEntries(columns.map((column) => [column.key, renderCell(foot, column)]));
  const label = notes.some(({ key }) => key === 'company_code') && { company_name: foot.texts['company_code'] };
  return { ...cells, ...label };
}

/** The columns of the table; in a wide report some texts are a second line of the business, so that the total fits. */
function toTableColumns(
  columns: readonly ReportColumn[],
  notes: readonly ReportColumn[],
): readonly TableColumn<ReportRow>[] {
  return columns
    .filter((column) => !notes.includes(column))
    .map((column) =>
      column.key === 'company_name' && notes.length > 0
        ? { ...toTableColumn(column), cell: renderBusinessLink, note: (row) => formatNotes(row, notes) }
        : toTableColumn(column),
    );
}

function renderBusinessLink({ texts: { company_code = '', company_name } }: ReportRow): ReactNode {
  return <TextLink to={addresses.businessTransactions(company_code)}>{company_name}</TextLink>;
}

function formatNotes({ texts }: ReportRow, notes: readonly ReportColumn[]): string {
  return joinFacts(
    notes.map(({ key, title }) => texts[key] && (TITLED_TEXTS.has(key) ? `${title}: ${texts[key]}` : texts[key])),
  );
}

function toTableColumn(column: ReportColumn): TableColumn<ReportRow> {
  const { key, title, kind } = column;
  return {
    key,
    header: title,
    align: kind === 'text' || kind === 'day' ? 'start' : 'end',
    cell: (row) => renderCell(row, column),
  };
}

function renderCell({ texts, amounts, counts }: ReportRow, { key, kind }: ReportColumn): ReactNode {
  if (kind === 'count') return counts[key] ?? '';
  if (kind === 'amount') return <Money amount={amounts[key]} />;
  return textCell(texts[key] ?? '', { key, kind });
}

function Money({ amount }: { readonly amount: ReportRow['amounts'][string] | undefined }) {
  return amount === undefined ? null : <Pesos amount={amount} />;
}

/** In the totals row the label takes the cell of a day or a number. */
function textCell(text: string, { key, kind }: Pick<ReportColumn, 'key' | 'kind'>): ReactNode {
  const ends_in_digit = /\d$/.test(text);
  if (kind === 'share' && ends_in_digit) return `${text}%`;
  if (kind === 'day' && ends_in_digit) return <DayText day={text} />;
  if (key === 'company_code' && ends_in_digit)
    return <TextLink to={addresses.businessTransactions(text)}>{text}</TextLink>;
  return key === 'account_code' ? (
    <Text as="span" size="secondary" unbroken>
      {text}
    </Text>
  ) : (
    text
  );
}
