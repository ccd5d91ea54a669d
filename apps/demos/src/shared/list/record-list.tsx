import { NoMatch, Stack } from '@ebpls/ui';
import {
  RowCard,
  type RowCardProps,
  type Selection,
  SelectionBar,
  SelectRow,
  Table,
  type TableColumn,
} from '@ebpls/ui/lists';
import { type ReactNode, useMemo } from 'react';

import { useWords } from '../page/demos.messages.ts';
import { ListFooter } from './list-footer.tsx';
import { ListTools, type ListToolsProps } from './list-tools.tsx';
import * as look from './record-list.module.css';
import type { List } from './use-list.ts';

interface RecordListProps<R> extends Pick<ListToolsProps, 'searchLabel' | 'sorts'> {
  readonly list: List<R>;
  readonly selection: Selection;
  readonly caption: string;
  readonly getName: (row: R) => string; // Name read aloud at the box of a row.
  readonly columns: readonly TableColumn<R>[];
  readonly card: (row: R) => RowCardProps; // The row on a phone.
  readonly acts: (row: R) => ReactNode; // Acts on one row.
  readonly bulk: ReactNode; // Acts on the selected rows.
  readonly filters?: ReactNode;
}

/** A list of the demonstration: search, sort and filters over it, boxes and acts at each row, paging below. */
export function RecordList<R extends { readonly id: string }>({
  list,
  selection,
  caption,
  getName,
  columns,
  card,
  acts,
  bulk,
  filters,
  ...tools
}: RecordListProps<R>) {
  const t = useWords();
  const box = (row: R): ReactNode => <SelectRow selection={selection} id={row.id} name={getName(row)} />;
  const all: TableColumn<R>[] = [
    { key: 'select', header: t('select'), cell: box },
    ...columns,
    { key: 'acts', header: t('acts'), align: 'end', cell: acts },
  ];
  const renderCard = (row: R): ReactNode => (
    <div className={look.card}>
      {box(row)}
      <RowCard {...card(row)} />
      <span className={look.acts}>{acts(row)}</span>
    </div>
  );
  const ids = useMemo(() => list.rows.map(({ id }) => id), [list.rows]);
  return (
    <Stack gap={4}>
      <ListTools list={list} {...tools}>
        {filters}
      </ListTools>
      <SelectionBar selection={selection} ids={ids}>
        {bulk}
      </SelectionBar>
      <Table
        caption={caption}
        columns={all}
        rows={list.rows}
        rowKey={({ id }) => id}
        selected={({ id }) => selection.has(id)}
        empty={<NoMatch searchText={list.params.get('search') ?? undefined} clearTo="?" />}
        card={renderCard}
      />
      <ListFooter list={list} />
    </Stack>
  );
}
