import { Button, Row, Text } from '@ebpls/ui';
import type { Selection } from '@ebpls/ui/lists';
import { useState } from 'react';

import { useWords as useListWords } from '../shared/page/demos.messages.ts';
import { DeleteDialog } from '../shared/shop/delete-dialog.tsx';
import type { PaymentStatus } from '../shared/shop/shop-types.ts';
import { useWords as useShopWords } from '../shared/shop/shop.messages.ts';
import { useDemoAct } from '../shared/page/use-demo-act.ts';
import * as look from './bulk-drawer.module.css';
import { callOrders } from './orders-mock.ts';
import { useWords } from './orders.messages.ts';

const ORDERS_BULK_PATH = '/api/management/orders';

/** Drawer with the acts on selected orders; it opens at the foot of the screen with the first selection. */
export function BulkDrawer({ selection }: { readonly selection: Selection }) {
  const t = useWords();
  const s = useShopWords();
  const l = useListWords();
  const demoAct = useDemoAct();
  const [isDeleting, setDeleting] = useState(false);
  const { ids: orderIds } = selection;
  if (orderIds.length === 0) return null;
  const mark = async (paymentStatus: PaymentStatus): Promise<void> => {
    const act = () => callOrders(`${ORDERS_BULK_PATH}/mark`, { json: { orderIds, paymentStatus } });
    if (await demoAct.act(act, t('marked', { count: orderIds.length }))) selection.clear();
  };
  const close = (isDeleted: boolean): void => {
    setDeleting(false);
    if (isDeleted) selection.clear();
  };
  return (
    <section className={look.drawer} aria-label={t('bulk')}>
      <Row gap={3} justify="between">
        <output dir="auto">
          <Text as="span" weight="bold">
            {l('selected', { count: orderIds.length })}
          </Text>
        </output>
        <Row gap={2}>
          <Button size="desk" icon="check" busy={demoAct.isBusy} onClick={() => void mark('completed')}>
            {t('paid')}
          </Button>
          <Button size="desk" icon="clock" busy={demoAct.isBusy} onClick={() => void mark('pending')}>
            {t('unpaid')}
          </Button>
          <Button size="desk" kind="danger" icon="trash" onClick={() => setDeleting(true)}>
            {s('delete')}
          </Button>
        </Row>
      </Row>
      {isDeleting && (
        <DeleteDialog
          count={orderIds.length}
          demoAct={demoAct}
          remove={() => callOrders(`${ORDERS_BULK_PATH}/remove`, { json: { orderIds } })}
          onClose={close}
        />
      )}
    </section>
  );
}
