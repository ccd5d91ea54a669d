// Opens the dialog with the form of an action on a case, whose code is loaded apart from the case.

import { lazyWithRetry } from '@ebpls/ui';
import { Suspense, useEffect } from 'react';

import type { ActFormDialogProps } from './act-form-dialog.tsx';

/** Loads the dialog with the form of an action and its checks, so that a connection lost meanwhile loses no input. */
const fetchDialog = () =>
  Promise.all([import('./act-form-dialog.tsx'), import('@ebpls/remote-kit/forms')]).then(
    ([module]) => module.ActFormDialog,
  );
const LazyDialog = lazyWithRetry(fetchDialog);
const IDLE_TIMEOUT_MS = 2_000;

/**
 * Loads the dialog in the idle time after the first press on a desk. The dialog is the longest task of a slow machine
 * there, and most acts have a form; the first view does not wait for it.
 */
export function useDialogPrefetch(): void {
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) return undefined;
    const leave = (): void => {
      removeEventListener('keydown', prefetch);
      removeEventListener('pointerdown', prefetch);
    };
    const prefetch = (): void => {
      leave();
      requestIdleCallback(() => void fetchDialog().catch(() => undefined), { timeout: IDLE_TIMEOUT_MS });
    };
    addEventListener('keydown', prefetch);
    addEventListener('pointerdown', prefetch);
    return leave;
  }, []);
}

/** Shows the fields of an act; stays open with the server's answer when the act was refused. */
export function ActDialog(props: ActFormDialogProps) {
  return (
    <Suspense>
      <LazyDialog {...props} />
    </Suspense>
  );
}
