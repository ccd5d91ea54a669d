// Table of an owner's payments, and their cards on a phone.

import type { PaymentRow } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import { DayText, MomentText, Pesos, Section, Stack, Text } from '@ebpls/ui';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { FilerNote, PayerNote } from '../../shared/behalf/for-owner.tsx';
import { useWords } from '../payment.messages.ts';
import { ReceiptLines, Receipts } from './receipts.tsx';

interface PaymentTableProps {
  readonly rows: readonly PaymentRow[];
  readonly empty: ReactNode;
}

/** An owner's payments, each with its receipts. */
export function PaymentTable({ rows, empty }: PaymentTableProps) {
  const t = useWords();
  return (
    <Table
      caption={t('history_title')}
      columns={useColumns()}
      rows={rows}
      rowKey={getKey}
      card={renderPaymentCard}
      empty={empty}
    />
  );
}

function getKey({ receipts, reference }: PaymentRow): string {
  return receipts[0]?.receipt_no ?? reference;
}

function useColumns(): TableColumn<PaymentRow>[] {
  const t = useWords();
  return [
    {
      key: 'paid',
      header: t('col_paid'),
      cell: ({ paid_at }) => <MomentText at={paid_at} />,
      note: ({ channel, reference }) => t('history_channel', { channel, reference }),
    },
    {
      key: 'business',
      header: t('col_business'),
      cell: ({ company_name }) => company_name,
      note: (row) => (
        <>
          {row.top_no}
          <InStead of={row} />
        </>
      ),
    },
    { key: 'receipts', header: t('col_receipts'), cell: (row) => <ReceiptLines row={row} /> },
  ];
}

/** Filer and payer, where they are not the owner. */
function InStead({ of: { filed_by, paid_by } }: { readonly of: PaymentRow }) {
  return (
    <>
      <FilerNote by={filed_by} />
      <PayerNote by={paid_by} />
    </>
  );
}

const renderPaymentCard = (row: PaymentRow) => <PaymentCard row={row} />;

/** A payment on a phone is one line until it is opened; one whose receipt or order the address names is open. */
function PaymentCard({ row }: { readonly row: PaymentRow }) {
  const [query] = useSearchParams();
  const openNumber = query.get('open');
  if (row.top_no === openNumber || row.receipts.some(({ receipt_no }) => receipt_no === openNumber))
    return <WholePayment row={row} />;
  const briefTable = (
    <>
      <Pesos amount={row.amount} strong />
      <div>
        <DayText day={toManilaDay(row.paid_at)} />
      </div>
    </>
  );
  return (
    <Section level={3} title={row.company_name} brief={briefTable} folds>
      <Stack gap={3}>
        <Text as="div" size="secondary" tone="muted">
          <PaymentNote row={row} />
        </Text>
        <Receipts row={row} />
      </Stack>
    </Section>
  );
}

function WholePayment({ row }: { readonly row: PaymentRow }) {
  return (
    <Stack gap={3}>
      <RowCard
        title={row.company_name}
        note={<PaymentNote row={row} />}
        status={<MomentText at={row.paid_at} />}
        end={<Pesos amount={row.amount} strong />}
      />
      <Receipts row={row} />
    </Stack>
  );
}

function PaymentNote({ row }: { readonly row: PaymentRow }) {
  const t = useWords();
  return (
    <>
      <div>{row.top_no}</div>
      <InStead of={row} />
      <div>{t('history_channel', { channel: row.channel, reference: row.reference })}</div>
    </>
  );
}
