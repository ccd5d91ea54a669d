import { fetchFile } from '@ebpls/api-client';
import {
  type AssessmentRow,
  CLEARING_OFFICES,
  downloadTransactions,
  type ListChoice,
  type ListSort,
  OFFICE_VIEWS,
  listSorts,
  TRANSACTION_VIEWS,
  type TransactionView as View,
} from '@ebpls/contracts';
import { DayText, MomentText, Text } from '@ebpls/ui';
import { RowCard, StatusBadge, type TableColumn } from '@ebpls/ui/lists';

import { BlockerLine } from '../../frame/blocker-line.tsx';
import { type DeskAddress, useDeskAddress } from '../../frame/desk-address.ts';
import { hasPendingText, PendingTime } from '../../frame/pending-time.tsx';
import { DeskTable } from '../../lists/desk-table.tsx';
import { useWords as useListWords } from '../../lists/list.messages.ts';
import { useWords as useDeskWords } from '../../messages/desk.messages.ts';
import type { TransactionQueueProps } from './queue-head.tsx';
import { useWords } from '../transaction.messages.ts';
import { findPeriod } from './transaction-period.ts';

interface TransactionTableProps extends Pick<TransactionQueueProps, 'queue' | 'view' | 'title'> {
  readonly sort: ListSort<'applications'> | undefined;
  readonly choice: ListChoice;
}

/** The applications of all owners as a table of its own. */
export function TransactionTable({ queue, view, title, sort, choice }: TransactionTableProps) {
  const { desk } = useDeskAddress();
  const t = useWords();
  const d = useDeskWords();
  return (
    <DeskTable
      list="applications"
      title={title}
      searchLabel={d('search')}
      views={TRANSACTION_VIEWS.map((value) => ({ value, label: t(`view_${value}`) }))}
      view={view}
      counts={queue.counts}
      choice={choice}
      columns={useColumns()}
      sorts={listSorts('applications', view)}
      rows={queue.data}
      rowKey={({ assessment_id }) => assessment_id}
      getCase={({ assessment_code }) => assessment_code}
      card={renderTransactionCard}
      next_cursor={queue.next_cursor}
      file={(format, hiddenColumns) =>
        fetchFile(downloadTransactions, {
          query: { ...toFileFilters(desk, view), search: desk.search, sort, format, hidden: hiddenColumns },
        })
      }
      empty={t('empty')}
    />
  );
}

const renderTransactionCard = (row: AssessmentRow) => <TransactionCard row={row} />;

function TransactionCard({ row }: { readonly row: AssessmentRow }) {
  const { to } = useDeskAddress();
  const t = useWords();
  return (
    <RowCard
      title={row.company_name}
      to={to({ case: row.assessment_code, layout: undefined, pane: 'case' })}
      note={`${t(row.application_type)} ${row.tax_year} · ${row.barangay_name}`}
      status={<StatusBadge kind="application" status={row.state} />}
      end={<PendingTime row={row} part={hasPendingText(row) ? 'cells' : 'words'} />}
    />
  );
}

/** The filters of the list, as the file request needs them. */
function toFileFilters(desk: DeskAddress, view: View) {
  return {
    view,
    ...findPeriod(desk),
    office: CLEARING_OFFICES.find((candidate) => candidate === desk.office),
    office_view: OFFICE_VIEWS.find((candidate) => candidate === desk.office_view) ?? OFFICE_VIEWS[0],
  };
}

function useColumns(): TableColumn<AssessmentRow>[] {
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
    { key: 'owner', header: c('col_owner'), cell: ({ owner_name }) => owner_name },
    {
      key: 'type',
      header: c('col_type'),
      cell: ({ application_type, tax_year }) => (
        <Text as="span" size="secondary" unbroken>
          {t(application_type)} {tax_year}
        </Text>
      ),
    },
    { key: 'barangay', header: c('col_barangay'), cell: ({ barangay_name }) => barangay_name },
    { key: 'state', header: c('col_state'), cell: ({ state }) => <StatusBadge kind="application" status={state} /> },
    {
      key: 'filed',
      header: c('col_filed'),
      cell: ({ submitted_at }) => (submitted_at === null ? '–' : <MomentText at={submitted_at} />),
    },
    {
      key: 'due',
      header: c('col_due'),
      cell: ({ due_on }) => (due_on === null ? '–' : <DayText day={due_on} />),
      note: (row) => <PendingTime row={row} part="words" />,
    },
    {
      key: 'offices',
      header: c('col_offices'),
      cell: ({ clearances_done, clearances_all }) =>
        clearances_all === 0 ? '–' : `${clearances_done} / ${clearances_all}`,
    },
    { key: 'blocker', header: c('col_blocker'), cell: (row) => <BlockerLine of={row} /> },
  ];
}
