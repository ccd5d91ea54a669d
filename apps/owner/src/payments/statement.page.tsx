import { call } from '@ebpls/api-client';
import { CompanyCode, Day, getStatement, type Statement, type StatementRow } from '@ebpls/contracts';
import { Button, DateField, DayText, dayWritten, EmptyState, Facts, Page, Pesos, pesosWritten, Row, Section, Stack, Table, type TableColumn, TextLink, useLocale } from '@ebpls/ui';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import * as v from 'valibot';

import { addresses } from '../addresses.ts';
import { useWords } from './payment-words.ts';

/** What the address holds is taken when it makes sense and left out when it does not. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const taken = (name: string, schema: v.GenericSchema<string, string>) => (v.is(schema, asked.get(name)) ? (asked.get(name) ?? undefined) : undefined);
  return call(getStatement, { query: { company_code: taken('company_code', CompanyCode), as_of: taken('as_of', Day) }, signal: request.signal });
}

export function Component() {
  const statement = useLoaderData<typeof loader>();
  const [asked] = useSearchParams();
  const t = useWords();
  const locale = useLocale();
  const company_code = asked.get('company_code');

  return (
    <Page title={t('soa_title')} subtitle={t('soa_subtitle', { day: dayWritten(statement.as_of, locale, { long: true }) })} actions={<Button icon="print" onClick={() => window.print()}>{t('soa_print')}</Button>} width="wide">
      <Stack gap={8}>
        <Form key={statement.as_of}>
          {company_code && <input type="hidden" name="company_code" value={company_code} />}
          <Row align="end">
            <DateField label={t('soa_as_of')} name="as_of" defaultValue={statement.as_of} />
            <Button type="submit">{t('soa_show')}</Button>
            {company_code && <TextLink to={addresses.statement()}>{t('soa_all')}</TextLink>}
          </Row>
        </Form>
        {statement.companies.length === 0 && <EmptyState icon="scroll" title={t('soa_none_title')}>{t('soa_none')}</EmptyState>}
        {statement.companies.map((company) => (
          <CompanyAccount key={company.company_code} company={company} />
        ))}
      </Stack>
    </Page>
  );
}

type Account = Statement['companies'][number];

function CompanyAccount({ company }: { readonly company: Account }) {
  const t = useWords();
  const columns = useColumns();
  const { company_code, company_name, rows, due_now, overdue, not_yet_due, current_assessment } = company;
  const pay = current_assessment !== null && due_now > 0 && (
    <Button size="desk" icon="wallet" to={addresses.due(current_assessment, company_code)}>
      {t('soa_pay', { amount: pesosWritten(due_now) })}
    </Button>
  );
  return (
    <Section title={company_name} hint={company_code} actions={pay}>
      <Stack gap={4}>
        <Facts columns={2} items={[{ label: t('soa_due'), value: <Pesos amount={due_now} strong /> }, { label: t('soa_overdue'), value: <Pesos amount={overdue} /> }, { label: t('soa_later'), value: <Pesos amount={not_yet_due} /> }]} />
        <Table caption={`${t('soa_title')}, ${company_name}`} columns={columns} rows={rows} rowKey={({ top_no, installment_no }) => `${top_no} ${installment_no}`} density="compact" empty={<EmptyState icon="scroll" title={t('soa_none_title')}>{t('soa_none')}</EmptyState>} />
      </Stack>
    </Section>
  );
}

function useColumns(): TableColumn<StatementRow>[] {
  const t = useWords();
  return [
    { key: 'part', header: t('soa_col_part'), cell: ({ tax_year, installment_no }) => t('soa_part', { year: tax_year, no: installment_no }) },
    { key: 'due', header: t('soa_col_due'), cell: ({ due_on }) => <DayText day={due_on} /> },
    { key: 'tax', header: t('soa_col_tax'), align: 'end', cell: ({ tax }) => <Pesos amount={tax} /> },
    { key: 'fees', header: t('soa_col_fees'), align: 'end', cell: ({ fees }) => <Pesos amount={fees} /> },
    { key: 'surcharge', header: t('soa_col_surcharge'), align: 'end', cell: ({ surcharge }) => <Pesos amount={surcharge} /> },
    { key: 'interest', header: t('soa_col_interest'), align: 'end', cell: ({ interest }) => <Pesos amount={interest} /> },
    { key: 'paid', header: t('soa_col_paid'), align: 'end', cell: ({ paid }) => <Pesos amount={paid} /> },
    { key: 'balance', header: t('soa_col_balance'), align: 'end', cell: ({ balance }) => <Pesos amount={balance} strong /> },
    { key: 'receipts', header: t('soa_col_order'), cell: (row) => <Order row={row} /> },
  ];
}

/** The order of payment; with receipts it leads to them. */
function Order({ row: { top_no, receipts } }: { readonly row: StatementRow }) {
  return receipts.length === 0 ? top_no : <TextLink to={`${addresses.history}?search=${encodeURIComponent(top_no)}`}>{top_no}</TextLink>;
}
