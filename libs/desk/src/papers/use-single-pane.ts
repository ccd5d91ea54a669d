import { useSyncExternalStore } from 'react';

const SMALL = '(max-width: 1023px)';

function subscribeToSmallScreen(onChange: () => void): () => void {
  const media = globalThis.matchMedia?.(SMALL);
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

/** True where the desk shows one pane at a time. */
export function useSinglePane(): boolean {
  return useSyncExternalStore(subscribeToSmallScreen, () => globalThis.matchMedia?.(SMALL).matches ?? false);
}
