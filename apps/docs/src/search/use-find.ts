import { useRef, useState } from 'react';

import type { Find } from './load-find.ts';

/**
 * Hook with the search function once its index is loaded, and the function that loads it; a failed load can be
 * repeated.
 */
export function useFind(): { readonly find: Find | undefined; readonly hasFailed: boolean; readonly load: () => void } {
  const [find, setFind] = useState<Find>();
  const [hasFailed, setFailed] = useState(false);
  const isUnderway = useRef(false);
  const load = (): void => {
    if (find !== undefined || isUnderway.current) return;
    isUnderway.current = true;
    setFailed(false);
    import('./load-find.ts')
      .then(async ({ loadFind }) => {
        const loadedFind = await loadFind();
        setFind(() => loadedFind);
      })
      .catch(() => setFailed(true))
      .finally(() => (isUnderway.current = false));
  };
  return { find, hasFailed, load };
}
