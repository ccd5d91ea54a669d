import type { FetchedFile } from '@ebpls/api-client';
import { DownloadButton } from '@ebpls/remote-kit';
import { MomentText, RowItem, Rows, Section } from '@ebpls/ui';

interface SentPapersProps {
  readonly title: string;
  readonly papers: readonly { readonly paper_id: string; readonly file_name: string; readonly sent_at: string }[];
  readonly fetchPaper: (paper_id: string) => Promise<FetchedFile>;
}

/** Documents that an owner sent with an appeal or an answer; nothing where there is none. */
export function SentPapers({ title, papers, fetchPaper }: SentPapersProps) {
  if (papers.length === 0) return null;
  return (
    <Section title={title}>
      <Rows label={title}>
        {papers.map(({ paper_id, file_name, sent_at }) => (
          <RowItem
            key={paper_id}
            title={
              <DownloadButton asLink fetch={() => fetchPaper(paper_id)}>
                {file_name}
              </DownloadButton>
            }
            end={<MomentText at={sent_at} year={false} />}
          />
        ))}
      </Rows>
    </Section>
  );
}
