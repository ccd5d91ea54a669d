import { useCallback, useSyncExternalStore } from 'react';

/** Below the width of a desk (`breakpoints.desk` of the theme), as in the style sheets. */
const NARROW = '(max-width: 1023px)';

/** Returns whether a media query matches now; false where the platform has none, as in a test. */
function hasMedia(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}

/** Returns whether a media query matches, kept up to date; false in a page that is rendered ahead of the browser. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = globalThis.matchMedia?.(query);
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => hasMedia(query),
    () => false,
  );
}

/** Returns whether the window is as narrow as a phone now, for a loader that needs to know which panes are in view. */
export function isNarrow(): boolean {
  return hasMedia(NARROW);
}

/** True below the desk width, where there is no space for content beside the page; for layouts that CSS alone cannot fold. */
export function useNarrow(): boolean {
  return useMediaQuery(NARROW);
}
