import type { Centavos } from '@ebpls/contracts';
import { useSettings } from '@ebpls/remote-kit';
import { dayWritten, Grid, Pesos, RowItem, Rows, Section, Tag } from '@ebpls/ui';
import { Timeline } from '@ebpls/ui/records';
import { Table, type TableColumn } from '@ebpls/ui/lists';

import { useState } from 'react';

import { useWords } from './charts.messages.ts';
import { isSoon, type Order, type Reports } from './reports.ts';

const STATE_TONES = { complete: 'success', pending: 'warning', rejected: 'danger' } as const;

/** The latest activities, tasks, orders and projects in the demo's shop. */
export function Latest({ reports }: { readonly reports: Reports }) {
  const t = useWords();
  return (
    <Grid columns={2}>
      <Section title={t('orders')}>
        <Orders orders={reports.orders} />
      </Section>
      <Section title={t('activity')}>
        <Timeline
          label={t('activity')}
          entries={reports.activities.map(({ id, subject, description, createdAt }) => ({
            key: id,
            at: createdAt,
            title: subject,
            note: description,
          }))}
        />
      </Section>
      <Section title={t('tasks')}>
        <Tasks tasks={reports.tasks} />
      </Section>
      <Section title={t('projects')}>
        <Rows label={t('projects')}>
          {reports.projects.map(({ id, title, author, technologies, price }) => (
            <RowItem
              key={id}
              title={title}
              note={[author, ...technologies].join(' · ')}
              end={<Pesos amount={price as Centavos} />}
            />
          ))}
        </Rows>
      </Section>
    </Grid>
  );
}

type T = ReturnType<typeof useWords>;

const orderColumns = (t: T): TableColumn<Order>[] => [
  { key: 'ref', header: t('order'), cell: ({ ref }) => ref },
  { key: 'customer', header: t('customer'), cell: ({ customer }) => customer },
  { key: 'items', header: t('items'), align: 'end', cell: ({ items }) => items },
  {
    key: 'total',
    header: t('total'),
    align: 'end',
    cell: ({ totalAmount }) => <Pesos amount={totalAmount as Centavos} />,
  },
  {
    key: 'status',
    header: t('state'),
    cell: ({ status }) => <Tag tone={STATE_TONES[status]}>{t(status)}</Tag>,
  },
];

function Orders({ orders }: { readonly orders: readonly Order[] }) {
  const t = useWords();
  return <Table caption={t('orders')} rows={orders} rowKey={({ id }) => id} columns={orderColumns(t)} />;
}

function Tasks({ tasks }: Pick<Reports, 'tasks'>) {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  const [now] = useState(() => new Date());
  return (
    <Rows label={t('tasks')}>
      {tasks.map(({ id, title, members, deadline }) => {
        const day = dayWritten(deadline.slice(0, 10), language);
        return (
          <RowItem
            key={id}
            title={title}
            note={members.join(', ')}
            end={isSoon(deadline, now) ? <Tag tone="warning">{t('soon', { day })}</Tag> : t('due', { day })}
          />
        );
      })}
    </Rows>
  );
}
