import { http, HttpResponse } from 'msw';
import * as v from 'valibot';

import { createDemoServer } from '../shared/mock/demo-server.ts';
import { readBody, respondFound, Ids, createUnreadableReply } from '../shared/shop/shop-mock.ts';
import { settleInvoices, SHOP } from '../shared/shop/shop-store.ts';
import { INVOICE_STATUSES } from '../shared/shop/shop-types.ts';

const INVOICES_PATH = '*/api/management/invoices';

const Mark = v.object({ invoiceIds: Ids, status: v.picklist(INVOICE_STATUSES) });

const INVOICE_HANDLERS = [
  http.get(INVOICES_PATH, () => HttpResponse.json({ invoices: SHOP.read().invoices })),
  http.get(`${INVOICES_PATH}/:id`, ({ params }) =>
    respondFound(
      'invoice',
      SHOP.read().invoices.find(({ id }) => id === params['id']),
    ),
  ),
  http.post(`${INVOICES_PATH}/mark`, async ({ request }) => {
    const body = await readBody(request, Mark);
    if (!body) return createUnreadableReply();
    SHOP.change((shop) => settleInvoices(shop, body.invoiceIds, body.status));
    return HttpResponse.json({ invoiceIds: body.invoiceIds });
  }),
  http.post(`${INVOICES_PATH}/remove`, async ({ request }) => {
    const body = await readBody(request, v.object({ invoiceIds: Ids }));
    if (!body) return createUnreadableReply();
    SHOP.change((shop) => ({ ...shop, invoices: shop.invoices.filter(({ id }) => !body.invoiceIds.includes(id)) }));
    return HttpResponse.json({ invoiceIds: body.invoiceIds });
  }),
];

/** Fake server of the invoices demo. */
export const callInvoices = createDemoServer(INVOICE_HANDLERS);
