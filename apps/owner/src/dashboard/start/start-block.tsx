import type { OwnerDashboard } from '@ebpls/contracts';
import { useVisitorKind } from '@ebpls/remote-kit';
import { Blocker, Button } from '@ebpls/ui';
import { useLoaderData } from 'react-router';

import { addresses } from '../../addresses.ts';
import { useWords } from './start.messages.ts';

/** The first block of the account page, where a sign-in ends, for an owner who has no business yet (decision 0084). */
export function StartBlock() {
  const { own } = useLoaderData<{ readonly own: OwnerDashboard }>();
  const t = useWords();
  const kind = useVisitorKind();
  if (kind !== 'user' || own.businesses > 0) return null;
  return (
    <Blocker
      tone="info"
      icon="store"
      title={t('start_title')}
      action={
        <Button kind="primary" to={addresses.newCompany}>
          {t('start_act')}
        </Button>
      }
    >
      {t('start_more')}
    </Blocker>
  );
}
