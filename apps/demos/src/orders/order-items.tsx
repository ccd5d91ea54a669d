import { Pesos, Section, Stack } from '@ebpls/ui';
import { Bill, BillLine, BillTotal } from '@ebpls/ui/records';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';

import { ListFooter } from '../shared/list/list-footer.tsx';
import { useList, type ListRules } from '../shared/list/use-list.ts';
import { OrderTag } from '../shared/shop/shop-tags.tsx';
import type { LineItem, Order } from '../shared/shop/shop-types.ts';
import { useWords } from './orders.messages.ts';

const ORDER_ITEM_RULES: ListRules<LineItem> = {
  text: ({ description }) => description,
  sorts: { id: (a, b) => Number(a.id) - Number(b.id) },
};

/** The ordered items, page by page, and their sum. */
export function OrderItems({ order }: { readonly order: Order }) {
  const t = useWords();
  const list = useList(order.items, ORDER_ITEM_RULES);
  return (
    <Section title={t('items')}>
      <Stack gap={4}>
        <Table
          caption={t('items')}
          columns={useColumns(order)}
          rows={list.rows}
          rowKey={({ id }) => id}
          card={toOrderItemCard}
        />
        {order.items.length > 5 && <ListFooter list={list} />}
        <Bill label={t('total')}>
          <BillLine name={t('subtotal')} amount={order.subtotalAmount} />
          <BillLine name={t('tax')} amount={order.taxAmount} />
          <BillTotal label={t('total')} amount={order.totalAmount} />
        </Bill>
      </Stack>
    </Section>
  );
}

const toOrderItemCard = ({ description, quantity, amount }: LineItem) => (
  <RowCard title={`${description} × ${quantity}`} end={<Pesos amount={amount} />} />
);

function useColumns(order: Order): TableColumn<LineItem>[] {
  const t = useWords();
  return [
    {
      key: 'description',
      header: t('description'),
      cell: ({ description, quantity }) => `${description} × ${quantity}`,
      note: ({ unitAmount }) => <Pesos amount={unitAmount} />,
    },
    { key: 'cycle', header: t('cycle'), cell: ({ billingCycle }) => t(`cycle.${billingCycle}`) },
    { key: 'status', header: t('item.status'), cell: () => <OrderTag status={order.status} /> },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
  ];
}
