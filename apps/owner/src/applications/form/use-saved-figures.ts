import { useEffect } from 'react';
import { useReload } from '@ebpls/remote-kit';

/**
 * Saves what is still waiting when a step opens and reads the application anew: its papers and its estimate follow from
 * the figures, also where somebody came by the list of steps in the middle of typing.
 */
export function useSavedFigures(flush: (() => Promise<void>) | undefined): void {
  const reload = useReload();
  useEffect(() => {
    void flush?.().then(reload);
  }, [flush, reload]);
}
