// Page of the statement of account of all businesses, filtered by the address.

import { callEndpoint } from '@ebpls/api-client';
import { CompanyCode, Day, getStatement } from '@ebpls/contracts';
import { Button, dayWritten, EmptyState, Page, Row, Stack, TextLink, useLocale } from '@ebpls/ui';
import { DateField } from '@ebpls/ui/forms';
import { Pager } from '@ebpls/ui/lists';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import * as v from 'valibot';

import { addresses } from '../addresses.ts';
import { DueCalendarButton } from '../shared/due-calendar.tsx';
import { WithSignal } from '../shared/amount-offline.tsx';
import { CompanyAccount } from './company-account.tsx';
import { useWords } from './payment.messages.ts';

/** Valid parameters of the address are used, invalid ones are ignored. */
export function loader({ request }: LoaderFunctionArgs) {
  const searchParams = new URL(request.url).searchParams;
  const readParameter = (name: string, schema: v.GenericSchema<string, string>) =>
    v.is(schema, searchParams.get(name)) ? (searchParams.get(name) ?? undefined) : undefined;
  return callEndpoint(getStatement, {
    query: {
      company_code: readParameter('company_code', CompanyCode),
      as_of: readParameter('as_of', Day),
      cursor: searchParams.get('cursor') ?? undefined,
    },
    signal: request.signal,
  });
}

export function Component() {
  const { as_of, companies, next_cursor } = useLoaderData<typeof loader>();
  const [searchParams] = useSearchParams();
  const t = useWords();
  const locale = useLocale();
  const company_code = searchParams.get('company_code');

  return (
    <Page title={t('soa_title')} subtitle={t('soa_subtitle', { day: dayWritten(as_of, locale) })} width="wide">
      <Stack gap={8}>
        <Form key={as_of}>
          {company_code && <input type="hidden" name="company_code" value={company_code} />}
          <Row align="end">
            <DateField label={t('soa_as_of')} name="as_of" defaultValue={as_of} />
            <Button type="submit">{t('soa_show')}</Button>
            {company_code && <TextLink to={addresses.statement()}>{t('soa_all')}</TextLink>}
          </Row>
        </Form>
        {companies.length === 0 && (
          <EmptyState icon="scroll" title={t('soa_none_title')}>
            {t('soa_none')}
          </EmptyState>
        )}
        {companies.length > 0 && (
          <Row>
            <DueCalendarButton company_code={company_code ?? undefined} />
          </Row>
        )}
        <WithSignal>
          {companies.map((company) => (
            <CompanyAccount key={company.company_code} company={company} as_of={as_of} />
          ))}
        </WithSignal>
        <Pager
          nextCursor={next_cursor}
          cursor={searchParams.get('cursor') ?? undefined}
          to={(cursor) => getPageAddress(searchParams, cursor)}
        />
      </Stack>
    </Page>
  );
}

/** The same day and business on another page. */
function getPageAddress(search: URLSearchParams, cursor: string | undefined): string {
  const page = new URLSearchParams(search);
  page.delete('cursor');
  if (cursor !== undefined) page.set('cursor', cursor);
  return `${addresses.statement()}${page.size > 0 ? `?${page}` : ''}`;
}
