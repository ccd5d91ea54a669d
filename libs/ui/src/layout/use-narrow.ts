import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 1023px)';

function subscribeToWidth(tell: () => void): () => void {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
}

/** Whether it is narrow now, for a loader that asks what will be in sight. */
export function isNarrow(): boolean {
  return window.matchMedia?.(NARROW).matches ?? false;
}

/**
 * True below the desk width, where things that stand beside the page have no room; for what looks alone cannot fold.
 */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribeToWidth, isNarrow, () => false);
}
