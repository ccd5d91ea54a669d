// Columns of the list of cheques, with the acts that the reader may do on each.

import type { ChequeRow, ChequeState } from '@ebpls/contracts';
import { type ActForm, SecondPersonReason } from '@ebpls/desk';
import { Button, DayText, Pesos, Row, Tag, type Tone } from '@ebpls/ui';
import type { TableColumn } from '@ebpls/ui/lists';

import { useReceiptNumbers } from './receipt-numbers.ts';
import { useWords } from './records.messages.ts';
import type { OfferAct } from './record-acts.ts';

export function useStateNames(): (state: ChequeState) => string {
  const t = useWords();
  return (state) => t(state === 'CANCELLED' ? 'CHEQUE_CANCELLED' : state);
}

const CHEQUE_TONES: Readonly<Record<ChequeState, Tone>> = {
  HELD: 'warning',
  DEPOSITED: 'info',
  CLEARED: 'success',
  BOUNCED: 'danger',
  CANCELLED: 'muted',
};

export function useChequeColumns(openForm: OfferAct): TableColumn<ChequeRow>[] {
  const t = useWords();
  const formatReceipts = useReceiptNumbers();
  const getStateName = useStateNames();
  return [
    {
      key: 'cheque',
      header: t('cheque'),
      cell: ({ bank, cheque_no }) => `${bank} ${cheque_no}`,
      note: ({ dated_on, is_managers, is_confirmed }) => (
        <>
          <DayText day={dated_on} />
          {is_managers && ` · ${t(is_confirmed ? 'managers_confirmed' : 'managers')}`}
        </>
      ),
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ top_no, receipt_nos }) => formatReceipts(top_no, receipt_nos),
    },
    { key: 'clears_on', header: t('clears_on'), cell: ({ clears_on }) => <DayText day={clears_on} /> },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state }) => <Tag tone={CHEQUE_TONES[state]}>{getStateName(state)}</Tag>,
      note: ({ reason, bank_reference }) => (reason === '' ? bank_reference : reason),
    },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (row) => (
        <>
          {row.acts.length > 0 && <ChequeActs row={row} openForm={openForm} />}
          <SecondPersonReason of={row} />
        </>
      ),
    },
  ];
}

function ChequeActs({ row, openForm }: { readonly row: ChequeRow; readonly openForm: OfferAct }) {
  const t = useWords();
  const { cheque_no, cheque_id } = row;
  const confirm: ActForm = {
    act: 'confirm',
    on: cheque_id,
    title: t('dialog_confirm', { cheque_no }),
    lead: t('lead_confirm'),
    confirm: t('confirm'),
    fields: [],
  };
  const clear: ActForm = {
    act: 'clear',
    on: cheque_id,
    title: t('dialog_clear', { cheque_no }),
    lead: t('lead_clear'),
    confirm: t('clear'),
    fields: [{ kind: 'text', name: 'bank_reference', label: t('bank_reference') }],
  };
  const bounce: ActForm = {
    act: 'bounce',
    on: cheque_id,
    title: t('dialog_bounce', { cheque_no }),
    lead: t('lead_bounce'),
    confirm: t('bounce'),
    is_danger: true,
    fields: [{ kind: 'lines', name: 'reason', label: t('reason') }],
  };
  return (
    <Row gap={2} justify="end">
      {row.acts.includes('confirm') && (
        <Button size="desk" aria-label={`${t('confirm')}: ${cheque_no}`} onClick={() => openForm(confirm)}>
          {t('confirm')}
        </Button>
      )}
      {row.acts.includes('clear') && (
        <Button size="desk" aria-label={`${t('clear')}: ${cheque_no}`} onClick={() => openForm(clear)}>
          {t('clear')}
        </Button>
      )}
      {row.acts.includes('bounce') && (
        <Button size="desk" kind="quiet" aria-label={`${t('bounce')}: ${cheque_no}`} onClick={() => openForm(bounce)}>
          {t('bounce')}
        </Button>
      )}
    </Row>
  );
}
