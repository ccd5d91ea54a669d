import type { ReactNode } from 'react';

import { Icon } from '../actions/icon.tsx';

export interface FormBarProps {
  /** What is saved, e.g. "Saved 10:42"; announced when it changes. */
  readonly savedState?: ReactNode;
  readonly back?: ReactNode;
  /** The act that goes on, last. */
  readonly children: ReactNode;
}

/** The bar at the foot of a form: what is saved, back, and the way on. */
export function FormBar({ savedState, back, children }: FormBarProps) {
  return (
    <div className="eb-formbar">
      <output className="saved">
        {savedState && <Icon name="check" size={16} />}
        {savedState}
      </output>
      <div className="acts">
        {back}
        {children}
      </div>
    </div>
  );
}
