import { call, fetchFile, newIdempotencyKey } from '@ebpls/api-client';
import { type CompanyStatement, downloadStatement, issueStatement, type StatementRow } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import {
  Bill,
  BillLine,
  BillTotal,
  Button,
  DayText,
  dayWritten,
  EmptyState,
  Facts,
  Grid,
  Pesos,
  pesosWritten,
  Row,
  RowCard,
  Section,
  Stack,
  Table,
  type TableColumn,
  Text,
  TextLink,
  useLocale,
} from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { FiledBy, PaidBy } from '../ground/behalf/for-owner.tsx';
import { LineDisputes } from '../line-disputes.tsx';
import { MovedDue } from './moved-due.tsx';
import { useWords } from './payment.messages.ts';

interface AccountProps {
  readonly company: CompanyStatement;
  readonly as_of: string;
}

/** One business in the statement: what is due, how the balance came about, and every part of every year. */
export function CompanyAccount({ company, as_of }: AccountProps) {
  const t = useWords();
  const { company_code, company_name, rows } = company;
  return (
    <Section title={company_name} hint={company_code} actions={<Acts company={company} as_of={as_of} />}>
      <Stack gap={6}>
        <Grid columns={2}>
          <Stack gap={4}>
            <Due company={company} />
          </Stack>
          <Since since={company.since} />
        </Grid>
        <Holds company={company} />
        <LineDisputes disputes={company.disputes} />
        <Table
          caption={`${t('soa_title')}, ${company_name}`}
          columns={useColumns()}
          rows={rows}
          rowKey={({ top_no, tax_year, installment_no }) => `${top_no} ${tax_year} ${installment_no}`}
          density="compact"
          card={cardOf}
          foot={{ part: t('soa_total'), balance: <Pesos amount={company.since.balance} strong /> }}
          empty={
            <EmptyState icon="scroll" title={t('soa_none_title')}>
              {t('soa_none')}
            </EmptyState>
          }
        />
      </Stack>
    </Section>
  );
}

/** Each paper takes the next number, so one is issued when it is asked for and not before. */
function Acts({ company: { company_code, current_assessment, due_now }, as_of }: AccountProps) {
  const t = useWords();
  const issued = async () => {
    const { soa_no } = await call(issueStatement, {
      body: { company_code, as_of },
      idempotency_key: newIdempotencyKey(),
    });
    return fetchFile(downloadStatement, { params: { soa_no } });
  };
  return (
    <Row gap={2}>
      <DownloadButton size="desk" fetch={issued}>
        {t('soa_download')}
      </DownloadButton>
      {current_assessment !== null && due_now > 0 && (
        <Button size="desk" icon="wallet" to={addresses.due(current_assessment, company_code)}>
          {t('soa_pay', { amount: pesosWritten(due_now) })}
        </Button>
      )}
    </Row>
  );
}

function Due({ company: { due_now, overdue, not_yet_due, disputed, credits } }: Pick<AccountProps, 'company'>) {
  const t = useWords();
  return (
    <Facts
      items={[
        { label: t('soa_due'), value: <Pesos amount={due_now} strong /> },
        { label: t('soa_overdue'), value: <Pesos amount={overdue} /> },
        { label: t('soa_later'), value: <Pesos amount={not_yet_due} /> },
        ...(disputed > 0 ? [{ label: t('soa_disputed'), value: <Pesos amount={disputed} /> }] : []),
        ...(credits > 0 ? [{ label: t('soa_credits'), value: <Pesos amount={credits} /> }] : []),
      ]}
    />
  );
}

function Since({ since: { since, opening, billed, added, paid, balance } }: Pick<CompanyStatement, 'since'>) {
  const t = useWords();
  const day = dayWritten(since, useLocale());
  return (
    <Bill label={t('soa_since', { day })}>
      <BillLine name={t('soa_opening', { day })} amount={opening} />
      <BillLine name={t('soa_billed')} amount={billed} />
      <BillLine name={t('soa_added')} amount={added} />
      <BillLine name={t('soa_paid')} amount={(paid === 0 ? 0 : -paid) as typeof paid} />
      <BillTotal label={t('soa_balance')} amount={balance} />
    </Bill>
  );
}

function Holds({ company: { stays_until, then_more } }: Pick<AccountProps, 'company'>) {
  const t = useWords();
  const locale = useLocale();
  if (stays_until === null || then_more === null) return null;
  return (
    <Text tone="muted">{t('soa_holds', { day: dayWritten(stays_until, locale), more: pesosWritten(then_more) })}</Text>
  );
}

const movedNote = ({ moved }: StatementRow) => <MovedDue moved={moved} />;

const partNote = ({ top_no, filed_by }: StatementRow) => (
  <>
    {top_no}
    <FiledBy by={filed_by} />
  </>
);

function useColumns(): TableColumn<StatementRow>[] {
  const t = useWords();
  return [
    { key: 'part', header: t('soa_col_part'), cell: ({ title }) => title, note: partNote },
    { key: 'due', header: t('soa_col_due'), cell: ({ due_on }) => <DayText day={due_on} />, note: movedNote },
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
      note: (row) => <Receipts row={row} />,
    },
    {
      key: 'balance',
      header: t('soa_col_balance'),
      align: 'end',
      cell: ({ balance }) => <Pesos amount={balance} strong />,
    },
  ];
}

/** The receipts of what was paid; each leads to its place in the history. */
function Receipts({ row: { payments } }: { readonly row: StatementRow }) {
  const t = useWords();
  const locale = useLocale();
  return payments.map(({ receipt_no, paid_on, amount, paid_by }) => (
    <div key={receipt_no}>
      <TextLink to={`${addresses.history}?${new URLSearchParams({ search: receipt_no, open: receipt_no })}`}>
        {receipt_no}
      </TextLink>{' '}
      {t('soa_paid_by', { amount: pesosWritten(amount), day: dayWritten(paid_on, locale) })}
      <PaidBy by={paid_by} />
    </div>
  ));
}

const cardOf = (row: StatementRow) => <PartCard row={row} />;

/** A part on a phone: what came to it, what was paid, what is left. */
function PartCard({ row }: { readonly row: StatementRow }) {
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
          <FiledBy by={row.filed_by} />
          <Receipts row={row} />
        </>
      }
      status={<span>{t('soa_col_balance')}</span>}
      end={<Pesos amount={row.balance} strong />}
    />
  );
}
