import { Button, Row, Section, Stack } from '@ebpls/ui';
import { Bill, BillLine, BillTotal } from '@ebpls/ui/records';
import { useState } from 'react';

import { listBilling } from '../../shared/shop/shop-sums.ts';
import type { Customer, Invoice } from '../../shared/shop/shop-types.ts';
import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import { callCustomers } from '../customers-mock.ts';
import { useWords } from '../customers.messages.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';

interface BillingSummaryProps {
  readonly customer: Customer;
  readonly invoices: readonly Invoice[];
}

/** The sums of the customer's invoices by state; the lines add up to all of them. */
export function BillingSummary({ customer, invoices }: BillingSummaryProps) {
  const t = useWords();
  const demoAct = useDemoAct();
  const [isCreating, setCreating] = useState(false);
  const unpaidCount = invoices.filter(({ status }) => status === 'pending').length;
  const resend = (): void => {
    const act = () => callCustomers(`/api/management/customers/${customer.id}/invoices/resend`, { json: {} });
    void demoAct.act(act, t('invoice.resent', { count: unpaidCount }));
  };
  return (
    <Section title={t('billing')}>
      <Stack gap={4}>
        <Bill label={t('billing')}>
          {listBilling(invoices).map(({ part, count, amount }) => (
            <BillLine key={part} name={t(`billing.${part}`)} reason={t('billing.count', { count })} amount={amount} />
          ))}
          <BillTotal label={t('billing.gross')} amount={customer.spent} />
        </Bill>
        <Row gap={2}>
          <Button size="desk" icon="receipt" onClick={() => setCreating(true)}>
            {t('invoice.create')}
          </Button>
          <Button
            size="desk"
            icon="send"
            busy={demoAct.isBusy}
            disabled={unpaidCount === 0}
            why={t('invoice.resend.none')}
            onClick={resend}
          >
            {t('invoice.resend')}
          </Button>
        </Row>
      </Stack>
      {isCreating && <InvoiceDialog customerId={customer.id} onClose={() => setCreating(false)} />}
    </Section>
  );
}
