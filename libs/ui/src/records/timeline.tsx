import type { ReactNode } from 'react';

import { MomentText } from '../amounts/time.tsx';
import { NumberedText } from '../layout/text.tsx';
import type { Tone } from '../theme/tokens.ts';

/** One event of a case in its timeline. */
export interface TimelineEntry {
  readonly key?: string | number | undefined;
  /** ISO instant. */
  readonly at?: string | undefined;
  /** Words instead of the instant: Waiting, After that. */
  readonly when?: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly tone?: Tone | undefined;
  /** A future event, drawn as a ring. */
  readonly planned?: boolean | undefined;
}

/** Events, the latest first. */
export function Timeline({
  entries,
  label,
}: {
  readonly entries: readonly TimelineEntry[];
  readonly label?: string | undefined;
}) {
  return (
    <ol className="eb-timeline" aria-label={label}>
      {entries.map(({ key, at, when, title, note, tone = 'success', planned }, place) => (
        <li key={key ?? `${at ?? ''} ${place}`} className={`t-${tone}${planned ? ' planned' : ''}`}>
          <span className="at">{when ?? (at !== undefined && <MomentText at={at} weekday year={false} />)}</span>
          <b>{typeof title === 'string' ? <NumberedText>{title}</NumberedText> : title}</b>
          {note && <div className="note">{note}</div>}
        </li>
      ))}
    </ol>
  );
}
