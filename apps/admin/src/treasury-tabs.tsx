import { defineWords } from '@ebpls/remote-kit';
import { Row, Segmented } from '@ebpls/ui';

import { addresses } from './addresses.ts';

const { useWords } = defineWords('admin-treasury-tabs', {
  en: {
    label: 'Treasury',
    online: 'Online payments',
    counter: 'Counter',
    collections: 'Collections and deposits',
    refunds: 'Refund claims',
    reports: 'Reports',
  },
  fil: {
    label: 'Ingat-yaman',
    online: 'Mga bayad online',
    counter: 'Kaha',
    collections: 'Koleksiyon at deposito',
    refunds: 'Mga claim ng refund',
    reports: 'Mga ulat',
  },
});

const PAGES = ['online', 'counter', 'collections', 'refunds', 'reports'] as const;
type TreasuryPage = (typeof PAGES)[number];

const TO: Readonly<Record<TreasuryPage, string>> = {
  online: addresses.payments,
  counter: addresses.counter,
  collections: addresses.collections,
  refunds: addresses.refunds,
  reports: addresses.reports,
};

/** The treasurer's rooms, one step from each other: the side menu keeps the entries that the specification names. */
export function TreasuryTabs({ current }: { readonly current: TreasuryPage }) {
  const t = useWords();
  return (
    <Row>
      <Segmented
        label={t('label')}
        value={current}
        options={PAGES.map((page) => ({ value: page, label: t(page), to: TO[page] }))}
      />
    </Row>
  );
}
