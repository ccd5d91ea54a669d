import { isRefusal } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { sendProofFile, UPLOAD_LIMITS } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { FileField } from '@ebpls/ui/forms';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { useWords } from './deficiency.messages.ts';

/** Uploads the file of a proof of sales that the owner brings to the treasury. */
export function AddProofFile({ assessment_code, label }: { readonly assessment_code: string; readonly label: string }) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const send = async (file: File): Promise<void> => {
    const form = new FormData();
    form.append('file', file, file.name);
    try {
      await uploadFiles(sendProofFile, { params: { assessment_code }, form });
      setProblem(undefined);
      showNotice('done', t('file_received'));
      await revalidate();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setProblem(error.fields['file']?.[0] ?? error.message);
    }
  };
  return (
    <FileField
      id="proof-file"
      name="file"
      label={label}
      help={t('file_help')}
      optional
      accept={UPLOAD_LIMITS.media_types.join(',')}
      error={problem}
      onChoose={(file) => void send(file)}
    />
  );
}
