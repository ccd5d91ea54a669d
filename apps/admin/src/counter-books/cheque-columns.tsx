// Columns of the list of cheques, with the acts that the reader may do on each.

import type { ChequeRow, ChequeState } from '@ebpls/contracts';
import { type ActForm, RowActs, SecondPersonReason } from '@ebpls/desk';
import { DayText, Pesos, Tag, type Tone } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

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
      cell: (row) => <ChequeTag row={row} />,
      note: ({ reason, bank_reference }) => (reason === '' ? bank_reference : reason),
    },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (row) => <ChequeActs row={row} openForm={openForm} />,
    },
  ];
}

function ChequeTag({ row: { state } }: { readonly row: ChequeRow }) {
  const getStateName = useStateNames();
  return <Tag tone={CHEQUE_TONES[state]}>{getStateName(state)}</Tag>;
}

/** Creates the rendering of a check on a phone. */
export const createChequeCard = (openForm: OfferAct) => (row: ChequeRow) => (
  <ChequeCard row={row} openForm={openForm} />
);

interface ChequeProps {
  readonly row: ChequeRow;
  readonly openForm: OfferAct;
}

function ChequeCard({ row, openForm }: ChequeProps) {
  const t = useWords();
  const { company_name, bank, cheque_no, clears_on, reason, bank_reference, amount } = row;
  const remark = reason === '' ? bank_reference : reason;
  return (
    <RowCard
      title={company_name}
      amount={<Pesos amount={amount} strong />}
      note={
        <>
          {bank} {cheque_no} · {t('clears_on')} <DayText day={clears_on} />
          {remark !== '' && ` · ${remark}`}
        </>
      }
      status={<ChequeTag row={row} />}
      end={<ChequeActs row={row} openForm={openForm} />}
    />
  );
}

function ChequeActs({ row, openForm }: ChequeProps) {
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
  const forms = { confirm, clear, bounce };
  return (
    <>
      <RowActs record={cheque_no} forms={listChequeActs(row).map((act) => forms[act])} openForm={openForm} />
      <SecondPersonReason of={row} />
    </>
  );
}

const CHEQUE_ACTS = ['confirm', 'clear', 'bounce'] as const;
/** What the bank did last: a check that cleared is the usual case. */
const listChequeActs = ({ acts }: ChequeRow) => CHEQUE_ACTS.filter((act) => acts.includes(act));
