// Top of an open case, which receives the keyboard focus when the button or dialog that had it is removed.

import { type ReactNode, useEffect } from 'react';

import { isDialogOpen } from './keys/desk-keys.ts';

const TOP = 'data-case-top';

/**
 * Moves a lost keyboard focus, after a button or dialog was removed, to the top of the open case. A page opens without
 * a focus and keeps none until the first user activation.
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
