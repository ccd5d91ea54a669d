import type { CollectionSheet, Serials } from '@ebpls/contracts';
import { DayText, Facts, Grid, Pesos, Section, Stack, Text } from '@ebpls/ui';
import { Bill, BillLine, BillTotal } from '@ebpls/ui/records';
import { Table, type TableColumn } from '@ebpls/ui/lists';

import { useWords } from './collection.messages.ts';

/** A report of collections and deposits as it is certified, section by section (Appendix 34). */
export function CollectionSheetView({ sheet }: { readonly sheet: CollectionSheet }) {
  return (
    <Stack gap={8}>
      <Grid columns={2} gap={8}>
        <Summary sheet={sheet} />
        <Tenders sheet={sheet} />
      </Grid>
      <IssuedReceipts sheet={sheet} />
      {sheet.reversed.length > 0 && <ReversedReceipts sheet={sheet} />}
      <Deposits sheet={sheet} />
      {sheet.collector !== 'electronic' && <Forms sheet={sheet} />}
    </Stack>
  );
}

interface SheetPart {
  readonly sheet: CollectionSheet;
}

function Summary({ sheet: { summary } }: SheetPart) {
  const t = useWords();
  return (
    <Section title={t('summary')}>
      <Bill label={t('summary')}>
        <BillLine name={t('last')} amount={summary.last} />
        <BillLine name={t('collections')} amount={summary.collections} />
        <BillLine
          name={t('deposits')}
          amount={(summary.deposits === 0 ? 0 : -summary.deposits) as typeof summary.deposits}
        />
        <BillTotal label={t('undeposited')} amount={summary.undeposited} />
      </Bill>
    </Section>
  );
}

function Tenders({ sheet: { tenders, summary } }: SheetPart) {
  const t = useWords();
  return (
    <Section title={t('tenders')}>
      <Bill label={t('tenders')}>
        {tenders.map(({ tender, amount }) => (
          <BillLine key={tender} name={t(tender)} amount={amount} />
        ))}
        <BillTotal label={t('collections')} amount={summary.collections} />
      </Bill>
    </Section>
  );
}

function IssuedReceipts({ sheet: { issued } }: SheetPart) {
  const t = useWords();
  return (
    <Section title={t('a')}>
      <Table
        density="compact"
        caption={t('a')}
        rows={issued}
        rowKey={({ from }) => from}
        empty={<Text tone="muted">{t('none')}</Text>}
        columns={useIssuedColumns()}
      />
    </Section>
  );
}

function ReversedReceipts({ sheet: { reversed } }: SheetPart) {
  const t = useWords();
  return (
    <Section title={t('reversed')}>
      <Table
        density="compact"
        caption={t('reversed')}
        rows={reversed}
        rowKey={({ receipt_no }) => receipt_no}
        columns={useReversedColumns()}
      />
    </Section>
  );
}

function Deposits({ sheet: { deposits } }: SheetPart) {
  const t = useWords();
  return (
    <Section title={t('b')}>
      <Table
        density="compact"
        caption={t('b')}
        rows={deposits.map((deposit, place) => ({ ...deposit, place }))}
        rowKey={({ place }) => place}
        empty={<Text tone="muted">{t('no_deposits')}</Text>}
        columns={useDepositColumns()}
      />
    </Section>
  );
}

function Forms({ sheet: { forms } }: SheetPart) {
  const t = useWords();
  const formatSerials = (serials: readonly Serials[]): string =>
    serials.map(({ from, to, count }) => (count === 1 ? from : `${from}–${to} (${count})`)).join(', ') || t('none');
  return (
    <Section title={t('c')}>
      <Facts
        columns={2}
        items={(['beginning', 'received', 'issued', 'ending'] as const).map((balance) => ({
          label: t(balance),
          value: formatSerials(forms[balance]),
        }))}
      />
    </Section>
  );
}

function useIssuedColumns(): TableColumn<CollectionSheet['issued'][number]>[] {
  const t = useWords();
  return [
    { key: 'form', header: t('form'), cell: ({ form }) => t(form) },
    { key: 'from', header: t('from'), cell: ({ from }) => from },
    { key: 'to', header: t('to'), cell: ({ to }) => to },
    { key: 'quantity', header: t('quantity'), align: 'end', cell: ({ count }) => count },
    { key: 'cancelled', header: t('cancelled'), align: 'end', cell: ({ cancelled }) => cancelled.join(', ') || '–' },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
  ];
}

function useReversedColumns(): TableColumn<CollectionSheet['reversed'][number]>[] {
  const t = useWords();
  return [
    {
      key: 'receipt',
      header: t('receipt'),
      cell: ({ receipt_no }) => receipt_no,
      note: ({ issued_on }) => <DayText day={issued_on} />,
    },
    { key: 'reason', header: t('reason'), cell: ({ reason }) => reason },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
  ];
}

function useDepositColumns(): TableColumn<CollectionSheet['deposits'][number]>[] {
  const t = useWords();
  return [
    { key: 'kind', header: t('kind'), cell: ({ kind }) => t(kind) },
    { key: 'bank', header: t('bank'), cell: ({ bank }) => bank || '–' },
    { key: 'reference', header: t('reference'), cell: ({ reference }) => reference },
    { key: 'date', header: t('deposited_on'), cell: ({ deposited_on }) => <DayText day={deposited_on} /> },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
  ];
}
