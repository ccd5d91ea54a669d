import { type AppealRow, listAppeals } from '@ebpls/contracts';
import { DayText } from '@ebpls/ui';
import { RowCard, StatusBadge, type TableColumn } from '@ebpls/ui/lists';

import { defineQueuePage, type QueueCardProps } from '../../lists/queue-page/define-queue-page.tsx';
import { useWords } from './appeal.messages.ts';

/** The appeals that a desk sees: those against its own decisions, or all of them. */
export const { loader, Component } = defineQueuePage({
  endpoint: listAppeals,
  rowKey: ({ appeal_no }) => appeal_no,
  rowPath: ({ appeal_no }) => appeal_no,
  nudge: 'appeal',
  useWords,
  title: 'title',
  subtitle: 'subtitle',
  search: 'search',
  tabs: {
    label: 'which',
    states: [
      { value: 'open', label: 'open' },
      { value: 'closed', label: 'closed', empty: { title: 'none_closed' } },
    ],
  },
  empty: { title: 'none' },
  useColumns,
  Card: AppealCard,
});

function useColumns(): TableColumn<AppealRow>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      isCode: true,
      header: t('number'),
      cell: ({ appeal_no }) => appeal_no,
      note: ({ filed_on }) => <DayText day={filed_on} />,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ company_code }) => company_code,
    },
    { key: 'against', header: t('against'), cell: ({ against }) => t(`against_${against}`) },
    { key: 'office', header: t('office'), cell: ({ office_name }) => office_name },
    { key: 'state', header: t('state'), cell: ({ state }) => <StatusBadge kind="appeal" status={state} /> },
  ];
}

function AppealCard({ row, to }: QueueCardProps<AppealRow>) {
  const t = useWords();
  return (
    <RowCard
      title={row.company_name}
      to={to}
      note={`${row.appeal_no} · ${t(`against_${row.against}`)} · ${row.office_name}`}
      status={<StatusBadge kind="appeal" status={row.state} />}
    />
  );
}
