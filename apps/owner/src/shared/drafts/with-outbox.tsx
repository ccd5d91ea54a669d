import { useEffect } from 'react';
import { Outlet } from 'react-router';

import { openOutbox } from './outbox.ts';

/** Component around every page of the owner that sends the drafts typed offline once the connection is back. */
export function WithOutbox() {
  useEffect(() => {
    return openOutbox();
  }, []);
  return <Outlet />;
}
