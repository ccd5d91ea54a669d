import { useEffect, useState } from 'react';

/**
 * The element that had the focus when a pane was rendered first, recorded before anything inside takes the focus: the
 * pane's own record comes later, and would return the focus to a field that was removed with it. A pane that is closed
 * before it made a record returns no focus; the focus that fell to the page is then restored here.
 */
export function useOpener(): () => HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    return () => {
      if (document.activeElement === document.body) findConnectedOpener(opener)?.focus({ preventScroll: true });
    };
  }, [opener]);
  return () => findConnectedOpener(opener);
}

function findConnectedOpener(opener: Element | null): HTMLElement | null {
  return opener instanceof HTMLElement && opener.isConnected ? opener : null;
}
