import type { Report, ReportColumn, ReportRow } from '@ebpls/contracts';
import { DayText, EmptyState, Pesos, Text, TextLink } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';

import { addresses } from '../addresses.ts';
import { createReportCard, findMainAmount } from './report-card.tsx';
import { useWords } from './report.messages.ts';

/** The rows of a report with its columns, and the totals of all rows. */
export function ReportTable({ report: { title, columns, data, foot } }: { readonly report: Report }) {
  const t = useWords();
  const card = findMainAmount(columns) === undefined ? undefined : createReportCard(columns, renderCell);
  return (
    <Table
      caption={title}
      columns={columns.map(toTableColumn)}
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
      {...(foot && { foot: Object.fromEntries(columns.map((column) => [column.key, renderCell(foot, column)])) })}
    />
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
