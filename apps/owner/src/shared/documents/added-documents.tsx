import { type FetchedFile, isRefusal } from '@ebpls/api-client';
import { UPLOAD_LIMITS } from '@ebpls/contracts';
import { DownloadButton, showNotice } from '@ebpls/remote-kit';
import { MomentText, RowItem, Rows, Section, Stack } from '@ebpls/ui';
import { FileField } from '@ebpls/ui/forms';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

interface AddedDocumentsProps {
  readonly id: string; // Id of the field for one more paper.
  readonly papers: readonly { readonly paper_id: string; readonly file_name: string; readonly sent_at: string }[];
  readonly acceptsFiles: boolean; // Whether one more may be sent now.
  readonly t: (key: 'papers' | 'add_paper' | 'paper_help' | 'paper_received') => string;
  readonly send: (form: FormData) => Promise<unknown>; // A refusal is shown at the field.
  readonly fetchDocument: (paper_id: string) => Promise<FetchedFile>;
}

/** Documents that the owner added to an appeal or a sanction, and the upload of another one while it accepts any. */
export function AddedDocuments({ id, papers, acceptsFiles, t, send, fetchDocument }: AddedDocumentsProps) {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  if (papers.length === 0 && !acceptsFiles) return null;
  const add = async (file: File): Promise<void> => {
    const form = new FormData();
    form.append('file', file, file.name);
    try {
      await send(form);
      setProblem(undefined);
      showNotice('done', t('paper_received'));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setProblem(error.fields['file']?.[0] ?? error.message);
    }
    await revalidate();
  };
  return (
    <Section title={t('papers')}>
      <Stack gap={4}>
        {papers.length > 0 && (
          <Rows label={t('papers')}>
            {papers.map(({ paper_id, file_name, sent_at }) => (
              <RowItem
                key={paper_id}
                title={
                  <DownloadButton asLink fetch={() => fetchDocument(paper_id)}>
                    {file_name}
                  </DownloadButton>
                }
                end={<MomentText at={sent_at} year={false} />}
              />
            ))}
          </Rows>
        )}
        {acceptsFiles && (
          <FileField
            key={papers.length}
            id={id}
            name="file"
            label={t('add_paper')}
            help={t('paper_help')}
            optional
            accept={UPLOAD_LIMITS.media_types.join(',')}
            error={problem}
            onChoose={(file) => void add(file)}
            onRemove={() => setProblem(undefined)}
          />
        )}
      </Stack>
    </Section>
  );
}
