import { isRefusal, createIdempotencyKey } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { importSettlement, SETTLEMENT_FILE } from '@ebpls/contracts';
import { Blocker, Stack } from '@ebpls/ui';
import { FileField } from '@ebpls/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { addresses } from '../../addresses.ts';
import { useWords } from '../payment.messages.ts';

const SHOWN_MOST = 20;

/** Uploads a settlement file of the gateway: it is imported as a whole, or every wrong row is listed. */
export function ImportFile() {
  const t = useWords();
  const navigate = useNavigate();
  const [sending, setSending] = useState<File>();
  const [problems, setProblems] = useState<readonly string[]>([]);

  const send = async (file: File): Promise<void> => {
    setProblems([]);
    setSending(file);
    try {
      const form = new FormData();
      form.append('file', file, file.name);
      const { file_id } = await uploadFiles(importSettlement, { form, idempotency_key: createIdempotencyKey() });
      await navigate(addresses.settlement(file_id));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const rowProblems = Object.entries(error.fields).flatMap(([place, messages]) =>
        messages.map((message) => inWords(place, message)),
      );
      setProblems(rowProblems.length === 0 ? [error.message] : rowProblems);
    } finally {
      setSending(undefined);
    }
  };
  const inWords = (place: string, message: string): string => {
    const [, row, column] = /^rows\.(\d+)\.(\w+)$/.exec(place) ?? [];
    return row === undefined || column === undefined ? message : t('row_problem', { row, column, message });
  };

  return (
    <Stack gap={4}>
      <FileField
        id="settlement-file"
        label={t('import')}
        help={t('import_help')}
        accept=".csv,text/csv"
        camera={false}
        onChoose={(file) => void send(file)}
        disabled={sending !== undefined || undefined}
        file={sending && { name: sending.name, size: Math.min(sending.size, SETTLEMENT_FILE.bytes), progress: 50 }}
      />
      {problems.length > 0 && (
        <div role="alert">
          <Blocker tone="danger" title={t('refused_title')}>
            {problems.slice(0, SHOWN_MOST).map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
            {problems.length > SHOWN_MOST && <div>{t('more_problems', { count: problems.length - SHOWN_MOST })}</div>}
          </Blocker>
        </div>
      )}
    </Stack>
  );
}
