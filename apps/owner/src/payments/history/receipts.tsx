// The official receipts of a payment, with their download, lines and refund request.

import { fetchFile } from '@ebpls/api-client';
import { downloadPaymentReceipts, downloadReceipt, type PaymentRow, type ReceiptRow } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { Pesos, formatPesos, Row, Stack, Tag, Text, TextLink, VisuallyHidden } from '@ebpls/ui';
import { Bill, BillLine } from '@ebpls/ui/records';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { addresses } from '../../addresses.ts';
import { useWords } from '../payment.messages.ts';

interface ReceiptsProps {
  readonly row: PaymentRow;
}

/** The receipts of one payment on a phone; several are also fetched as one file. */
export function Receipts({ row: { receipts } }: ReceiptsProps) {
  return (
    <Stack gap={3}>
      {receipts.map((receipt) => (
        <Receipt key={receipt.receipt_no} receipt={receipt} />
      ))}
      <DownloadAll receipts={receipts} />
    </Stack>
  );
}

/** The receipts of one payment in a table, each on one line, with their total below them. */
export function ReceiptLines({ row: { receipts, amount } }: ReceiptsProps) {
  return (
    <Stack gap={1}>
      {receipts.map((receipt) => (
        <ReceiptLine key={receipt.receipt_no} receipt={receipt} isTotal={receipts.length === 1} />
      ))}
      {receipts.length !== 1 && (
        <Row justify="between" gap={2}>
          <DownloadAll receipts={receipts} />
          <Pesos amount={amount} strong />
        </Row>
      )}
    </Stack>
  );
}

function DownloadAll({ receipts }: Pick<PaymentRow, 'receipts'>) {
  const t = useWords();
  const [first] = receipts;
  if (!first || receipts.length === 1) return null;
  return (
    <DownloadButton
      asLink
      fetch={() => fetchFile(downloadPaymentReceipts, { params: { receipt_no: first.receipt_no } })}
    >
      {t('history_download_all', { count: receipts.length })}
    </DownloadButton>
  );
}

const PAYMENT_TONES = { CANCELLED: 'muted', REVERSED: 'danger', REFUNDED: 'info' } as const;

interface ReceiptProps {
  readonly receipt: ReceiptRow;
}

/** Whether the lines of a receipt are shown; an address that names the receipt opens them. */
function useOpenLines({ receipt_no }: ReceiptRow) {
  const [query] = useSearchParams();
  return useState(query.get('open') === receipt_no);
}

/** A receipt with its lines, as in the ledger, on request. */
function Receipt({ receipt }: ReceiptProps) {
  const t = useWords();
  const [isOpen, open] = useOpenLines(receipt);
  return (
    <Stack gap={1}>
      <Row justify="between" gap={2}>
        <ReceiptName receipt={receipt} />
        <Pesos amount={receipt.amount} />
      </Row>
      <Text as="div" size="secondary" tone="muted">
        <Row gap={3}>
          <span>
            {t(receipt.agency)}
            {receipt.state === 'ISSUED' && (
              <>
                {' · '}
                <span>{t(receipt.state)}</span>
              </>
            )}
          </span>
          <ReceiptActs receipt={receipt} isOpen={isOpen} onOpen={open} />
        </Row>
      </Text>
      <Refunded receipt={receipt} />
      {isOpen && <Items receipt={receipt} />}
    </Stack>
  );
}

/** The same on one line, where the usual state needs no word. */
function ReceiptLine({ receipt, isTotal }: ReceiptProps & { readonly isTotal: boolean }) {
  const t = useWords();
  const [isOpen, open] = useOpenLines(receipt);
  return (
    <>
      <Row justify="between" gap={3} wrap={false}>
        <Row gap={3}>
          <ReceiptName receipt={receipt} />
          <Text as="div" size="caption" tone="muted">
            <Row gap={3}>
              {t(receipt.agency)}
              <ReceiptActs receipt={receipt} isOpen={isOpen} onOpen={open} />
            </Row>
          </Text>
        </Row>
        <Pesos amount={receipt.amount} strong={isTotal} />
      </Row>
      <Refunded receipt={receipt} />
      {isOpen && <Items receipt={receipt} />}
    </>
  );
}

/** Its number, which downloads it, and its state where that is not the usual one. */
function ReceiptName({ receipt: { receipt_no, state } }: ReceiptProps) {
  const t = useWords();
  return (
    <Row gap={2}>
      <DownloadButton asLink fetch={() => fetchFile(downloadReceipt, { params: { receipt_no } })}>
        <VisuallyHidden>{t('history_download')} </VisuallyHidden>
        {receipt_no}
      </DownloadButton>
      {state !== 'ISSUED' && <Tag tone={PAYMENT_TONES[state]}>{t(state)}</Tag>}
    </Row>
  );
}

function Refunded({ receipt: { given_back, state } }: ReceiptProps) {
  const t = useWords();
  return (
    given_back > 0 &&
    state === 'ISSUED' && (
      <Text as="small" size="caption" tone="muted">
        {t('history_refunded', { amount: formatPesos(given_back) })}
      </Text>
    )
  );
}

interface ReceiptActsProps extends ReceiptProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

function ReceiptActs({ receipt, isOpen, onOpen }: ReceiptActsProps) {
  const t = useWords();
  return (
    <>
      <TextLink quiet onClick={() => onOpen(!isOpen)}>
        {t(isOpen ? 'history_hide' : 'history_items')}
        <VisuallyHidden> {receipt.receipt_no}</VisuallyHidden>
      </TextLink>
      <ClaimBack receipt={receipt} />
    </>
  );
}

/** A wrong receipt is claimed back in writing. */
function ClaimBack({ receipt: { receipt_no, can_claim } }: ReceiptProps) {
  const t = useWords();
  return (
    can_claim && (
      <TextLink quiet to={addresses.newRefund(receipt_no)}>
        {t('history_claim')}
        <VisuallyHidden> {receipt_no}</VisuallyHidden>
      </TextLink>
    )
  );
}

function Items({ receipt: { receipt_no, items } }: ReceiptProps) {
  const t = useWords();
  return (
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
  );
}
