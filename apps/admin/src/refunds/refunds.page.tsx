import { listRefunds, type RefundRow } from '@ebpls/contracts';
import { defineQueuePage, type OpenActForm, type QueueCardProps } from '@ebpls/desk';
import { useSession } from '@ebpls/remote-kit';
import { Button, DayText, MomentText, Pesos } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import { useFilingForm } from './refund-forms.ts';
import { RefundTag } from './refund-state.tsx';
import { useWords } from './refund.messages.ts';

export { refundAction as action } from './refund-acts.ts';

/** Refund claims of owners; the most urgent evaluation comes first. */
export const { loader, Component } = defineQueuePage({
  endpoint: listRefunds,
  rowKey: ({ refund_no }) => refund_no,
  rowPath: ({ refund_no }) => refund_no,
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
  useActions: useFilingButton,
  useColumns,
  Card: RefundCard,
});

/** A cashier files the claim of an owner at the counter. */
function useFilingButton(openForm: OpenActForm) {
  const t = useWords();
  const filing = useFilingForm();
  const isCashier = useSession(({ user }) => user?.permissions.includes('cashier') === true);
  if (!isCashier) return undefined;
  return (
    <Button kind="primary" onClick={() => openForm(filing)}>
      {t('file')}
    </Button>
  );
}

function useColumns(): TableColumn<RefundRow>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      isCode: true,
      header: t('number'),
      cell: ({ refund_no }) => refund_no,
      note: ({ filed_at }) => <MomentText at={filed_at} />,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ claimant, receipt_no }) => `${claimant} · ${receipt_no}`,
    },
    { key: 'ground', header: t('ground'), cell: ({ ground }) => t(ground) },
    { key: 'state', header: t('state'), cell: (claim) => <RefundTag claim={claim} /> },
    { key: 'due', header: t('due'), cell: ({ due_on }) => <DayText day={due_on} /> },
    { key: 'asked', header: t('claimed_amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
    {
      key: 'found',
      header: t('due_amount'),
      align: 'end',
      cell: ({ amount_found }) => (amount_found === null ? '–' : <Pesos amount={amount_found} />),
    },
  ];
}

function RefundCard({ row: claim, to }: QueueCardProps<RefundRow>) {
  return (
    <RowCard
      title={claim.company_name}
      to={to}
      note={
        <>
          {claim.refund_no} · {claim.receipt_no}
          <br />
          {claim.message}
        </>
      }
      status={<RefundTag claim={claim} />}
      end={<Pesos amount={claim.amount_found ?? claim.amount} />}
    />
  );
}
