// Shows days and instants in the reader's language and in Manila time.

import { type DayStyle, formatDay, formatInstant } from '@ebpls/contracts';

import { useLocale } from '../words/words.ts';

// Former names of the two formatters; there is one implementation (decision 0070).
export { formatDay as dayWritten, formatInstant as momentWritten } from '@ebpls/contracts';
export type { DayStyle } from '@ebpls/contracts';

/** A calendar day for the reader. */
export function DayText({ day, ...style }: { readonly day: string } & DayStyle) {
  return (
    <time dateTime={day} className="eb-nowrap">
      {formatDay(day, useLocale(), style)}
    </time>
  );
}

/** A moment for the reader, in Manila time wherever the reader is. */
export function MomentText({ at, ...style }: { readonly at: string } & DayStyle) {
  return (
    <time dateTime={at} className="eb-nowrap">
      {formatInstant(at, useLocale(), style)}
    </time>
  );
}
