import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 1023px)';

function subscribeToWidth(listener: () => void): () => void {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Returns whether the window is as narrow as a phone now, for a loader that needs to know which panes are in view. */
export function isNarrow(): boolean {
  return window.matchMedia?.(NARROW).matches ?? false;
}

/** True below the desk width, where there is no space for content beside the page; for layouts that CSS alone cannot fold. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribeToWidth, isNarrow, () => false);
}
