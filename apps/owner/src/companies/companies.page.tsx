import { callEndpoint } from '@ebpls/api-client';
import { type CompanyRow, listMyCompanies } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import {
  Button,
  dayWritten,
  EmptyState,
  type Locale,
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
import { findPermitEnd, isPermitInForce, useNoPermit } from './ended-permit.ts';
import { getCompanyNextStep } from './company-next-step.ts';
import { OtherPages } from './other-pages.tsx';

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
          <SearchField label={t('search')} defaultValue={search} />
        </Form>
        <Table
          caption={t('title')}
          columns={columns}
          rows={data.toSorted(compareUrgency)}
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
        <OtherPages />
      </Stack>
    </Page>
  );
}

/** The largest amount due first, then what waits for the owner, then the order of the list. */
function compareUrgency(one: CompanyRow, other: CompanyRow): number {
  const rank = (row: CompanyRow): number => Number(getCompanyNextStep(row).tone === 'warning');
  return other.due_now - one.due_now || rank(other) - rank(one);
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

/** Standings that the permit and the next step of a row already say. */
const PERMIT_STANDINGS: readonly CompanyRow['standing'][] = ['PROSPECT', 'ACTIVE', 'RENEWAL_PERIOD', 'EXPIRED'];

function PermitCell({ row }: { readonly row: CompanyRow }) {
  const t = useWords();
  const locale = useLocale();
  const { permit, standing } = row;
  const endedOn = findPermitEnd(row);
  const none = useNoPermit(row);
  const isInForce = endedOn === undefined && isPermitInForce(permit);
  const text = endedOn === undefined ? none : t('permit_ended', { day: dayWritten(endedOn, locale) });
  return (
    <Stack gap={1}>
      {isInForce && permit && (
        <Text as="span" size="secondary">
          {formatValidity(permit, { t, locale })}
        </Text>
      )}
      {!isInForce && (permit === null || endedOn !== undefined) && (
        <Text as="span" size="secondary" tone="muted">
          {text}
        </Text>
      )}
      {PERMIT_STANDINGS.includes(standing) ? undefined : <StatusBadge kind="business" status={standing} />}
    </Stack>
  );
}

interface TextContext {
  readonly t: ReturnType<typeof useWords>;
  readonly locale: Locale;
}

function formatValidity(permit: NonNullable<CompanyRow['permit']>, { t, locale }: TextContext): string {
  return permit.until_decided
    ? t('permit_until_decided')
    : t('permit_until', { day: dayWritten(permit.valid_until, locale) });
}

const renderCompanyCard = (row: CompanyRow) => <CompanyCard row={row} />;

/** On a phone a business that never had a permit here has no line about it. */
function hasPermitText(row: CompanyRow): boolean {
  return row.permit !== null || findPermitEnd(row) !== undefined || !PERMIT_STANDINGS.includes(row.standing);
}

function CompanyCard({ row }: { readonly row: CompanyRow }) {
  const t = useWords();
  return (
    <RowCard
      title={row.company_name || t('unnamed')}
      to={getAddress(row)}
      note={<NextStepText row={row} />}
      status={hasPermitText(row) && <PermitCell row={row} />}
      end={
        row.due_now > 0 && (
          <AmountWithSignal>
            <Pesos amount={row.due_now} strong />
          </AmountWithSignal>
        )
      }
    />
  );
}
