// Shows how long an application waits, and how many days the office has left for its next act.

import { type AssessmentRow, formatAge } from '@ebpls/contracts';
import { DaysMeter, type DaysMeterProps, Text, useLocale } from '@ebpls/ui';

import { useWords } from '../messages/pending.messages.ts';
import { hasRunningClock } from './legal-clock.ts';

const STATES_WITH_TEXT = ['SUBMITTED', 'RETURNED', 'FOR_PAYMENT', 'PAID', 'FOR_SIGNATURE'] as const;
/** Decisions with a limit of their own, beside the legal clock. */
const ACT_BY_STATE: Partial<Record<AssessmentRow['state'], 'accept' | 'release'>> = {
  SUBMITTED: 'accept',
  PAID: 'release',
};

/** Whether the waiting time is a sentence that begins with the state, as in `Paid 2 days ago`. */
export function hasPendingText(row: AssessmentRow): boolean {
  const hasText = STATES_WITH_TEXT.some((state) => state === row.state);
  return hasText && row.waited_minutes !== null && !hasRunningClock(row);
}

/** Working days of the municipality for each of these decisions (T1, T6). */
const ACT_LIMIT_DAYS = 1;

interface PendingTimeProps extends Pick<DaysMeterProps, 'inline' | 'part'> {
  readonly row: AssessmentRow;
}

/** The legal clock of an application, or its waiting time and that of the office: `Filed 2 h ago, 1 day left to accept`. */
export function PendingTime({ row, inline, part }: PendingTimeProps) {
  const age = useAge(row);
  const left = useLeft(row);
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
  if (part === 'words') return <ActDays row={row} />;
  const sentence = [age, part === 'cells' ? undefined : left].filter((text) => text !== undefined).join(', ');
  return sentence === '' ? null : (
    <Text as="span" size="caption" tone={getDaysTone(row)}>
      {sentence}
    </Text>
  );
}

/** Working days that the office has left for its next act, in the words of the legal clock. */
function ActDays({ row: { state, days_left } }: { readonly row: AssessmentRow }) {
  if (ACT_BY_STATE[state] === undefined || days_left === null) return null;
  return <DaysMeter used={ACT_LIMIT_DAYS - days_left} limit={ACT_LIMIT_DAYS} part="words" />;
}

function useAge({ state, waited_minutes }: AssessmentRow): string | undefined {
  const t = useWords();
  const locale = useLocale();
  const known_state = STATES_WITH_TEXT.find((textState) => textState === state);
  return known_state === undefined || waited_minutes === null
    ? undefined
    : t(`since_${known_state}`, { age: formatAge(waited_minutes, locale) });
}

function useLeft({ state, days_left }: AssessmentRow): string | undefined {
  const t = useWords();
  const act = ACT_BY_STATE[state];
  if (act === undefined || days_left === null) return undefined;
  if (days_left === 0) return t(`${act}_today`);
  return days_left > 0 ? t(`${act}_left`, { count: days_left }) : t(`${act}_late`, { count: -days_left });
}

function getDaysTone({ days_left }: AssessmentRow): 'danger' | 'warning' | 'muted' {
  if (days_left === null || days_left > 0) return 'muted';
  return days_left < 0 ? 'danger' : 'warning';
}
