import { saveFile } from '@ebpls/api-client';
import { Button, Row, Section } from '@ebpls/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { DeleteDialog } from '../../shared/shop/delete-dialog.tsx';
import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import { callCustomers } from '../customers-mock.ts';
import { useWords } from '../customers.messages.ts';
import type { CustomerRecord } from './customer-record.ts';

const CUSTOMER_ACTS_PATH = '/api/management/customers';

/** Further acts on a customer: close the account, export its data, or delete it. */
export function OtherActs({ record }: { readonly record: CustomerRecord }) {
  const t = useWords();
  const demoAct = useDemoAct();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { customer } = record;
  const customerIds = [customer.id];
  const close = (): void => {
    const update = { isClosed: !customer.isClosed };
    const act = () => callCustomers(`${CUSTOMER_ACTS_PATH}/update`, { json: { customerIds, update } });
    void demoAct.act(act, t(customer.isClosed ? 'close.undone' : 'close.done'));
  };
  const save = (): void => {
    const text = JSON.stringify(record, undefined, 2);
    saveFile({ blob: new Blob([text], { type: 'application/json' }), file_name: `customer-${customer.id}.json` });
  };
  const leave = (isDeleted: boolean): void => {
    setDeleting(false);
    if (isDeleted) void navigate('/app/management/customers');
  };
  return (
    <Section title={t('other')}>
      <Row gap={2}>
        <Button size="desk" icon="lock" busy={demoAct.isBusy} onClick={close}>
          {t(customer.isClosed ? 'reopen' : 'close')}
        </Button>
        <Button size="desk" icon="download" onClick={save}>
          {t('export')}
        </Button>
        <Button size="desk" kind="danger" icon="trash" onClick={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      </Row>
      {isDeleting && (
        <DeleteDialog
          count={1}
          demoAct={demoAct}
          remove={() => callCustomers(`${CUSTOMER_ACTS_PATH}/remove`, { json: { customerIds } })}
          onClose={leave}
        />
      )}
    </Section>
  );
}
