// Shows how long an application waits, and how many days the office has left for its next act.

import { type AssessmentRow, formatAge } from '@ebpls/contracts';
import { DaysMeter, type DaysMeterProps, Text, useLocale } from '@ebpls/ui';

import { useWords } from '../messages/pending.messages.ts';
import { hasRunningClock } from './legal-clock.ts';

const STATES_WITH_TEXT = ['SUBMITTED', 'RETURNED', 'FOR_PAYMENT', 'PAID', 'FOR_SIGNATURE'] as const;
/** States whose next decision has a limit of its own, beside the legal clock. */
const ACT_STATES: ReadonlySet<AssessmentRow['state']> = new Set(['SUBMITTED', 'PAID']);

/** Whether the waiting time is a sentence that begins with the state, as in `Paid 2 days ago`. */
export function hasPendingText(row: AssessmentRow): boolean {
  const hasText = STATES_WITH_TEXT.some((state) => state === row.state);
  return hasText && row.waited_minutes !== null && !hasRunningClock(row);
}

/** Working days of the municipality for each of these decisions (T1, T6). */
const ACT_LIMIT_DAYS = 1;

interface PendingTimeProps extends Pick<DaysMeterProps, 'inline'> {
  readonly row: AssessmentRow;
  readonly part: NonNullable<DaysMeterProps['part']>;
}

/**
 * The legal clock of an application. Without one the words are the days left for the office's next act, and the cells how
 * long it waits: `Filed 2 h ago`.
 */
export function PendingTime({ row, inline, part }: PendingTimeProps) {
  if (hasRunningClock(row))
    return (
      <DaysMeter
        used={row.days_used}
        limit={row.days_limit}
        stopped={row.is_paused && (row.days_left ?? 0) >= 0}
        inline={inline}
        part={part}
      />
    );
  return part === 'words' ? <ActDays row={row} /> : <Age row={row} />;
}

/** Working days that the office has left for its next act, in the words of the legal clock. */
function ActDays({ row: { state, days_left } }: { readonly row: AssessmentRow }) {
  if (!ACT_STATES.has(state) || days_left === null) return null;
  return <DaysMeter used={ACT_LIMIT_DAYS - days_left} limit={ACT_LIMIT_DAYS} part="words" />;
}

function Age({ row }: { readonly row: AssessmentRow }) {
  const t = useWords();
  const locale = useLocale();
  const textState = STATES_WITH_TEXT.find((candidate) => candidate === row.state);
  if (textState === undefined || row.waited_minutes === null) return null;
  return (
    <Text as="span" size="caption" tone={getDaysTone(row)}>
      {t(`since_${textState}`, { age: formatAge(row.waited_minutes, locale) })}
    </Text>
  );
}

function getDaysTone({ days_left }: AssessmentRow): 'danger' | 'warning' | 'muted' {
  if (days_left === null || days_left > 0) return 'muted';
  return days_left < 0 ? 'danger' : 'warning';
}
