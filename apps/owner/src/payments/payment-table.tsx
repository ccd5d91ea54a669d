import { fetchFile } from '@ebpls/api-client';
import { downloadReceipt, type PaymentRow } from '@ebpls/contracts';
import {
  Bill,
  BillLine,
  MomentText,
  Pesos,
  pesosWritten,
  Stack,
  Table,
  type TableColumn,
  Tag,
  Text,
  TextLink,
  VisuallyHidden,
} from '@ebpls/ui';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { DownloadButton } from '../download-button.tsx';
import { RowCard } from '../row-card.tsx';
import { useWords } from './payment-words.ts';

/** An owner's receipts, each with what it was for when that is asked. */
export function PaymentTable({ rows, empty }: { readonly rows: readonly PaymentRow[]; readonly empty: ReactNode }) {
  const t = useWords();
  return (
    <Table
      caption={t('history_title')}
      columns={useColumns()}
      rows={rows}
      rowKey={({ receipt_no }) => receipt_no}
      card={cardOf}
      empty={empty}
    />
  );
}

function useColumns(): TableColumn<PaymentRow>[] {
  const t = useWords();
  return [
    { key: 'paid', header: t('col_paid'), cell: ({ paid_at }) => <MomentText at={paid_at} /> },
    {
      key: 'business',
      header: t('col_business'),
      cell: ({ company_name }) => company_name,
      note: ({ top_no }) => top_no,
    },
    {
      key: 'receipt',
      header: t('col_receipt'),
      cell: (row) => (
        <Stack gap={1}>
          <Receipt row={row} />
          <Items row={row} />
          <ClaimBack row={row} />
        </Stack>
      ),
    },
    { key: 'agency', header: t('col_agency'), cell: ({ agency }) => t(agency) },
    { key: 'channel', header: t('col_channel'), cell: ({ channel }) => channel, note: ({ reference }) => reference },
    { key: 'status', header: t('col_status'), cell: (row) => <Status row={row} /> },
    { key: 'amount', header: t('col_amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
  ];
}

function Receipt({ row: { receipt_no } }: { readonly row: PaymentRow }) {
  return (
    <DownloadButton asLink fetch={() => fetchFile(downloadReceipt, { params: { receipt_no } })}>
      {receipt_no}
    </DownloadButton>
  );
}

const TONES = { ISSUED: 'success', CANCELLED: 'muted', REVERSED: 'danger', REFUNDED: 'info' } as const;

function Status({ row: { state, given_back } }: { readonly row: PaymentRow }) {
  const t = useWords();
  return (
    <Stack gap={1} align="start">
      <Tag tone={TONES[state]}>{t(state)}</Tag>
      {given_back > 0 && state === 'ISSUED' && (
        <Text as="small" size="caption" tone="muted">
          {t('history_given_back', { amount: pesosWritten(given_back) })}
        </Text>
      )}
    </Stack>
  );
}

/** A receipt that is wrong is claimed back in writing. */
function ClaimBack({ row: { receipt_no, can_claim } }: { readonly row: PaymentRow }) {
  const t = useWords();
  return (
    can_claim && (
      <Text as="div" size="secondary">
        <TextLink quiet to={addresses.newRefund(receipt_no)}>
          {t('history_claim')}
          <VisuallyHidden> {receipt_no}</VisuallyHidden>
        </TextLink>
      </Text>
    )
  );
}

/** What a receipt was for, line by line as the ledger has it. An address that names the receipt opens it. */
function Items({ row: { receipt_no, items } }: { readonly row: PaymentRow }) {
  const t = useWords();
  const [asked] = useSearchParams();
  const [is_open, open] = useState(asked.get('open') === receipt_no);
  return (
    <Stack gap={2}>
      <Text as="div" size="secondary">
        <TextLink quiet onClick={() => open(!is_open)}>
          {t(is_open ? 'history_hide' : 'history_items')}
        </TextLink>
      </Text>
      {is_open && (
        <Bill label={`${t('history_items')}: ${receipt_no}`}>
          {items.map(({ name, installment_no, amount, account_code }, place) => (
            <BillLine
              key={`${account_code} ${place}`}
              name={installment_no === null ? name : t('history_item_part', { name, no: installment_no })}
              amount={amount}
              reason={account_code}
            />
          ))}
        </Bill>
      )}
    </Stack>
  );
}

const cardOf = (row: PaymentRow) => <PaymentCard row={row} />;

function PaymentCard({ row }: { readonly row: PaymentRow }) {
  const t = useWords();
  return (
    <RowCard
      title={row.company_name}
      note={
        <>
          <Receipt row={row} />
          <div>
            {t(row.agency)} · {row.top_no}
          </div>
          <div>{t('history_channel', { channel: row.channel, reference: row.reference })}</div>
          <MomentText at={row.paid_at} />
          <Items row={row} />
          <ClaimBack row={row} />
        </>
      }
      status={<Status row={row} />}
      end={<Pesos amount={row.amount} strong />}
    />
  );
}
