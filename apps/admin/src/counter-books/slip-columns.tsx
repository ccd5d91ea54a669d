import type { DepositSlipRow, DepositSlipState } from '@ebpls/contracts';
import { type ActForm, RowActs, SecondPersonReason } from '@ebpls/desk';
import { DayText, Pesos, Tag, type Tone } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import type { OfferAct } from './record-acts.ts';
import { useReceiptNumbers } from './receipt-numbers.ts';
import { useWords } from './records.messages.ts';

const SLIP_TONES: Readonly<Record<DepositSlipState, Tone>> = { WAITING: 'warning', MATCHED: 'success', VOID: 'muted' };

/** Columns of the list of deposit slips, with the acts that the reader may do while the bank has not confirmed one. */
export function useSlipColumns(openForm: OfferAct): TableColumn<DepositSlipRow>[] {
  const t = useWords();
  const formatReceipts = useReceiptNumbers();
  return [
    {
      key: 'slip',
      header: t('slip'),
      cell: ({ bank, reference }) => `${bank} ${reference}`,
      note: ({ deposited_on }) => <DayText day={deposited_on} />,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ top_no, receipt_nos }) => formatReceipts(top_no, receipt_nos),
    },
    {
      key: 'state',
      header: t('state'),
      cell: (row) => <SlipTag row={row} />,
      note: ({ bank_reference }) => bank_reference,
    },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (row) => <SlipActs row={row} openForm={openForm} />,
    },
  ];
}

interface SlipProps {
  readonly row: DepositSlipRow;
  readonly openForm: OfferAct;
}

function SlipTag({ row: { state } }: Pick<SlipProps, 'row'>) {
  const t = useWords();
  return <Tag tone={SLIP_TONES[state]}>{t(`SLIP_${state}`)}</Tag>;
}

/** Creates the rendering of a deposit slip on a phone. */
export const createSlipCard = (openForm: OfferAct) => (row: DepositSlipRow) => (
  <RowCard
    title={row.company_name}
    amount={<Pesos amount={row.amount} strong />}
    note={
      <>
        {row.bank} {row.reference} · <DayText day={row.deposited_on} />
        {row.bank_reference !== '' && ` · ${row.bank_reference}`}
      </>
    }
    status={<SlipTag row={row} />}
    end={<SlipActs row={row} openForm={openForm} />}
  />
);

function SlipActs({ row, openForm }: SlipProps) {
  const t = useWords();
  const { reference, payment_id } = row;
  if (row.acts.length === 0) return <SecondPersonReason of={row} />;
  const match: ActForm = {
    act: 'match',
    on: payment_id,
    title: t('dialog_match', { reference }),
    lead: t('lead_match'),
    confirm: t('match'),
    fields: [{ kind: 'text', name: 'bank_reference', label: t('bank_reference') }],
  };
  const refuse: ActForm = {
    act: 'refuse',
    on: payment_id,
    title: t('dialog_refuse', { reference }),
    lead: t('lead_refuse'),
    confirm: t('refuse'),
    is_danger: true,
    fields: [{ kind: 'lines', name: 'reason', label: t('reason') }],
  };
  return <RowActs record={reference} forms={[match, refuse]} openForm={openForm} />;
}
