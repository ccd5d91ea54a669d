import { lazyWithRetry } from '@ebpls/ui';
import { Suspense, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';

import { useWords } from '../code.messages.ts';

const LazyConfirmDialog = lazyWithRetry(() => import('@ebpls/ui/overlays').then((module) => module.ConfirmDialog));

interface LeavingProps {
  readonly isTyped: boolean;
  /** Whether the input is still there at that address. */
  readonly isWithin?: (next: Location) => boolean;
}

/** Protects unsaved input from a wrong click: leaving the page or closing the window needs a confirmation. */
export function Leaving({ isTyped, isWithin }: LeavingProps) {
  const t = useWords();
  const blocker = useBlocker(({ nextLocation }) => isTyped && isWithin?.(nextLocation) !== true);
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
