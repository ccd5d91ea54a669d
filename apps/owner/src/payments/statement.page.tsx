import { callEndpoint } from '@ebpls/api-client';
import { CompanyCode, Day, getStatement } from '@ebpls/contracts';
import { Button, DateField, dayWritten, EmptyState, Page, Row, Stack, TextLink, useLocale } from '@ebpls/ui';
import { Pager } from '@ebpls/ui/lists';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import * as v from 'valibot';

import { addresses } from '../addresses.ts';
import { DueCalendarButton } from '../due-calendar.tsx';
import { WithSignal } from '../shared/amount-offline.tsx';
import { CompanyAccount } from './company-account.tsx';
import { useWords } from './payment.messages.ts';

/** What the address holds is taken when it makes sense and left out when it does not. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const taken = (name: string, schema: v.GenericSchema<string, string>) =>
    v.is(schema, asked.get(name)) ? (asked.get(name) ?? undefined) : undefined;
  return callEndpoint(getStatement, {
    query: {
      company_code: taken('company_code', CompanyCode),
      as_of: taken('as_of', Day),
      cursor: asked.get('cursor') ?? undefined,
    },
    signal: request.signal,
  });
}

export function Component() {
  const { as_of, companies, next_cursor } = useLoaderData<typeof loader>();
  const [asked] = useSearchParams();
  const t = useWords();
  const locale = useLocale();
  const company_code = asked.get('company_code');

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
          cursor={asked.get('cursor') ?? undefined}
          to={(cursor) => getPageAddress(asked, cursor)}
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
