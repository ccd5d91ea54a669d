// Filtered list of records that wait for a decision, page by page.

import { ActDialog, type ActForm } from '@ebpls/desk';
import { EmptyState, NoMatch, Page, Row, SearchField, Stack } from '@ebpls/ui';
import { Segmented, Pager, Table, type TableColumn } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';
import { Form, useSearchParams } from 'react-router';

/** An address of a list with its filters; empty ones are left out. */
export function listAt(address: string, filters: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(filters).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  );
  return entries.length > 0 ? `${address}?${new URLSearchParams(entries)}` : address;
}

/** One half of the list: what waits, or what is over. */
interface Side {
  readonly value: string;
  readonly label: string;
  /** Title of an empty list, and what the emptiness means. */
  readonly none: string;
  readonly none_text?: string;
}

interface WaitingListProps<R extends object> {
  readonly title: string;
  readonly subtitle: string;
  readonly search: string;
  readonly which: string;
  /** The address of the list itself. */
  readonly here: string;
  readonly tabs: ReactNode;
  readonly actions?: ReactNode;
  /** The first one is shown when the address names none. */
  readonly sides: readonly [Side, Side];
  readonly list: { readonly data: readonly R[]; readonly next_cursor: string | null };
  readonly rowKey: (row: R) => string | number;
  readonly columns: readonly TableColumn<R>[];
  readonly card: (row: R) => ReactNode;
  readonly rowTo?: (row: R) => string;
  /** The question of an act that was begun. */
  readonly actForm?: ActForm | undefined;
  readonly onFormClose?: () => void;
}

/**
 * A list of what waits for the treasury, the other half of what is over: its search, its halves, its pages and its
 * questions.
 */
export function PendingList<R extends object>({
  title,
  subtitle,
  tabs,
  actions,
  actForm,
  onFormClose,
  ...rest
}: WaitingListProps<R>) {
  return (
    <Page title={title} subtitle={subtitle} width="wide" actions={actions}>
      <Stack gap={6}>
        {tabs}
        <Halves title={title} {...rest} />
      </Stack>
      {actForm && <ActDialog key={`${actForm.act} ${actForm.on}`} form={actForm} onClose={() => onFormClose?.()} />}
    </Page>
  );
}

type HalvesProps<R extends object> = Omit<
  WaitingListProps<R>,
  'subtitle' | 'tabs' | 'actions' | 'actForm' | 'onFormClose'
>;

function Halves<R extends object>({ title, search: searchLabel, which, here, sides, list, ...drawn }: HalvesProps<R>) {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const [first] = sides;
  const side = sides.find(({ value }) => value === params.get('state')) ?? first;
  const namedSide = side === first ? '' : side.value;
  const empty =
    search === '' ? (
      <EmptyState icon="check-circle" title={side.none}>
        {side.none_text}
      </EmptyState>
    ) : (
      <NoMatch searchText={search} clearTo={here} />
    );
  return (
    <>
      <Row align="end">
        <Form role="presentation">
          {namedSide !== '' && <input type="hidden" name="state" value={namedSide} />}
          <SearchField key={search} label={searchLabel} defaultValue={search} />
        </Form>
        <Segmented
          size="desk"
          label={which}
          value={side.value}
          options={sides.map(({ value, label }) => ({
            value,
            label,
            to: listAt(here, { search, state: value === first.value ? '' : value }),
          }))}
        />
      </Row>
      <Table caption={title} {...drawn} rows={list.data} empty={empty} />
      <Pager
        nextCursor={list.next_cursor}
        cursor={params.get('cursor') ?? undefined}
        to={(cursor) => listAt(here, { search, state: namedSide, cursor })}
      />
    </>
  );
}
