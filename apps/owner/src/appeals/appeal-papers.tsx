import { fetchFile, isRefusal, upload } from '@ebpls/api-client';
import { type Appeal, downloadAppealPaper, sendAppealPaper, UPLOAD_LIMITS } from '@ebpls/contracts';
import { DownloadButton, notify } from '@ebpls/remote-kit';
import { FileField, MomentText, RowItem, Rows, Section, Stack } from '@ebpls/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { useWords } from './appeal.messages.ts';

/** What the owner added, and the field for one more until it is decided. */
export function AppealPapers({ found: { appeal_no, papers, acts } }: { readonly found: Appeal }) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const takes = acts.includes('send_paper');
  if (papers.length === 0 && !takes) return null;
  const send = async (file: File): Promise<void> => {
    const form = new FormData();
    form.append('file', file, file.name);
    try {
      await upload(sendAppealPaper, { params: { appeal_no }, form });
      setProblem(undefined);
      notify('done', t('paper_sent'));
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
                  <DownloadButton asLink fetch={() => fetchFile(downloadAppealPaper, { params: { paper_id } })}>
                    {file_name}
                  </DownloadButton>
                }
                end={<MomentText at={sent_at} year={false} />}
              />
            ))}
          </Rows>
        )}
        {takes && (
          <FileField
            key={papers.length}
            id="appeal-paper"
            name="file"
            label={t('add_paper')}
            help={t('paper_help')}
            optional
            accept={UPLOAD_LIMITS.media_types.join(',')}
            error={problem}
            onChoose={(file) => void send(file)}
            onRemove={() => setProblem(undefined)}
          />
        )}
      </Stack>
    </Section>
  );
}
