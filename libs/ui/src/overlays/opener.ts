import { useLayoutEffect, useRef } from 'react';

/**
 * Who opened a pane, noted before anything inside takes the focus by itself: the pane's own note comes later, and would
 * then give the focus back to a field that went with it.
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => (opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : null);
}
