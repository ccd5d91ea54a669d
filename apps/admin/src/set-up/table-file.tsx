// Form that uploads a table file: the server imports all rows, or none and lists every wrong row.

import { createIdempotencyKey } from '@ebpls/api-client';
import { TABLE_FILE } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { useRevalidator } from 'react-router';

import { ProblemFileField } from '../shared/problem-file-field.tsx';
import { texts, useWords } from './set-up.messages.ts';

interface TableFileFormProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly accept: string;
  /** Sends the form with the file in its part `file`; resolves to the message after an import, if there is one. */
  readonly send: (sent: { readonly form: FormData; readonly idempotency_key: string }) => Promise<string | undefined>;
}

export const TABLES = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file that is imported whole, or every row that is wrong is named and nothing of it is imported. */
export function TableFileForm({ send, ...field }: TableFileFormProps) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const formatProblem = useRowProblem();
  const sendFile = async (file: File): Promise<readonly string[]> => {
    const form = new FormData();
    form.append('file', file, file.name);
    const message = await send({ form, idempotency_key: createIdempotencyKey() });
    if (message === undefined) return [];
    showNotice('done', message);
    await revalidate();
    return [];
  };
  return (
    <ProblemFileField
      {...field}
      max_bytes={TABLE_FILE.bytes}
      send={sendFile}
      listRefusedRows={({ fields }) =>
        Object.entries(fields).flatMap(([place, messages]) => messages.map((message) => formatProblem(place, message)))
      }
      title={t('refused_title')}
      problems_at_most={30}
      formatMore={(count) => t('more_problems', { count })}
    />
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
