import { canSendInPieces, isRefusal, sendInPieces, upload } from '@ebpls/api-client';
import { UPLOAD_LIMITS, uploadDocument } from '@ebpls/contracts';
import { Button, FileField, type HeldFile, Stack } from '@ebpls/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { useWords } from './paper.messages.ts';

interface NewerCopyProps {
  readonly name: string;
  readonly requirement_code: string;
  readonly company_code: string;
}

/** A newer copy for whatever comes: it takes the place of the one before, and goes to no office by itself. */
export function NewerCopy({ name, requirement_code, company_code }: NewerCopyProps) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [sending, setSending] = useState<HeldFile>();
  const [problem, setProblem] = useState<string>();
  const send = async (file: File): Promise<void> => {
    const shown = { name: file.name, size: file.size };
    const onProgress = (part: number): void => setSending({ ...shown, progress: Math.min(99, part * 100) });
    setProblem(undefined);
    onProgress(0);
    try {
      await transfer(file, { requirement_code, company_code, onProgress });
      setOpen(false);
      await revalidate();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setProblem(error.fields['file']?.[0] ?? error.message);
    } finally {
      setSending(undefined);
    }
  };
  if (!isOpen)
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
        id={`newer-${requirement_code}`}
        label={t('newer_of', { name })}
        help={t('newer_help')}
        error={problem}
        accept={UPLOAD_LIMITS.media_types.join(',')}
        file={sending}
        onChoose={(file) => void send(file)}
        disabled={sending !== undefined}
      />
      {!sending && (
        <div>
          <Button size="desk" kind="quiet" onClick={() => setOpen(false)}>
            {t('newer_cancel')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface Transfer {
  readonly requirement_code: string;
  readonly company_code: string;
  readonly onProgress: (part: number) => void;
}

async function transfer(file: File, { requirement_code, company_code, onProgress }: Transfer): Promise<void> {
  const { signal } = new AbortController();
  if (canSendInPieces())
    return sendInPieces({ file, company_code, requirement_code, onBegun: () => undefined, onProgress, signal });
  const form = new FormData();
  form.append('file', file, file.name);
  await upload(uploadDocument, { params: { company_code }, query: { requirement_code }, form, onProgress, signal });
}
