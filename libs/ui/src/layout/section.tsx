import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';

import { Boundary } from '../states/boundary.tsx';
import { useNarrow } from './use-media-query.ts';

/** Properties of a titled section of a page. */
export interface SectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  readonly level?: 2 | 3 | undefined;
  readonly id?: string | undefined;
  /** Below the first screen: the browser lays it out when it comes near. */
  readonly isDeferred?: boolean | undefined;
  /** Below the desk width it is one line until someone opens it; `always` at every width. */
  readonly folds?: boolean | 'always' | undefined;
  /** Of several folded sections the first may be open. */
  readonly startsOpen?: boolean | undefined;
  /** Summary of the content in that one line: `3 of 5 approved`. */
  readonly brief?: ReactNode;
}

/** A part of a page, separated by space and a heading, not by a box. An error in it leaves the other parts usable. */
export function Section(props: SectionProps) {
  const isNarrow = useNarrow();
  return props.folds === 'always' || (props.folds && isNarrow) ? (
    <FoldedSection {...props} />
  ) : (
    <OpenSection {...props} />
  );
}

function OpenSection({ title, hint, actions, children, level = 2, id, isDeferred }: SectionProps) {
  const heading = useId();
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} aria-labelledby={heading} className={`eb-section l${level}${isDeferred ? ' deferred' : ''}`}>
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

/** The browser's own disclosure: it opens by key, is found by the page's search, and is open in print. */
function FoldedSection({ title, hint, actions, children, level = 2, id, brief, startsOpen }: SectionProps) {
  const heading = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    return openOnPrint(fold.current);
  }, []);
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} aria-labelledby={heading} className={`eb-section l${level} folds`}>
      <details ref={fold} open={startsOpen}>
        <summary>
          <Tag id={heading}>{title}</Tag>
          {brief && <span className="brief">{brief}</span>}
        </summary>
        {(hint || actions) && (
          <div className="head">
            {hint && <span className="hint">{hint}</span>}
            {actions && <div className="acts">{actions}</div>}
          </div>
        )}
        <Boundary part={title} shows={title}>
          {children}
        </Boundary>
      </details>
    </section>
  );
}

/** A folded section would be missing in print, where nobody can open it. Also the ref of the fold. */
export function openOnPrint(fold: HTMLDetailsElement | null): () => void {
  let openedForPrint = false;
  const open = (): void => {
    openedForPrint = fold?.open === false;
    if (openedForPrint && fold) fold.open = true;
  };
  const close = (): void => {
    if (openedForPrint && fold) fold.open = false;
    openedForPrint = false;
  };
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
  return () => {
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', close);
  };
}
