import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Icon } from '../actions/icon.tsx';
import { VisuallyHidden } from '../layout/text.tsx';
import { Boundary } from '../states/boundary.tsx';
import { useWords } from '../words/words.ts';
import { useScrollable } from './use-scrollable.ts';

/** One column of a table. */
export interface TableColumn<R> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** A second, muted line; it is no part of the row's link. */
  readonly note?: ((row: R) => ReactNode) | undefined;
  /** Amounts and counts are aligned at the end. */
  readonly align?: 'start' | 'end' | undefined;
  /** Sorting is held by the address: where a click leads, and how it is sorted now. */
  readonly sort?: { readonly to: string; readonly now?: 'up' | 'down' | undefined } | undefined;
  /** A number such as `RFC-2026-000003`: on one line, and no wider than it. */
  readonly isCode?: boolean | undefined;
  /** Left out of the rows of a phone. */
  readonly wideOnly?: boolean | undefined;
  /** Names the row: first on a phone, and its link. Without it the first column does. */
  readonly isTitle?: boolean | undefined;
}

export interface TableProps<R> {
  readonly columns: readonly TableColumn<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string | number;
  /** Name of the table; read aloud. */
  readonly caption: string;
  /** Address of the row: its title becomes the link and the whole row can be clicked. */
  readonly rowTo?: ((row: R) => string | undefined) | undefined;
  /** The row as a card below 640 px; without it a row is its title and its act, with the other cells below them. */
  readonly card?: ((row: R) => ReactNode) | undefined;
  readonly empty?: ReactNode;
  readonly density?: 'comfortable' | 'compact' | undefined;
  /** The heads and the totals stay visible while the page scrolls, where the table is not wider than its box. */
  readonly sticky?: boolean | undefined;
  readonly selected?: ((row: R) => boolean) | undefined;
  /** The last line: totals by column. */
  readonly foot?: Readonly<Record<string, ReactNode>> | undefined;
  /** The totals below the cards of a phone. */
  readonly footCard?: ReactNode;
}

const ARIA_SORT = { up: 'ascending', down: 'descending' } as const;

function HeaderCell<R>({ column }: { readonly column: TableColumn<R> }) {
  return (
    <th scope="col" className={column.align} aria-sort={column.sort?.now && ARIA_SORT[column.sort.now]}>
      <Header column={column} />
    </th>
  );
}

function Header<R>({ column }: { readonly column: TableColumn<R> }) {
  const words = useWords();
  const { sort } = column;
  if (!sort) return column.header;
  return (
    <Link to={sort.to} preventScrollReset>
      {column.header}
      {sort.now && <Icon name={sort.now === 'up' ? 'chevron-up' : 'chevron-down'} size={14} />}
      {sort.now && (
        <VisuallyHidden>{words(sort.now === 'up' ? 'table.sorted_up' : 'table.sorted_down')}</VisuallyHidden>
      )}
    </Link>
  );
}

interface CellProps<R> {
  readonly column: TableColumn<R>;
  readonly row: R;
  readonly to: string | undefined;
  readonly isTitle: boolean;
}

function getCellClass<R>({ align, isCode, wideOnly }: TableColumn<R>, isTitle: boolean): string {
  return [align === 'end' && 'end', isCode && 'code', wideOnly && 'wide-only', isTitle && 'title']
    .filter(Boolean)
    .join(' ');
}

function Cell<R>({ column, row, to, isTitle }: CellProps<R>) {
  const inside = column.cell(row);
  const note = column.note?.(row);
  const look = getCellClass(column, isTitle);
  const content =
    to === undefined || !isTitle ? (
      inside
    ) : (
      <Link to={to} className="go">
        {inside}
      </Link>
    );
  return (
    <td className={look || undefined} data-label={column.header}>
      {note ? (
        <div>
          {content}
          <small className="note">{note}</small>
        </div>
      ) : (
        content
      )}
    </td>
  );
}

/**
 * A list as a table; below 640 px its rows become cards. Rows are links: they open in a new tab like any other. Order,
 * filter and paging are the server's: the table only lays out. An error in it leaves the rest of the page usable.
 */
export function Table<R extends object>(props: TableProps<R>) {
  return (
    <Boundary part={props.caption} shows={props.caption}>
      <TableContent {...props} />
    </Boundary>
  );
}

type TableLook<R> = Pick<TableProps<R>, 'density' | 'sticky' | 'card'> & { readonly isWide: boolean };

/** The heads stay only where the box does not scroll sideways, since a box that scrolls would hold them in itself. */
function getTableClass<R>({ density = 'comfortable', sticky = false, card, isWide }: TableLook<R>): string {
  return ['eb-table', density, card && 'has-cards', sticky && !isWide && 'sticky'].filter(Boolean).join(' ');
}

function TableContent<R extends object>({
  columns,
  rows,
  rowKey,
  caption,
  rowTo,
  card,
  empty,
  density,
  sticky,
  selected,
  foot,
  footCard,
}: TableProps<R>) {
  const { box, isWide, stop } = useScrollable(caption, rows.length);
  if (rows.length === 0 && empty) return <>{empty}</>;
  const title = columns.find(({ isTitle }) => isTitle) ?? columns[0];
  return (
    <div ref={box} className={getTableClass({ density, sticky, card, isWide })} {...stop}>
      <table>
        <caption className="eb-sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const to = rowTo?.(row);
            return (
              <tr
                key={rowKey(row)}
                className={to === undefined ? undefined : 'linked'}
                aria-selected={selected?.(row) || undefined}
              >
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} to={to} isTitle={column === title} />
                ))}
              </tr>
            );
          })}
        </tbody>
        {foot && <Foot columns={columns} foot={foot} />}
      </table>
      {card && (
        <ul className="cards" aria-label={caption}>
          {rows.map((row) => (
            <li key={rowKey(row)}>{card(row)}</li>
          ))}
        </ul>
      )}
      <CardTotals>{footCard}</CardTotals>
    </div>
  );
}

function CardTotals({ children }: { readonly children: ReactNode }) {
  return children ? <div className="totals">{children}</div> : null;
}

interface FootProps<R> extends Pick<TableProps<R>, 'columns'> {
  readonly foot: NonNullable<TableProps<R>['foot']>;
}

function Foot<R>({ columns, foot }: FootProps<R>) {
  return (
    <tfoot>
      <tr>
        {columns.map(({ key, align, header }, place) => (
          <td key={key} className={place === 0 ? 'title' : align} data-label={header}>
            {foot[key]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
