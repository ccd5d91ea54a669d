import { useEffect, useEffectEvent } from 'react';

interface TypeAheadBuffer {
  text: string;
  readonly onEscape: () => void;
}

let typeAheadBuffer: TypeAheadBuffer | undefined;

/**
 * Buffers keys between the opening of a field and its focus. A menu that loads over a slow connection, or renders on a
 * slow machine, loses no character, and the single-key shortcuts of a desk receive none of them.
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
