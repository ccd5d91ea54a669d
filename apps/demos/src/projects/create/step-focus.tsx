import { type ReactNode, useEffect, useRef } from 'react';

export interface StepFocusProps {
  readonly at: string;
  readonly isNew?: boolean; // Takes the focus at once, because the button that led here is removed.
  readonly children: ReactNode;
}

/** Moves the focus from step to step: the pressed button is removed with its step. */
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
