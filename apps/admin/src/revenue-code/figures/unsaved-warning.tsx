import { lazyWithRetry } from '@ebpls/ui';
import { Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';

import { useWords } from '../code.messages.ts';

const LazyConfirmDialog = lazyWithRetry(() => import('@ebpls/ui/overlays').then((module) => module.ConfirmDialog));

/** Protects unsaved input from a wrong click: leaving the page or closing the window needs a confirmation. */
export function Leaving({ isTyped }: { readonly isTyped: boolean }) {
  const t = useWords();
  const blocker = useBlocker(isTyped);
  useEffect(() => {
    if (!isTyped) return;
    const confirmLeave = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeave);
    return () => window.removeEventListener('beforeunload', confirmLeave);
  }, [isTyped]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LazyConfirmDialog
        open
        danger
        title={t('leave_title')}
        confirm={t('leave_confirm')}
        onClose={() => blocker.reset()}
        onConfirm={() => blocker.proceed()}
      >
        {t('leave_text')}
      </LazyConfirmDialog>
    </Suspense>
  );
}
