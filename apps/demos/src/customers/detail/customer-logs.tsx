import { MomentText, Tag } from '@ebpls/ui';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';

import type { CustomerLog } from '../../shared/shop/shop-types.ts';
import { useWords } from '../customers.messages.ts';

/** Actions of the customer in the shop, and of the office for the customer, the latest first. */
export function CustomerLogs({ logs }: { readonly logs: readonly CustomerLog[] }) {
  const t = useWords();
  return (
    <Table
      caption={t('tab.logs')}
      columns={useColumns()}
      rows={logs}
      rowKey={({ id }) => id}
      density="compact"
      card={renderCustomerLogCard}
    />
  );
}

/** The tone of an HTTP status: its class decides, its number is always written. */
function StatusBadge({ status }: { readonly status: number }) {
  if (status >= 500) return <Tag tone="danger">{status}</Tag>;
  if (status >= 400) return <Tag tone="warning">{status}</Tag>;
  return <Tag tone={status >= 300 ? 'info' : 'success'}>{status}</Tag>;
}

const renderCustomerLogCard = ({ method, route, description, createdAt, status }: CustomerLog) => (
  <RowCard
    title={description}
    note={<code>{`${method} ${route}`}</code>}
    status={<StatusBadge status={status} />}
    end={<MomentText at={createdAt} year={false} />}
  />
);

function useColumns(): TableColumn<CustomerLog>[] {
  const t = useWords();
  return [
    { key: 'method', header: t('log.method'), cell: ({ method }) => <code>{method}</code> },
    { key: 'status', header: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'route', header: t('log.route'), cell: ({ route }) => <code>{route}</code> },
    { key: 'description', header: t('log.description'), cell: ({ description }) => description },
    { key: 'ip', header: t('log.ip'), cell: ({ ip }) => <code>{ip}</code> },
    { key: 'time', header: t('log.time'), align: 'end', cell: ({ createdAt }) => <MomentText at={createdAt} /> },
  ];
}
