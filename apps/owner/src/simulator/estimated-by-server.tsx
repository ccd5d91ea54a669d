import { Button, EmptyState } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { useWords } from './simulator.messages.ts';

/** Stands in for amounts and tables that the browser cannot compute: those of a revenue code that is a tariff. */
export function EstimatedByServer() {
  const t = useWords();
  return (
    <EmptyState
      icon="scroll"
      title={t('by_server')}
      action={
        <Button kind="primary" to={addresses.fees}>
          {t('by_server_open')}
        </Button>
      }
    >
      {t('by_server_more')}
    </EmptyState>
  );
}
