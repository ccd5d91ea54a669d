// Table of the cases of a desk, shown instead of its queue, with search, sorting and chosen columns.

import { MAX_COUNT, type DeskList, type ListChoice } from '@ebpls/contracts';
import { Button, EmptyState, NoMatch, Page, Row, SelectField, Stack } from '@ebpls/ui';
import { Pager, Table, type TableColumn } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { formatCount } from '../frame/format-count.ts';
import { useDeskAddress } from '../frame/desk-address.ts';
import { applyColumnChoice } from './chosen-columns.ts';
import { useWords } from './list.messages.ts';
import { ListTools } from './list-tools.tsx';
import { LiveSearch } from './live-search.tsx';
import type { ListFile } from './configured-list.ts';

/** Properties of a list of a desk with views, search, chosen columns and sorting. */
interface DeskTableProps<R extends object> {
  readonly list: DeskList;
  readonly title: string;
  readonly searchLabel: string;
  readonly views: readonly { readonly value: string; readonly label: string }[];
  readonly view: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly choice: ListChoice;
  readonly columns: readonly TableColumn<R>[];
  readonly sorts: readonly string[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => number;
  /** The row as the case of a desk. */
  readonly getCase: (row: R) => string;
  readonly card: (row: R) => ReactNode;
  readonly next_cursor: string | null;
  readonly file: ListFile;
  readonly empty: string;
  /** Links to other lists in which a searched row may be. */
  readonly elsewhere?: ReactNode;
}

/** The queue of a desk as a table: sorted by its heads, with the columns that one wants; each row opens at the desk. */
export function DeskTable<R extends object>(props: DeskTableProps<R>) {
  const { list, title, views, view, counts, choice, columns, sorts, rows, next_cursor, file } = props;
  const { desk, to } = useDeskAddress();
  const navigate = useNavigate();
  const t = useWords();
  const search = desk.search ?? '';
  const options = views.map(({ value, label }) => ({
    value,
    label: `${label} (${formatCount(Math.min(counts[value] ?? 0, MAX_COUNT + 1))})`,
  }));
  return (
    <Page
      title={title}
      width="wide"
      actions={<Button to={to({ layout: undefined, cursor: undefined })}>{t('as_desk')}</Button>}
    >
      <Stack gap={5}>
        <Row align="end" justify="between">
          <Row align="end">
            <LiveSearch
              label={props.searchLabel}
              search={desk.search}
              to={(words) => to({ search: words, cursor: undefined })}
            />
            <SelectField
              label={t('show')}
              name="view"
              options={options}
              value={view}
              onChange={({ target }) => void navigate(to({ view: target.value, cursor: undefined, sort: undefined }))}
            />
          </Row>
          <ListTools list={list} choice={choice} columns={columns} file={file} />
        </Row>
        <Table
          caption={title}
          sticky
          density={choice.density}
          columns={applyColumnChoice(columns, choice, {
            by: sorts,
            sort: desk.sort,
            to: (sort) => to({ sort, cursor: undefined }),
          })}
          rows={rows}
          rowKey={props.rowKey}
          rowTo={(row) => to({ case: props.getCase(row), layout: undefined, doc: undefined, pane: 'case' })}
          card={props.card}
          empty={
            search === '' ? (
              <EmptyState title={props.empty} />
            ) : (
              <NoMatch searchText={search} clearTo={to({ search: undefined, cursor: undefined })}>
                {props.elsewhere}
              </NoMatch>
            )
          }
        />
        <Pager nextCursor={next_cursor} cursor={desk.cursor} to={(cursor) => to({ cursor })} />
      </Stack>
    </Page>
  );
}
