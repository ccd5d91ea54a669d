import { callEndpoint, fetchFile, createIdempotencyKey } from '@ebpls/api-client';
import { type CompanyStatement, downloadStatement, issueStatement, type StatementRow } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import {
  Button,
  dayWritten,
  EmptyState,
  Facts,
  Grid,
  Pesos,
  formatPesos,
  Row,
  Section,
  Stack,
  Text,
  useLocale,
} from '@ebpls/ui';
import { Bill, BillLine, BillTotal } from '@ebpls/ui/records';
import { Table } from '@ebpls/ui/lists';
import { useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { LineDisputes } from './disputes/line-disputes.tsx';
import { PendingAtBank } from '../shared/lines/pending-at-bank.tsx';
import { useWords } from './payment.messages.ts';
import { renderStatementCard, useColumns } from './statement-rows.tsx';

interface AccountProps {
  readonly company: CompanyStatement;
  readonly as_of: string;
  /** Each of several businesses is one line until it is opened: on a phone, and where nothing is due. */
  readonly isOneOfSeveral?: boolean;
}

/**
 * One business in the statement of account: the amount due, the explanation of the balance, and every installment of
 * every year; among several businesses those of settled years are folded.
 */
export function CompanyAccount({ company, as_of, isOneOfSeveral = false }: AccountProps) {
  const t = useWords();
  const { company_code, company_name, rows } = company;
  const pastRows = isOneOfSeveral ? listPastRows(rows) : [];
  return (
    <Section
      title={company_name}
      hint={company_code}
      actions={<AccountActs company={company} as_of={as_of} />}
      folds={isOneOfSeveral && company.due_now === 0 ? 'always' : isOneOfSeveral}
      brief={<Brief company={company} />}
    >
      <Stack gap={6}>
        <Grid columns={2}>
          <Stack gap={4}>
            <Due company={company} />
            <Holds company={company} />
          </Stack>
          <Since since={company.since} />
        </Grid>
        <PendingAtBank pendingMoney={company.waiting} />
        <LineDisputes disputes={company.disputes} />
        <Installments
          company={company}
          caption={`${t('soa_title')}, ${company_name}`}
          rows={rows.filter((row) => !pastRows.includes(row))}
        />
        {pastRows.length > 0 && (
          <Section level={3} title={t('soa_past')} brief={pastRows.length} folds="always">
            <Installments company={company} caption={`${t('soa_past')}, ${company_name}`} rows={pastRows} />
          </Section>
        )}
      </Stack>
    </Section>
  );
}

/** The paid installments of years before the latest one. */
function listPastRows(rows: readonly StatementRow[]): StatementRow[] {
  const latestYear = Math.max(...rows.map(({ tax_year }) => tax_year));
  return rows.filter(({ tax_year, balance }) => tax_year < latestYear && balance === 0);
}

interface InstallmentsProps {
  readonly company: CompanyStatement;
  readonly caption: string;
  readonly rows: readonly StatementRow[];
}

function Installments({ company: { company_code, since }, caption, rows }: InstallmentsProps) {
  const t = useWords();
  const isPaid = rows.every(({ balance }) => balance === 0);
  return (
    <Table
      caption={caption}
      columns={useColumns()}
      rows={rows.map((row) => ({ ...row, company_code }))}
      rowKey={({ top_no, tax_year, installment_no }) => `${top_no} ${tax_year} ${installment_no}`}
      density="compact"
      card={renderStatementCard}
      foot={isPaid ? undefined : { part: t('soa_total'), balance: <Pesos amount={since.balance} strong /> }}
      empty={
        <EmptyState icon="scroll" title={t('soa_none_title')}>
          {t('soa_none')}
        </EmptyState>
      }
    />
  );
}

/** The amount due of a folded business, the one thing that its line is for. */
function Brief({ company: { due_now, overdue, not_yet_due } }: Pick<AccountProps, 'company'>) {
  const t = useWords();
  if (due_now > 0)
    return (
      <Text as="span" tone={overdue > 0 ? 'danger' : undefined}>
        <Pesos amount={due_now} strong />
        {overdue > 0 && <div>{t(overdue < due_now ? 'soa_partly_overdue' : 'soa_is_overdue')}</div>}
      </Text>
    );
  return not_yet_due > 0 ? <Pesos amount={not_yet_due} /> : t('soa_nothing');
}

/** Each paper takes the next number, so one is issued on request only. */
function AccountActs({ company, as_of }: AccountProps) {
  const { company_code, due_now } = company;
  const payment = findPaymentAddress(company);
  const t = useWords();
  // A statement of another date has that date's amount, and a payment collects today's.
  const isOfChosenDay = useSearchParams()[0].has('as_of');
  const issueCertificate = async () => {
    const { soa_no } = await callEndpoint(issueStatement, {
      body: { company_code, as_of },
      idempotency_key: createIdempotencyKey(),
    });
    return fetchFile(downloadStatement, { params: { soa_no } });
  };
  return (
    <Row gap={2}>
      <DownloadButton size="desk" fetch={issueCertificate}>
        {t('soa_download')}
      </DownloadButton>
      {payment !== undefined && due_now > 0 && (
        <Button size="desk" icon="wallet" to={payment}>
          {isOfChosenDay ? t('soa_pay_today') : t('soa_pay', { amount: formatPesos(due_now) })}
        </Button>
      )}
    </Row>
  );
}

/** The payment of the order that collects what is due, or one payment of all such orders. */
function findPaymentAddress({ company_code, current_assessment, rows }: CompanyStatement): string | undefined {
  const codes = [...new Set(rows.flatMap(({ payable }) => payable?.assessment_code ?? []))];
  if (codes.length > 1) return addresses.payTogether(codes);
  const code = codes[0] ?? current_assessment;
  return code === null ? undefined : addresses.due(code, company_code);
}

function Due({ company: { due_now, overdue, not_yet_due, disputed, credits } }: Pick<AccountProps, 'company'>) {
  const t = useWords();
  return (
    <Facts
      items={[
        { label: t('soa_due'), value: <Pesos amount={due_now} strong /> },
        ...(overdue > 0 ? [{ label: t('soa_overdue'), value: <Pesos amount={overdue} /> }] : []),
        ...(not_yet_due > 0 ? [{ label: t('soa_later'), value: <Pesos amount={not_yet_due} /> }] : []),
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
    <Text tone="muted" size="secondary">
      {t('soa_holds', { day: dayWritten(stays_until, locale), more: formatPesos(then_more) })}
    </Text>
  );
}
