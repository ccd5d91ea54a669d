import { Row } from '@ebpls/ui';
import { Segmented } from '@ebpls/ui/lists';

import { addresses } from './addresses.ts';
import { useWords } from './treasury-tabs.messages.ts';

const TREASURY_PAGES = [
  'online',
  'counter',
  'collections',
  'disputes',
  'fraud_findings',
  'refunds',
  'reports',
] as const;
type TreasuryPage = (typeof TREASURY_PAGES)[number];

const TO: Readonly<Record<TreasuryPage, string>> = {
  online: addresses.payments,
  counter: addresses.counter,
  collections: addresses.collections,
  disputes: addresses.disputes,
  fraud_findings: addresses.fraudFindings,
  refunds: addresses.refunds,
  reports: addresses.reports,
};

/** The treasurer's pages as tabs: the side menu keeps the entries of the specification. */
export function TreasuryTabs({ current }: { readonly current: TreasuryPage }) {
  const t = useWords();
  return (
    <Row>
      <Segmented
        label={t('label')}
        value={current}
        options={TREASURY_PAGES.map((page) => ({ value: page, label: t(page), to: TO[page] }))}
      />
    </Row>
  );
}
