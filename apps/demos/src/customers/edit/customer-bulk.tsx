import { Button } from '@ebpls/ui';
import { useState } from 'react';

import type { Selection } from '../../ground/list/use-selection.ts';
import { BulkEditDialog } from '../../ground/list/bulk-edit-dialog.tsx';
import { DeleteDialog } from '../../ground/shop/delete-dialog.tsx';
import { useWords as useShopWords } from '../../ground/shop/shop.messages.ts';
import { useDemoAct } from '../../ground/page/use-demo-act.ts';
import { askCustomers } from '../customers-mock.ts';
import { useWords } from '../customers.messages.ts';

const PATH = '/api/management/customers';

/** What may be done with the selected customers. */
export function CustomerBulk({ selection }: { readonly selection: Selection }) {
  const t = useWords();
  const s = useShopWords();
  const acting = useDemoAct();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { ids: customerIds } = selection;
  const close = (isDone: boolean): void => {
    setOpen(undefined);
    if (isDone) selection.clear();
  };
  const update = async (changed: Readonly<Record<string, string>>): Promise<void> => {
    const yes = Object.entries(changed).map(([name, value]) => [name, value === 'yes'] as const);
    const json = { customerIds, update: Object.fromEntries(yes) };
    close(await acting.act(() => askCustomers(`${PATH}/update`, { json }), s('saved')));
  };
  const yesOrNo = [
    { value: 'yes', label: s('yes') },
    { value: 'no', label: s('no') },
  ];
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
          title={t('edit.title', { count: customerIds.length })}
          fields={[
            { name: 'acceptsMarketing', label: t('tab.accepts_marketing'), options: yesOrNo },
            { name: 'hasDiscountedPrices', label: t('switch.discount'), options: yesOrNo },
          ]}
          busy={acting.isBusy}
          onSave={(changed) => void update(changed)}
          onClose={() => close(false)}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog
          count={customerIds.length}
          acting={acting}
          remove={() => askCustomers(`${PATH}/remove`, { json: { customerIds } })}
          onClose={close}
        />
      )}
    </>
  );
}
