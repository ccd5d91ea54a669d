// Columns and cards of the rows of a statement of account: one installment each.

import type { StatementRow } from '@ebpls/contracts';
import { DayText, dayWritten, Pesos, formatPesos, Row, Text, TextLink, useLocale, VisuallyHidden } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';
import { Disclosure } from '@ebpls/ui/records';

import { addresses } from '../addresses.ts';
import { FilerNote, PayerNote } from '../shared/behalf/for-owner.tsx';
import { useWords } from './payment.messages.ts';

const renderMovedNote = ({ moved }: StatementRow) => <MovedDue moved={moved} />;

const renderPartNote = (row: StatementRow) => (
  <>
    {row.top_no}
    <FilerNote by={row.filed_by} />
    <Receipts row={row} />
  </>
);

/** A part of a year in the statement of a business. */
type PartRow = StatementRow & { readonly company_code: string };

/** Returns the columns of a statement, with a part of a year in each row. */
export function useColumns(): TableColumn<PartRow>[] {
  const t = useWords();
  return [
    { key: 'part', header: t('soa_col_part'), cell: ({ title }) => title, note: renderPartNote },
    { key: 'due', header: t('soa_col_due'), cell: ({ due_on }) => <DayText day={due_on} />, note: renderMovedNote },
    { key: 'tax', header: t('soa_col_tax'), align: 'end', cell: ({ tax }) => <Pesos amount={tax} /> },
    { key: 'fees', header: t('soa_col_fees'), align: 'end', cell: ({ fees }) => <Pesos amount={fees} /> },
    {
      key: 'surcharge',
      header: t('soa_col_surcharge'),
      align: 'end',
      cell: ({ surcharge }) => <Pesos amount={surcharge} />,
    },
    {
      key: 'interest',
      header: t('soa_col_interest'),
      align: 'end',
      cell: ({ interest }) => <Pesos amount={interest} />,
    },
    {
      key: 'paid',
      header: t('soa_col_paid'),
      align: 'end',
      cell: ({ paid }) => <Pesos amount={paid} />,
    },
    {
      key: 'balance',
      header: t('soa_col_balance'),
      align: 'end',
      cell: ({ balance }) => <Pesos amount={balance} strong />,
      note: (row) => <PaymentLink row={row} />,
    },
  ];
}

/** Holidays, weekends and days of suspended work that moved a due day. */
function MovedDue({ moved }: Pick<StatementRow, 'moved'>) {
  const t = useWords();
  const locale = useLocale();
  if (moved === undefined) return null;
  const days = moved.closed.map(({ day, name }) =>
    t('soa_closed_day', { day: dayWritten(day, locale, { year: false }), name: name ?? t('soa_weekend') }),
  );
  return (
    <Text as="div" tone="muted" size="secondary">
      {t('soa_moved', { from: dayWritten(moved.from, locale), days: days.join(', ') })}
    </Text>
  );
}

/** The receipts of a row's payments, several behind their number; each links to its entry in the history. */
function Receipts({ row: { payments } }: { readonly row: StatementRow }) {
  const t = useWords();
  const locale = useLocale();
  const receipts = payments.map(({ receipt_no, paid_on, amount, paid_by }) => (
    <div key={receipt_no}>
      <Text as="span" size="caption" tone="muted">
        <TextLink to={`${addresses.history}?${new URLSearchParams({ search: receipt_no, open: receipt_no })}`}>
          {receipt_no}
        </TextLink>{' '}
        {t('soa_paid_by', { amount: formatPesos(amount), day: dayWritten(paid_on, locale) })}
      </Text>
      <PayerNote by={paid_by} />
    </div>
  ));
  if (receipts.length < 2) return receipts;
  return <Disclosure summary={t('soa_receipts', { count: receipts.length })}>{receipts}</Disclosure>;
}

/** Link to the payment of the order that collects a part, while something of it is due. */
function PaymentLink({ row: { payable, title, company_code } }: { readonly row: PartRow }) {
  const t = useWords();
  if (payable === undefined) return null;
  return (
    <TextLink to={addresses.due(payable.assessment_code, company_code)}>
      {t('soa_row_pay')}
      <VisuallyHidden> {title}</VisuallyHidden>
    </TextLink>
  );
}

export const renderStatementCard = (row: PartRow) => <PartCard row={row} />;

/** A part on a phone: its amount, its payments, and the rest. */
function PartCard({ row }: { readonly row: PartRow }) {
  const t = useWords();
  const amounts = (['tax', 'fees', 'surcharge', 'interest', 'paid'] as const).filter((field) => row[field] > 0);
  return (
    <RowCard
      title={row.title}
      note={
        <>
          <div>
            {row.top_no} · {t('soa_col_due')} <DayText day={row.due_on} />
          </div>
          {amounts.map((field) => (
            <Row key={field} justify="between">
              <span>{t(`soa_col_${field}`)}</span>
              <Pesos amount={row[field]} />
            </Row>
          ))}
          <MovedDue moved={row.moved} />
          <FilerNote by={row.filed_by} />
          <Receipts row={row} />
          <PaymentLink row={row} />
        </>
      }
      end={
        <>
          {t('soa_col_balance')} <Pesos amount={row.balance} strong />
        </>
      }
    />
  );
}
