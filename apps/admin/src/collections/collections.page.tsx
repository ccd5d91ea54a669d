import { callEndpoint } from '@ebpls/api-client';
import { type CollectionRow, listCollectionReports, listOpenCollections, type OpenCollection } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { DayText, EmptyState, NoMatch, Page, Pesos, SearchField, Section, Stack, Tag } from '@ebpls/ui';
import { Pager, RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './collection.messages.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const query = { search: params.get('search') ?? undefined, cursor: params.get('cursor') ?? undefined };
  const [{ data: open }, closedReports] = await Promise.all([
    callEndpoint(listOpenCollections, { signal: request.signal }),
    callEndpoint(listCollectionReports, { query, signal: request.signal }),
  ]);
  return { open, closed: closedReports };
}

/**
 * Page of the reports of collections and deposits: days that are still to be reported, the oldest first, and the closed
 * reports.
 */
export function Component() {
  const { open, closed } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('collection');
  const [query] = useSearchParams();
  const search = query.get('search') ?? '';
  const getPageAddress = (cursor: string | undefined): string => {
    const next = new URLSearchParams({ ...(search !== '' && { search }), ...(cursor !== undefined && { cursor }) });
    return next.size > 0 ? `${addresses.collections}?${next}` : addresses.collections;
  };
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
      <Stack gap={8}>
        <Section title={t('open')}>
          <Table
            caption={t('open')}
            sticky
            columns={useOpenColumns()}
            rows={open}
            rowKey={({ collector, fund, day }) => `${collector} ${fund} ${day}`}
            rowTo={(row) => addresses.openCollection(row)}
            card={useOpenCard()}
            empty={
              <EmptyState icon="check-circle" title={t('none_open')}>
                {t('none_open_text')}
              </EmptyState>
            }
          />
        </Section>
        <Section title={t('closed')}>
          <Stack gap={4}>
            <Form role="presentation">
              <SearchField key={search} label={t('search')} defaultValue={search} />
            </Form>
            <Table
              caption={t('closed')}
              sticky
              columns={useClosedColumns()}
              rows={closed.data}
              rowKey={({ report_no }) => report_no}
              rowTo={({ report_no }) => addresses.collectionReport(report_no)}
              card={useClosedCard()}
              empty={
                search === '' ? (
                  <EmptyState icon="file" title={t('none_closed')} />
                ) : (
                  <NoMatch searchText={search} clearTo={addresses.collections} />
                )
              }
            />
            <Pager nextCursor={closed.next_cursor} cursor={query.get('cursor') ?? undefined} to={getPageAddress} />
          </Stack>
        </Section>
      </Stack>
    </Page>
  );
}

function useOpenColumns(): TableColumn<OpenCollection>[] {
  const t = useWords();
  return [
    {
      key: 'officer',
      header: t('officer'),
      cell: ({ collector_name }) => collector_name,
      note: ({ receipts }) => receipts === 0 && t('other_entries'),
    },
    { key: 'day', header: t('day'), cell: ({ day }) => <DayText day={day} /> },
    { key: 'fund', header: t('fund'), cell: ({ fund }) => t(fund) },
    {
      key: 'state',
      header: t('state'),
      cell: (row) => <OpenState row={row} />,
    },
    { key: 'receipts', header: t('receipts'), align: 'end', cell: ({ receipts }) => receipts },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
  ];
}

function OpenState({ row: { is_prepared } }: { readonly row: OpenCollection }) {
  const t = useWords();
  return <Tag tone={is_prepared ? 'info' : 'warning'}>{t(is_prepared ? 'DRAFT' : 'OPEN')}</Tag>;
}

function useOpenCard(): (row: OpenCollection) => ReactNode {
  const t = useWords();
  return (row) => (
    <RowCard
      to={addresses.openCollection(row)}
      title={row.collector_name}
      note={
        <>
          {t(row.fund)} · <DayText day={row.day} /> ·{' '}
          {row.receipts === 0 ? t('other_entries') : t('receipt_count', { count: row.receipts })}
        </>
      }
      status={<OpenState row={row} />}
      end={<Pesos amount={row.amount} strong />}
    />
  );
}

function useClosedColumns(): TableColumn<CollectionRow>[] {
  const t = useWords();
  return [
    { key: 'report_no', header: t('report_no'), cell: ({ report_no }) => report_no },
    { key: 'officer', header: t('officer'), cell: ({ collector_name }) => collector_name },
    { key: 'day', header: t('day'), cell: ({ day }) => <DayText day={day} /> },
    { key: 'fund', header: t('fund'), cell: ({ fund }) => t(fund) },
    {
      key: 'collections',
      header: t('collections'),
      align: 'end',
      cell: ({ collections }) => <Pesos amount={collections} />,
    },
    {
      key: 'undeposited',
      header: t('undeposited'),
      align: 'end',
      cell: ({ undeposited }) => <Pesos amount={undeposited} />,
    },
  ];
}

function useClosedCard(): (row: CollectionRow) => ReactNode {
  const t = useWords();
  return (row) => (
    <RowCard
      to={addresses.collectionReport(row.report_no)}
      title={row.report_no}
      note={
        <>
          {row.collector_name} · {t(row.fund)} · <DayText day={row.day} />
        </>
      }
      amount={<Pesos amount={row.collections} strong />}
    />
  );
}
