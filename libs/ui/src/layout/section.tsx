import type { ReactNode } from 'react';
import { useId } from 'react';

import { Boundary } from '../states/boundary.tsx';

export interface SectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  readonly level?: 2 | 3 | undefined;
  readonly id?: string | undefined;
  /** Only its heading is seen until it is opened; for long matter on a phone. */
  readonly folds?: boolean | undefined;
}

/** A matter of a page, told apart by space and a heading, not by a box. It falls alone. */
export function Section({ title, hint, actions, children, level = 2, id, folds = false }: SectionProps) {
  const heading = useId();
  const Tag = level === 2 ? 'h2' : 'h3';
  if (folds)
    return (
      <section id={id} aria-labelledby={heading} className={`eb-section l${level} folds`}>
        <details>
          <summary>
            <Tag id={heading}>{title}</Tag>
            {hint && <span className="hint">{hint}</span>}
          </summary>
          <Boundary part={title} shows={title}>
            {children}
          </Boundary>
          {actions && <div className="acts">{actions}</div>}
        </details>
      </section>
    );
  return (
    <section id={id} aria-labelledby={heading} className={`eb-section l${level}`}>
      <div className="head">
        <Tag id={heading}>{title}</Tag>
        {hint && <span className="hint">{hint}</span>}
        {actions && <div className="acts">{actions}</div>}
      </div>
      <Boundary part={title} shows={title}>
        {children}
      </Boundary>
    </section>
  );
}
