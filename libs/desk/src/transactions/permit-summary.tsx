import { fetchFile } from '@ebpls/api-client';
import { type AssessmentReply, downloadPermit } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { RowItem, Rows, Section } from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';

import { useNames, useWords } from './transaction.messages.ts';

interface PermitSummaryProps {
  readonly permit: NonNullable<AssessmentReply['permit']>;
  readonly application_type: AssessmentReply['application_type'];
}

/** The permit of this application, or its certificate of retirement, with its PDF. */
export function PermitSummary({ permit: { permit_no, state }, application_type }: PermitSummaryProps) {
  const t = useWords();
  const name = useNames();
  const title = t(application_type === 'RETIREMENT' ? 'certificate' : 'permit');
  return (
    <Section title={title} level={3}>
      <Rows label={title}>
        <RowItem
          title={permit_no}
          status={<StatusBadge kind="permit" status={state} />}
          end={
            <DownloadButton
              size="desk"
              kind="quiet"
              shows
              offers={{ act: 'print_permit', ...name('print_permit') }}
              fetch={() => fetchFile(downloadPermit, { params: { permit_no } })}
            >
              {t('print')}
            </DownloadButton>
          }
        />
      </Rows>
    </Section>
  );
}
