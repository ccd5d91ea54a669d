import { UPLOAD_LIMITS } from '@ebpls/contracts';
import { useSession, useStore } from '@ebpls/remote-kit';
import { Button, Stack } from '@ebpls/ui';
import { FileField } from '@ebpls/ui/forms';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import {
  forgetSending,
  toDocumentKey,
  type DocumentPlace,
  documentUploadsStore,
  sendDocument,
} from '../shared/documents/document-upload.store.ts';
import { GoOn, useUploadResumption, useUploadStatus } from '../shared/documents/upload-status.tsx';
import { useWords } from './document.messages.ts';

interface NewerCopyProps {
  readonly name: string;
  readonly requirement_code: string;
  readonly company_code: string;
  readonly document_id: string; // The newest existing copy.
}

/**
 * Upload of a newer copy of a document for later applications; it replaces the former one and goes to no office by
 * itself. The upload resumes after an interruption (decision 0086).
 */
export function NewerCopy({ name, ...paper }: NewerCopyProps) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [isOpened, setOpen] = useState(false);
  const account_id = useSession(({ user }) => user?.id);
  const onArrived = async (): Promise<void> => {
    setOpen(false);
    await revalidate();
  };
  const place: DocumentPlace = { ...paper, account_id, onArrived };
  const upload = useStore(documentUploadsStore, (uploads) => uploads[toDocumentKey(place)]);
  const shownSending = useUploadStatus(upload);
  useUploadResumption(place, upload?.is_pending === true);
  const isSending = upload?.progress !== undefined;
  if (!isOpened && !upload)
    return (
      <div>
        <Button size="desk" icon="upload" aria-label={t('newer_to', { name })} onClick={() => setOpen(true)}>
          {t('newer')}
        </Button>
      </div>
    );
  return (
    <Stack gap={2}>
      <FileField
        id={`newer-${paper.requirement_code}`}
        label={t('newer_of', { name })}
        help={t('newer_help')}
        error={shownSending.problem}
        accept={UPLOAD_LIMITS.media_types.join(',')}
        file={shownSending.file}
        onChoose={(file) => void sendDocument(place, file)}
        onRemove={upload && (() => void forgetSending(place))}
        disabled={isSending}
        acts={upload?.is_pending && <GoOn place={place} />}
      />
      {!upload && (
        <div>
          <Button size="desk" kind="quiet" onClick={() => setOpen(false)}>
            {t('newer_cancel')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
