// Buffers the keys that are pressed before a field has loaded.

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

/** Ends the buffering and returns the typed text. */
export function takeTyped(): string {
  removeEventListener('keydown', bufferKey, true);
  const text = typeAheadBuffer?.text ?? '';
  typeAheadBuffer = undefined;
  return text;
}

/** Passes the typed text to the field once it is rendered. */
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

/** Enter is buffered as well: the element that it would press is covered by then. */
const isTyped = (key: string): boolean => key.length === 1 || ['Backspace', 'Enter', 'Escape'].includes(key);
