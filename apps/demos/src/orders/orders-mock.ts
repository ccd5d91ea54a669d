// Fake server of the orders demo.

import { http, HttpResponse } from 'msw';
import * as v from 'valibot';

import { createDemoServer } from '../shared/mock/demo-server.ts';
import { readBody, respondFound, Ids, createUnreadableReply } from '../shared/shop/shop-mock.ts';
import { getNextId, settleOrders, SHOP } from '../shared/shop/shop-store.ts';
import { type Order, ORDER_STATUSES, PAYMENT_STATUSES } from '../shared/shop/shop-types.ts';

const ORDERS_PATH = '*/api/management/orders';

const Mark = v.object({ orderIds: Ids, paymentStatus: v.picklist(PAYMENT_STATUSES) });
const Update = v.object({
  orderId: v.string(),
  update: v.object({ status: v.picklist(ORDER_STATUSES), paymentStatus: v.picklist(PAYMENT_STATUSES) }),
});

const findOrder = (id: unknown): Order | undefined => SHOP.read().orders.find((order) => order.id === id);

/** Sends the invoice of the order again, and adds it to the mails of its customer. */
function resend({ id, number, customer }: Order): void {
  const createdAt = new Date().toISOString();
  SHOP.change((shop) => ({
    ...shop,
    emails: [
      { id: getNextId(shop.emails), customerId: customer.id, description: `Invoice of order ${number}`, createdAt },
      ...shop.emails,
    ],
    invoices: shop.invoices.map((invoice) => (invoice.orderId === id ? { ...invoice, sentAt: createdAt } : invoice)),
  }));
}

const ORDER_HANDLERS = [
  http.get(ORDERS_PATH, () => HttpResponse.json({ orders: SHOP.read().orders })),
  http.get(`${ORDERS_PATH}/:id`, ({ params }) => respondFound('order', findOrder(params['id']))),
  http.post(`${ORDERS_PATH}/mark`, async ({ request }) => {
    const body = await readBody(request, Mark);
    if (!body) return createUnreadableReply();
    SHOP.change((shop) => settleOrders(shop, body.orderIds, body.paymentStatus));
    return HttpResponse.json({ orderIds: body.orderIds });
  }),
  http.post(`${ORDERS_PATH}/update`, async ({ request }) => {
    const body = await readBody(request, Update);
    if (!body) return createUnreadableReply();
    const { orderId, update } = body;
    SHOP.change((shop) => {
      const settledShop = settleOrders(shop, [orderId], update.paymentStatus);
      return {
        ...settledShop,
        orders: settledShop.orders.map((each) => (each.id === orderId ? { ...each, ...update } : each)),
      };
    });
    return respondFound('order', findOrder(orderId));
  }),
  http.post(`${ORDERS_PATH}/remove`, async ({ request }) => {
    const body = await readBody(request, v.object({ orderIds: Ids }));
    if (!body) return createUnreadableReply();
    SHOP.change((shop) => ({ ...shop, orders: shop.orders.filter(({ id }) => !body.orderIds.includes(id)) }));
    return HttpResponse.json({ orderIds: body.orderIds });
  }),
  http.post(`${ORDERS_PATH}/:id/resend`, ({ params }) => {
    const order = findOrder(params['id']);
    if (order) resend(order);
    return respondFound('order', order);
  }),
];

export const callOrders = createDemoServer(ORDER_HANDLERS);
