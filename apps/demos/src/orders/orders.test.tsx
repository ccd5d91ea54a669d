import { useNotices } from '@ebpls/remote-kit';
import { sumCentavos } from '@ebpls/rules';
import { openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { planFailure } from '../shared/mock/planned-failure.ts';
import { SHOP } from '../shared/shop/shop-store.ts';
import type { Order } from '../shared/shop/shop-types.ts';
import { callOrders } from './orders-mock.ts';

const BASE = '/app/management/orders';
const API = '/api/management/orders';

afterEach(() => resetDemo());

const all = async (): Promise<Order[]> => (await callOrders<{ orders: Order[] }>(API)).orders;
const findInvoice = (id: string) => SHOP.read().invoices.find(({ orderId }) => orderId === id);
const go = (address = '') => openRemote(createRoutes, BASE, BASE + address);
const notices = (): string[] => useNotices.getState().notices.map(({ text }) => text);

test("an order's total is the sum of its items and the tax, and its invoice has the same total", async () => {
  for (const order of await all()) {
    expect(order.subtotalAmount).toBe(sumCentavos(order.items.map(({ amount }) => amount)));
    expect(order.totalAmount).toBe(order.subtotalAmount + order.taxAmount);
    for (const { quantity, unitAmount, amount } of order.items) expect(amount).toBe(quantity * unitAmount);
    expect(findInvoice(order.id)?.totalAmount).toBe(order.totalAmount);
  }
});

test('the statuses are those of the specification, and each is there', async () => {
  const orders = await all();
  expect(new Set(orders.map(({ paymentStatus }) => paymentStatus))).toEqual(
    new Set(['pending', 'completed', 'rejected', 'canceled']),
  );
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['active', 'inactive']));
});

test('the list shows the number of records and the current page', async () => {
  const router = go();
  expect(await screen.findByText('48 records, page 1 of 5')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('48 records, page 2 of 5')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?page=2');
});

test('the drawer marks the selected orders paid, and their invoices with them', async () => {
  const pending = (await all()).filter(({ paymentStatus }) => paymentStatus === 'pending').slice(0, 2);
  go('?status=pending');
  for (const { number } of pending)
    await userEvent.click((await screen.findAllByRole('checkbox', { name: `Select ${number}` }))[0]!); // in table and card
  const drawer = within(screen.getByRole('region', { name: 'Action for the selected orders' }));
  expect(drawer.getByText('2 selected')).toBeInTheDocument();
  await userEvent.click(drawer.getByRole('button', { name: 'Mark paid' }));
  await waitFor(() => expect(notices()).toEqual(['2 orders marked']));
  for (const { id } of pending) {
    expect((await callOrders<{ order: Order }>(`${API}/${id}`)).order.paymentStatus).toBe('completed');
    expect(findInvoice(id)?.status).toBe('paid');
  }
  await waitFor(() => expect(screen.queryByRole('region', { name: /selected orders/ })).not.toBeInTheDocument());
});

test('a failed save keeps the choice, and the next one succeeds', async () => {
  go('/48');
  const status = await screen.findByRole('combobox', { name: 'Order status' });
  await userEvent.selectOptions(status, 'Inactive');
  planFailure();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices()).toEqual(['Something went wrong']));
  expect(status).toHaveValue('inactive');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await all())[0]?.status).toBe('inactive'));
});

test('the items of a long order are paged', async () => {
  go('/48?rows=5');
  const table = await screen.findByRole('table', { name: 'Items' });
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  expect(screen.getByText('1 to 5 of 12')).toBeInTheDocument();
});

test('an invoice that is sent again appears among the mails of the customer', async () => {
  go('/48');
  await userEvent.click(await screen.findByRole('button', { name: 'Resend invoice' }));
  await waitFor(() => expect(notices()).toEqual(['The invoice was sent to amihan.delacruz@suki.example']));
  expect(SHOP.read().emails[0]?.description).toBe('Invoice of order DEV-1248');
});

test('an unknown order is not there', async () => {
  go('/0');
  expect(await screen.findByText('Nothing has this number')).toBeInTheDocument();
});
