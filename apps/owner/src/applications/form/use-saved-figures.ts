import { useEffect } from 'react';
import { useReload } from '@ebpls/remote-kit';

/**
 * When a step opens, saves the unsaved figures and reloads the application, because its required documents and its
 * estimate depend on them.
 */
export function useSavedFigures(flush: (() => Promise<void>) | undefined): void {
  const reload = useReload();
  useEffect(() => {
    void flush?.().then(reload);
  }, [flush, reload]);
}
