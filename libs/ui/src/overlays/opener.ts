import { useEffect, useState } from 'react';

/**
 * What had the focus when a pane was drawn for the first time, noted before anything inside takes it: the pane's own
 * note comes later, and would then give the focus back to a field that went with it. A pane that is closed before it
 * made a note gives nothing back at all; then the focus that fell to the page is taken up here.
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
