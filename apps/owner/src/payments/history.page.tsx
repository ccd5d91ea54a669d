import { call, fetchFile } from '@ebpls/api-client';
import { downloadReceipt, listMyPayments, type PaymentRow } from '@ebpls/contracts';
import { EmptyState, MomentText, NoMatch, Page, Pager, Pesos, SearchField, Stack, Table, type TableColumn } from '@ebpls/ui';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { RowCard } from '../row-card.tsx';
import { DownloadButton } from '../download-button.tsx';
import { useWords } from './payment-words.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  return call(listMyPayments, { query: { search: asked.get('search') ?? undefined, cursor: asked.get('cursor') ?? undefined }, signal: request.signal });
}

export function Component() {
  const { data, next_cursor } = useLoaderData<typeof loader>();
  const [asked] = useSearchParams();
  const t = useWords();
  const columns = useColumns();
  const search = asked.get('search') ?? '';
  const empty = search === '' ? <EmptyState icon="receipt" title={t('history_none_title')}>{t('history_none')}</EmptyState> : <NoMatch words={search} clearTo={addresses.history} />;

  return (
    <Page title={t('history_title')} subtitle={t('history_subtitle')}>
      <Stack gap={6}>
        <Form key={search}>
          <SearchField label={t('history_search')} defaultValue={search} />
        </Form>
        <Table caption={t('history_title')} columns={columns} rows={data} rowKey={({ receipt_no }) => receipt_no} card={cardOf} empty={empty} />
        <Pager nextCursor={next_cursor} cursor={asked.get('cursor') ?? undefined} to={(cursor) => pageAt(search, cursor)} />
      </Stack>
    </Page>
  );
}

function pageAt(search: string, cursor: string | undefined): string {
  const asked = new URLSearchParams({ ...(search !== '' && { search }), ...(cursor !== undefined && { cursor }) });
  return asked.size > 0 ? `${addresses.history}?${asked}` : addresses.history;
}

function useColumns(): TableColumn<PaymentRow>[] {
  const t = useWords();
  return [
    { key: 'paid', header: t('col_paid'), cell: ({ paid_at }) => <MomentText at={paid_at} /> },
    { key: 'business', header: t('col_business'), cell: ({ company_name }) => company_name },
    { key: 'receipt', header: t('col_receipt'), cell: (row) => <Receipt row={row} /> },
    { key: 'agency', header: t('col_agency'), cell: ({ agency }) => t(agency) },
    { key: 'order', header: t('col_order'), cell: ({ top_no }) => top_no },
    { key: 'amount', header: t('col_amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
  ];
}

function Receipt({ row: { receipt_no } }: { readonly row: PaymentRow }) {
  return (
    <DownloadButton asLink fetch={() => fetchFile(downloadReceipt, { params: { receipt_no } })}>
      {receipt_no}
    </DownloadButton>
  );
}

const cardOf = (row: PaymentRow) => <PaymentCard row={row} />;

function PaymentCard({ row }: { readonly row: PaymentRow }) {
  const t = useWords();
  return (
    <RowCard
      title={row.company_name}
      note={
        <>
          <Receipt row={row} />
          <div>
            {t(row.agency)} · {row.top_no}
          </div>
          <MomentText at={row.paid_at} />
        </>
      }
      end={<Pesos amount={row.amount} strong />}
    />
  );
}
