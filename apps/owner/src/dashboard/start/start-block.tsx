import type { OwnerTasks } from '@ebpls/contracts';
import { useVisitorKind } from '@ebpls/remote-kit';
import { Blocker, Button } from '@ebpls/ui';
import { useLoaderData } from 'react-router';

import { addresses } from '../../addresses.ts';
import { ComingUp, OwnerTaskList } from '../tasks/owner-tasks.tsx';
import { useWords } from './start.messages.ts';

/** The first block of the account page, where a sign-in ends: the owner's tasks, or the start without a business. */
export function StartBlock() {
  const { own } = useLoaderData<{ readonly own: OwnerTasks }>();
  const t = useWords();
  const kind = useVisitorKind();
  if (kind !== 'user') return null;
  if (own.businesses > 0)
    return (
      <>
        <OwnerTaskList tasks={own} />
        <ComingUp tasks={own} />
      </>
    );
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
