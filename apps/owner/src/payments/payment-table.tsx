import { fetchFile } from '@ebpls/api-client';
import { downloadPaymentReceipts, downloadReceipt, type PaymentRow, type ReceiptRow } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { toManilaDay } from '@ebpls/rules';
import {
  DayText,
  MomentText,
  Pesos,
  formatPesos,
  Row,
  Section,
  Stack,
  Tag,
  Text,
  TextLink,
  VisuallyHidden,
} from '@ebpls/ui';
import { Bill, BillLine } from '@ebpls/ui/records';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { FilerNote, PayerNote } from '../shared/behalf/for-owner.tsx';
import { useWords } from './payment.messages.ts';

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
    { key: 'paid', header: t('col_paid'), cell: ({ paid_at }) => <MomentText at={paid_at} /> },
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
    { key: 'channel', header: t('col_channel'), cell: ({ channel }) => channel, note: ({ reference }) => reference },
    { key: 'receipts', header: t('col_receipts'), cell: (row) => <Receipts row={row} /> },
    { key: 'amount', header: t('col_amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} strong /> },
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

/** The receipts of one payment; several are also fetched as one file. */
function Receipts({ row: { receipts } }: { readonly row: PaymentRow }) {
  const t = useWords();
  const [first] = receipts;
  return (
    <Stack gap={3}>
      {receipts.map((receipt) => (
        <Receipt key={receipt.receipt_no} receipt={receipt} />
      ))}
      {first && receipts.length > 1 && (
        <DownloadButton
          asLink
          fetch={() => fetchFile(downloadPaymentReceipts, { params: { receipt_no: first.receipt_no } })}
        >
          {t('history_download_all', { count: receipts.length })}
        </DownloadButton>
      )}
    </Stack>
  );
}

const PAYMENT_TONES = { ISSUED: 'success', CANCELLED: 'muted', REVERSED: 'danger', REFUNDED: 'info' } as const;

function Receipt({ receipt }: { readonly receipt: ReceiptRow }) {
  const { receipt_no, agency, amount, state, given_back } = receipt;
  const t = useWords();
  return (
    <Stack gap={1}>
      <Row justify="between">
        <DownloadButton asLink fetch={() => fetchFile(downloadReceipt, { params: { receipt_no } })}>
          <VisuallyHidden>{t('history_download')} </VisuallyHidden>
          {receipt_no}
        </DownloadButton>
        <Tag tone={PAYMENT_TONES[state]}>{t(state)}</Tag>
      </Row>
      <Text as="div" size="secondary" tone="muted">
        {t(agency)} · <Pesos amount={amount} />
      </Text>
      {given_back > 0 && state === 'ISSUED' && (
        <Text as="small" size="caption" tone="muted">
          {t('history_refunded', { amount: formatPesos(given_back) })}
        </Text>
      )}
      <Items receipt={receipt} />
    </Stack>
  );
}

/** A wrong receipt is claimed back in writing. */
function ClaimBack({ receipt: { receipt_no, can_claim } }: { readonly receipt: ReceiptRow }) {
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

/** Lines of a receipt, as in the ledger. An address that names the receipt opens it. */
function Items({ receipt }: { readonly receipt: ReceiptRow }) {
  const { receipt_no, items } = receipt;
  const t = useWords();
  const [query] = useSearchParams();
  const [isOpen, open] = useState(query.get('open') === receipt_no);
  return (
    <Stack gap={2}>
      <Row gap={4}>
        <Text as="div" size="secondary">
          <TextLink quiet onClick={() => open(!isOpen)}>
            {t(isOpen ? 'history_hide' : 'history_items')}
            <VisuallyHidden> {receipt_no}</VisuallyHidden>
          </TextLink>
        </Text>
        <ClaimBack receipt={receipt} />
      </Row>
      {isOpen && (
        <Bill label={`${t('history_items')}: ${receipt_no}`}>
          {items.map(({ name, installment_no, amount, account_code }, index) => (
            <BillLine
              key={`${account_code} ${index}`}
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

const renderPaymentCard = (row: PaymentRow) => <PaymentCard row={row} />;

/** A payment on a phone is one line until it is opened; one whose receipt or order the address names is open. */
function PaymentCard({ row }: { readonly row: PaymentRow }) {
  const [query] = useSearchParams();
  const named = query.get('open');
  if (row.top_no === named || row.receipts.some(({ receipt_no }) => receipt_no === named))
    return <WholePayment row={row} />;
  const brief = (
    <>
      <DayText day={toManilaDay(row.paid_at)} /> <Pesos amount={row.amount} strong />
    </>
  );
  return (
    <Section level={3} title={row.company_name} brief={brief} folds>
      <WholePayment row={row} />
    </Section>
  );
}

function WholePayment({ row }: { readonly row: PaymentRow }) {
  const t = useWords();
  return (
    <Stack gap={3}>
      <RowCard
        title={row.company_name}
        note={
          <>
            <div>{row.top_no}</div>
            <InStead of={row} />
            <div>{t('history_channel', { channel: row.channel, reference: row.reference })}</div>
          </>
        }
        status={<MomentText at={row.paid_at} />}
        end={<Pesos amount={row.amount} strong />}
      />
      <Receipts row={row} />
    </Stack>
  );
}
