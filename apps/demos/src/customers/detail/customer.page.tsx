import { Button, Row } from '@ebpls/ui';
import { Tabs } from '@ebpls/ui/overlays';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { DemoPage, DemoNotFound } from '../../shared/page/demo-page.tsx';
import { createReplyOrMissing } from '../../shared/shop/shop-mock.ts';
import { callCustomers } from '../customers-mock.ts';
import { useWords } from '../customers.messages.ts';
import { CustomerInvoices } from './customer-invoices.tsx';
import { CustomerLogs } from './customer-logs.tsx';
import type { CustomerRecord } from './customer-record.ts';
import { DetailsTab } from './details-tab.tsx';

const CUSTOMERS_ADDRESS = '/app/management/customers';
const TABS = ['details', 'invoices', 'logs'] as const;

export function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<CustomerRecord | undefined> {
  const path = `/api/management/customers/${encodeURIComponent(params['customerId'] ?? '')}`;
  return createReplyOrMissing(
    (async () => {
      const [{ customer }, { invoices }, { emails }, { logs }] = await Promise.all([
        callCustomers<Pick<CustomerRecord, 'customer'>>(path, { signal }),
        callCustomers<Pick<CustomerRecord, 'invoices'>>(`${path}/invoices`, { signal }),
        callCustomers<Pick<CustomerRecord, 'emails'>>(`${path}/emails`, { signal }),
        callCustomers<Pick<CustomerRecord, 'logs'>>(`${path}/logs`, { signal }),
      ]);
      return { customer, invoices, emails, logs };
    })(),
  );
}

/** Page of one customer of the demo, with details, invoices and log in tabs. */
export function Component() {
  const record = useLoaderData<typeof loader>();
  const t = useWords();
  if (!record) return <DemoNotFound title={t('one')} listTo={CUSTOMERS_ADDRESS} />;
  return <CustomerPage key={record.customer.id} record={record} />;
}

function CustomerPage({ record }: { readonly record: CustomerRecord }) {
  const { customer, invoices, logs } = record;
  const t = useWords();
  const [params] = useSearchParams();
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'details';
  return (
    <DemoPage
      title={customer.name}
      subtitle={customer.email}
      width="wide"
      breadcrumb={[{ label: t('title'), to: CUSTOMERS_ADDRESS }]}
      actions={
        <Row gap={2}>
          <Button size="desk" icon="edit" to={`${CUSTOMERS_ADDRESS}/${customer.id}/edit`}>
            {t('edit')}
          </Button>
        </Row>
      }
    >
      <Tabs
        label={t('tabs.detail')}
        current={tab}
        tabs={TABS.map((key) => ({ key, label: t(`tab.${key}`), to: `?tab=${key}` }))}
      >
        {tab === 'details' && <DetailsTab record={record} />}
        {tab === 'invoices' && <CustomerInvoices invoices={invoices} />}
        {tab === 'logs' && <CustomerLogs logs={logs} />}
      </Tabs>
    </DemoPage>
  );
}
