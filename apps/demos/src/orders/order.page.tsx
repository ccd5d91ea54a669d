import { Button, Facts, MomentText, Pesos, Row, Section, Stack, TextLink } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { DemoPage, DemoNotFound } from '../shared/page/demo-page.tsx';
import { createReplyOrMissing } from '../shared/shop/shop-mock.ts';
import { OrderTag, PaymentTag } from '../shared/shop/shop-tags.tsx';
import type { Order } from '../shared/shop/shop-types.ts';
import { useDemoAct } from '../shared/page/use-demo-act.ts';
import { OrderItems } from './order-items.tsx';
import { OrderStatusForm } from './order-status-form.tsx';
import { callOrders } from './orders-mock.ts';
import { useWords } from './orders.messages.ts';

const ORDERS_ADDRESS = '/app/management/orders';

export function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const path = `/api/management/orders/${encodeURIComponent(params['orderId'] ?? '')}`;
  return createReplyOrMissing(callOrders<{ order: Order }>(path, { signal }));
}

/** Page of one order of the demo: items, customer, statuses. */
export function Component() {
  const order = useLoaderData<typeof loader>()?.order;
  const t = useWords();
  if (!order) return <DemoNotFound title={t('one')} listTo={ORDERS_ADDRESS} />;
  return <OrderPage key={order.id} order={order} />;
}

function OrderPage({ order }: { readonly order: Order }) {
  const t = useWords();
  const demoAct = useDemoAct();
  const [params] = useSearchParams();
  const resend = (): void => {
    const act = () => callOrders(`/api/management/orders/${order.id}/resend`, { json: {} });
    void demoAct.act(act, t('resent', { email: order.customer.email }));
  };
  return (
    <DemoPage
      title={`${t('one')} ${order.number}`}
      subtitle={<MomentText at={order.createdAt} />}
      width="wide"
      breadcrumb={[{ label: t('title'), to: ORDERS_ADDRESS }]}
      actions={
        <Row gap={2}>
          <Button size="desk" icon="edit" to="?edit=1">
            {t('edit')}
          </Button>
          <Button size="desk" icon="receipt" to={`/app/management/invoices/${order.id}`}>
            {t('invoice')}
          </Button>
          <Button size="desk" icon="send" busy={demoAct.isBusy} onClick={resend}>
            {t('resend')}
          </Button>
        </Row>
      }
      aside={<OrderStatusForm order={order} hasFocus={params.has('edit')} />}
    >
      <Stack gap={8}>
        <Section title={t('about')}>
          <OrderFacts order={order} />
        </Section>
        <OrderItems order={order} />
      </Stack>
    </DemoPage>
  );
}

function OrderFacts({ order }: { readonly order: Order }) {
  const t = useWords();
  const { customer } = order;
  return (
    <Facts
      columns={2}
      items={[
        {
          label: t('customer'),
          wide: true,
          value: (
            <Stack gap={0}>
              <TextLink to={`/app/management/customers/${customer.id}`}>{customer.name}</TextLink>
              <span>{customer.email}</span>
            </Stack>
          ),
        },
        { label: t('address'), value: customer.address, wide: true },
        { label: t('id'), value: `#${order.id}` },
        { label: t('reference'), value: order.ref },
        { label: t('date'), value: <MomentText at={order.createdAt} /> },
        { label: t('promotion'), value: order.promotionCode ?? t('promotion.none') },
        { label: t('method'), value: order.paymentMethod },
        { label: t('amount'), value: <Pesos amount={order.totalAmount} strong /> },
        { label: t('payment'), value: <PaymentTag status={order.paymentStatus} /> },
        { label: t('status'), value: <OrderTag status={order.status} /> },
      ]}
    />
  );
}
