import { defineWords } from '@ebpls/remote-kit';
import { Row, Segmented } from '@ebpls/ui';

import { addresses } from './addresses.ts';
import { TreasuryTabs } from './treasury-tabs.tsx';

const { useWords } = defineWords('admin.counter_tabs', {
  en: {
    parts: 'Parts of the counter',
    take: 'Take a payment',
    receipts: 'Receipts',
    cheques: 'Cheques and red flags',
    forms: 'Paper forms',
  },
  fil: {
    parts: 'Mga bahagi ng kaha',
    take: 'Tumanggap ng bayad',
    receipts: 'Mga resibo',
    cheques: 'Mga tseke at red flag',
    forms: 'Mga papel na form',
  },
});

const PARTS = ['take', 'receipts', 'cheques', 'forms'] as const;
type CounterPart = (typeof PARTS)[number];

/** The name of a part of the counter, for the title of its page. */
export function usePartName(part: CounterPart): string {
  return useWords()(part);
}

/** The treasurer's rooms, and the parts of this one. */
export function CounterTabs({ current }: { readonly current: CounterPart }) {
  const t = useWords();
  return (
    <Row gap={4}>
      <TreasuryTabs current="counter" />
      <Segmented
        size="desk"
        label={t('parts')}
        value={current}
        options={PARTS.map((part) => ({
          value: part,
          label: t(part),
          to: part === 'take' ? addresses.counter : addresses.counterPart(part),
        }))}
      />
    </Row>
  );
}
