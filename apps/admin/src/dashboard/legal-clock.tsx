import type { AdminDashboard } from '@ebpls/contracts';
import { RowCard } from '@ebpls/desk';
import { Section, Table, type TableColumn, Tag, Text, TextLink } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { useWords } from './dashboard-words.ts';

type Office = AdminDashboard['offices'][number];

/** Which office holds how much, and how long (RA 11032). */
export function LegalClock({ offices }: { readonly offices: readonly Office[] }) {
  const t = useWords();
  const total = (field: 'open' | 'due_today' | 'overdue' | 'with_owner'): number =>
    offices.reduce((all, office) => all + office[field], 0);
  return (
    <Section title={t('clock')} hint={t('clock_hint')}>
      <Table
        caption={t('clock')}
        density="compact"
        columns={useColumns()}
        rows={offices}
        rowKey={({ office }) => office}
        card={cardOf}
        foot={{
          office: t('all'),
          open: total('open'),
          due_today: total('due_today'),
          overdue: total('overdue'),
          with_owner: total('with_owner'),
        }}
      />
    </Section>
  );
}

const none = (count: number) => (count === 0 ? '–' : count);

function useColumns(): TableColumn<Office>[] {
  const t = useWords();
  return [
    { key: 'office', header: t('office'), cell: ({ title }) => title },
    { key: 'open', header: t('col_open'), align: 'end', cell: ({ open }) => none(open) },
    { key: 'due_today', header: t('due_today'), align: 'end', cell: ({ due_today }) => none(due_today) },
    { key: 'overdue', header: t('overdue'), align: 'end', cell: ({ overdue }) => <Late count={overdue} /> },
    { key: 'with_owner', header: t('with_owner'), align: 'end', cell: ({ with_owner }) => none(with_owner) },
    { key: 'median', header: t('median'), align: 'end', cell: ({ median_days }) => median_days ?? '–' },
    {
      key: 'oldest',
      header: t('oldest'),
      align: 'end',
      cell: ({ oldest }) => (oldest === null ? '–' : <TextLink to={addresses.transaction(oldest)}>{oldest}</TextLink>),
    },
  ];
}

function Late({ count }: { readonly count: number }) {
  return count === 0 ? (
    '–'
  ) : (
    <Text as="span" tone="danger" weight="bold">
      {count}
    </Text>
  );
}

const cardOf = (office: Office) => <OfficeCard office={office} />;

function OfficeCard({ office: { title, open, due_today, overdue } }: { readonly office: Office }) {
  const t = useWords();
  return (
    <RowCard
      title={title}
      note={t('card_note', { open, due_today })}
      end={overdue > 0 ? <Tag tone="danger">{t('card_overdue', { count: overdue })}</Tag> : undefined}
    />
  );
}
