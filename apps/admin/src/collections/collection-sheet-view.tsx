import type { CollectionSheet, Serials } from '@ebpls/contracts';
import { Facts, Grid, Section, Stack, Text } from '@ebpls/ui';
import { Bill, BillLine, BillTotal } from '@ebpls/ui/records';
import { Table } from '@ebpls/ui/lists';

import { useWords } from './collection.messages.ts';
import {
  renderReversedCard,
  renderUnallocatedCard,
  useDepositCard,
  useDepositColumns,
  useIssuedCard,
  useIssuedColumns,
  useReversedColumns,
  useUnallocatedColumns,
} from './collection-columns.tsx';

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
      <UnallocatedPayments sheet={sheet} />
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
        {summary.unallocated !== undefined && summary.unallocated !== 0 && (
          <BillLine name={t('SET_ASIDE')} amount={summary.unallocated} />
        )}
        {summary.withdrawn !== undefined && summary.withdrawn !== 0 && (
          <BillLine name={t('RETURNED')} amount={summary.withdrawn} />
        )}
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
        card={useIssuedCard()}
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
        card={renderReversedCard}
      />
    </Section>
  );
}

function UnallocatedPayments({ sheet: { unallocated = [] } }: SheetPart) {
  const t = useWords();
  const columns = useUnallocatedColumns();
  if (unallocated.length === 0) return null;
  return (
    <Section title={t('SET_ASIDE')}>
      <Table
        density="compact"
        caption={t('SET_ASIDE')}
        rows={unallocated.map((payment, place) => ({ ...payment, place }))}
        rowKey={({ place }) => place}
        columns={columns}
        card={renderUnallocatedCard}
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
        card={useDepositCard()}
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
