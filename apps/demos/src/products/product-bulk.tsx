import type { Selection } from '@ebpls/ui/lists';

import { BulkActs, useYesOrNo } from '../shared/shop/bulk-acts.tsx';
import { CATEGORIES, INVENTORY_TYPES } from '../shared/shop/shop-types.ts';
import { useWords as useShopWords } from '../shared/shop/shop.messages.ts';
import { callProducts } from './products-mock.ts';
import { useWords } from './products.messages.ts';

const PRODUCT_BULK_PATH = '/api/management/products';

/** Acts on the selected products. */
export function ProductBulk({ selection }: { readonly selection: Selection }) {
  const t = useWords();
  const fields = useBulkFields();
  const { ids: productIds } = selection;
  return (
    <BulkActs
      selection={selection}
      texts={{ edit: t('edit'), title: t('edit.title', { count: productIds.length }) }}
      fields={fields}
      update={(changes) => callProducts(`${PRODUCT_BULK_PATH}/update`, { json: { productIds, update: changes } })}
      remove={() => callProducts(`${PRODUCT_BULK_PATH}/remove`, { json: { productIds } })}
    />
  );
}

function useBulkFields() {
  const t = useWords();
  const s = useShopWords();
  const yesOrNo = useYesOrNo();
  return [
    {
      name: 'category',
      label: t('category'),
      options: CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
    },
    {
      name: 'inventoryType',
      label: t('inventory'),
      options: INVENTORY_TYPES.map((value) => ({ value, label: s(`inventory.${value}`) })),
    },
    { name: 'isAvailable', label: t('availability.available'), options: yesOrNo },
    { name: 'isShippable', label: t('shippable'), options: yesOrNo },
  ];
}
