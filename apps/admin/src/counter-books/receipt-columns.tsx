import { fetchFile } from '@ebpls/api-client';
import { type CounterReceiptRow, downloadReceipt } from '@ebpls/contracts';
import { type ActForm, RowMenu, SecondPersonReason } from '@ebpls/desk';
import { DownloadButton } from '@ebpls/remote-kit';
import { MomentText, Pesos, Row, Tag, Text, type Tone } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import { useWords } from './records.messages.ts';
import type { OfferAct } from './record-acts.ts';

const RECEIPT_TONES: Readonly<Record<CounterReceiptRow['state'], Tone>> = {
  ISSUED: 'success',
  CANCELLED: 'muted',
  REVERSED: 'danger',
};

function ReceiptTag({ row: { state } }: { readonly row: CounterReceiptRow }) {
  const t = useWords();
  return <Tag tone={RECEIPT_TONES[state]}>{t(state)}</Tag>;
}

/** Creates the rendering of a receipt on a phone. */
export const createReceiptCard = (openForm: OfferAct) => (row: CounterReceiptRow) => (
  <RowCard
    title={row.company_name}
    amount={<Pesos amount={row.amount} strong />}
    note={
      <>
        {row.receipt_no} · <MomentText at={row.issued_at} />
        {row.undone_reason !== null && ` · ${row.undone_reason}`}
      </>
    }
    status={<ReceiptTag row={row} />}
    end={<ReceiptActs row={row} openForm={openForm} />}
  />
);

/** Columns of the list of receipts issued at the counter. */
export function useReceiptColumns(openForm: OfferAct): TableColumn<CounterReceiptRow>[] {
  const t = useWords();
  return [
    {
      key: 'receipt',
      header: t('receipt'),
      cell: ({ receipt_no }) => (
        <Text as="span" size="secondary" unbroken>
          {receipt_no}
        </Text>
      ),
      note: ({ report_no }) => (report_no === null ? '' : t('report', { report_no })),
    },
    {
      key: 'issued',
      header: t('issued'),
      cell: ({ issued_at }) => <MomentText at={issued_at} />,
      note: ({ collector_name, tender }) => `${collector_name} · ${t(tender)}`,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ top_no, payor }) => `${top_no} · ${payor}`,
    },
    {
      key: 'state',
      header: t('state'),
      cell: (row) => <ReceiptTag row={row} />,
      note: ({ undone_reason }) => undone_reason,
    },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
    { key: 'acts', header: t('acts'), align: 'end', cell: (row) => <ReceiptActs row={row} openForm={openForm} /> },
  ];
}

function ReceiptActs({ row, openForm }: { readonly row: CounterReceiptRow; readonly openForm: OfferAct }) {
  const t = useWords();
  const { receipt_no } = row;
  const reason = { kind: 'lines', name: 'reason', label: t('reason') } as const;
  const cancel: ActForm = {
    act: 'cancel',
    on: receipt_no,
    title: t('dialog_cancel', { receipt_no }),
    lead: t('lead_cancel'),
    confirm: t('cancel'),
    is_danger: true,
    fields: [reason],
  };
  const reverse: ActForm = {
    act: 'reverse',
    on: receipt_no,
    title: t('dialog_reverse', { receipt_no }),
    lead: t('lead_reverse'),
    confirm: t('request_send'),
    fields: [reason],
  };
  const forms = [
    ...(row.acts.includes('cancel') ? [cancel] : []),
    ...(row.acts.includes('ask_reversal') ? [reverse] : []),
  ];
  return (
    <Row gap={2} justify="end">
      <SecondPersonReason of={row} />
      <DownloadButton
        size="desk"
        shows
        kind="quiet"
        label={`${t('print')}: ${receipt_no}`}
        fetch={() => fetchFile(downloadReceipt, { params: { receipt_no } })}
      >
        {t('print')}
      </DownloadButton>
      {forms.length > 0 && (
        <RowMenu
          label={`${t('acts')}: ${receipt_no}`}
          items={forms.map((form) => ({
            label: t(form.act === 'cancel' ? 'cancel' : 'request_reversal'),
            danger: form.is_danger,
            onChoose: () => openForm(form),
          }))}
        />
      )}
    </Row>
  );
}
