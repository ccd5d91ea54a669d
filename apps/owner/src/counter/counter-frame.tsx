import { Blocker, Button, Row, Stack } from '@ebpls/ui';
import { Outlet } from 'react-router';

import { addresses } from '../addresses.ts';
import { served } from './at-counter.ts';
import { useWords } from './counter.messages.ts';

/** Above every page of a filing: in whose name it is. */
export function Component() {
  const t = useWords();
  const walk_in = served();
  return (
    <Stack gap={4}>
      {walk_in && (
        <Blocker
          tone="info"
          icon="user"
          title={t('filing_for', { name: walk_in.citizen.name, number: walk_in.walk_in_no })}
          action={
            <Row>
              <Button size="desk" to={addresses.counter}>
                {t('overview')}
              </Button>
            </Row>
          }
        />
      )}
      <Outlet />
    </Stack>
  );
}
