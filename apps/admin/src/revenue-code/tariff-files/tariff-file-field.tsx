import { isRefusal } from '@ebpls/api-client';
import { TARIFF_FILE_BYTES, type FileProblemReply } from '@ebpls/contracts';
import { Blocker, Stack } from '@ebpls/ui';
import { FileField } from '@ebpls/ui/forms';
import { useState } from 'react';

import { useWords } from './tariff-files.messages.ts';

const MAX_SHOWN_PROBLEMS = 50;

interface TariffFileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** Sends the form with the file; resolves to its problems. */
  readonly send: (file: File) => Promise<readonly FileProblemReply[]>;
}

/** A workbook or JSON file that is sent when it is chosen; its problems are listed with their place. */
export function TariffFileField({ id, label, help, send }: TariffFileFieldProps) {
  const [sending, setSending] = useState<File>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const t = useWords();
  const choose = async (file: File): Promise<void> => {
    setProblems([]);
    setSending(file);
    try {
      const found = await send(file);
      setProblems(found.map(({ place, message }) => t('problem', { place, message })));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const messages = Object.values(error.fields).flat();
      setProblems(messages.length === 0 ? [error.message] : messages);
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
        accept=".xlsx,.json,application/json"
        camera={false}
        onChoose={(file) => void choose(file)}
        disabled={sending !== undefined || undefined}
        file={sending && { name: sending.name, size: Math.min(sending.size, TARIFF_FILE_BYTES), progress: 50 }}
      />
      <FileProblems problems={problems} />
    </Stack>
  );
}

function FileProblems({ problems }: { readonly problems: readonly string[] }) {
  const t = useWords();
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={t('refused_title')}>
        {problems.slice(0, MAX_SHOWN_PROBLEMS).map((problem) => (
          <div key={problem}>{problem}</div>
        ))}
        {problems.length > MAX_SHOWN_PROBLEMS && (
          <div>{t('more_problems', { count: problems.length - MAX_SHOWN_PROBLEMS })}</div>
        )}
      </Blocker>
    </div>
  );
}
