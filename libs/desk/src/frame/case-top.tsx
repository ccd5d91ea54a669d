import type { ReactNode } from 'react';
import { useEffect } from 'react';

import { isDialogOpen } from './keys/desk-keys.ts';

const TOP = 'data-case-top';

/**
 * Gives a focus that was lost, with a button that left or a question that closed, to the top of the open case. Nothing
 * is focused when a page opens, and it is left so until somebody presses something.
 */
export function restoreFocus(): void {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body;
  const isUsed = navigator.userActivation?.hasBeenActive === true;
  if (isUsed && isLost && !isDialogOpen())
    document.querySelector<HTMLElement>(`[${TOP}]`)?.focus({ preventScroll: true });
}

/** The top of the open case: it takes the focus when the focused element is removed, instead of the page's head. */
export function CaseTop({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  // After every drawing: a decision takes its buttons away, another case brings another top.
  useEffect(() => {
    restoreFocus();
  });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would announce a form
    <div role="group" aria-label={name} tabIndex={-1} style={{ outline: 'none' }} {...{ [TOP]: '' }}>
      {children}
    </div>
  );
}
