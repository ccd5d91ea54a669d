import type { StatementRow } from '@ebpls/contracts';
import { dayWritten, Text, useLocale } from '@ebpls/ui';

import { useWords } from './payment.messages.ts';

/** Which holidays, weekends and days of suspended work moved a due day. */
export function MovedDue({ moved }: Pick<StatementRow, 'moved'>) {
  const t = useWords();
  const locale = useLocale();
  if (moved === undefined) return null;
  const days = moved.closed.map(({ day, name }) =>
    t('soa_closed_day', { day: dayWritten(day, locale, { year: false }), name: name ?? t('soa_weekend') }),
  );
  return (
    <Text as="div" tone="muted" size="secondary">
      {t('soa_moved', { from: dayWritten(moved.from, locale), days: days.join(', ') })}
    </Text>
  );
}
