import { isRefusal } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { sendRefundFile, UPLOAD_LIMITS } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { FileField } from '@ebpls/ui/forms';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { useWords } from './refund.messages.ts';

/** Uploads a document of a refund claim that the owner brings to the counter. */
export function AddPaper({ refund_no, label }: { readonly refund_no: string; readonly label: string }) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const send = async (file: File): Promise<void> => {
    const form = new FormData();
    form.append('file', file, file.name);
    try {
      await uploadFiles(sendRefundFile, { params: { refund_no }, form });
      setProblem(undefined);
      showNotice('done', t('paper_received'));
      await revalidate();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setProblem(error.fields['file']?.[0] ?? error.message);
    }
  };
  return (
    <FileField
      id="refund-paper"
      name="file"
      label={label}
      help={t('paper_help')}
      optional
      accept={UPLOAD_LIMITS.media_types.join(',')}
      error={problem}
      onChoose={(file) => void send(file)}
    />
  );
}
