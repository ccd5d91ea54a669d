// Fake endpoints for the page of one customer: invoices, mails and log.

import type { Centavos } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';

import { toNamedCustomer } from '../../shared/shop-seed/seed-orders.ts';
import { readBody, respondFound, createUnreadableReply } from '../../shared/shop/shop-mock.ts';
import { getNextId, type Shop, SHOP } from '../../shared/shop/shop-store.ts';
import { sumTotals } from '../../shared/shop/shop-sums.ts';
import type { CustomerEmail, CustomerLog, Invoice, StoredCustomer } from '../../shared/shop/shop-types.ts';
import { seedLogs } from './seed-logs.ts';

const CUSTOMER_DETAIL_PATH = '*/api/management/customers/:id';

export const MAIL_KINDS = ['invoice', 'password', 'verification'] as const;

const MAIL_TEXT: Readonly<Record<(typeof MAIL_KINDS)[number], string>> = {
  invoice: 'Last invoice',
  password: 'Password reset',
  verification: 'Verification',
};

const InvoiceInput = v.object({
  description: v.string(),
  totalAmount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  dueDate: v.pipe(v.string(), v.isoDate()),
});

const findCustomer = (id: unknown): StoredCustomer | undefined =>
  SHOP.read().customers.find((customer) => customer.id === id);

const listInvoices = (shop: Shop, id: unknown): Invoice[] => shop.invoices.filter(({ customer }) => customer.id === id);

function mail(customerId: string, description: string): CustomerEmail {
  const createdAt = new Date().toISOString();
  const id = getNextId(SHOP.read().emails);
  const email = { id, customerId, description, createdAt };
  SHOP.change((shop) => ({ ...shop, emails: [email, ...shop.emails] }));
  return email;
}

/** The mails that are known of a customer: a welcome, and what was sent since. */
function listEmails({ id, createdAt }: StoredCustomer): CustomerEmail[] {
  const welcome = { id: `welcome-${id}`, customerId: id, description: 'Welcome to the shop', createdAt };
  return [...SHOP.read().emails.filter(({ customerId }) => customerId === id), welcome];
}

function createDraft(customer: StoredCustomer, input: v.InferOutput<typeof InvoiceInput>): Invoice {
  const id = getNextId(SHOP.read().invoices);
  const issueDate = toManilaDay(new Date());
  const totals = sumTotals(input.totalAmount as Centavos); // A whole number of centavos, by the schema.
  const amount = totals.subtotalAmount;
  return {
    id,
    ref: `INV-${issueDate.slice(0, 4)}-${id.padStart(4, '0')}`,
    orderId: null,
    status: 'pending',
    customer: toNamedCustomer(customer),
    issueDate,
    dueDate: input.dueDate,
    sentAt: null,
    paidAt: null,
    paymentMethod: 'Bank transfer',
    description: input.description,
    currency: 'PHP',
    items: [{ id: '1', description: input.description, quantity: 1, unitAmount: amount, amount, billingCycle: 'once' }],
    ...totals,
    note: '',
  };
}

function listLogs({ id }: StoredCustomer): CustomerLog[] {
  return [...SHOP.read().logs.filter(({ customerId }) => customerId === id), ...seedLogs(id, new Date())];
}

/** Actions of the office for a customer are logged like those of the customer. */
function log(customerId: string, route: string, description: string): CustomerLog {
  const line: CustomerLog = {
    id: `office-${SHOP.read().logs.length + 1}`,
    customerId,
    createdAt: new Date().toISOString(),
    description,
    // An address of the blocks that documents use (RFC 5737).
    ip: '192.0.2.10',
    method: 'POST',
    route,
    status: 200,
  };
  SHOP.change((shop) => ({ ...shop, logs: [line, ...shop.logs] }));
  return line;
}

/** Endpoints of the pages of one customer, beside the customer itself. */
export const DETAIL_HANDLERS = [
  http.get(`${CUSTOMER_DETAIL_PATH}/emails`, ({ params }) => {
    const customer = findCustomer(params['id']);
    return respondFound('emails', customer && listEmails(customer));
  }),
  http.get(`${CUSTOMER_DETAIL_PATH}/invoices`, ({ params }) => {
    const customer = findCustomer(params['id']);
    return respondFound('invoices', customer && listInvoices(SHOP.read(), customer.id));
  }),
  http.get(`${CUSTOMER_DETAIL_PATH}/logs`, ({ params }) => {
    const customer = findCustomer(params['id']);
    return respondFound('logs', customer && listLogs(customer));
  }),
  http.post(`${CUSTOMER_DETAIL_PATH}/emails`, async ({ request, params }) => {
    const customer = findCustomer(params['id']);
    const body = await readBody(request, v.object({ kind: v.picklist(MAIL_KINDS) }));
    if (!body) return createUnreadableReply();
    if (customer) log(customer.id, '/api/emails', `${MAIL_TEXT[body.kind]} sent`);
    return respondFound('email', customer && mail(customer.id, MAIL_TEXT[body.kind]));
  }),
  http.post(`${CUSTOMER_DETAIL_PATH}/login`, ({ params }) => {
    const customer = findCustomer(params['id']);
    return respondFound(
      'log',
      customer && log(customer.id, '/api/account/login', 'The office looked at the shop as customer'),
    );
  }),
  http.post(`${CUSTOMER_DETAIL_PATH}/invoices/new`, async ({ request, params }) => {
    const customer = findCustomer(params['id']);
    const input = await readBody(request, InvoiceInput);
    if (!input) return createUnreadableReply();
    const invoice = customer && createDraft(customer, input);
    if (invoice) SHOP.change((shop) => ({ ...shop, invoices: [invoice, ...shop.invoices] }));
    return respondFound('invoice', invoice);
  }),
  http.post(`${CUSTOMER_DETAIL_PATH}/invoices/resend`, ({ params }) => {
    const sentAt = new Date().toISOString();
    const due = listInvoices(SHOP.read(), params['id']).filter(({ status }) => status === 'pending');
    for (const { ref, customer } of due) mail(customer.id, `Invoice ${ref}`);
    const ids = due.map(({ id }) => id);
    SHOP.change((shop) => ({
      ...shop,
      invoices: shop.invoices.map((invoice) => (ids.includes(invoice.id) ? { ...invoice, sentAt } : invoice)),
    }));
    return HttpResponse.json({ invoiceIds: ids });
  }),
];
