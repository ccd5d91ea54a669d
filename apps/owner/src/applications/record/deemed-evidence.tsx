import type { ClearanceItem } from '@ebpls/contracts';
import { dayWritten, momentWritten, Text, useLocale } from '@ebpls/ui';

import { useWords } from './record.messages.ts';

type DeemedClearance = NonNullable<ClearanceItem['deemed']>;

/** Evidence of a deemed approval: the days that the law counted, and when the office was notified of them. */
export function DeemedEvidence({ deemedClearance }: { readonly deemedClearance: DeemedClearance }) {
  const t = useWords();
  const locale = useLocale();
  const formatDay = (one: string): string => dayWritten(one, locale, { year: false });
  const { received_on, due_on, days_limit, paused_days, counted_days, reminders } = deemedClearance;
  return (
    <Text size="secondary" tone="muted">
      {t(days_limit === 1 ? 'deemed_days_one' : 'deemed_days', {
        received: formatDay(received_on),
        due: formatDay(due_on),
        limit: days_limit,
        counted: counted_days.map(formatDay).join(', '),
      })}
      {paused_days > 0 && ` ${t('deemed_paused', { count: paused_days })}`}
      {reminders
        .map(({ stage, at }) => ` ${t('deemed_reminder', { stage, when: momentWritten(at, locale) })}`)
        .join('')}
    </Text>
  );
}
