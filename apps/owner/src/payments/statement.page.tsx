// Page of the statement of account of all businesses, filtered by the address.

import { callEndpoint } from '@ebpls/api-client';
import {
  type Centavos,
  CompanyCode,
  type CompanyStatement,
  Day,
  getStatement,
  MAX_JOINT_ORDERS,
} from '@ebpls/contracts';
import { sumCentavos } from '@ebpls/rules';
import {
  Button,
  dayWritten,
  EmptyState,
  Facts,
  formatPesos,
  Page,
  Pesos,
  Row,
  Stack,
  Text,
  TextLink,
  useLocale,
  useNarrow,
} from '@ebpls/ui';
import { DateField } from '@ebpls/ui/forms';
import { Pager, Segmented } from '@ebpls/ui/lists';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import * as v from 'valibot';

import { addresses } from '../addresses.ts';
import { DueCalendarButton } from '../shared/due-calendar.tsx';
import { WithSignal } from '../shared/amount-offline.tsx';
import { loadStatement } from '../shared/load-statement.ts';
import { CompanyAccount } from './company-account.tsx';
import { useWords } from './payment.messages.ts';

/** Valid parameters of the address are used, invalid ones are ignored. */
export async function loader({ request }: LoaderFunctionArgs) {
  const searchParams = new URL(request.url).searchParams;
  const readParameter = (name: string, schema: v.GenericSchema<string, string>) =>
    v.is(schema, searchParams.get(name)) ? (searchParams.get(name) ?? undefined) : undefined;
  const company_code = readParameter('company_code', CompanyCode);
  const as_of = readParameter('as_of', Day);
  const { signal } = request;
  // What is owed is looked for in all businesses, not in those of one page.
  if (isOwedOnly(searchParams)) {
    const statement = await loadStatement({ company_code, as_of, signal });
    return { ...statement, companies: statement.companies.filter(isOwing), next_cursor: null, unbilled: undefined };
  }
  const query = { company_code, as_of, cursor: searchParams.get('cursor') ?? undefined };
  const page = await callEndpoint(getStatement, { query, signal });
  return { ...page, companies: page.companies.toSorted((one, other) => Number(isOwing(other)) - Number(isOwing(one))) };
}

const isOwedOnly = (searchParams: URLSearchParams): boolean => searchParams.get('show') === 'owed';

const isOwing = ({ due_now }: Pick<CompanyStatement, 'due_now'>): boolean => due_now > 0;

export function Component() {
  const { as_of, companies, next_cursor } = useLoaderData<typeof loader>();
  const [searchParams] = useSearchParams();
  const t = useWords();
  const locale = useLocale();
  const company_code = searchParams.get('company_code');
  const isOwed = isOwedOnly(searchParams);

  const isPhone = useNarrow();
  const dayForm = <DayForm as_of={as_of} isOwed={isOwed} company_code={company_code ?? undefined} />;

  return (
    <Page
      title={t('soa_title')}
      subtitle={t('soa_subtitle', { day: dayWritten(as_of, locale) })}
      width="wide"
      actions={<PayTogether />}
    >
      <Stack gap={6}>
        <Row align="end" justify="between">
          {company_code === null && <Filter search={searchParams} />}
          {!isPhone && dayForm}
        </Row>
        <Total />
        {companies.length === 0 ? <NothingShown isOwed={isOwed} /> : <BilledOnly />}
        <WithSignal>
          <Stack>
            {companies.map((company) => (
              <CompanyAccount
                key={company.company_code}
                company={company}
                as_of={as_of}
                isOneOfSeveral={companies.length > 1}
              />
            ))}
          </Stack>
        </WithSignal>
        <Pager
          nextCursor={next_cursor}
          cursor={searchParams.get('cursor') ?? undefined}
          to={(cursor) => getPageAddress(searchParams, cursor)}
        />
        {isPhone && dayForm}
        {companies.length > 0 && (
          <Row>
            <DueCalendarButton company_code={company_code ?? undefined} />
          </Row>
        )}
      </Stack>
    </Page>
  );
}

/** What all businesses owe now, where all of them are on this page. */
function useTotal(): Centavos | undefined {
  const { companies, next_cursor } = useLoaderData<typeof loader>();
  const isWhole = !useSearchParams()[0].has('cursor') && next_cursor === null;
  return isWhole ? sumCentavos(companies.map(({ due_now }) => due_now)) : undefined;
}

/** Number of the orders of payment that collect what is due: at least one of each business that owes. */
function countPayable(companies: readonly CompanyStatement[]): number {
  const counts = companies
    .filter(isOwing)
    .map(({ rows }) => new Set(rows.flatMap(({ payable }) => payable?.assessment_code ?? [])).size);
  return counts.reduce((sum, count) => sum + Math.max(count, 1), 0);
}

/** One payment of several bills; a statement of another date has that date's amounts, and a payment collects today's. */
function PayTogether() {
  const { companies } = useLoaderData<typeof loader>();
  const hasChosenDay = useSearchParams()[0].has('as_of');
  const total = useTotal();
  const t = useWords();
  const count = countPayable(companies);
  if (companies.filter(isOwing).length < 2) return null;
  return (
    <Button kind="primary" icon="wallet" to={addresses.payTogether()}>
      {total === undefined || hasChosenDay || count > MAX_JOINT_ORDERS
        ? t('soa_pay_together')
        : t('soa_pay_count', { count, amount: formatPesos(total) })}
    </Button>
  );
}

/** What all businesses owe, unless the button that pays it says the same. */
function Total() {
  const { companies } = useLoaderData<typeof loader>();
  const hasChosenDay = useSearchParams()[0].has('as_of');
  const total = useTotal();
  const t = useWords();
  const isOnButton = !hasChosenDay && companies.filter(isOwing).length > 1;
  if (total === undefined || companies.length < 2 || isOnButton) return null;
  return <Facts items={[{ label: t('soa_total_due'), value: <Pesos amount={total} strong /> }]} />;
}

interface DayFormProps {
  readonly as_of: string;
  readonly isOwed: boolean;
  readonly company_code: string | undefined;
}

/** Shows the balance on another date; on a phone it is below the businesses, which are what most come for. */
function DayForm({ as_of, isOwed, company_code }: DayFormProps) {
  const t = useWords();
  return (
    <Form key={as_of}>
      {company_code && <input type="hidden" name="company_code" value={company_code} />}
      {isOwed && <input type="hidden" name="show" value="owed" />}
      <Row align="end">
        <DateField label={t('soa_as_of')} name="as_of" defaultValue={as_of} />
        <Button type="submit">{t('soa_show')}</Button>
        {company_code && <TextLink to={addresses.statement()}>{t('soa_all')}</TextLink>}
      </Row>
    </Form>
  );
}

function NothingShown({ isOwed }: { readonly isOwed: boolean }) {
  const t = useWords();
  return (
    <EmptyState icon={isOwed ? 'check-circle' : 'scroll'} title={t(isOwed ? 'soa_none_owed_title' : 'soa_none_title')}>
      {t(isOwed ? 'soa_none_owed' : 'soa_none')}
    </EmptyState>
  );
}

/** The list of all businesses has those that were billed; its first page counts the others. */
function BilledOnly() {
  const { unbilled } = useLoaderData<typeof loader>();
  const [searchParams] = useSearchParams();
  const t = useWords();
  if (unbilled === 0 || searchParams.has('company_code') || isOwedOnly(searchParams)) return null;
  return (
    <Text tone="muted">{unbilled === undefined ? t('soa_billed_only') : t('soa_unbilled', { count: unbilled })}</Text>
  );
}

/** All businesses, or those that owe something now; the address has the choice. */
function Filter({ search }: { readonly search: URLSearchParams }) {
  const t = useWords();
  const getAddress = (show: string | undefined): string => {
    const filterParams = new URLSearchParams(search);
    filterParams.delete('show');
    if (show !== undefined) filterParams.set('show', show);
    return getPageAddress(filterParams, undefined);
  };
  return (
    <Segmented
      label={t('soa_filter')}
      value={isOwedOnly(search) ? 'owed' : 'all'}
      options={[
        { value: 'all', label: t('soa_all'), to: getAddress(undefined) },
        { value: 'owed', label: t('soa_owed'), to: getAddress('owed') },
      ]}
    />
  );
}

/** The same day and business on another page. */
function getPageAddress(search: URLSearchParams, cursor: string | undefined): string {
  const page = new URLSearchParams(search);
  page.delete('cursor');
  if (cursor !== undefined) page.set('cursor', cursor);
  return `${addresses.statement()}${page.size > 0 ? `?${page}` : ''}`;
}
