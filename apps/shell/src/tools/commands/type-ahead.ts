import { useEffect, useEffectEvent } from 'react';

interface TypeAheadBuffer {
  text: string;
  readonly onEscape: () => void;
}

let typeAheadBuffer: TypeAheadBuffer | undefined;

/**
 * Holds what is typed between the call of a field and the moment it has the focus. A menu that comes over a slow line, or
 * is drawn by a slow machine, loses no letter, and the single keys of a desk hear none of them.
 */
export function holdTyped(onEscape: () => void): void {
  typeAheadBuffer ??= { text: '', onEscape };
  addEventListener('keydown', bufferKey, true);
}

/** Ends the holding; gives what was typed. */
export function takeTyped(): string {
  removeEventListener('keydown', bufferKey, true);
  const text = typeAheadBuffer?.text ?? '';
  typeAheadBuffer = undefined;
  return text;
}

/** Gives what was typed to the field once it is there. */
export function useTypeAhead(begin: (text: string) => void): void {
  const beginWithTyped = useEffectEvent(() => begin(takeTyped()));
  useEffect(() => {
    beginWithTyped();
  }, []);
}

function bufferKey(event: KeyboardEvent): void {
  if (!typeAheadBuffer || event.ctrlKey || event.metaKey || event.altKey || !isTyped(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.key === 'Backspace') typeAheadBuffer.text = typeAheadBuffer.text.slice(0, -1);
  if (event.key.length === 1) typeAheadBuffer.text += event.key;
  if (event.key === 'Escape') {
    const { onEscape } = typeAheadBuffer;
    takeTyped();
    onEscape();
  }
}

/** Enter is held as well: what it would press is not in sight any more. */
const isTyped = (key: string): boolean => key.length === 1 || ['Backspace', 'Enter', 'Escape'].includes(key);
