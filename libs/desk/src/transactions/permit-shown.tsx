import { fetchFile } from '@ebpls/api-client';
import { type Assessment, downloadPermit } from '@ebpls/contracts';
import { RowItem, Rows, Section, StatusBadge } from '@ebpls/ui';

import { FileButton } from '../frame/file-button.tsx';
import { useWords } from './transaction.messages.ts';

/** The permit of this application, with its paper. */
export function PermitShown({ permit: { permit_no, state } }: { readonly permit: NonNullable<Assessment['permit']> }) {
  const t = useWords();
  return (
    <Section title={t('permit')} level={3}>
      <Rows label={t('permit')}>
        <RowItem
          title={permit_no}
          status={<StatusBadge kind="permit" status={state} />}
          end={
            <FileButton fetch={() => fetchFile(downloadPermit, { params: { permit_no } })}>{t('download')}</FileButton>
          }
        />
      </Rows>
    </Section>
  );
}
