import { callEndpoint } from '@ebpls/api-client';
import {
  listSettlements,
  listUnsettledPayments,
  type SettlementFileRow,
  type UnsettledPayment,
} from '@ebpls/contracts';
import { defineQueuePage, type QueueCardProps } from '@ebpls/desk';
import { useSession } from '@ebpls/remote-kit';
import { toManilaDay } from '@ebpls/rules';
import { DayText, MomentText, Pesos, formatPesos, Section, Text } from '@ebpls/ui';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { ImportFile } from './import-settlement-file.tsx';
import { useWords } from '../payment.messages.ts';

const settlementList = defineQueuePage({
  endpoint: listSettlements,
  rowKey: ({ file_id }) => file_id,
  rowPath: ({ file_id }) => String(file_id),
  nudge: 'payment',
  useWords,
  title: 'settlements_title',
  subtitle: 'settlements_subtitle',
  empty: { title: 'settlements_none', text: 'settlements_none_text', icon: 'inbox' },
  above: (
    <>
      <FileImport />
      <UnsettledPayments />
    </>
  ),
  useColumns,
  Card: SettlementFileCard,
});

/** Payouts of the gateway, file by file, and the amounts that it has not paid out yet. */
export const { Component } = settlementList;

export async function loader(args: LoaderFunctionArgs) {
  const [files, missing] = await Promise.all([
    settlementList.loader(args),
    callEndpoint(listUnsettledPayments, { signal: args.request.signal }),
  ]);
  return { ...files, missing };
}

/** Only the treasurer imports files. */
function FileImport() {
  const isTreasurer = useSession(({ user }) => user?.permissions.includes('treasurer') === true);
  return isTreasurer && <ImportFile />;
}

function useColumns(): TableColumn<SettlementFileRow>[] {
  const t = useWords();
  return [
    { key: 'file', header: t('file'), cell: ({ file_name }) => file_name },
    {
      key: 'imported',
      header: t('imported'),
      cell: ({ imported_at }) => <MomentText at={imported_at} />,
      note: ({ imported_by }) => imported_by,
    },
    { key: 'progress', header: t('progress'), cell: (file) => <Progress file={file} /> },
    { key: 'gross', header: t('gross'), align: 'end', cell: ({ gross }) => <Pesos amount={gross} /> },
    { key: 'fee', header: t('fee'), align: 'end', cell: ({ fee }) => <Pesos amount={fee} /> },
    { key: 'net', header: t('net'), align: 'end', cell: ({ net }) => <Pesos amount={net} /> },
  ];
}

function SettlementFileCard({ row: file, to }: QueueCardProps<SettlementFileRow>) {
  return (
    <RowCard
      title={file.file_name}
      to={to}
      note={
        <>
          <DayText day={toManilaDay(file.imported_at)} /> · {file.imported_by}
        </>
      }
      status={<Progress file={file} />}
      end={<Pesos amount={file.net} />}
    />
  );
}

function Progress({ file: { exceptions, matched, deposited, closed } }: { readonly file: SettlementFileRow }) {
  const t = useWords();
  const counts = [
    ['count_exceptions', exceptions],
    ['count_matched', matched],
    ['count_deposited', deposited],
    ['count_closed', closed],
  ] as const;
  return (
    <Text as="span" tone={exceptions > 0 ? 'danger' : 'default'}>
      {counts
        .filter(([, count]) => count > 0)
        .map(([key, count]) => t(key, { count }))
        .join(' · ')}
    </Text>
  );
}

function UnsettledPayments(): ReactNode {
  const {
    missing: { data, total, after_days },
  } = useLoaderData<typeof loader>();
  const t = useWords();
  const columns = useMissingColumns();
  if (data.length === 0)
    return (
      <Text tone="muted" size="secondary">
        {t('missing_none', { days: after_days })}
      </Text>
    );
  return (
    <Section
      title={t('missing_title')}
      hint={t('missing_text', { count: data.length, days: after_days, amount: formatPesos(total) })}
    >
      <Table
        caption={t('missing_title')}
        density="compact"
        columns={columns}
        rows={data}
        rowKey={({ request_id }) => request_id}
        card={missingCard}
      />
    </Section>
  );
}

function useMissingColumns(): TableColumn<UnsettledPayment>[] {
  const t = useWords();
  return [
    {
      key: 'paid',
      header: t('paid'),
      cell: ({ paid_at }) => <MomentText at={paid_at} />,
      note: ({ request_id }) => request_id,
    },
    { key: 'business', header: t('business'), cell: ({ company_name }) => company_name, note: ({ top_no }) => top_no },
    { key: 'days', header: t('days'), align: 'end', cell: ({ days }) => days },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
  ];
}

const missingCard = (row: UnsettledPayment) => (
  <RowCard
    title={row.company_name}
    note={
      <>
        <MomentText at={row.paid_at} /> · {row.top_no}
      </>
    }
    end={<Pesos amount={row.amount} />}
  />
);
