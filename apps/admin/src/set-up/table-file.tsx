// Form that uploads a table file: the server imports all rows, or none and lists every wrong row.

import { isRefusal, createIdempotencyKey } from '@ebpls/api-client';
import { TABLE_FILE } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { Blocker, Stack } from '@ebpls/ui';
import { FileField } from '@ebpls/ui/forms';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { texts, useWords } from './set-up.messages.ts';

const SHOWN_MOST = 30;

interface TableFileFormProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly accept: string;
  /** Sends the form with the file in its part `file`; resolves to the message after an import, if there is one. */
  readonly send: (sent: { readonly form: FormData; readonly idempotency_key: string }) => Promise<string | undefined>;
}

export const TABLES = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file that is taken whole, or every row that is wrong is named and nothing of it is taken. */
export function TableFileForm({ id, label, help, accept, send }: TableFileFormProps) {
  const { revalidate } = useRevalidator();
  const inWords = useRowProblem();
  const [sending, setSending] = useState<File>();
  const [problems, setProblems] = useState<readonly string[]>([]);

  const take = async (file: File): Promise<void> => {
    setProblems([]);
    setSending(file);
    try {
      const form = new FormData();
      form.append('file', file, file.name);
      const message = await send({ form, idempotency_key: createIdempotencyKey() });
      if (message === undefined) return;
      showNotice('done', message);
      await revalidate();
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

  return (
    <Stack gap={4}>
      <FileField
        id={id}
        label={label}
        help={help}
        accept={accept}
        camera={false}
        onChoose={(file) => void take(file)}
        disabled={sending !== undefined || undefined}
        file={sending && { name: sending.name, size: Math.min(sending.size, TABLE_FILE.bytes), progress: 50 }}
      />
      <Problems messages={problems} />
    </Stack>
  );
}

function useRowProblem(): (place: string, message: string) => string {
  const t = useWords();
  return (place, message) => {
    const [, row, column] = /^rows\.(\d+)\.(\w+)$/.exec(place) ?? [];
    if (row === undefined || column === undefined) return message;
    const head = `column_${column}`;
    return t('row_problem', { row, column: isTextKey(head) ? t(head) : column, message });
  };
}

/** Columns are named as the file heads them. */
function isTextKey(key: string): key is keyof typeof texts {
  return key in texts;
}

function Problems({ messages }: { readonly messages: readonly string[] }) {
  const t = useWords();
  if (messages.length === 0) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={t('refused_title')}>
        {messages.slice(0, SHOWN_MOST).map((one) => (
          <div key={one}>{one}</div>
        ))}
        {messages.length > SHOWN_MOST && <div>{t('more_problems', { count: messages.length - SHOWN_MOST })}</div>}
      </Blocker>
    </div>
  );
}
