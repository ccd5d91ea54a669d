// Shows how many working days of a legal time limit are used or left.

import type { Tone } from '../theme/tokens.ts';
import { useWords } from '../words/words.ts';

type MeterTexts = ReturnType<typeof useWords>;

/** Above this number, a row of one cell for each day would be too long; the words alone remain. */
const MAX_CELLS = 20;

/** Properties of the meter of working days used of a legal time limit. */
export interface DaysMeterProps {
  /** Working days used so far. */
  readonly used: number;
  /** Working days allowed by the Citizen's Charter (RA 11032). */
  readonly limit: number;
  /** The clock is stopped while the owner has to act. */
  readonly stopped?: boolean | undefined;
  /** Finished: the days it took, no longer a countdown. */
  readonly done?: boolean | undefined;
  readonly tone?: Tone | undefined;
  /** On the same line as other text. */
  readonly inline?: boolean | undefined;
  /** For layouts that separate words and cells; the words are never left out. */
  readonly part?: 'words' | 'cells' | undefined;
}

function formatCountdown(words: MeterTexts, daysLeft: number): string {
  if (daysLeft < 0) return daysLeft === -1 ? words('days.late.one') : words('days.late', { count: -daysLeft });
  if (daysLeft === 0) return words('days.due');
  return daysLeft === 1 ? words('days.left.one') : words('days.left', { count: daysLeft });
}

function formatDaysUsed(words: MeterTexts, usedDays: number): string {
  if (usedDays < 1) return words('days.same_day');
  return usedDays === 1 ? words('days.duration.one') : words('days.duration', { count: usedDays });
}

function toneFor(daysLeft: number): Tone {
  if (daysLeft < 0) return 'danger';
  return daysLeft === 0 ? 'warning' : 'info';
}

function Cells({ used, limit }: { readonly used: number; readonly limit: number }) {
  if (limit < 1 || limit > MAX_CELLS) return null;
  return (
    <span className={limit > 4 ? 'cells many' : 'cells'} aria-hidden>
      {Array.from({ length: limit }, (_, day) => (
        <i key={day} className={day < used ? 'on' : ''} />
      ))}
    </span>
  );
}

/**
 * One cell for each working day of the limit, filled for each used; always with words. A stopped clock has words only, and
 * so has a part that was decided on its first day: an empty row of cells would read as no day left.
 */
export function DaysMeter({ inline = false, part, ...clock }: DaysMeterProps) {
  const words = useWords();
  const { used, limit, stopped, done } = clock;
  const hasCells = !stopped && !(done && used < 1);
  const look = ['eb-days', getMeterColor(clock), inline && 'inline'].filter(Boolean).join(' ');
  return (
    <span className={look} title={stopped ? undefined : words('days.used', { used, limit })}>
      {part !== 'cells' && <MeterText {...clock} />}
      {part !== 'words' && hasCells && <Cells used={used} limit={limit} />}
    </span>
  );
}

function getMeterColor({ used, limit, stopped, done, tone }: DaysMeterProps): string | undefined {
  if (stopped) return undefined;
  return `t-${tone ?? (done ? 'success' : toneFor(limit - used))}`;
}

function MeterText({ used, limit, stopped, done }: DaysMeterProps) {
  const words = useWords();
  if (stopped) return words('days.stopped');
  return <span className="content">{done ? formatDaysUsed(words, used) : formatCountdown(words, limit - used)}</span>;
}
