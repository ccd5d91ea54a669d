// A row of a report as a card on a phone.

import type { ReportColumn, ReportRow } from '@ebpls/contracts';
import { Pesos } from '@ebpls/ui';
import { RowCard } from '@ebpls/ui/lists';
import { Fragment, type ReactNode } from 'react';

/** Amounts that a row is about, the first one of a report's columns counts. */
const MAIN_AMOUNTS = ['net', 'total', 'tax', 'collected'];
/** Columns that name a row better than its first column. */
const NAME_COLUMNS = ['company_name', 'nature'];

/** Texts that say nothing without the title of their column. */
export const TITLED_TEXTS: ReadonlySet<string> = new Set(['last_paid']);

/** Key of the amount at the end of a card; undefined for a report without one. */
export function findMainAmount(columns: readonly ReportColumn[]): string | undefined {
  return MAIN_AMOUNTS.find((main) => columns.some(({ key, kind }) => kind === 'amount' && key === main));
}

type RenderCell = (row: ReportRow, column: ReportColumn) => ReactNode;

/** Creates the rendering of a row: its name and main amount, its texts and numbers, its other amounts but zero. */
export const createReportCard = (columns: readonly ReportColumn[], renderCell: RenderCell) => (row: ReportRow) => {
  const main = findMainAmount(columns) ?? '';
  const amount = row.amounts[main];
  const title = columns.find(({ key }) => NAME_COLUMNS.includes(key) && row.texts[key]) ?? columns[0];
  const facts = columns.filter((column) => column !== title && column.kind !== 'amount' && hasValue(row, column));
  const amounts = columns.filter(({ key, kind }) => kind === 'amount' && key !== main && isOther(row, key, amount));
  return (
    <RowCard
      title={title && renderCell(row, title)}
      amount={amount !== undefined && <Pesos amount={amount} strong />}
      note={
        <>
          {facts.length > 0 && (
            <div>
              {facts.map((column, place) => (
                <Fragment key={column.key}>
                  {place > 0 && ' · '}
                  {column.kind !== 'text' && `${column.title} `}
                  {TITLED_TEXTS.has(column.key) && `${column.title}: `}
                  {renderCell(row, column)}
                </Fragment>
              ))}
            </div>
          )}
          {amounts.map((column, place) => (
            <Fragment key={column.key}>
              {place > 0 && ' · '}
              {column.title} {renderCell(row, column)}
            </Fragment>
          ))}
        </>
      }
    />
  );
};

function hasValue({ texts, counts }: ReportRow, { key, kind }: ReportColumn): boolean {
  return kind === 'count' ? counts[key] !== undefined : (texts[key] ?? '') !== '';
}

/** An amount that is nothing, or that equals the main one, adds nothing to the card. */
function isOther({ amounts }: ReportRow, key: string, main: number | undefined): boolean {
  const amount = amounts[key] ?? 0;
  return amount !== 0 && amount !== main;
}
