import { useNotices } from '@ebpls/remote-kit';
import { openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import type { ImportOutcome } from '../shared/csv/import-dialog.tsx';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { planFailure } from '../shared/mock/planned-failure.ts';
import type { Product } from '../shared/shop/shop-types.ts';
import { callProducts } from './products-mock.ts';

const BASE = '/app/management/products';
const API = '/api/management/products';

afterEach(() => resetDemo());

const all = async (): Promise<Product[]> => (await callProducts<{ products: Product[] }>(API)).products;
const go = (address = '') => openRemote(createRoutes, BASE, BASE + address);
const notices = (): string[] => useNotices.getState().notices.map(({ text }) => text);
const rowsShown = (): number => within(screen.getByRole('table', { name: 'Products' })).getAllByRole('row').length - 1;

test('the filter for stock lets limited stock through, and a chip takes it away', async () => {
  const products = await all();
  const inStock = products.filter(
    ({ inventoryType, category }) => inventoryType !== 'out_of_stock' && category === 'dress',
  );
  expect(inStock.some(({ inventoryType }) => inventoryType === 'limited')).toBe(true);
  const router = go('?category=dress&stock=yes&rows=25');
  await screen.findByRole('table', { name: 'Products' });
  expect(rowsShown()).toBe(inStock.length);
  await userEvent.click(screen.getByRole('button', { name: /^In stock: Yes/ }));
  await waitFor(() => expect(rowsShown()).toBe(8));
  expect(router.state.location.search).toBe('?category=dress&rows=25');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(rowsShown()).toBe(25));
});

test('one product is edited, and a price that is none is refused at its field', async () => {
  const [first] = (await all()).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  go();
  await userEvent.click((await screen.findAllByRole('button', { name: `Edit ${first?.name}` }))[0]!); // in table and card
  const dialog = within(await screen.findByRole('dialog'));
  const price = dialog.getByRole('textbox', { name: 'Price' });
  await userEvent.clear(price);
  await userEvent.type(price, '-5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(price).toHaveAccessibleDescription('Enter a price of 0.00 or more, like 1,250.00.'));
  await userEvent.clear(price);
  await userEvent.type(price, '1,234.50');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices()).toEqual(['Product updated']));
  expect((await all()).find(({ id }) => id === first?.id)?.price).toBe(123_450);
});

test('a product marked out of stock has no pieces, and one back in stock has at least one', async () => {
  const productIds = (await all()).slice(0, 3).map(({ id }) => id);
  const piecesAs = async (inventoryType: string): Promise<number[]> => {
    await callProducts(`${API}/update`, { json: { productIds, update: { inventoryType } } });
    return (await all()).filter(({ id }) => productIds.includes(id)).map(({ quantity }) => quantity);
  };
  expect(await piecesAs('out_of_stock')).toEqual([0, 0, 0]);
  expect(await piecesAs('limited')).toEqual([1, 1, 1]);
});

test('an import shows for each refused row why it was refused', async () => {
  const rows = [
    { name: 'Salakot', category: 'blouse', price: '450' },
    { name: 'Bayong', category: 'bag', price: '1' },
    { name: 'Free', category: 'beauty', price: 'none' },
  ];
  const outcome = await callProducts<ImportOutcome>(`${API}/import`, { json: { rows } });
  expect(outcome).toEqual({
    importedCount: 1,
    rejectedRows: [
      { line: 3, reason: 'Choose one of these: dress, jewelry, blouse, beauty.' },
      { line: 4, reason: 'Enter a price of 0.00 or more, like 1,250.00.' },
    ],
  });
});

test('a file of the browser is imported through the dialog', async () => {
  go();
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const file = new File(['name,category,price\nSalakot,blouse,450\n,dress,1\n'], 'goods.csv', { type: 'text/csv' });
  file.text = () => Promise.resolve('name,category,price\nSalakot,blouse,450\n,dress,1\n');
  await userEvent.upload(await screen.findByLabelText('CSV file'), file);
  await userEvent.click(screen.getByRole('button', { name: 'Read the file' }));
  expect(await screen.findByText('1 row was imported.')).toBeInTheDocument();
  expect(screen.getByText('Row 3: Enter the product name.')).toBeInTheDocument();
});

test('a new product needs a name and a price; a failure keeps the form, a success opens the list', async () => {
  const router = go('/create');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.click(screen.getByRole('button', { name: 'Create product' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Enter the product name.'));
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(/Enter a price/);
  await userEvent.type(name, 'Pamaypay');
  await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '75');
  planFailure();
  await userEvent.click(screen.getByRole('button', { name: 'Create product' }));
  expect(await screen.findByRole('link', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(name).toHaveValue('Pamaypay');
  await userEvent.click(screen.getByRole('button', { name: 'Create product' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(BASE));
  expect(notices()).toEqual(['Product created']);
  expect((await all())[0]).toMatchObject({ name: 'Pamaypay', price: 7_500, salePrice: null, isTaxable: true });
});

test('images are listed by name and size; another kind of file is refused by name', async () => {
  const { container } = render();
  const chooser = await waitFor(() => {
    const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no chooser yet');
    return input;
  });
  const picture = new File([new Uint8Array(340_000)], 'salakot.png', { type: 'image/png' });
  const other = new File(['x'], 'list.pdf', { type: 'application/pdf' });
  await userEvent.setup({ applyAccept: false }).upload(chooser, [picture, other]);
  const list = await screen.findByRole('list', { name: 'Chosen images' });
  expect(list).toHaveTextContent('salakot.png340 KB');
  expect(screen.getByText('list.pdf is not a JPEG, PNG or WebP image.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  await waitFor(() => expect(list).not.toBeInTheDocument());
});

const render = () => {
  go('/create');
  return { container: document.body };
};
