import type { ClearanceItem } from '@ebpls/contracts';
import { dayWritten, momentWritten, useLocale } from '@ebpls/ui';

import { useWords } from './deemed.messages.ts';

/** The evidence of a deemed approval, in rows of versions before migration 0200. */
export function DeemedEvidence({
  deemedClearance,
}: {
  readonly deemedClearance: NonNullable<ClearanceItem['deemed']>;
}) {
  const t = useWords();
  const locale = useLocale();
  const day = (one: string): string => dayWritten(one, locale, { year: false });
  const { ground, received_on, due_on, days_limit, paused_days, counted_days, reminders } = deemedClearance;
  return (
    <>
      {t(days_limit === 1 ? 'days_one' : 'days', {
        ground,
        received: day(received_on),
        due: day(due_on),
        limit: days_limit,
        counted: counted_days.map(day).join(', '),
      })}
      {paused_days > 0 && ` ${t('paused', { count: paused_days })}`}
      {reminders.length === 0
        ? ` ${t('no_reminder')}`
        : reminders.map(({ stage, at }) => ` ${t('reminder', { stage, when: momentWritten(at, locale) })}`).join('')}
    </>
  );
}
