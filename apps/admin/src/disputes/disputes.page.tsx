import { type DisputeRow, listDisputes } from '@ebpls/contracts';
import { defineQueuePage, type QueueCardProps } from '@ebpls/desk';
import { DayText, Pesos } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import { DisputeTag } from './dispute-state.tsx';
import { useWords } from './dispute.messages.ts';

/** Lines of bills that owners dispute; the most urgent decision comes first. */
export const { loader, Component } = defineQueuePage({
  endpoint: listDisputes,
  rowKey: ({ dispute_no }) => dispute_no,
  rowPath: ({ dispute_no }) => dispute_no,
  nudge: 'payment',
  useWords,
  title: 'title',
  subtitle: 'subtitle',
  search: 'search',
  tabs: {
    label: 'which',
    states: [
      { value: 'waiting', label: 'pending' },
      { value: 'closed', label: 'closed', empty: { title: 'closed_none' } },
    ],
  },
  empty: { title: 'none', text: 'none_text' },
  useColumns,
  Card: DisputeCard,
});

function useColumns(): TableColumn<DisputeRow>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      isCode: true,
      header: t('number'),
      cell: ({ dispute_no }) => dispute_no,
      note: ({ filed_on }) => <DayText day={filed_on} />,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ owner_name, top_no }) => `${owner_name} · ${top_no}`,
    },
    { key: 'line', header: t('line'), cell: ({ line_name }) => line_name },
    { key: 'state', header: t('state'), cell: (dispute) => <DisputeTag dispute={dispute} /> },
    { key: 'by', header: t('by'), cell: ({ decide_by }) => <DayText day={decide_by} /> },
    { key: 'billed', header: t('billed'), align: 'end', cell: ({ amount_billed }) => <Pesos amount={amount_billed} /> },
    { key: 'held', header: t('held_column'), align: 'end', cell: ({ amount_held }) => <Pesos amount={amount_held} /> },
  ];
}

function DisputeCard({ row: dispute, to }: QueueCardProps<DisputeRow>) {
  return (
    <RowCard
      title={dispute.company_name}
      to={to}
      note={
        <>
          {dispute.dispute_no} · {dispute.top_no}
          <br />
          {dispute.line_name}
        </>
      }
      status={<DisputeTag dispute={dispute} />}
      end={<Pesos amount={dispute.amount_billed} />}
    />
  );
}
