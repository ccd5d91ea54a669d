// Fake server of the customers demo, with its import of a file.

import { http, HttpResponse } from 'msw';
import * as v from 'valibot';

import { createDemoServer, refuse } from '../shared/mock/demo-server.ts';
import { readBody, respondFound, Ids, createUnreadableReply } from '../shared/shop/shop-mock.ts';
import { getNextId, type Shop, SHOP } from '../shared/shop/shop-store.ts';
import { toCustomer } from '../shared/shop/shop-sums.ts';
import type { Customer, StoredCustomer } from '../shared/shop/shop-types.ts';
import { words } from './customers.messages.ts';
import { DETAIL_HANDLERS } from './detail/detail-mock.ts';
import { CustomerUpdate, NewCustomer } from './edit/customer-schema.ts';

const CUSTOMERS_PATH = '*/api/management/customers';
/** An import names its lines as the file does: the first one holds the names. */
const FIRST_LINE = 2;

const listCustomers = (shop: Shop): Customer[] =>
  shop.customers.map((storedCustomer) => toCustomer(storedCustomer, shop));

const findCustomer = (id: unknown): Customer | undefined =>
  listCustomers(SHOP.read()).find((customer) => customer.id === id);

const sameEmail =
  (email: string) =>
  (customer: StoredCustomer): boolean =>
    customer.email.toLowerCase() === email.toLowerCase();

function addCustomer(shop: Shop, { name, email, phone }: v.InferOutput<typeof NewCustomer>): Shop {
  const now = new Date().toISOString();
  const customer: StoredCustomer = {
    id: getNextId(shop.customers),
    name,
    email,
    phone,
    country: 'Philippines',
    state: '',
    zipCode: '',
    address1: '',
    address2: '',
    acceptsMarketing: false,
    isVerified: false,
    hasDiscountedPrices: false,
    isClosed: false,
    creditCard: '',
    createdAt: now,
    updatedAt: now,
  };
  return { ...shop, customers: [customer, ...shop.customers] };
}

/** Imports one row, or returns why not. */
function takeRow(row: unknown): string | undefined {
  const result = v.safeParse(NewCustomer, row);
  if (!result.success) return result.issues[0].message;
  if (SHOP.read().customers.some(sameEmail(result.output.email))) return words('email.in_use');
  SHOP.change((shop) => addCustomer(shop, result.output));
  return undefined;
}

const changeCustomer = (ids: readonly string[], update: Partial<StoredCustomer>): void => {
  const updatedAt = new Date().toISOString();
  SHOP.change((shop) => ({
    ...shop,
    customers: shop.customers.map((each) => (ids.includes(each.id) ? { ...each, ...update, updatedAt } : each)),
  }));
};

const Update = v.object({
  customerIds: Ids,
  update: v.partial(v.object({ ...CustomerUpdate.entries, acceptsMarketing: v.boolean(), isClosed: v.boolean() })),
});

const CUSTOMER_HANDLERS = [
  http.get(CUSTOMERS_PATH, () => HttpResponse.json({ customers: listCustomers(SHOP.read()) })),
  http.get(`${CUSTOMERS_PATH}/:id`, ({ params }) => respondFound('customer', findCustomer(params['id']))),
  http.post(`${CUSTOMERS_PATH}/new`, async ({ request }) => {
    const customer = await readBody(request, NewCustomer);
    if (!customer) return createUnreadableReply();
    if (SHOP.read().customers.some(sameEmail(customer.email))) return refuse(409, words('email.in_use'));
    SHOP.change((shop) => addCustomer(shop, customer));
    return HttpResponse.json({ customer: listCustomers(SHOP.read())[0] });
  }),
  http.post(`${CUSTOMERS_PATH}/import`, async ({ request }) => {
    const body = await readBody(request, v.object({ rows: v.array(v.unknown()) }));
    if (!body) return createUnreadableReply();
    const reasons = body.rows.map(takeRow);
    const refusedLines = reasons.flatMap((reason, place) => (reason ? [{ line: place + FIRST_LINE, reason }] : []));
    return HttpResponse.json({ importedCount: reasons.length - refusedLines.length, rejectedRows: refusedLines });
  }),
  http.post(`${CUSTOMERS_PATH}/update`, async ({ request }) => {
    const body = await readBody(request, Update);
    if (!body) return createUnreadableReply();
    const { email } = body.update;
    const others = SHOP.read().customers.filter(({ id }) => !body.customerIds.includes(id));
    if (email !== undefined && others.some(sameEmail(email))) return refuse(409, words('email.in_use'));
    changeCustomer(body.customerIds, body.update as Partial<StoredCustomer>); // Read by the schema two lines above.
    return respondFound('customer', findCustomer(body.customerIds[0]));
  }),
  http.post(`${CUSTOMERS_PATH}/remove`, async ({ request }) => {
    const body = await readBody(request, v.object({ customerIds: Ids }));
    if (!body) return createUnreadableReply();
    SHOP.change((shop) => ({
      ...shop,
      customers: shop.customers.filter(({ id }) => !body.customerIds.includes(id)),
    }));
    return HttpResponse.json({ customerIds: body.customerIds });
  }),
  ...DETAIL_HANDLERS,
];

export const callCustomers = createDemoServer(CUSTOMER_HANDLERS);
