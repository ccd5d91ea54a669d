import { Button } from '@ebpls/ui';
import { useState } from 'react';

import { BulkEditDialog } from '../ground/list/bulk-edit-dialog.tsx';
import type { Selection } from '../ground/list/use-selection.ts';
import { DeleteDialog } from '../ground/shop/delete-dialog.tsx';
import { CATEGORIES, INVENTORY_TYPES } from '../ground/shop/shop-types.ts';
import { useWords as useShopWords } from '../ground/shop/shop.messages.ts';
import { useDemoAct } from '../ground/page/use-demo-act.ts';
import { askProducts } from './products-mock.ts';
import { useWords } from './products.messages.ts';

const PATH = '/api/management/products';

/** `yes` and `no` are what a switch says; every other value is a word of its field. */
const realValue = (value: string): string | boolean => (value === 'yes' || value === 'no' ? value === 'yes' : value);

/** What may be done with the selected products. */
export function ProductBulk({ selection }: { readonly selection: Selection }) {
  const t = useWords();
  const s = useShopWords();
  const acting = useDemoAct();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const fields = useBulkFields();
  const { ids: productIds } = selection;
  const close = (isDone: boolean): void => {
    setOpen(undefined);
    if (isDone) selection.clear();
  };
  const update = async (changed: Readonly<Record<string, string>>): Promise<void> => {
    const values = Object.entries(changed).map(([name, value]) => [name, realValue(value)] as const);
    const json = { productIds, update: Object.fromEntries(values) };
    close(await acting.act(() => askProducts(`${PATH}/update`, { json }), s('saved')));
  };
  return (
    <>
      <Button size="desk" icon="edit" onClick={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      <Button size="desk" kind="danger" icon="trash" onClick={() => setOpen('delete')}>
        {s('delete')}
      </Button>
      {open === 'edit' && (
        <BulkEditDialog
          title={t('edit.title', { count: productIds.length })}
          fields={fields}
          busy={acting.isBusy}
          onSave={(changed) => void update(changed)}
          onClose={() => close(false)}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog
          count={productIds.length}
          acting={acting}
          remove={() => askProducts(`${PATH}/remove`, { json: { productIds } })}
          onClose={close}
        />
      )}
    </>
  );
}

function useBulkFields() {
  const t = useWords();
  const s = useShopWords();
  const yesOrNo = [
    { value: 'yes', label: s('yes') },
    { value: 'no', label: s('no') },
  ];
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
