import { useSelection } from '@ebpls/ui/lists';
import { useState } from 'react';

import { RecordList } from '../shared/list/record-list.tsx';
import type { List } from '../shared/list/use-list.ts';
import { RowActs } from '../shared/shop/row-acts.tsx';
import { InventoryTag } from '../shared/shop/shop-tags.tsx';
import type { Product } from '../shared/shop/shop-types.ts';
import { EditProductDialog } from './edit-product-dialog.tsx';
import { ProductBulk } from './product-bulk.tsx';
import { ProductPrice, useProductColumns } from './product-columns.tsx';
import { ProductFilters } from './product-filters.tsx';
import { useWords } from './products.messages.ts';

const PRODUCT_SORTS = ['updated', 'updated_asc', 'created', 'created_asc'] as const;

interface ProductListProps {
  readonly list: List<Product>;
  readonly all: readonly Product[];
}

/** List of the products, with filters and acts on many. */
export function ProductList({ list, all }: ProductListProps) {
  const t = useWords();
  const selection = useSelection(all.map(({ id }) => id));
  const [editedProduct, setEditedProduct] = useState<Product>();
  const listActs = useActs(setEditedProduct);
  return (
    <>
      <RecordList
        list={list}
        selection={selection}
        caption={t('title')}
        searchLabel={t('search')}
        sorts={PRODUCT_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        filters={<ProductFilters list={list} />}
        getName={({ name }) => name}
        columns={useProductColumns()}
        card={toProductCard}
        acts={listActs}
        bulk={<ProductBulk selection={selection} />}
      />
      {editedProduct && (
        <EditProductDialog key={editedProduct.id} product={editedProduct} onClose={() => setEditedProduct(undefined)} />
      )}
    </>
  );
}

function useActs(edit: (product: Product) => void) {
  return (product: Product) => <RowActs name={product.name} onEdit={() => edit(product)} />;
}

const toProductCard = (product: Product) => ({
  title: product.name,
  note: product.attributes.join(', '),
  status: <InventoryTag type={product.inventoryType} />,
  end: <ProductPrice product={product} />,
});
