// Tabs of the treasurer's counter pages: take a payment, receipts, cheques, booklets of paper receipts.

import { Row } from '@ebpls/ui';
import { Segmented } from '@ebpls/ui/lists';

import { addresses } from './addresses.ts';
import { useWords } from './counter-tabs.messages.ts';
import { TreasuryTabs } from './treasury-tabs.tsx';

const COUNTER_PARTS = ['take', 'receipts', 'cheques', 'forms'] as const;
type CounterPart = (typeof COUNTER_PARTS)[number];

/** The name of a part of the counter, for the title of its page. */
export function usePartName(part: CounterPart): string {
  return useWords()(part);
}

/** The treasurer's pages, and the parts of this one. */
export function CounterTabs({ current }: { readonly current: CounterPart }) {
  const t = useWords();
  return (
    <Row gap={4}>
      <TreasuryTabs current="counter" />
      <Segmented
        size="desk"
        label={t('parts')}
        value={current}
        options={COUNTER_PARTS.map((part) => ({
          value: part,
          label: t(part),
          to: part === 'take' ? addresses.counter : addresses.counterPart(part),
        }))}
      />
    </Row>
  );
}
