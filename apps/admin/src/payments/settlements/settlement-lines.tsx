import type { SettlementFile, SettlementLine } from '@ebpls/contracts';
import type { ActForm } from '@ebpls/desk';
import { Button, DayText, Pesos, Section, Tag, type Tone } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';

import type { OfferAct } from '../gateway-acts.ts';
import { useWords } from '../payment.messages.ts';

const SETTLEMENT_LINE_TONES: Readonly<Record<SettlementLine['state'], Tone>> = {
  MATCHED: 'info',
  EXCEPTION: 'warning',
  DEPOSITED: 'success',
  CLOSED: 'muted',
};

/** The rows of a settlement file. */
export function SettlementLines({
  file: { lines, file_id },
  openForm,
}: {
  readonly file: SettlementFile;
  readonly openForm: OfferAct;
}) {
  const t = useWords();
  const columns = useLineColumns(file_id, openForm);
  return (
    <Section title={t('rows_title')}>
      <Table
        caption={t('rows_title')}
        density="compact"
        columns={columns}
        rows={lines}
        rowKey={({ line_id }) => line_id}
      />
    </Section>
  );
}

function useLineColumns(file_id: number, openForm: OfferAct): TableColumn<SettlementLine>[] {
  const t = useWords();
  return [
    { key: 'row', header: t('row'), align: 'end', cell: ({ row_no }) => row_no },
    {
      key: 'business',
      header: t('business'),
      isTitle: true,
      cell: ({ company_name }) => company_name ?? '–',
      note: ({ request_id }) => request_id,
    },
    {
      key: 'finding',
      header: t('finding'),
      cell: ({ state }) => <Tag tone={SETTLEMENT_LINE_TONES[state]}>{t(`ROW_${state}`)}</Tag>,
      note: ({ message, remarks }) => [message, remarks].filter(Boolean).join(' '),
    },
    {
      key: 'settled',
      header: t('settled_on'),
      wideOnly: true,
      cell: ({ settled_on }) => <DayText day={settled_on} />,
      note: ({ bank_reference }) => bank_reference,
    },
    { key: 'gross', header: t('gross'), align: 'end', cell: ({ gross }) => <Pesos amount={gross} /> },
    { key: 'fee', header: t('fee'), align: 'end', wideOnly: true, cell: ({ fee }) => <Pesos amount={fee} /> },
    { key: 'net', header: t('net'), align: 'end', wideOnly: true, cell: ({ net }) => <Pesos amount={net} /> },
    {
      key: 'decide',
      header: t('acts'),
      align: 'end',
      cell: (line) => <LineAct line={line} file_id={file_id} openForm={openForm} />,
    },
  ];
}

function LineAct({
  line,
  file_id,
  openForm,
}: {
  readonly line: SettlementLine;
  readonly file_id: number;
  readonly openForm: OfferAct;
}) {
  const t = useWords();
  if (line.state !== 'EXCEPTION' || !openForm) return null;
  const canAccept = line.problem === 'AMOUNT' || line.problem === 'REFERENCE';
  const form: ActForm = {
    act: 'decide',
    on: `${file_id}/${line.line_id}`,
    title: t('dialog_decide', { row: line.row_no, message: line.message }),
    confirm: t('decide'),
    fields: [
      {
        kind: 'choice',
        name: 'decision',
        label: t('decision'),
        initialChoice: canAccept ? '' : 'set_aside',
        options: [
          ...(canAccept ? [{ value: 'accept', label: t('accept') }] : []),
          { value: 'set_aside', label: t('set_aside') },
        ],
      },
      { kind: 'lines', name: 'remarks', label: t('remarks') },
    ],
  };
  return (
    <Button size="desk" aria-label={`${t('decide')}: ${t('row')} ${line.row_no}`} onClick={() => openForm(form)}>
      {t('decide')}
    </Button>
  );
}
