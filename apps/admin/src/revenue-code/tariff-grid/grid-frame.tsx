// What is around the rows of a table of figures: its heads, the names of its choices, and its pages.

import { Button, Row, Text } from '@ebpls/ui';

import type { FigureSheet } from '../tariff-sheets/sheet.ts';
import { useWords } from './grid.messages.ts';
import * as styles from './grid.module.css';

/** Rows that are drawn at once; longer tables have pages. */
export const PAGE_ROWS = 50;

/** The names that choice cells offer, once for each column. */
export function GridOptions({ sheet: { columns } }: { readonly sheet: FigureSheet }) {
  return columns.map(
    ({ key, options }) =>
      options !== undefined && (
        <datalist key={key} id={`options-${key}`}>
          {options.map(({ value, label }) => (
            <option key={value} value={label}>
              {label}
            </option>
          ))}
        </datalist>
      ),
  );
}

export function GridHead({
  sheet: { columns },
  canRemove,
}: {
  readonly sheet: FigureSheet;
  readonly canRemove: boolean;
}) {
  const t = useWords();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="eb-sr">{t('number')}</span>
        </th>
        {columns.map(({ key, header, align }) => (
          <th key={key} scope="col" className={align === 'end' ? styles['end'] : undefined}>
            {header}
          </th>
        ))}
        {canRemove && (
          <th scope="col">
            <span className="eb-sr">{t('remove')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface GridPagesProps {
  readonly all: number;
  readonly start: number;
  readonly onPage: (first: number) => void;
}

export function GridPages({ all, start, onPage }: GridPagesProps) {
  const t = useWords();
  if (all <= PAGE_ROWS) return null;
  const to = Math.min(all, start + PAGE_ROWS);
  return (
    <Row gap={3}>
      <Button size="desk" disabled={start === 0} onClick={() => onPage(Math.max(0, start - PAGE_ROWS))}>
        {t('page_before')}
      </Button>
      <Text as="span">{t('rows_shown', { from: start + 1, to, all })}</Text>
      <Button size="desk" disabled={to === all} onClick={() => onPage(start + PAGE_ROWS)}>
        {t('page_after')}
      </Button>
    </Row>
  );
}
