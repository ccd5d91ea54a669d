// Page of the owner's payments with their receipts, filtered by the address.

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { CompanyCode, listMyPayments } from '@ebpls/contracts';
import { Button, EmptyState, NoMatch, Page, Row, SearchField, SelectField, Stack } from '@ebpls/ui';
import { Pager } from '@ebpls/ui/lists';
import { Form, type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import * as v from 'valibot';

import { addresses } from '../../addresses.ts';
import { PaymentTable } from './payment-table.tsx';
import { useWords } from '../payment.messages.ts';

const Year = v.pipe(v.string(), v.regex(/^20\d{2}$/));

/** Valid parameters of the address are used, invalid ones are ignored. */
export async function loader({ request }: LoaderFunctionArgs) {
  const searchParams = new URL(request.url).searchParams;
  const readParameter = (name: string, schema: v.GenericSchema<string, string>) =>
    v.is(schema, searchParams.get(name)) ? (searchParams.get(name) ?? undefined) : undefined;
  const query = {
    search: searchParams.get('search') ?? undefined,
    cursor: searchParams.get('cursor') ?? undefined,
    year: readParameter('year', Year),
    company_code: readParameter('company_code', CompanyCode),
  };
  try {
    return await callEndpoint(listMyPayments, { query, signal: request.signal });
  } catch (error) {
    // The search is too long, or the cursor was edited: the list without them is valid.
    if (isRefusal(error) && error.code === 'invalid' && searchParams.size > 0) throw redirect(addresses.history);
    throw error;
  }
}

export function Component() {
  const { data, next_cursor, years, companies } = useLoaderData<typeof loader>();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const t = useWords();
  const [search, year, company_code] = ['search', 'year', 'company_code'].map((name) => searchParams.get(name) ?? '');
  const filters = { search, year, company_code };
  const choose = (change: Partial<typeof filters>) => void navigate(getPageAddress({ ...filters, ...change }));
  const isNarrowed = Object.values(filters).some((value) => value !== '');

  return (
    <Page
      title={t('history_title')}
      subtitle={t('history_subtitle')}
      width="wide"
      actions={<Button to={addresses.refunds}>{t('history_claims')}</Button>}
    >
      <Stack gap={6}>
        <Row align="end">
          <Form key={search} role="presentation">
            {Object.entries({ year, company_code }).map(
              ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <SearchField label={t('history_search')} defaultValue={search} />
          </Form>
          <SelectField
            label={t('history_year')}
            width="short"
            placeholder={t('history_every_year')}
            options={years.map((value) => ({ value: String(value), label: String(value) }))}
            value={year}
            onChange={({ target }) => choose({ year: target.value })}
          />
          <SelectField
            label={t('history_business')}
            width="short"
            placeholder={t('history_every_business')}
            options={companies.map((company) => ({ value: company.company_code, label: company.company_name }))}
            value={company_code}
            onChange={({ target }) => choose({ company_code: target.value })}
          />
        </Row>
        <PaymentTable
          rows={data}
          empty={
            isNarrowed ? (
              <NoMatch searchText={search} clearTo={addresses.history} />
            ) : (
              <EmptyState icon="receipt" title={t('history_none_title')}>
                {t('history_none')}
              </EmptyState>
            )
          }
        />
        <Pager
          nextCursor={next_cursor}
          cursor={searchParams.get('cursor') ?? undefined}
          to={(cursor) => getPageAddress({ ...filters, cursor })}
        />
      </Stack>
    </Page>
  );
}

function getPageAddress(parameters: Readonly<Record<string, string | undefined>>): string {
  const givenParameters = Object.entries(parameters).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  );
  return givenParameters.length > 0
    ? `${addresses.history}?${new URLSearchParams(givenParameters)}`
    : addresses.history;
}
