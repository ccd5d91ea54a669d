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

const SORTS = ['updated', 'updated_asc', 'created', 'created_asc'] as const;

interface ProductListProps {
  readonly list: List<Product>;
  readonly all: readonly Product[];
}

/** The goods, with their filters and what may be done with them. */
export function ProductList({ list, all }: ProductListProps) {
  const t = useWords();
  const selection = useSelection(all.map(({ id }) => id));
  const [edited, setEdited] = useState<Product>();
  const actsOf = useActs(setEdited);
  return (
    <>
      <RecordList
        list={list}
        selection={selection}
        caption={t('title')}
        searchLabel={t('search')}
        sorts={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        filters={<ProductFilters list={list} />}
        nameOf={({ name }) => name}
        columns={useProductColumns()}
        card={cardOf}
        acts={actsOf}
        bulk={<ProductBulk selection={selection} />}
      />
      {edited && <EditProductDialog key={edited.id} product={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function useActs(edit: (product: Product) => void) {
  return (product: Product) => <RowActs name={product.name} onEdit={() => edit(product)} />;
}

const cardOf = (product: Product) => ({
  title: product.name,
  note: product.attributes.join(', '),
  status: <InventoryTag type={product.inventoryType} />,
  end: <ProductPrice product={product} />,
});
