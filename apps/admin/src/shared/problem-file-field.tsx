// Field of a file that is imported whole, or not at all with every problem listed.

import { isRefusal, type Refusal } from '@ebpls/api-client';
import { Blocker, Stack } from '@ebpls/ui';
import { FileField } from '@ebpls/ui/forms';
import { useState } from 'react';

interface ProblemFileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly accept: string;
  readonly max_bytes: number;
  /** Sends the file; resolves to its problems. */
  readonly send: (file: File) => Promise<readonly string[]>;
  /** Sentences of a refusal; none where its message alone is shown. */
  readonly listRefusedRows: (refusal: Refusal) => readonly string[];
  readonly title: string;
  /** How many problems are listed, and the sentence for those that are not. */
  readonly problems_at_most: number;
  readonly formatMore: (count: number) => string;
}

/** A file that is sent when it is chosen; its problems, or those of a refusal, are listed below it. */
export function ProblemFileField(props: ProblemFileFieldProps) {
  const { id, label, help, accept, max_bytes } = props;
  const [sending, setSending] = useState<File>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const sendFile = async (file: File): Promise<void> => {
    setProblems([]);
    setSending(file);
    try {
      setProblems(await props.send(file));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const rows = props.listRefusedRows(error);
      setProblems(rows.length === 0 ? [error.message] : rows);
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
        onChoose={(file) => void sendFile(file)}
        disabled={sending !== undefined || undefined}
        file={sending && { name: sending.name, size: Math.min(sending.size, max_bytes), progress: 50 }}
      />
      <FileProblems {...props} problems={problems} />
    </Stack>
  );
}

type FileProblemsProps = Pick<ProblemFileFieldProps, 'title' | 'problems_at_most' | 'formatMore'> & {
  readonly problems: readonly string[];
};

function FileProblems({ problems, title, problems_at_most, formatMore }: FileProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={title}>
        {problems.slice(0, problems_at_most).map((problem) => (
          <div key={problem}>{problem}</div>
        ))}
        {problems.length > problems_at_most && <div>{formatMore(problems.length - problems_at_most)}</div>}
      </Blocker>
    </div>
  );
}
