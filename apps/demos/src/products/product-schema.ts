// Schemas of a product in the form, the update and the import.

import { type Centavos, parseCentavos, normaliseAmount } from '@ebpls/contracts';
import * as v from 'valibot';

import { CATEGORIES, INVENTORY_TYPES } from '../shared/shop/shop-types.ts';
import { extractText } from '../shared/rich-text/clean-html.ts';
import { words } from './products.messages.ts';

const MAX_PRODUCT_TEXT = 255;
export const MAX_DESCRIPTION_LENGTH = 5_000;

const centavos = (text: string): Centavos | undefined => parseCentavos(normaliseAmount(text) ?? '');

const text = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_PRODUCT_TEXT, () => words('text.most', { most: MAX_PRODUCT_TEXT })),
);

export const ProductName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, () => words('name.required')),
  v.maxLength(MAX_PRODUCT_TEXT, () => words('text.most', { most: MAX_PRODUCT_TEXT })),
);

/** An amount of zero or more, parsed from input. */
export const Price = v.pipe(
  v.string(),
  v.check(
    (input) => centavos(input) !== undefined,
    () => words('price.required'),
  ),
  v.transform((input) => centavos(input) ?? (0 as Centavos)),
);

/** An amount, or empty. */
export const SalePrice = v.pipe(
  v.string(),
  v.check(
    (input) => input.trim() === '' || centavos(input) !== undefined,
    () => words('price.required'),
  ),
  v.transform((input) => centavos(input) ?? null),
);

const Image = v.object({ name: v.string(), size: v.number() });

/** Fields of the form of a new product. */
export const ProductForm = v.object({
  name: ProductName,
  description: v.pipe(
    v.string(),
    v.check(
      (html) => extractText(html).length <= MAX_DESCRIPTION_LENGTH,
      () => words('text.most', { most: MAX_DESCRIPTION_LENGTH }),
    ),
  ),
  images: v.array(Image),
  price: Price,
  salePrice: SalePrice,
  isTaxable: v.boolean(),
  includesTaxes: v.boolean(),
  category: v.picklist(CATEGORIES),
  productCode: text,
  productSku: text,
});

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Body of the mock server: amounts as whole centavos. */
export const NewProduct = v.object({
  ...ProductForm.entries,
  price: Amount,
  salePrice: v.nullable(Amount),
});

export const ProductUpdate = v.partial(
  v.object({
    name: ProductName,
    price: Amount,
    salePrice: v.nullable(Amount),
    inventoryType: v.picklist(INVENTORY_TYPES),
    category: v.picklist(CATEGORIES),
    isAvailable: v.boolean(),
    isShippable: v.boolean(),
  }),
);

/** One row of an import. */
export const ImportedProduct = v.object({
  name: ProductName,
  category: v.picklist(CATEGORIES, () => words('category.required', { categories: CATEGORIES.join(', ') })),
  price: Price,
  code: v.optional(text, ''),
});
