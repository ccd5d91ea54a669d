import { fetchFile } from '@ebpls/api-client';
import {
  CLEARANCE_VIEWS,
  type ClearanceRow,
  type ClearanceView,
  downloadClearances,
  type ListChoice,
  type ListSort,
  listSorts,
} from '@ebpls/contracts';
import { DayText, DaysMeter, MomentText, Text } from '@ebpls/ui';
import { RowCard, StatusBadge, type TableColumn } from '@ebpls/ui/lists';

import { BlockerLine } from '../../frame/blocker-line.tsx';
import { useDeskAddress } from '../../frame/desk-address.ts';
import { DeskTable } from '../../lists/desk-table.tsx';
import { useWords as useListWords } from '../../lists/list.messages.ts';
import { useWords } from '../clearance.messages.ts';
import type { Queue } from './queue-head.tsx';
import { SearchElsewhere } from './search-elsewhere.tsx';
import { OutOfTurnNote } from './out-of-turn-note.tsx';

interface QueueTableProps {
  readonly queue: Queue;
  readonly view: ClearanceView;
  readonly sort: ListSort<'clearances'> | undefined;
  readonly choice: ListChoice;
}

/** The office's queue as a table of its own. */
export function QueueTable({ queue, view, sort, choice }: QueueTableProps) {
  const { desk } = useDeskAddress();
  const t = useWords();
  return (
    <DeskTable
      list="clearances"
      title={t('title')}
      searchLabel={t('search')}
      views={CLEARANCE_VIEWS.map((value) => ({ value, label: t(`view_${value}`) }))}
      view={view}
      counts={queue.counts}
      choice={choice}
      columns={useColumns()}
      sorts={listSorts('clearances', view)}
      rows={queue.data}
      rowKey={({ clearance_id }) => clearance_id}
      getCase={({ clearance_id }) => String(clearance_id)}
      card={renderQueueCard}
      next_cursor={queue.next_cursor}
      file={(format, hiddenColumns) =>
        fetchFile(downloadClearances, { query: { view, search: desk.search, sort, format, hidden: hiddenColumns } })
      }
      empty={t(`empty_${view}`)}
      elsewhere={<SearchElsewhere view={view} />}
    />
  );
}

const renderQueueCard = (row: ClearanceRow) => <QueueCard row={row} />;

function QueueCard({ row }: { readonly row: ClearanceRow }) {
  const { to } = useDeskAddress();
  const t = useWords();
  return (
    <RowCard
      title={row.company_name}
      to={to({ case: String(row.clearance_id), layout: undefined, pane: 'case' })}
      note={[t(row.application_type), row.barangay_name, row.assigned_name].filter(Boolean).join(' · ')}
      status={<StatusBadge kind="clearance" status={row.state} />}
      end={<Clock row={row} />}
    />
  );
}

const RUNNING_STATES: ReadonlySet<ClearanceRow['state']> = new Set<ClearanceRow['state']>([
  'PENDING',
  'UNDER_REVIEW',
  'INSPECTION_SCHEDULED',
  'FOR_COMPLIANCE',
  'RECALLED',
]);

/** A decided case has no clock any more. */
function Clock({ row }: { readonly row: ClearanceRow }) {
  if (!RUNNING_STATES.has(row.state)) return null;
  return <DaysMeter used={row.days_used} limit={row.days_limit} stopped={row.is_paused} part="words" />;
}

function useColumns(): TableColumn<ClearanceRow>[] {
  const t = useWords();
  const c = useListWords();
  return [
    {
      key: 'business',
      header: c('col_business'),
      cell: ({ company_name }) => company_name,
      note: ({ company_code }) => company_code,
    },
    {
      key: 'number',
      header: c('col_number'),
      cell: ({ assessment_code }) => (
        <Text as="span" size="secondary" unbroken>
          {assessment_code}
        </Text>
      ),
    },
    { key: 'type', header: c('col_type'), cell: ({ application_type }) => t(application_type) },
    { key: 'barangay', header: c('col_barangay'), cell: ({ barangay_name }) => barangay_name },
    { key: 'state', header: c('col_state'), cell: ({ state }) => <StatusBadge kind="clearance" status={state} /> },
    {
      key: 'due',
      header: c('col_due'),
      cell: ({ due_on }) => (due_on === null ? '–' : <DayText day={due_on} />),
      note: (row) => <Clock row={row} />,
    },
    {
      key: 'taken_by',
      header: c('col_taken_by'),
      cell: ({ is_mine, assigned_name }) => (is_mine ? t('own') : (assigned_name ?? '–')),
    },
    {
      key: 'visit',
      header: c('col_visit'),
      cell: ({ inspection_at }) => (inspection_at === null ? '–' : <MomentText at={inspection_at} />),
    },
    {
      key: 'blocker',
      header: c('col_blocker'),
      cell: (row) => (row.out_of_turn ? <OutOfTurnNote of={row.out_of_turn} /> : <BlockerLine of={row} />),
    },
  ];
}
