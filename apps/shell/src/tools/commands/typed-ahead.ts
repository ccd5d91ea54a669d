import { useEffect, useEffectEvent } from 'react';

interface TypedAhead {
  text: string;
  readonly onEscape: () => void;
}

let ahead: TypedAhead | undefined;

/**
 * Holds what is typed between the call of a field and the moment it has the focus. A menu that comes over a slow line, or
 * is drawn by a slow machine, loses no letter, and the single keys of a desk hear none of them.
 */
export function holdTyped(onEscape: () => void): void {
  ahead ??= { text: '', onEscape };
  addEventListener('keydown', hold, true);
}

/** Ends the holding; gives what was typed. */
export function takeTyped(): string {
  removeEventListener('keydown', hold, true);
  const text = ahead?.text ?? '';
  ahead = undefined;
  return text;
}

/** Gives what was typed to the field once it is there. */
export function useTypedAhead(begin: (typed: string) => void): void {
  const begun = useEffectEvent(() => begin(takeTyped()));
  useEffect(() => {
    begun();
  }, []);
}

function hold(event: KeyboardEvent): void {
  if (!ahead || event.ctrlKey || event.metaKey || event.altKey || !isTyped(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.key === 'Backspace') ahead.text = ahead.text.slice(0, -1);
  if (event.key.length === 1) ahead.text += event.key;
  if (event.key === 'Escape') {
    const { onEscape } = ahead;
    takeTyped();
    onEscape();
  }
}

/** Enter is held as well: what it would press is not in sight any more. */
const isTyped = (key: string): boolean => key.length === 1 || ['Backspace', 'Enter', 'Escape'].includes(key);
