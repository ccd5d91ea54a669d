import { type DeficiencyRow, listDeficiencies } from '@ebpls/contracts';
import { defineQueuePage, type QueueCardProps } from '@ebpls/desk';
import { DayText, MomentText, Pesos } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import { DeficiencyTag } from './deficiency-state.tsx';
import { useWords } from './deficiency.messages.ts';

/** Proofs of sales after the renewal: those to decide, renewals without one, and those of the year that are decided. */
export const { loader, Component } = defineQueuePage({
  endpoint: listDeficiencies,
  rowKey: ({ assessment_code }) => assessment_code,
  rowPath: ({ assessment_code }) => assessment_code,
  nudge: 'payment',
  useWords,
  title: 'title',
  subtitle: 'subtitle',
  search: 'search',
  tabs: {
    label: 'which',
    states: [
      { value: 'filed', label: 'filed' },
      { value: 'pending', label: 'pending', empty: { title: 'pending_none', text: 'pending_none_text' } },
      { value: 'decided', label: 'decided', empty: { title: 'decided_none' } },
    ],
  },
  empty: { title: 'none', text: 'none_text' },
  useColumns,
  Card: DeficiencyCard,
});

function useColumns(): TableColumn<DeficiencyRow>[] {
  const t = useWords();
  return [
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ company_code, tax_year }) => `${company_code} · ${tax_year}`,
    },
    {
      key: 'number',
      isCode: true,
      header: t('number'),
      cell: ({ deficiency_no }) => deficiency_no ?? '–',
      note: ({ entered_at }) => entered_at !== null && <MomentText at={entered_at} />,
    },
    { key: 'state', header: t('state'), cell: ({ state }) => <DeficiencyTag state={state} /> },
    { key: 'due', header: t('due'), cell: ({ due_on }) => <DayText day={due_on} /> },
    {
      key: 'amount',
      header: t('deficiency'),
      align: 'end',
      cell: ({ amount }) => (amount === null ? '–' : <Pesos amount={amount} />),
    },
  ];
}

function DeficiencyCard({ row, to }: QueueCardProps<DeficiencyRow>) {
  const { company_name, company_code, tax_year, state, amount, due_on } = row;
  return (
    <RowCard
      title={company_name}
      to={to}
      note={
        <>
          {company_code} · {tax_year} · <DayText day={due_on} />
        </>
      }
      status={<DeficiencyTag state={state} />}
      end={amount !== null && <Pesos amount={amount} />}
    />
  );
}
