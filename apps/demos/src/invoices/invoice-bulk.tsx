import { Button } from '@ebpls/ui';
import type { Selection } from '@ebpls/ui/lists';
import { useState } from 'react';

import { DeleteDialog } from '../shared/shop/delete-dialog.tsx';
import { INVOICE_STATUSES, type InvoiceStatus } from '../shared/shop/shop-types.ts';
import { useWords as useShopWords } from '../shared/shop/shop.messages.ts';
import { useDemoAct } from '../shared/page/use-demo-act.ts';
import { callInvoices } from './invoices-mock.ts';
import { useWords } from './invoices.messages.ts';

const INVOICE_BULK_PATH = '/api/management/invoices';

/** Acts on the selected invoices. */
export function InvoiceBulk({ selection }: { readonly selection: Selection }) {
  const t = useWords();
  const s = useShopWords();
  const demoAct = useDemoAct();
  const [isDeleting, setDeleting] = useState(false);
  const { ids: invoiceIds } = selection;
  const mark = async (status: InvoiceStatus): Promise<void> => {
    const act = () => callInvoices(`${INVOICE_BULK_PATH}/mark`, { json: { invoiceIds, status } });
    if (await demoAct.act(act, t('marked', { count: invoiceIds.length }))) selection.clear();
  };
  const close = (isDeleted: boolean): void => {
    setDeleting(false);
    if (isDeleted) selection.clear();
  };
  return (
    <>
      {INVOICE_STATUSES.map((status) => (
        <Button key={status} size="desk" busy={demoAct.isBusy} onClick={() => void mark(status)}>
          {t('mark', { status: s(`invoice.${status}`).toLowerCase() })}
        </Button>
      ))}
      <Button size="desk" kind="danger" icon="trash" onClick={() => setDeleting(true)}>
        {s('delete')}
      </Button>
      {isDeleting && (
        <DeleteDialog
          count={invoiceIds.length}
          demoAct={demoAct}
          remove={() => callInvoices(`${INVOICE_BULK_PATH}/remove`, { json: { invoiceIds } })}
          onClose={close}
        />
      )}
    </>
  );
}
