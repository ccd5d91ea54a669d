import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Saves what is still waiting when a step opens and reads the application anew: its papers and its estimate follow from
 * the figures, also where somebody came by the list of steps in the middle of typing.
 */
export function useSavedFigures(flush: (() => Promise<void>) | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void flush?.().then(() => revalidate());
  }, [flush, revalidate]);
}
