import { type ReactNode, useEffect, useRef } from 'react';

export interface StepFocusProps {
  readonly at: string;
  /** It takes the focus at once, because the button that led here is gone. */
  readonly isNew?: boolean;
  readonly children: ReactNode;
}

/** The focus goes along from step to step: the button that was pressed goes with its step. */
export function StepFocus({ at, isNew = false, children }: StepFocusProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(isNew ? '' : at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
