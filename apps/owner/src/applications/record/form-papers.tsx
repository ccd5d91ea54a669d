import { fetchFile } from '@ebpls/api-client';
import { type AssessmentReply, downloadForm } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { Row } from '@ebpls/ui';

import { useWords } from './record.messages.ts';

/** Downloads of the filled application form. */
export function FormPapers({ assessment: { assessment_code } }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const fetch = (format: 'pdf' | 'xlsx') => () =>
    fetchFile(downloadForm, { params: { assessment_code }, query: { format } });
  return (
    <Row>
      <DownloadButton shows fetch={fetch('pdf')}>
        {t('form_print')}
      </DownloadButton>
      <DownloadButton kind="quiet" fetch={fetch('xlsx')}>
        {t('form_sheet')}
      </DownloadButton>
    </Row>
  );
}
