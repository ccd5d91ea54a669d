// Section of the one file of a case that an owner brings to the counter: its download, and the field that adds it.

import { isRefusal } from '@ebpls/api-client';
import { UPLOAD_LIMITS } from '@ebpls/contracts';
import { DownloadButton, showNotice } from '@ebpls/remote-kit';
import { Row, Section, Stack, Text } from '@ebpls/ui';
import { FileField } from '@ebpls/ui/forms';
import { type ComponentProps, useState } from 'react';
import { useRevalidator } from 'react-router';

interface ReceivedFileProps {
  readonly title: string;
  /** Name of the file; null while there is none. */
  readonly file_name: string | null;
  readonly open: { readonly label: string; readonly fetch: ComponentProps<typeof DownloadButton>['fetch'] };
  /** How a file is added or replaced; absent where the reader may not. */
  readonly sending: FileSending | undefined;
}

interface FileSending {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** Sentence when the file is received. */
  readonly done: string;
  readonly upload: (form: FormData) => Promise<unknown>;
}

/** The file with its download and, for those who may send one, the field; nothing without either. */
export function ReceivedFile({ title, file_name, open, sending }: ReceivedFileProps) {
  if (file_name === null && sending === undefined) return null;
  return (
    <Section title={title}>
      <Stack gap={4} align="start">
        {file_name !== null && (
          <Row gap={2}>
            <Text>{file_name}</Text>
            <DownloadButton size="desk" kind="quiet" label={`${open.label}: ${file_name}`} fetch={open.fetch}>
              {open.label}
            </DownloadButton>
          </Row>
        )}
        {sending && <SentFileField {...sending} />}
      </Stack>
    </Section>
  );
}

/** A file that is sent when it is chosen; a refusal is shown at the field. */
function SentFileField({ id, label, help, done, upload }: FileSending) {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const send = async (file: File): Promise<void> => {
    const form = new FormData();
    form.append('file', file, file.name);
    try {
      await upload(form);
      setProblem(undefined);
      showNotice('done', done);
      await revalidate();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setProblem(error.fields['file']?.[0] ?? error.message);
    }
  };
  return (
    <FileField
      id={id}
      name="file"
      label={label}
      help={help}
      optional
      accept={UPLOAD_LIMITS.media_types.join(',')}
      error={problem}
      onChoose={(file) => void send(file)}
    />
  );
}
