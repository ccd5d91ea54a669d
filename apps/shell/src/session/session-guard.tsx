import type { User } from '@ebpls/contracts';
import { useProof } from '@ebpls/remote-kit';
import { lazyWithRetry } from '@ebpls/ui';
import { Suspense, useEffect, useState } from 'react';

import { type SessionEnding, followPresence } from './presence.ts';

const ProofDialog = lazyWithRetry(() => import('./proof-dialog.tsx').then((module) => module.ProofDialog));
const IdleDialog = lazyWithRetry(() => import('./idle-dialog.tsx').then((module) => module.IdleDialog));

/**
 * Dialogs of a session on every page: the password again, and whether the person is still there. Their code loads when
 * they open.
 */
export function SessionGuard({ user }: { readonly user: User }) {
  const answer = useProof((proof) => proof.answer);
  const [ending, warn] = useState<SessionEnding>();
  useEffect(() => {
    return followPresence(warn);
  }, []);
  return (
    <Suspense fallback={null}>
      {answer && <ProofDialog email={user.email} answer={answer} />}
      {ending && <IdleDialog ending={ending} />}
    </Suspense>
  );
}
