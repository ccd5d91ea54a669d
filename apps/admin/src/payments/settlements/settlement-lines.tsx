import type { SettlementFile, SettlementLine } from '@ebpls/contracts';
import type { ActForm } from '@ebpls/desk';
import { Button, DayText, Pesos, Section, Stack, Tag, Text, type Tone } from '@ebpls/ui';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';

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
  const table = useLines(file_id, openForm);
  return (
    <Section title={t('rows_title')}>
      <Table caption={t('rows_title')} density="compact" {...table} rows={lines} rowKey={({ line_id }) => line_id} />
    </Section>
  );
}

function useLines(file_id: number, openForm: OfferAct) {
  const t = useWords();
  const act = (line: SettlementLine) => <LineAct line={line} file_id={file_id} openForm={openForm} />;
  const columns: TableColumn<SettlementLine>[] = [
    { key: 'row', header: t('row'), align: 'end', cell: ({ row_no }) => row_no },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name ?? '–',
      note: ({ request_id }) => request_id,
    },
    { key: 'finding', header: t('finding'), cell: (line) => <Finding line={line} /> },
    {
      key: 'settled',
      header: t('settled_on'),
      cell: ({ settled_on }) => <DayText day={settled_on} />,
      note: ({ bank_reference }) => bank_reference,
    },
    { key: 'gross', header: t('gross'), align: 'end', cell: ({ gross }) => <Pesos amount={gross} /> },
    { key: 'fee', header: t('fee'), align: 'end', cell: ({ fee }) => <Pesos amount={fee} /> },
    { key: 'net', header: t('net'), align: 'end', cell: ({ net }) => <Pesos amount={net} /> },
    { key: 'decide', header: t('acts'), align: 'end', cell: act },
  ];
  return {
    columns,
    card: (line: SettlementLine) => (
      <Stack gap={2}>
        <RowCard
          title={line.company_name ?? line.request_id}
          note={<Finding line={line} />}
          end={<Pesos amount={line.gross} />}
        />
        {act(line)}
      </Stack>
    ),
  };
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

function Finding({ line: { state, message, remarks } }: { readonly line: SettlementLine }) {
  const t = useWords();
  return (
    <div>
      <Tag tone={SETTLEMENT_LINE_TONES[state]}>{t(`ROW_${state}`)}</Tag>
      <Text as="div" size="caption" tone="muted">
        {message}
        {remarks !== '' && ` ${remarks}`}
      </Text>
    </div>
  );
}
