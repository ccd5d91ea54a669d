import { useEffectEvent, useLayoutEffect } from 'react';

/** Keyboard shortcuts of a desk: the action of each key; a key without an action is ignored. */
export type DeskKeys = Readonly<Record<string, (() => void) | undefined>>;

const TYPING = 'input, textarea, select, [contenteditable="true"]';

/**
 * Single keys of a desk. They are off while a field has the focus, while a dialog is open, and with any modifier. `isHere`
 * is evaluated at each press: a key with another meaning elsewhere is left to that place.
 */
export function useDeskKeys(keys: DeskKeys, isHere: () => boolean = () => true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    // Last, because it looks through the whole document, and a desk listens in a dozen places.
    if (!act || !isHere() || isBusyElsewhere(event.target)) return;
    event.preventDefault();
    act();
  });
  // Before the first paint: a person who sees a button with its key can press it.
  useLayoutEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Whether the focus is in the pane of the documents. */
export function isInDocuments(): boolean {
  return document.activeElement?.closest('.pane.documents') != null;
}

const QUESTION = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], dialog[open]';

/** Whether a question is open over the desk. */
export function isDialogOpen(): boolean {
  return document.querySelector(QUESTION) !== null;
}

function isBusyElsewhere(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true;
  return target instanceof Element && target.closest(TYPING) !== null;
}
