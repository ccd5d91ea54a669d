import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { ATTEMPT_STATES, type AttemptRow, downloadAttempts, LIST_SORTS, listAttempts } from '@ebpls/contracts';
import { applyColumnChoice, findReadableSort, formatListAddress, ListTools, LiveSearch, readChoice } from '@ebpls/desk';
import { useNudge } from '@ebpls/remote-kit';
import { toManilaDay } from '@ebpls/rules';
import {
  DayText,
  EmptyState,
  MomentText,
  NoMatch,
  Page,
  Pesos,
  Row,
  SelectField,
  Stack,
  Tag,
  Text,
  useLocale,
} from '@ebpls/ui';
import { Pager, RowCard, StatusBadge, getStatusText, Table, type TableColumn } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './payment.messages.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const state = ATTEMPT_STATES.find((candidate) => candidate === params.get('state'));
  const search = params.get('search') ?? undefined;
  const sort = findReadableSort(params.get('sort'), LIST_SORTS.payments);
  const [attempts, choice] = await Promise.all([
    callEndpoint(listAttempts, {
      query: { search, cursor: params.get('cursor') ?? undefined, state, sort },
      signal: request.signal,
    }),
    readChoice('payments', request.signal),
  ]);
  return { ...attempts, filters: { search, state, sort }, choice };
}

/** Every attempt to pay through the gateway, newest first, with its errors. */
export function Component() {
  const { data, next_cursor, filters, choice } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const locale = useLocale();
  const t = useWords();
  useNudge('payment');
  const { search = '', state = '', sort } = filters;
  const columns = useColumns();
  const getPageAddress = (change: Record<string, string | undefined>): string =>
    formatListAddress(addresses.payments, { search, state, sort, ...change });

  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
      <Stack gap={6}>
        <Row align="end">
          <LiveSearch label={t('search')} search={search} to={(words) => getPageAddress({ search: words })} />
          <SelectField
            label={t('state')}
            width="short"
            placeholder={t('all_states')}
            options={ATTEMPT_STATES.map((value) => ({ value, label: getStatusText('attempt', value, locale) }))}
            value={state}
            onChange={({ target }) => void navigate(getPageAddress({ state: target.value }))}
          />
          <ListTools
            list="payments"
            choice={choice}
            columns={columns}
            file={(format, hiddenColumns) =>
              fetchFile(downloadAttempts, { query: { ...filters, format, hidden: hiddenColumns } })
            }
          />
        </Row>
        <Table
          caption={t('title')}
          sticky
          density={choice.density}
          columns={applyColumnChoice(columns, choice, {
            by: LIST_SORTS.payments,
            sort,
            to: (next) => getPageAddress({ sort: next }),
          })}
          rows={data}
          rowKey={({ request_id }) => request_id}
          card={renderAttemptCard}
          empty={
            search === '' && state === '' ? (
              <EmptyState icon="wallet" title={t('none')}>
                {t('none_text')}
              </EmptyState>
            ) : (
              <NoMatch searchText={search} clearTo={addresses.payments} />
            )
          }
        />
        <Pager
          nextCursor={next_cursor}
          cursor={params.get('cursor') ?? undefined}
          to={(cursor) => getPageAddress({ cursor })}
        />
      </Stack>
    </Page>
  );
}

function useColumns(): TableColumn<AttemptRow>[] {
  const t = useWords();
  return [
    {
      key: 'started',
      header: t('started'),
      cell: ({ started_at }) => <MomentText at={started_at} />,
      note: ({ request_id }) => (
        <Text as="span" size="caption" tone="muted" unbroken>
          {request_id}
        </Text>
      ),
    },
    { key: 'business', header: t('business'), cell: ({ company_name }) => company_name, note: ({ top_no }) => top_no },
    { key: 'method', header: t('method'), cell: ({ method }) => method },
    {
      key: 'state',
      header: t('state'),
      cell: renderState,
      note: (row) => (row.problem ?? row.message) !== '' && <Problem row={row} />,
    },
    {
      key: 'receipts',
      header: t('receipts'),
      cell: ({ receipts: [first] }) =>
        first === undefined ? (
          '–'
        ) : (
          <Text as="span" size="caption" unbroken>
            {first}
          </Text>
        ),
      note: ({ receipts }) => receipts.length > 1 && t('more_receipts', { count: receipts.length - 1 }),
    },
    { key: 'amount', header: t('amount_requested'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
  ];
}

/** A payment that the treasurer has yet to refund or credit is not shown as paid or expired, as the gateway says. */
const renderState = (row: AttemptRow) => <AttemptStatus row={row} />;

function AttemptStatus({ row: { state, problem } }: { readonly row: AttemptRow }) {
  const t = useWords();
  if (problem !== null) return <Tag tone="warning">{t('unallocated')}</Tag>;
  return <StatusBadge kind="attempt" status={state} />;
}

function Problem({ row: { problem, message } }: { readonly row: AttemptRow }) {
  const note = problem ?? message;
  return note === '' ? null : (
    <Text as="small" size="caption" tone="muted">
      {note}
    </Text>
  );
}

const renderAttemptCard = (row: AttemptRow) => (
  <RowCard
    title={row.company_name}
    note={
      <>
        <DayText day={toManilaDay(row.started_at)} />
        {' · '}
        <Text as="span" size="secondary" tone="muted" unbroken>
          {row.top_no}
        </Text>
        <br />
        <Problem row={row} />
      </>
    }
    status={renderState(row)}
    end={<Pesos amount={row.amount} />}
  />
);
