import type { ReactNode } from 'react';

import { VisuallyHidden } from '../layout/text.tsx';
import { useWords } from '../words/words.ts';

export interface Stage {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly state: 'done' | 'now' | 'next';
}

/** The stages of a case in a line, with the current one marked. */
export function StageLine({ stages }: { readonly stages: readonly Stage[] }) {
  const words = useWords();
  return (
    <ol className="eb-stages">
      {stages.map(({ label, hint, state }) => (
        <li key={label} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="name">{label}</span>
          <VisuallyHidden>{`, ${words(`stage.${state}`)}`}</VisuallyHidden>
          {hint && <small>{hint}</small>}
        </li>
      ))}
    </ol>
  );
}
