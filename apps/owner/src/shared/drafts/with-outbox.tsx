import { useEffect } from 'react';
import { Outlet } from 'react-router';

import { openOutbox } from './outbox.ts';

/**
 * Around every page of the owner: what was typed without signal is sent from whichever page is open when it is back.
 */
export function WithOutbox() {
  useEffect(() => {
    return openOutbox();
  }, []);
  return <Outlet />;
}
