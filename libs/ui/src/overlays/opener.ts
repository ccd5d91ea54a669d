import { useState } from 'react';

/**
 * What had the focus when a pane was drawn for the first time, noted before anything inside takes it: the pane's own
 * note comes later, and would then give the focus back to a field that went with it.
 */
export function useOpener(): () => HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  return () => (opener instanceof HTMLElement && opener.isConnected ? opener : null);
}
