// Fake server of the products demo, with its import of a file.

import type { Centavos } from '@ebpls/contracts';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';

import { createDemoServer } from '../shared/mock/demo-server.ts';
import { readBody, Ids, createUnreadableReply } from '../shared/shop/shop-mock.ts';
import { getNextId, SHOP } from '../shared/shop/shop-store.ts';
import type { Product } from '../shared/shop/shop-types.ts';
import { ImportedProduct, NewProduct, ProductUpdate } from './product-schema.ts';

const PRODUCTS_PATH = '*/api/management/products';
/** An import names its lines as the file does: the first one holds the names. */
const FIRST_LINE = 2;

type ProductInput = Partial<Product> & Pick<Product, 'name' | 'category' | 'price'>;

function add(input: ProductInput): Product {
  const now = new Date().toISOString();
  const product: Product = {
    id: getNextId(SHOP.read().products),
    description: '',
    images: [],
    inventoryType: 'in_stock',
    quantity: 10,
    variants: 1,
    attributes: [],
    isAvailable: true,
    isShippable: true,
    isTaxable: true,
    includesTaxes: false,
    salePrice: null,
    productCode: '',
    productSku: '',
    currency: 'PHP',
    createdAt: now,
    updatedAt: now,
    ...input,
  };
  SHOP.change((shop) => ({ ...shop, products: [product, ...shop.products] }));
  return product;
}

/** A product out of stock has no pieces, and one in stock has at least one. */
function withValidStock(product: Product): Product {
  const isOut = product.inventoryType === 'out_of_stock';
  return { ...product, quantity: isOut ? 0 : Math.max(1, product.quantity) };
}

/** Imports one row, or returns why not. */
function takeRow(row: unknown): string | undefined {
  const result = v.safeParse(ImportedProduct, row);
  if (!result.success) return result.issues[0].message;
  const { code, ...product } = result.output;
  add({ ...product, productCode: code });
  return undefined;
}

const PRODUCT_HANDLERS = [
  http.get(PRODUCTS_PATH, () => HttpResponse.json({ products: SHOP.read().products })),
  http.post(`${PRODUCTS_PATH}/new`, async ({ request }) => {
    const input = await readBody(request, NewProduct);
    if (!input) return createUnreadableReply();
    const { price, salePrice } = input;
    // Whole centavos, by the schema.
    const product = add({ ...input, price: price as Centavos, salePrice: salePrice as Centavos | null });
    return HttpResponse.json({ product });
  }),
  http.post(`${PRODUCTS_PATH}/import`, async ({ request }) => {
    const body = await readBody(request, v.object({ rows: v.array(v.unknown()) }));
    if (!body) return createUnreadableReply();
    const reasons = body.rows.map(takeRow);
    const refusedLines = reasons.flatMap((reason, place) => (reason ? [{ line: place + FIRST_LINE, reason }] : []));
    return HttpResponse.json({ importedCount: reasons.length - refusedLines.length, rejectedRows: refusedLines });
  }),
  http.post(`${PRODUCTS_PATH}/update`, async ({ request }) => {
    const body = await readBody(request, v.object({ productIds: Ids, update: ProductUpdate }));
    if (!body) return createUnreadableReply();
    const update = body.update as Partial<Product>; // Whole centavos, by the schema.
    const updatedAt = new Date().toISOString();
    SHOP.change((shop) => ({
      ...shop,
      products: shop.products.map((each) =>
        body.productIds.includes(each.id) ? withValidStock({ ...each, ...update, updatedAt }) : each,
      ),
    }));
    return HttpResponse.json({ productIds: body.productIds });
  }),
  http.post(`${PRODUCTS_PATH}/remove`, async ({ request }) => {
    const body = await readBody(request, v.object({ productIds: Ids }));
    if (!body) return createUnreadableReply();
    SHOP.change((shop) => ({ ...shop, products: shop.products.filter(({ id }) => !body.productIds.includes(id)) }));
    return HttpResponse.json({ productIds: body.productIds });
  }),
];

export const callProducts = createDemoServer(PRODUCT_HANDLERS);
