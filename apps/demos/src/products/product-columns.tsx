// Columns of the list of products; a placeholder stands in for each picture.

import { Pesos, formatPesos, Row, Stack, Tag } from '@ebpls/ui';
import type { TableColumn } from '@ebpls/ui/lists';
import type { IconType } from 'react-icons';
import { LuFlower2, LuGem, LuShirt, LuRibbon } from 'react-icons/lu';

import { InventoryTag } from '../shared/shop/shop-tags.tsx';
import type { Category, Product } from '../shared/shop/shop-types.ts';
import { useWords } from './products.messages.ts';
import * as look from './products.module.css';

const SIGNS: Readonly<Record<Category, IconType>> = {
  dress: LuRibbon,
  jewelry: LuGem,
  blouse: LuShirt,
  beauty: LuFlower2,
};

/** Placeholder for a picture: the shop and its goods are invented. */
function ProductPicture({ category }: { readonly category: Category }) {
  const Sign = SIGNS[category];
  return (
    <span className={look.picture} data-category={category} aria-hidden>
      <Sign size={20} />
    </span>
  );
}

export function ProductPrice({ product: { price, salePrice } }: { readonly product: Product }) {
  const t = useWords();
  if (salePrice === null) return <Pesos amount={price} />;
  return (
    <Stack gap={0} align="end">
      <Pesos amount={salePrice} strong />
      <small>{t('was', { price: formatPesos(price) })}</small>
    </Stack>
  );
}

export function useProductColumns(): TableColumn<Product>[] {
  const t = useWords();
  return [
    {
      key: 'name',
      header: t('name'),
      cell: ({ name, category, images }) => (
        <Row gap={3} wrap={false}>
          <ProductPicture category={category} />
          <Stack gap={0}>
            <b>{name}</b>
            <small>{`${t(`category.${category}`)}, ${t('images.count', { count: images.length })}`}</small>
          </Stack>
        </Row>
      ),
    },
    { key: 'inventory', header: t('inventory'), cell: ({ inventoryType }) => <InventoryTag type={inventoryType} /> },
    {
      key: 'details',
      header: t('details'),
      cell: ({ quantity }) => t('pieces', { count: quantity }),
      note: ({ variants }) => t('variants', { count: variants }),
    },
    {
      key: 'attributes',
      header: t('attributes'),
      cell: ({ attributes }) => (
        <Row gap={1}>
          {attributes.map((attribute) => (
            <Tag key={attribute} icon="none">
              {attribute}
            </Tag>
          ))}
        </Row>
      ),
    },
    { key: 'price', header: t('price'), align: 'end', cell: (product) => <ProductPrice product={product} /> },
  ];
}
