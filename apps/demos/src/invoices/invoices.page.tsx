import { DayText, Pesos, SelectField, TextLink } from '@ebpls/ui';
import { type TableColumn, useSelection } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { RecordList } from '../shared/list/record-list.tsx';
import { useList, type ListRules, useLoadedRows } from '../shared/list/use-list.ts';
import { DemoPage } from '../shared/page/demo-page.tsx';
import { RowActs } from '../shared/shop/row-acts.tsx';
import { InvoiceTag } from '../shared/shop/shop-tags.tsx';
import { type Invoice, INVOICE_STATUSES } from '../shared/shop/shop-types.ts';
import { useWords as useShopWords } from '../shared/shop/shop.messages.ts';
import { InvoiceBulk } from './invoice-bulk.tsx';
import { callInvoices } from './invoices-mock.ts';
import { useWords } from './invoices.messages.ts';

export const shouldRevalidate = useLoadedRows();

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return callInvoices<{ invoices: Invoice[] }>('/api/management/invoices', { signal });
}

const INVOICE_SORTS = ['newest', 'oldest'] as const;
const INVOICE_RULES: ListRules<Invoice> = {
  text: ({ customer }) => `${customer.name} ${customer.email}`,
  sorts: {
    newest: (a, b) => b.issueDate.localeCompare(a.issueDate),
    oldest: (a, b) => a.issueDate.localeCompare(b.issueDate),
  },
  filters: { status: (invoice, status) => invoice.status === status },
};

/** Page of the invoices demo: the list with search, filters and acts on many. */
export function Component() {
  const { invoices } = useLoaderData<typeof loader>();
  const t = useWords();
  const s = useShopWords();
  const list = useList(invoices, INVOICE_RULES);
  const selection = useSelection(invoices.map(({ id }) => id));
  return (
    <DemoPage title={t('title')} width="wide">
      <RecordList
        list={list}
        selection={selection}
        caption={t('title')}
        searchLabel={t('search')}
        sorts={INVOICE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        filters={
          <SelectField
            label={t('status')}
            placeholder={s('every')}
            options={INVOICE_STATUSES.map((value) => ({ value, label: s(`invoice.${value}`) }))}
            value={list.params.get('status') ?? ''}
            onChange={({ currentTarget: { value } }) => list.setParam('status', value)}
          />
        }
        getName={({ ref }) => ref}
        columns={useColumns()}
        card={toInvoiceCard}
        acts={renderActs}
        bulk={<InvoiceBulk selection={selection} />}
      />
    </DemoPage>
  );
}

const renderActs = ({ id, ref }: Invoice) => <RowActs name={ref} viewTo={id} />;

const toInvoiceCard = ({ id, ref, customer, status, totalAmount, issueDate }: Invoice) => ({
  title: customer.name,
  to: id,
  note: (
    <>
      {ref}, <DayText day={issueDate} />
    </>
  ),
  status: <InvoiceTag status={status} />,
  end: <Pesos amount={totalAmount} />,
});

function useColumns(): TableColumn<Invoice>[] {
  const t = useWords();
  return [
    {
      key: 'customer',
      header: t('customer'),
      cell: ({ id, customer }) => <TextLink to={id}>{customer.name}</TextLink>,
      note: ({ customer }) => customer.email,
    },
    { key: 'status', header: t('status'), cell: ({ status }) => <InvoiceTag status={status} /> },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ totalAmount }) => <Pesos amount={totalAmount} /> },
    { key: 'id', header: t('reference'), cell: ({ ref }) => ref },
    { key: 'date', header: t('issued'), cell: ({ issueDate }) => <DayText day={issueDate} /> },
  ];
}
