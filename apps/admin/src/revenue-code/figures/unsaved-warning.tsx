import { lazyWithRetry } from '@ebpls/ui';
import { Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';

import { useWords } from '../code.messages.ts';

const ConfirmDialog = lazyWithRetry(() => import('@ebpls/ui/overlays').then((module) => module.ConfirmDialog));

/** Nobody loses what they typed by a wrong click: another page or a closed window asks first. */
export function Leaving({ isTyped }: { readonly isTyped: boolean }) {
  const t = useWords();
  const blocker = useBlocker(isTyped);
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        open
        danger
        title={t('leave_title')}
        confirm={t('leave_confirm')}
        onClose={() => blocker.reset()}
        onConfirm={() => blocker.proceed()}
      >
        {t('leave_text')}
      </ConfirmDialog>
    </Suspense>
  );
}
