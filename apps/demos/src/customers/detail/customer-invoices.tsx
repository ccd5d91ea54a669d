import { DayText, EmptyState, IconButton, Pesos, TextLink } from '@ebpls/ui';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import { sumCentavos } from '@ebpls/rules';

import { InvoiceTag } from '../../shared/shop/shop-tags.tsx';
import type { Invoice } from '../../shared/shop/shop-types.ts';
import { useWords as useShopWords } from '../../shared/shop/shop.messages.ts';
import { useWords } from '../customers.messages.ts';

const toInvoice = ({ id }: Invoice): string => `/app/management/invoices/${id}`;

/** The invoices of one customer, and their sum. */
export function CustomerInvoices({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const t = useWords();
  const total = sumCentavos(invoices.map(({ totalAmount }) => totalAmount));
  return (
    <Table
      caption={t('tab.invoices')}
      columns={useColumns()}
      rows={invoices}
      rowKey={({ id }) => id}
      foot={{ ref: t('total'), total: <Pesos amount={total} strong /> }}
      empty={
        <EmptyState icon="receipt" title={t('invoices.none')}>
          {t('invoices.none.more')}
        </EmptyState>
      }
      card={renderCustomerInvoiceCard}
    />
  );
}

const renderCustomerInvoiceCard = (invoice: Invoice) => (
  <RowCard
    title={invoice.ref}
    to={toInvoice(invoice)}
    note={invoice.description}
    status={<InvoiceTag status={invoice.status} />}
    end={<Pesos amount={invoice.totalAmount} />}
  />
);

function useColumns(): TableColumn<Invoice>[] {
  const t = useWords();
  const s = useShopWords();
  return [
    {
      key: 'ref',
      header: t('reference'),
      cell: (invoice) => <TextLink to={toInvoice(invoice)}>{invoice.ref}</TextLink>,
    },
    { key: 'date', header: t('date'), cell: ({ issueDate }) => <DayText day={issueDate} /> },
    { key: 'description', header: t('log.description'), cell: ({ description }) => description },
    { key: 'method', header: t('method'), cell: ({ paymentMethod }) => paymentMethod },
    { key: 'total', header: t('total'), align: 'end', cell: ({ totalAmount }) => <Pesos amount={totalAmount} /> },
    { key: 'status', header: t('status'), cell: ({ status }) => <InvoiceTag status={status} /> },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (invoice) => (
        <IconButton size="desk" icon="eye" label={s('view', { name: invoice.ref })} to={toInvoice(invoice)} />
      ),
    },
  ];
}
