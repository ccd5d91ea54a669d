import { openRemote } from '@ebpls/testing-web';
import { useNotices } from '@ebpls/remote-kit';
import { sumCentavos } from '@ebpls/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import type { ImportOutcome } from '../shared/csv/import-dialog.tsx';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { planFailure } from '../shared/mock/planned-failure.ts';
import { listBilling } from '../shared/shop/shop-sums.ts';
import type { Customer, Invoice } from '../shared/shop/shop-types.ts';
import { callCustomers } from './customers-mock.ts';

const BASE = '/app/management/customers';
const API = '/api/management/customers';

afterEach(() => resetDemo());

const all = async (): Promise<Customer[]> => (await callCustomers<{ customers: Customer[] }>(API)).customers;
const go = (address = '') => openRemote(createRoutes, BASE, BASE + address);
const notices = (): string[] => useNotices.getState().notices.map(({ text }) => text);

test('spent and owed amounts of a customer, and the billing summary, are the sums of the invoices', async () => {
  for (const customer of await all()) {
    const { invoices } = await callCustomers<{ invoices: Invoice[] }>(`${API}/${customer.id}/invoices`);
    const lines = listBilling(invoices);
    const getAmount = (part: string) => lines.find((line) => line.part === part)?.amount ?? 0;
    expect(getAmount('paid')).toBe(customer.spent);
    expect(getAmount('draft') + getAmount('due')).toBe(customer.balance);
    expect(sumCentavos(lines.map(({ amount }) => amount))).toBe(
      sumCentavos(invoices.map(({ totalAmount }) => totalAmount)),
    );
    expect(customer.isProspect).toBe(customer.orders === 0);
    expect(customer.isReturning).toBe(customer.orders > 1);
  }
});

test('the shop has prospects, returning customers, and invoices of every kind', async () => {
  const customers = await all();
  expect(customers.length).toBeGreaterThanOrEqual(30);
  expect(customers.filter(({ isProspect }) => isProspect).length).toBeGreaterThan(0);
  expect(customers.filter(({ isReturning }) => isReturning).length).toBeGreaterThan(0);
  const invoices = await Promise.all(
    customers.map(({ id }) => callCustomers<{ invoices: Invoice[] }>(`${API}/${id}/invoices`)),
  );
  const parts = listBilling(invoices.flatMap((answer) => answer.invoices));
  expect(parts.every(({ count }) => count > 0)).toBe(true);
});

test('an import takes valid rows, and shows a reason for each other one', async () => {
  const rows = [
    { name: 'Luningning Sarmiento', email: 'luning@suki.example', phone: '' },
    { name: '', email: 'nobody@suki.example' },
    { name: 'Twice', email: 'LUNING@suki.example' },
    { name: 'No mail', email: 'nowhere' },
  ];
  const outcome = await callCustomers<ImportOutcome>(`${API}/import`, { json: { rows } });
  expect(outcome.importedCount).toBe(1);
  expect(outcome.rejectedRows.map(({ line }) => line)).toEqual([3, 4, 5]);
  expect(outcome.rejectedRows[0]?.reason).toBe('Enter the full name.');
  expect((await all())[0]?.name).toBe('Luningning Sarmiento');
});

test('a tab, a search and a sort are in the address', async () => {
  const prospects = (await all()).filter(({ isProspect }) => isProspect).length;
  const router = go('?tab=prospect');
  const table = await screen.findByRole('table', { name: 'Customers' });
  expect(within(table).getAllByRole('row')).toHaveLength(1 + prospects);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or e-mail' }), 'imelda');
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
  expect(router.state.location.search).toBe('?tab=prospect&search=imelda');
  expect(screen.getByRole('searchbox')).toHaveValue('imelda');
});

test('selected customers are deleted in bulk, and the half-ticked box shows that there are more', async () => {
  go();
  const [first, second] = await screen.findAllByRole('checkbox', { name: /^Select [A-Z]/ });
  const before = (await all()).length;
  await userEvent.click(first!); // found one line above
  expect(screen.getByRole('checkbox', { name: 'Select all rows on this page' })).toBePartiallyChecked();
  await userEvent.click(second!); // found above
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await all()).toHaveLength(before - 2));
  await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
  expect(notices()).toEqual(['2 rows deleted']);
  expect(screen.getByRole('checkbox', { name: 'Select all rows on this page' })).toHaveFocus();
});

test('many customers are edited at once; unchanged fields keep their value', async () => {
  const [one] = await all();
  go(`?search=${one?.email}`);
  await userEvent.click((await screen.findAllByRole('checkbox', { name: /^Select [A-Z]/ }))[0]!); // found by the same call
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Discounted prices/ }), 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(async () =>
    expect((await all()).find(({ id }) => id === one?.id)).toMatchObject({
      hasDiscountedPrices: true,
      acceptsMarketing: one?.acceptsMarketing,
    }),
  );
});

test('any customer has a page, an unknown one shows a not-found page', async () => {
  go('/23');
  expect(await screen.findByRole('heading', { level: 1, name: 'Wigan Pacheco' })).toBeInTheDocument();
});

test.each(['/999', '/999/edit', '/none%2F1'])('%s shows that there is nothing, and leads back', async (address) => {
  go(address);
  expect(await screen.findByText('Nothing has this number')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', BASE);
});

test('a password reset appears in the mails and in the logs', async () => {
  const router = go('/2');
  await userEvent.click(await screen.findByRole('button', { name: 'Reset and send password' }));
  await waitFor(() => expect(notices()).toEqual(['A password reset was sent to bayani.santos@suki.example']));
  const mails = screen.getByRole('list', { name: 'E-mails sent to this customer' });
  await waitFor(() => expect(within(mails).getAllByRole('listitem')[0]).toHaveTextContent('Password reset'));
  await act(() => router.navigate(`${BASE}/2?tab=logs`));
  expect((await screen.findAllByText('Password reset sent')).length).toBeGreaterThan(0);
});

test('an invoice entered by hand is a draft of the billing summary, and appears among the invoices', async () => {
  const router = go('/36');
  await userEvent.click(await screen.findByRole('button', { name: 'Create invoice' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Create invoice' }));
  expect(await dialog.findByText('Enter a description.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Description'), 'Alteration of a terno');
  await userEvent.type(dialog.getByLabelText('Amount with tax'), '1,120');
  await userEvent.click(dialog.getByRole('button', { name: 'Create invoice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const billing = screen.getByText('Draft').closest('dl');
  await waitFor(() => expect(billing).toHaveTextContent('Draft1 invoice₱1,120.00'));
  await act(() => router.navigate(`${BASE}/36?tab=invoices`));
  expect((await screen.findAllByText('Alteration of a terno')).length).toBeGreaterThan(0);
  const { invoices } = await callCustomers<{ invoices: Invoice[] }>(`${API}/36/invoices`);
  expect(invoices[0]).toMatchObject({ subtotalAmount: 100_000, taxAmount: 12_000, totalAmount: 112_000 });
});

test('the edit page shows an error at a wrong field, and saves a valid form', async () => {
  const router = go('/1/edit');
  const name = await screen.findByRole('textbox', { name: 'Full name' });
  await userEvent.clear(name);
  await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '0123456789012345');
  await userEvent.click(screen.getByRole('button', { name: 'Update customer' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Enter the full name.'));
  expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveAccessibleDescription('Enter up to 15 characters.');
  await userEvent.type(name, 'Amihan de la Cruz');
  await userEvent.clear(screen.getByRole('textbox', { name: /Phone/ }));
  planFailure();
  await userEvent.click(screen.getByRole('button', { name: 'Update customer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(name).toHaveValue('Amihan de la Cruz');
  await userEvent.click(screen.getByRole('button', { name: 'Update customer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${BASE}/1`));
  expect(notices()).toEqual(['Customer updated']);
});

test('two customers cannot share an address for mail', async () => {
  go('/1/edit');
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  await userEvent.clear(email);
  await userEvent.type(email, 'bayani.santos@suki.example');
  await userEvent.click(screen.getByRole('button', { name: 'Update customer' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription('Another customer has this e-mail address.'));
});
