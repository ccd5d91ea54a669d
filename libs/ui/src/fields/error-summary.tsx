import type { MouseEvent } from 'react';
import { useEffect, useId, useRef } from 'react';

import { useWords } from '../words/words.ts';

export interface FieldProblem {
  /** Id of the control; fields take their name as id. */
  readonly field_id: string;
  readonly message: string;
}

/** Moves to the control, not to the address bar. */
function goTo(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  const control = document.getElementById(fieldId);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** What must be put right, on top of the form. Takes focus whenever a new set of errors arrives; empty lists show nothing. */
export function ErrorSummary({
  errors,
  title,
}: {
  readonly errors: readonly FieldProblem[];
  readonly title?: string | undefined;
}) {
  const words = useWords();
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  const told = errors.map(({ field_id, message }) => `${field_id} ${message}`).join('\n');

  useEffect(() => {
    if (told === '') return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [told]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" aria-labelledby={heading} tabIndex={-1} className="eb-errors">
      <h2 id={heading}>{title ?? words('errors.title')}</h2>
      <ul>
        {errors.map(({ field_id, message }) => (
          <li key={`${field_id} ${message}`}>
            <a href={`#${field_id}`} onClick={(event) => goTo(event, field_id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
