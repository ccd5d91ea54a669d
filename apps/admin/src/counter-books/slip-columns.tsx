import type { DepositSlipRow, DepositSlipState } from '@ebpls/contracts';
import { type ActForm, SecondPersonReason } from '@ebpls/desk';
import { Button, DayText, Pesos, Row, Tag, type Tone } from '@ebpls/ui';
import type { TableColumn } from '@ebpls/ui/lists';

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
      cell: ({ state }) => <Tag tone={SLIP_TONES[state]}>{t(`SLIP_${state}`)}</Tag>,
      note: ({ bank_reference }) => bank_reference,
    },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (row) =>
        row.acts.length > 0 ? <SlipActs row={row} openForm={openForm} /> : <SecondPersonReason of={row} />,
    },
  ];
}

function SlipActs({ row, openForm }: { readonly row: DepositSlipRow; readonly openForm: OfferAct }) {
  const t = useWords();
  const { reference, payment_id } = row;
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
  return (
    <Row gap={2} justify="end" wrap={false}>
      <Button size="desk" aria-label={`${t('match')}: ${reference}`} onClick={() => openForm(match)}>
        {t('match')}
      </Button>
      <Button size="desk" kind="quiet" aria-label={`${t('refuse')}: ${reference}`} onClick={() => openForm(refuse)}>
        {t('refuse')}
      </Button>
    </Row>
  );
}
