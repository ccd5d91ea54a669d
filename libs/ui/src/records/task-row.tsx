import type { ReactNode } from 'react';

import { Icon, type IconName } from '../actions/icon.tsx';

interface TaskRowProps {
  readonly icon: IconName;
  readonly tone: 'danger' | 'warning' | 'info';
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** The amount and the date of the task. */
  readonly amount?: ReactNode;
  readonly date?: ReactNode;
  /** The button that begins the task. */
  readonly act: ReactNode;
}

/** One task of a reader: what to do, its amount and date, and the button that begins it. */
export function TaskRow({ icon, tone, title, note, amount, date, act }: TaskRowProps) {
  return (
    <li className={`eb-task ${tone}`}>
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        {note && <p>{note}</p>}
      </div>
      <div className="when">
        {amount && <b>{amount}</b>}
        {date && <span>{date}</span>}
      </div>
      <div className="act">{act}</div>
    </li>
  );
}
