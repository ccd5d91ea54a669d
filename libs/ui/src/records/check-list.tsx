import type { ReactNode } from 'react';

import type { IconName } from '../actions/icon.tsx';
import { Icon } from '../actions/icon.tsx';

/** Properties of one item of a checklist with its answer. */
export interface CheckItemProps {
  readonly label: ReactNode;
  /** Compliant, not compliant, does not apply; undefined is not answered yet. */
  readonly answer?: 'yes' | 'no' | 'not_applicable' | undefined;
  /** The answer in words, at the end of the line. */
  readonly answerText?: ReactNode;
  readonly note?: ReactNode;
  /** The one the keys answer now. */
  readonly current?: boolean | undefined;
  /** Puts the keys on this line. */
  readonly onChoose?: (() => void) | undefined;
  /** The buttons that answer it. */
  readonly children?: ReactNode;
}

const ANSWER_STYLES: Record<string, { icon: IconName; tone: string }> = {
  yes: { icon: 'check', tone: 'success' },
  no: { icon: 'close', tone: 'danger' },
  not_applicable: { icon: 'minus', tone: 'muted' },
  open: { icon: 'dashed', tone: 'muted' },
};

/** The items that an office checks, one line each. */
export function CheckList({ children, label }: { readonly children?: ReactNode; readonly label?: string | undefined }) {
  return (
    <ul className="eb-checks" aria-label={label}>
      {children}
    </ul>
  );
}

/** One line of a checklist. */
export function CheckItem({ label, answer, answerText, note, current, onChoose, children }: CheckItemProps) {
  const { icon, tone } = ANSWER_STYLES[answer ?? 'open'] ?? { icon: 'dashed', tone: 'muted' };
  return (
    <li aria-current={current ? 'true' : undefined}>
      <span className={`t-${tone}`}>
        <Icon name={icon} size={16} />
      </span>
      <span className="content">
        {onChoose && !current ? (
          <button type="button" className="choose" onClick={onChoose}>
            {label}
          </button>
        ) : (
          label
        )}
        {note && <small>{note}</small>}
      </span>
      {answerText && <span className={`answer t-${tone}`}>{answerText}</span>}
      {children && <div className="acts">{children}</div>}
    </li>
  );
}
