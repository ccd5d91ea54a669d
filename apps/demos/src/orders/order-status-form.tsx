import { Box, Button, Section, SelectField, Stack } from '@ebpls/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { type Order, ORDER_STATUSES, PAYMENT_STATUSES } from '../shared/shop/shop-types.ts';
import { useWords as useShopWords } from '../shared/shop/shop.messages.ts';
import { useDemoAct } from '../shared/page/use-demo-act.ts';
import { callOrders } from './orders-mock.ts';
import { useWords } from './orders.messages.ts';

interface OrderStatusFormProps {
  readonly order: Order;
  readonly hasFocus: boolean; // Edit leads here.
}

/** The two statuses of an order, the payment's and the order's own; a failed save keeps what was chosen. */
export function OrderStatusForm({ order, hasFocus }: OrderStatusFormProps) {
  const t = useWords();
  const s = useShopWords();
  const demoAct = useDemoAct();
  const first = useRef<HTMLSelectElement>(null);
  const [update, setUpdate] = useState({ paymentStatus: order.paymentStatus, status: order.status });
  useEffect(() => {
    if (hasFocus) first.current?.focus();
  }, [hasFocus]);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const act = () => callOrders('/api/management/orders/update', { json: { orderId: order.id, update } });
    void demoAct.act(act, t('saved'));
  };
  const choose = (name: 'paymentStatus' | 'status', value: string): void =>
    setUpdate((before) => ({ ...before, [name]: value }));
  return (
    <Section title={t('change')}>
      <Box look="card" pad={4}>
        <form onSubmit={save}>
          <Stack gap={4}>
            <SelectField
              ref={first}
              label={t('payment')}
              options={PAYMENT_STATUSES.map((value) => ({ value, label: s(`payment.${value}`) }))}
              value={update.paymentStatus}
              onChange={({ currentTarget }) => choose('paymentStatus', currentTarget.value)}
            />
            <SelectField
              label={t('status')}
              options={ORDER_STATUSES.map((value) => ({ value, label: s(`order.${value}`) }))}
              value={update.status}
              onChange={({ currentTarget }) => choose('status', currentTarget.value)}
            />
            <Button type="submit" kind="primary" busy={demoAct.isBusy}>
              {s('save')}
            </Button>
          </Stack>
        </form>
      </Box>
    </Section>
  );
}
