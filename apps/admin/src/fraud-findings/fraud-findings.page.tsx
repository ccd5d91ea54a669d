import { type FraudFindingReply, listFraudFindings } from '@ebpls/contracts';
import { defineQueuePage, type OpenActForm, type QueueCardProps } from '@ebpls/desk';
import { useSession } from '@ebpls/remote-kit';
import { Button, DayText, MomentText } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import { useProposalForm } from './fraud-finding-acts.ts';
import { FraudFindingTag } from './fraud-finding-state.tsx';
import { useWords } from './fraud-finding.messages.ts';

export { runFraudFindingAct as action } from './fraud-finding-acts.ts';

/** Findings of fraud: those that require a second treasurer, and those that are decided. */
export const { loader, Component } = defineQueuePage({
  endpoint: listFraudFindings,
  rowKey: ({ finding_no }) => finding_no,
  rowPath: ({ finding_no }) => finding_no,
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
  useActions: useProposalButton,
  useColumns,
  Card: FraudFindingCard,
});

/** A treasurer proposes a finding, another one decides it. */
function useProposalButton(openForm: OpenActForm) {
  const t = useWords();
  const proposal = useProposalForm();
  const isTreasurer = useSession(({ user }) => user?.permissions.includes('treasurer') === true);
  if (!isTreasurer) return undefined;
  return (
    <Button kind="primary" onClick={() => openForm(proposal)}>
      {t('propose')}
    </Button>
  );
}

function useColumns(): TableColumn<FraudFindingReply>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      isCode: true,
      header: t('number'),
      cell: ({ finding_no }) => finding_no,
      note: ({ proposed_at }) => <MomentText at={proposed_at} />,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ company_code }) => company_code,
    },
    { key: 'ground', header: t('ground'), cell: ({ ground }) => t(ground) },
    { key: 'years', header: t('tax_years'), cell: ({ tax_years }) => tax_years.join(', ') },
    { key: 'state', header: t('state'), cell: ({ state }) => <FraudFindingTag state={state} /> },
    { key: 'until', header: t('until'), cell: ({ assessable_until }) => <DayText day={assessable_until} /> },
  ];
}

function FraudFindingCard({ row, to }: QueueCardProps<FraudFindingReply>) {
  const { company_name, finding_no, tax_years, state } = row;
  return (
    <RowCard
      title={company_name}
      to={to}
      note={`${finding_no} · ${tax_years.join(', ')}`}
      status={<FraudFindingTag state={state} />}
    />
  );
}
