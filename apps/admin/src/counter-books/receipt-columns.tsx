// Columns of the list of payments at the counter, each with its receipts, and their card on a phone.

import { fetchFile } from '@ebpls/api-client';
import { downloadPaymentReceipts, downloadReceipt } from '@ebpls/contracts';
import { type ActForm, SecondPersonReason } from '@ebpls/desk';
import { DownloadButton, RowMenu } from '@ebpls/remote-kit';
import { joinFacts, MomentText, Pesos, Row, Tag, Text, type Tone, VisuallyHidden } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import type { CounterPayment } from '../shared/counter-payments.ts';
import { useReceiptCount } from './receipt-numbers.ts';
import { useWords } from './records.messages.ts';
import type { OfferAct } from './record-acts.ts';

const RECEIPT_TONES: Readonly<Record<CounterPayment['state'], Tone>> = {
  ISSUED: 'success',
  CANCELLED: 'muted',
  REVERSED: 'danger',
};

interface PaymentProps {
  readonly row: CounterPayment;
}

function ReceiptTag({ row: { state } }: PaymentProps) {
  const t = useWords();
  return <Tag tone={RECEIPT_TONES[state]}>{t(state)}</Tag>;
}

/** Digits by which a receipt is known beside the first one of its payment. */
const LAST_DIGITS = 3;

/** The receipts of a payment, on one line where it fits: each number shows its paper, and those after the first their last digits. */
function ReceiptLinks({ row: { receipts } }: PaymentProps) {
  return (
    <Row gap={1}>
      {receipts.map(({ receipt_no }, place) => (
        <Text key={receipt_no} as="span" size="secondary" unbroken>
          <DownloadButton asLink shows fetch={() => fetchFile(downloadReceipt, { params: { receipt_no } })}>
            {place > 0 && <VisuallyHidden>{receipt_no.slice(0, -LAST_DIGITS)}</VisuallyHidden>}
            {place > 0 ? receipt_no.slice(-LAST_DIGITS) : receipt_no}
          </DownloadButton>
        </Text>
      ))}
    </Row>
  );
}

/** Creates the rendering of a payment on a phone. */
export const createPaymentCard = (openForm: OfferAct) => (row: CounterPayment) => (
  <RowCard
    title={row.company_name}
    amount={<Pesos amount={row.amount} strong />}
    note={
      <>
        <Row gap={2}>
          <MomentText at={row.issued_at} />
          {/* Nearly all receipts are issued; only another state is shown. */}
          {row.state !== 'ISSUED' && <ReceiptTag row={row} />}
        </Row>
        {row.undone_reason}
        <ReceiptLinks row={row} />
      </>
    }
    end={<PaymentActs row={row} openForm={openForm} />}
  />
);

/** Columns of the list of payments at the counter. */
export function usePaymentColumns(openForm: OfferAct): TableColumn<CounterPayment>[] {
  const t = useWords();
  return [
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ top_no, undone_reason }) => joinFacts([top_no, undone_reason]),
    },
    {
      key: 'receipt',
      header: t('receipts_column'),
      cell: (row) => <ReceiptLinks row={row} />,
      note: ({ payor, report_no }) => joinFacts([payor, report_no !== null && t('report', { report_no })]),
    },
    {
      key: 'issued',
      header: t('issued'),
      cell: ({ issued_at }) => <MomentText at={issued_at} />,
      note: ({ collector_name }) => collector_name,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount }) => <Pesos amount={amount} />,
      // Nearly all receipts are issued; only another state is shown.
      note: (row) => (row.state === 'ISSUED' ? t(row.tender) : <ReceiptTag row={row} />),
    },
    { key: 'acts', header: t('acts'), align: 'end', cell: (row) => <PaymentActs row={row} openForm={openForm} /> },
  ];
}

function PaymentActs({ row, openForm }: PaymentProps & { readonly openForm: OfferAct }) {
  const t = useWords();
  const { receipt_no, receipts } = row;
  const name = useReceiptCount()(receipts.map((receipt) => receipt.receipt_no));
  const forms = usePaymentForms(row, name);
  const file = receipts.length > 1 ? downloadPaymentReceipts : downloadReceipt;
  return (
    <>
      <SecondPersonReason of={row} />
      <Row gap={2} justify="end" wrap={false}>
        <DownloadButton
          size="desk"
          shows
          kind="quiet"
          label={`${t('print')}: ${name}`}
          fetch={() => fetchFile(file, { params: { receipt_no } })}
        >
          {t('print')}
        </DownloadButton>
        {forms.length > 0 && (
          <RowMenu
            label={`${t('acts')}: ${name}`}
            items={forms.map((form) => ({
              label: t(form.act === 'cancel' ? 'cancel' : 'request_reversal'),
              danger: form.is_danger,
              onChoose: () => openForm(form),
            }))}
          />
        )}
      </Row>
    </>
  );
}

/** The forms of the acts on a payment; its receipts are cancelled or reversed together. */
function usePaymentForms({ receipt_no: on, acts }: CounterPayment, name: string): ActForm[] {
  const t = useWords();
  const reason = { kind: 'lines', name: 'reason', label: t('reason') } as const;
  const cancel: ActForm = {
    act: 'cancel',
    on,
    title: t('dialog_cancel', { receipt_no: name }),
    lead: t('lead_cancel'),
    confirm: t('cancel'),
    is_danger: true,
    fields: [reason],
  };
  const reverse: ActForm = {
    act: 'reverse',
    on,
    title: t('dialog_reverse', { receipt_no: name }),
    lead: t('lead_reverse'),
    confirm: t('request_send'),
    fields: [reason],
  };
  return [...(acts.includes('cancel') ? [cancel] : []), ...(acts.includes('ask_reversal') ? [reverse] : [])];
}
