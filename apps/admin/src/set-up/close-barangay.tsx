import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { closeBarangay, type KeptBarangay } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { Button, lazyWithRetry } from '@ebpls/ui';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';

import { useWords } from './set-up.messages.ts';

const ConfirmDialog = lazyWithRetry(() => import('@ebpls/ui/overlays').then((module) => module.ConfirmDialog));

/** Closes a barangay that no record refers to, after a confirmation. */
export function CloseBarangay({ barangay: { brgycode, name } }: { readonly barangay: KeptBarangay }) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [error, setError] = useState<string>();
  const close = async (): Promise<void> => {
    try {
      await callEndpoint(closeBarangay, { params: { brgycode } });
      setDialogOpen(false);
      showNotice('done', t('success_closed', { name }));
      await revalidate();
    } catch (refusal) {
      if (!isRefusal(refusal)) throw refusal;
      setError(refusal.message);
    }
  };
  return (
    <>
      <Button size="desk" onClick={() => setDialogOpen(true)}>
        {t('close_barangay', { name })}
      </Button>
      {isDialogOpen && (
        <Suspense>
          <ConfirmDialog
            open
            danger
            title={t('close_barangay', { name })}
            confirm={t('close_confirm')}
            error={error}
            onClose={() => setDialogOpen(false)}
            onConfirm={() => void close()}
          >
            {t('close_text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
