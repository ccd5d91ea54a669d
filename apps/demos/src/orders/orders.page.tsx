import { MomentText, Pesos, Stack, Text, TextLink } from '@ebpls/ui';
import { Tabs } from '@ebpls/ui/overlays';
import { type TableColumn, useSelection } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { RecordList } from '../shared/list/record-list.tsx';
import { type List, useList, type ListRules, useLoadedRows } from '../shared/list/use-list.ts';
import { DemoPage } from '../shared/page/demo-page.tsx';
import { RowActs } from '../shared/shop/row-acts.tsx';
import { PaymentTag } from '../shared/shop/shop-tags.tsx';
import { type Order, PAYMENT_STATUSES } from '../shared/shop/shop-types.ts';
import { useWords as useShopWords } from '../shared/shop/shop.messages.ts';
import { BulkDrawer } from './bulk-drawer.tsx';
import { callOrders } from './orders-mock.ts';
import { useWords } from './orders.messages.ts';

export const shouldRevalidate = useLoadedRows();

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return callOrders<{ orders: Order[] }>('/api/management/orders', { signal });
}

const ORDER_SORTS = ['newest', 'oldest', 'amount_desc'] as const;
const ORDER_RULES: ListRules<Order> = {
  text: ({ number, customer }) => `${number} ${customer.name} ${customer.email}`,
  sorts: {
    newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
    oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
    amount_desc: (a, b) => b.totalAmount - a.totalAmount,
  },
  filters: { status: ({ paymentStatus }, status) => paymentStatus === status },
};

/** Page of the orders demo: the list with search, filters and acts on many. */
export function Component() {
  const { orders } = useLoaderData<typeof loader>();
  const t = useWords();
  const list = useList(orders, ORDER_RULES);
  const selection = useSelection(orders.map(({ id }) => id));
  const { tabs, current } = useTabs(list, orders);
  const { count, page, pages } = list;
  return (
    <DemoPage title={t('title')} width="wide">
      <Tabs label={t('tabs.label')} tabs={tabs} current={current}>
        <Stack gap={4}>
          <Text as="p" tone="muted" size="secondary">
            {t('records', { count, page, pages })}
          </Text>
          <RecordList
            list={list}
            selection={selection}
            caption={t('title')}
            searchLabel={t('search')}
            sorts={ORDER_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            getName={({ number }) => number}
            columns={useColumns()}
            card={toOrderCard}
            acts={renderActs}
            bulk={null}
          />
        </Stack>
      </Tabs>
      <BulkDrawer selection={selection} />
    </DemoPage>
  );
}

function useTabs(list: List<Order>, orders: readonly Order[]) {
  const t = useWords();
  const s = useShopWords();
  const allTab = { key: 'all', label: `${t('tab.all')} (${orders.length})`, to: getTabAddress(list.params, '') };
  const byStatus = PAYMENT_STATUSES.map((status) => {
    const count = orders.filter(({ paymentStatus }) => paymentStatus === status).length;
    return {
      key: status as string,
      label: `${s(`payment.${status}`)} (${count})`,
      to: getTabAddress(list.params, status),
    };
  });
  const tabs = [allTab, ...byStatus];
  const status = list.params.get('status');
  return { tabs, current: tabs.find(({ key }) => key === status)?.key ?? 'all' };
}

function getTabAddress(params: URLSearchParams, status: string): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (status === '') next.delete('status');
  else next.set('status', status);
  return `?${next.toString()}`;
}

const renderActs = ({ id, number }: Order) => <RowActs name={number} editTo={`${id}?edit=1`} viewTo={id} />;

const toOrderCard = ({ id, number, customer, createdAt, paymentStatus, totalAmount }: Order) => ({
  title: number,
  to: id,
  note: (
    <>
      {customer.name}, <MomentText at={createdAt} />
    </>
  ),
  status: <PaymentTag status={paymentStatus} />,
  end: <Pesos amount={totalAmount} />,
});

function useColumns(): TableColumn<Order>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      header: t('number'),
      cell: ({ id, number }) => <TextLink to={id}>{number}</TextLink>,
      note: ({ createdAt }) => <MomentText at={createdAt} />,
    },
    {
      key: 'customer',
      header: t('customer'),
      cell: ({ customer }) => <TextLink to={`/app/management/customers/${customer.id}`}>{customer.name}</TextLink>,
    },
    { key: 'method', header: t('method'), cell: ({ paymentMethod }) => paymentMethod },
    { key: 'total', header: t('total'), align: 'end', cell: ({ totalAmount }) => <Pesos amount={totalAmount} /> },
    { key: 'payment', header: t('payment'), cell: ({ paymentStatus }) => <PaymentTag status={paymentStatus} /> },
  ];
}
