import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { IconName } from '../actions/icon.tsx';
import { Icon } from '../actions/icon.tsx';
import { useNarrow } from '../layout/use-media-query.ts';
import { useWords } from '../words/words.ts';

/** One open task of a person, with a link to it. */
export interface Task {
  readonly label: string;
  readonly to?: string | undefined;
  readonly state: 'done' | 'now' | 'open' | 'error';
  /** Instead of the word of its state: `2 of 3`. */
  readonly hint?: ReactNode;
}

const TASK_ICONS: Record<Task['state'], IconName> = {
  done: 'check-circle',
  now: 'clock',
  open: 'dashed',
  error: 'alert',
};
const TASK_TONES: Record<Task['state'], string> = { done: 'success', now: 'primary', open: 'muted', error: 'danger' };

interface TaskListProps {
  readonly items: readonly Task[];
  readonly label?: string | undefined;
}

function TaskLines({ items }: TaskListProps) {
  const words = useWords();
  return (
    <ol className="eb-tasks">
      {items.map(({ label, to, state, hint }) => (
        <li key={label} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={`mark t-${TASK_TONES[state]}`}>
            <Icon name={TASK_ICONS[state]} />
          </span>
          {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
          <small>{hint ?? words(`task.${state}`)}</small>
        </li>
      ))}
    </ol>
  );
}

/** The steps of a form and how far each has come; on a phone one line that opens. */
export function TaskList({ items, label }: TaskListProps) {
  const words = useWords();
  const isNarrow = useNarrow();
  if (!isNarrow)
    return (
      <nav aria-label={label}>
        <TaskLines items={items} />
      </nav>
    );
  const currentPlace = items.findIndex(({ state }) => state === 'now');
  return (
    <nav aria-label={label}>
      <details className="eb-steps-short">
        <summary>
          <span>{words('task.step', { step: currentPlace + 1, of: items.length })}</span>
          <span className="all">{words('task.all')}</span>
          <span className="cells" aria-hidden>
            {items.map(({ label: name, state }) => (
              <i key={name} className={state} />
            ))}
          </span>
        </summary>
        <TaskLines items={items} />
      </details>
    </nav>
  );
}
