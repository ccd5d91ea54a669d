import { callEndpoint } from '@ebpls/api-client';
import { type CompanyRow, listMyCompanies } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import {
  Button,
  dayWritten,
  DayText,
  EmptyState,
  NoMatch,
  Page,
  Pesos,
  SearchField,
  Stack,
  Text,
  useLocale,
} from '@ebpls/ui';
import { Pager, RowCard, StatusBadge, Table, type TableColumn } from '@ebpls/ui/lists';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { AmountWithSignal } from '../shared/amount-offline.tsx';
import { useWords } from './company.messages.ts';
import { findEndedPermit, useNoPermit } from './ended-permit.ts';
import { getCompanyNextStep } from './company-next-step.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const searchParams = new URL(request.url).searchParams;
  return callEndpoint(listMyCompanies, {
    query: { search: searchParams.get('search') ?? undefined, cursor: searchParams.get('cursor') ?? undefined },
    signal: request.signal,
  });
}

/** Page of the owner's businesses, each with its next act. */
export function Component() {
  const { data, next_cursor } = useLoaderData<typeof loader>();
  const [searchParams] = useSearchParams();
  const t = useWords();
  useNudge('assessment');
  const search = searchParams.get('search') ?? '';
  const columns = useColumns();

  if (data.length === 0 && search === '') {
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
          <Button to={addresses.clients}>{t('clients')}</Button>
          <Button to={addresses.transfers}>{t('transfers')}</Button>
          <Button to={addresses.simulator()}>{t('simulate')}</Button>
          <Button kind="primary" icon="plus" to={addresses.newCompany}>
            {t('register')}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <Form key={search}>
          <SearchField label={t('search')} defaultValue={search} />
        </Form>
        <Table
          caption={t('title')}
          columns={columns}
          rows={data}
          rowKey={({ company_code }) => company_code}
          rowTo={getAddress}
          card={renderCompanyCard}
          empty={<NoMatch searchText={search} clearTo={addresses.companies} />}
        />
        <Pager
          nextCursor={next_cursor}
          cursor={searchParams.get('cursor') ?? undefined}
          to={(cursor) => getPageAddress(search, cursor)}
        />
      </Stack>
    </Page>
  );
}

function getAddress({ is_draft, company_code }: CompanyRow): string {
  return is_draft ? addresses.editCompany(company_code) : addresses.company(company_code);
}

function getPageAddress(search: string, cursor: string | undefined): string {
  const parameters = new URLSearchParams({ ...(search !== '' && { search }), ...(cursor !== undefined && { cursor }) });
  return parameters.size > 0 ? `${addresses.companies}?${parameters}` : addresses.companies;
}

function useColumns(): TableColumn<CompanyRow>[] {
  const t = useWords();
  return [
    { key: 'business', header: t('col_business'), cell: ({ company_name }) => company_name || t('unnamed') },
    { key: 'number', header: t('number'), wideOnly: true, cell: ({ company_code }) => company_code },
    { key: 'waits', header: t('col_next_step'), cell: (row) => <NextStepText row={row} /> },
    { key: 'permit', header: t('col_permit'), cell: (row) => <PermitCell row={row} /> },
    {
      key: 'due',
      header: t('col_due'),
      align: 'end',
      cell: ({ due_now }) => (
        <AmountWithSignal>
          <Pesos amount={due_now} strong={due_now > 0} />
        </AmountWithSignal>
      ),
    },
  ];
}

function NextStepText({ row }: { readonly row: CompanyRow }) {
  const t = useWords();
  const { textKey, year, tone } = getCompanyNextStep(row);
  return (
    <Text as="span" size="secondary" tone={tone}>
      {t(textKey, year === undefined ? {} : { year })}
    </Text>
  );
}

function PermitCell({ row }: { readonly row: CompanyRow }) {
  const t = useWords();
  const locale = useLocale();
  const ended = findEndedPermit(row);
  const none = useNoPermit(row);
  const text = ended ? t('permit_ended', { year: ended.year, day: dayWritten(ended.day, locale) }) : none;
  return (
    <Stack gap={1}>
      {(row.permit || ended) && <StatusBadge kind="business" status={row.standing} />}
      {(!row.permit || ended) && (
        <Text as="span" size="secondary" tone="muted">
          {text}
        </Text>
      )}
    </Stack>
  );
}

const renderCompanyCard = (row: CompanyRow) => <CompanyCard row={row} />;

function CompanyCard({ row }: { readonly row: CompanyRow }) {
  const t = useWords();
  const ended = findEndedPermit(row);
  return (
    <RowCard
      title={row.company_name || t('unnamed')}
      to={getAddress(row)}
      note={<NextStepText row={row} />}
      status={row.permit || ended ? <PermitCell row={row} /> : undefined}
      end={
        row.due_now > 0 ? (
          <AmountWithSignal>
            <Pesos amount={row.due_now} strong />
          </AmountWithSignal>
        ) : (
          row.permit && !ended && <DayText day={row.permit.valid_until} />
        )
      }
    />
  );
}
