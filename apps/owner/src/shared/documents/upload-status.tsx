// State of a document's upload on its field, with its resumption.

import { Button } from '@ebpls/ui';
import type { HeldFile } from '@ebpls/ui/forms';
import { useEffect, useEffectEvent } from 'react';

import { useWords } from './document-upload.messages.ts';
import { resumeSending, type DocumentPlace, type Sending } from './document-upload.store.ts';

const TRY_AGAIN_MS = 30_000;

/** Resumes an interrupted upload when its page opens, and when the connection returns. */
export function useUploadResumption(place: DocumentPlace, is_waiting: boolean): void {
  const goOn = useEffectEvent(() => void resumeSending(place));
  useEffect(() => {
    goOn();
  }, []);
  useEffect(() => {
    if (!is_waiting) return undefined;
    const continueUpload = (): void => goOn();
    window.addEventListener('online', continueUpload);
    // A connection that is up and carries nothing emits no event when it recovers.
    const retryTimer = setInterval(continueUpload, TRY_AGAIN_MS);
    return () => {
      clearInterval(retryTimer);
      window.removeEventListener('online', continueUpload);
    };
  }, [is_waiting]);
}

/** Returns the file being sent for the field, and its problem. */
export function useUploadStatus(upload: Sending | undefined): { file?: HeldFile; problem?: string | undefined } {
  const t = useWords();
  if (upload === undefined) return {};
  const { file, progress, is_pending, problem } = upload;
  return {
    file: { name: file.name, size: file.size, progress, note: is_pending && t('pending_connection') },
    problem: is_pending ? t('pending') : typeof problem === 'object' ? problem.sentence : problem && t(problem),
  };
}

/** Retries at once an upload that waits for a connection. */
export function GoOn({ place }: { readonly place: DocumentPlace }) {
  const t = useWords();
  return (
    <Button size="desk" onClick={() => void resumeSending(place)}>
      {t('go_on')}
    </Button>
  );
}
