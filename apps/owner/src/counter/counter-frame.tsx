import { Blocker, Button } from '@ebpls/ui';
import { Outlet } from 'react-router';

import { addresses } from '../addresses.ts';
import { getServedCitizen } from '../shared/served-citizen.ts';
import { useWords } from './counter.messages.ts';

/** Frame of every page that a clerk opens for a citizen; it shows the citizen's name. */
export function Component() {
  const t = useWords();
  const walk_in = getServedCitizen();
  return (
    <>
      {walk_in && (
        <Blocker
          tone="info"
          icon="user"
          title={t('filing_for', { name: walk_in.citizen.name, number: walk_in.walk_in_no })}
          action={
            <Button size="desk" to={addresses.counter}>
              {t('overview')}
            </Button>
          }
        />
      )}
      <Outlet />
    </>
  );
}
