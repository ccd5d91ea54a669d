// Columns and phone cards of the parts of a report of collections and deposits.

import type { CollectionSheet } from '@ebpls/contracts';
import { DayText, joinFacts, Pesos } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import { useWords } from './collection.messages.ts';

type IssuedRange = CollectionSheet['issued'][number];
type ReversedReceipt = CollectionSheet['reversed'][number];
type UnallocatedPayment = NonNullable<CollectionSheet['unallocated']>[number];
type Deposit = CollectionSheet['deposits'][number];

export function useIssuedColumns(): TableColumn<IssuedRange>[] {
  const t = useWords();
  return [
    { key: 'form', header: t('form'), cell: ({ form }) => t(form) },
    { key: 'from', header: t('from'), cell: ({ from }) => from },
    { key: 'to', header: t('to'), cell: ({ to }) => to },
    { key: 'quantity', header: t('quantity'), align: 'end', cell: ({ count }) => count },
    { key: 'cancelled', header: t('cancelled'), align: 'end', cell: ({ cancelled }) => cancelled.join(', ') || '–' },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
  ];
}

export function useReversedColumns(): TableColumn<ReversedReceipt>[] {
  const t = useWords();
  return [
    {
      key: 'receipt',
      header: t('receipt'),
      cell: ({ receipt_no }) => receipt_no,
      note: ({ issued_on }) => <DayText day={issued_on} />,
    },
    { key: 'reason', header: t('reason'), cell: ({ reason }) => reason },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
  ];
}

export function useDepositColumns(): TableColumn<Deposit>[] {
  const t = useWords();
  return [
    { key: 'kind', header: t('kind'), cell: ({ kind }) => t(kind) },
    { key: 'bank', header: t('bank'), cell: ({ bank }) => bank || '–' },
    { key: 'reference', header: t('reference'), cell: ({ reference }) => reference },
    { key: 'date', header: t('deposited_on'), cell: ({ deposited_on }) => <DayText day={deposited_on} /> },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
  ];
}

export function useUnallocatedColumns(): TableColumn<UnallocatedPayment>[] {
  const t = useWords();
  return [
    { key: 'reference', header: t('reference'), cell: ({ reference }) => reference },
    { key: 'date', header: t('day'), cell: ({ day }) => <DayText day={day} /> },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
  ];
}

export function useIssuedCard() {
  const t = useWords();
  return ({ form, from, to, count, cancelled, amount }: IssuedRange) => (
    <RowCard
      title={count === 1 ? from : `${from} – ${to}`}
      amount={<Pesos amount={amount} strong />}
      note={joinFacts([
        t(form),
        `${t('quantity')} ${count}`,
        cancelled.length > 0 && `${t('cancelled')} ${cancelled.join(', ')}`,
      ])}
    />
  );
}

export const renderReversedCard = ({ receipt_no, issued_on, reason, amount }: ReversedReceipt) => (
  <RowCard
    title={receipt_no}
    amount={<Pesos amount={amount} strong />}
    note={
      <>
        <DayText day={issued_on} /> · {reason}
      </>
    }
  />
);

export const renderUnallocatedCard = ({ reference, day, amount }: UnallocatedPayment) => (
  <RowCard title={reference} amount={<Pesos amount={amount} strong />} note={<DayText day={day} />} />
);

export function useDepositCard() {
  const t = useWords();
  return ({ kind, bank, reference, deposited_on, amount }: Deposit) => (
    <RowCard
      title={t(kind)}
      amount={<Pesos amount={amount} strong />}
      note={
        <>
          {joinFacts([bank, reference])} · <DayText day={deposited_on} />
        </>
      }
    />
  );
}
