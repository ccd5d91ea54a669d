import { fetchFile, isRefusal } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { downloadSuccessionPaper, sendSuccessionPaper, type Succession, UPLOAD_LIMITS } from '@ebpls/contracts';
import { DownloadButton, showNotice } from '@ebpls/remote-kit';
import { Section, Stack, Text } from '@ebpls/ui';
import { FileField } from '@ebpls/ui/forms';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { useWords } from './succession.messages.ts';

type HeirDocumentItem = Succession['papers'][number];

/** Documents of an heir's claim, each uploaded by itself, so that a lost connection loses one at most. */
export function HeirDocuments({ claim: { succession_no, papers, acts } }: { readonly claim: Succession }) {
  const t = useWords();
  return (
    <Section title={t('papers')}>
      <Stack gap={6}>
        {acts.includes('send_paper') && <Text tone="muted">{t('papers_lead')}</Text>}
        {papers.map((paper) => (
          <HeirDocument
            key={`${paper.code} ${paper.file_name}`}
            succession_no={succession_no}
            paper={paper}
            canSend={acts.includes('send_paper')}
          />
        ))}
      </Stack>
    </Section>
  );
}

interface HeirDocumentProps {
  readonly succession_no: string;
  readonly paper: HeirDocumentItem;
  readonly canSend: boolean;
}

function HeirDocument({ succession_no, paper: { code, name, file_name }, canSend }: HeirDocumentProps) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const send = async (file: File): Promise<void> => {
    const refusal = await sendHeirDocument({ succession_no, paper: code }, file);
    setProblem(refusal);
    if (refusal === undefined) showNotice('done', t('paper_received'));
    await revalidate();
  };
  return (
    <Stack gap={2}>
      {file_name !== null && (
        <Text as="div">
          {name}
          {': '}
          <DownloadButton
            asLink
            fetch={() => fetchFile(downloadSuccessionPaper, { params: { succession_no }, query: { paper: code } })}
          >
            {file_name}
          </DownloadButton>
        </Text>
      )}
      {canSend && (
        <FileField
          id={`paper-${code}`}
          name="file"
          label={t(file_name === null ? 'add' : 'replace', { name })}
          accept={UPLOAD_LIMITS.media_types.join(',')}
          error={problem}
          onChoose={(file) => void send(file)}
          onRemove={() => setProblem(undefined)}
        />
      )}
    </Stack>
  );
}

/** Returns why the paper was refused; undefined when it was accepted. */
async function sendHeirDocument(
  { succession_no, paper }: { readonly succession_no: string; readonly paper: string },
  file: File,
): Promise<string | undefined> {
  const form = new FormData();
  form.append('file', file, file.name);
  try {
    await uploadFiles(sendSuccessionPaper, { params: { succession_no }, query: { paper }, form });
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.fields['file']?.[0] ?? error.message;
  }
}
