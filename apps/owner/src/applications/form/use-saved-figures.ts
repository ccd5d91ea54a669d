import { useEffect } from 'react';
import { useReload } from '@ebpls/remote-kit';

/**
 * Saves waiting figures when a step opens and reloads the application: its papers and its estimate follow from the
 * figures, also when somebody opened the step from the list in the middle of typing.
 */
export function useSavedFigures(flush: (() => Promise<void>) | undefined): void {
  const reload = useReload();
  useEffect(() => {
    void flush?.().then(reload);
  }, [flush, reload]);
}
