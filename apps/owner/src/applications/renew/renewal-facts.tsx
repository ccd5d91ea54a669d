import type { Renewal } from '@ebpls/contracts';
import { Facts, Text } from '@ebpls/ui';

import { useWords } from './renew.messages.ts';

/** Facts of the business for this year's renewal, each with a note that it equals last year's. */
export function RenewalFacts({ renewal: { facts, former_year } }: { readonly renewal: Renewal }) {
  const t = useWords();
  return (
    <Facts
      items={facts.map(({ fact, now, before, is_same }) => ({
        label: t(`fact_${fact}`),
        value: (
          <>
            {now || '–'}
            <Text tone="muted" size="secondary">
              {is_same ? t('same', { former: former_year }) : `${former_year}: ${before}`}
            </Text>
          </>
        ),
      }))}
    />
  );
}
