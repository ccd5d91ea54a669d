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

/** The receipts of one payment; several are also fetched as one file. */
export function Receipts({ row: { receipts } }: { readonly row: PaymentRow }) {
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

const PAYMENT_TONES = { CANCELLED: 'muted', REVERSED: 'danger', REFUNDED: 'info' } as const;

/** A receipt with its lines, as in the ledger, on request. An address that names the receipt opens them. */
function Receipt({ receipt }: { readonly receipt: ReceiptRow }) {
  const { receipt_no, amount, state, given_back } = receipt;
  const t = useWords();
  const [query] = useSearchParams();
  const [isOpen, open] = useState(query.get('open') === receipt_no);
  return (
    <Stack gap={1}>
      <Row justify="between" gap={2}>
        <Row gap={2}>
          <DownloadButton asLink fetch={() => fetchFile(downloadReceipt, { params: { receipt_no } })}>
            <VisuallyHidden>{t('history_download')} </VisuallyHidden>
            {receipt_no}
          </DownloadButton>
          {state !== 'ISSUED' && <Tag tone={PAYMENT_TONES[state]}>{t(state)}</Tag>}
        </Row>
        <Pesos amount={amount} />
      </Row>
      <ReceiptActs receipt={receipt} isOpen={isOpen} onOpen={open} />
      {given_back > 0 && state === 'ISSUED' && (
        <Text as="small" size="caption" tone="muted">
          {t('history_refunded', { amount: formatPesos(given_back) })}
        </Text>
      )}
      {isOpen && <Items receipt={receipt} />}
    </Stack>
  );
}

interface ReceiptActsProps {
  readonly receipt: ReceiptRow;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Who issued a receipt, and its acts. The usual state is plain text, so that a state that matters stands out. */
function ReceiptActs({ receipt, isOpen, onOpen }: ReceiptActsProps) {
  const { receipt_no, agency, state } = receipt;
  const t = useWords();
  return (
    <Text as="div" size="secondary" tone="muted">
      <Row gap={3}>
        <span>
          {t(agency)}
          {state === 'ISSUED' && (
            <>
              {' · '}
              <span>{t(state)}</span>
            </>
          )}
        </span>
        <TextLink quiet onClick={() => onOpen(!isOpen)}>
          {t(isOpen ? 'history_hide' : 'history_items')}
          <VisuallyHidden> {receipt_no}</VisuallyHidden>
        </TextLink>
        <ClaimBack receipt={receipt} />
      </Row>
    </Text>
  );
}

/** A wrong receipt is claimed back in writing. */
function ClaimBack({ receipt: { receipt_no, can_claim } }: { readonly receipt: ReceiptRow }) {
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

function Items({ receipt: { receipt_no, items } }: { readonly receipt: ReceiptRow }) {
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
