import { useEffect } from 'react';
import { Outlet } from 'react-router';

import { openOutbox } from './outbox.ts';

/** Around every page of the owner: data typed offline is sent from any open page once the connection is back. */
export function WithOutbox() {
  useEffect(() => {
    return openOutbox();
  }, []);
  return <Outlet />;
}
