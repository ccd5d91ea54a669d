import { callEndpoint } from '@ebpls/api-client';
import { listMyCompanies } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { Button, Chip, EmptyState, Icon, NoMatch, Page, Row, SearchField, Stack, TextLink } from '@ebpls/ui';
import { Pager } from '@ebpls/ui/lists';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './company.messages.ts';
import { CompanyTable } from './company-table.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const { search, to_renew, cursor } = parseCompanyFilters(new URL(request.url).searchParams);
  return callEndpoint(listMyCompanies, { query: { search, to_renew, cursor }, signal: request.signal });
}

function parseCompanyFilters(parameters: URLSearchParams) {
  const read = (name: string): string | undefined => parameters.get(name) ?? undefined;
  const year = read('to_renew');
  return {
    search: read('search'),
    cursor: read('cursor'),
    // An address that was typed wrong opens the whole list.
    to_renew: year !== undefined && /^20\d{2}$/.test(year) ? year : undefined,
  };
}

/** Page of the owner's businesses, each with its next act. */
export function Component() {
  const { data, next_cursor } = useLoaderData<typeof loader>();
  const [searchParams] = useSearchParams();
  const t = useWords();
  useNudge('assessment');
  const { search = '', to_renew, cursor } = parseCompanyFilters(searchParams);

  if (data.length === 0 && search === '' && to_renew === undefined) {
    return (
      <Page title={t('title')}>
        <EmptyState
          icon="store"
          title={t('none_title')}
          action={
            <>
              <Button kind="primary" to={addresses.newCompany}>
                {t('register')}
              </Button>
              <Button to={addresses.clients}>{t('clients')}</Button>
              <Button to={addresses.transfers}>{t('transfers')}</Button>
              <Button to={addresses.successions}>{t('successions')}</Button>
              <Button to={addresses.simulator()}>{t('simulate')}</Button>
            </>
          }
        >
          {t('none')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <>
          <Button kind="primary" icon="plus" to={addresses.newCompany}>
            {t('register')}
          </Button>
          <Button size="desk" kind="quiet" to={addresses.simulator()}>
            {t('simulate')}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <Form key={search}>
          {to_renew !== undefined && <input type="hidden" name="to_renew" value={to_renew} />}
          <SearchField label={t('search')} defaultValue={search} />
        </Form>
        {to_renew !== undefined && (
          <Row>
            <Chip selected to={addresses.companiesAt({ search })}>
              {t('filter_to_renew', { year: to_renew })}
              <Icon name="close" size={16} label={t('filter_clear')} />
            </Chip>
          </Row>
        )}
        <CompanyTable rows={data} empty={<NoMatch searchText={search} clearTo={addresses.companies} />} />
        <Pager
          nextCursor={next_cursor}
          cursor={cursor}
          to={(next) => addresses.companiesAt({ search, to_renew, cursor: next })}
        />
        <OtherPages />
      </Stack>
    </Page>
  );
}

/** Rarely used pages, after the businesses, because three links beside the title took two lines of a phone. */
function OtherPages() {
  const t = useWords();
  return (
    <Row gap={6}>
      <TextLink to={addresses.allDocuments}>{t('all_documents')}</TextLink>
      <TextLink to={addresses.clients}>{t('clients')}</TextLink>
      <TextLink to={addresses.transfers}>{t('transfers')}</TextLink>
    </Row>
  );
}
