import { fetchFile } from '@ebpls/api-client';
import { downloadPermit } from '@ebpls/contracts';
import { Blocker, pesosWritten, TextLink } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { DownloadButton } from '../../download-button.tsx';
import type { RecordShown } from '../record-shown.ts';
import { useWords } from './record.messages.ts';

/** The permit in hand, and what is still due in the year. */
export function PermitStep({ shown: { assessment, due } }: { readonly shown: RecordShown }) {
  const t = useWords();
  const { permit, assessment_code, company_code } = assessment;
  if (!permit) return null;
  const is_in_force = permit.state === 'ACTIVE';
  const amount = due && due.total > 0 ? pesosWritten(due.total) : undefined;
  const download = (
    <DownloadButton kind="primary" fetch={() => fetchFile(downloadPermit, { params: { permit_no: permit.permit_no } })}>
      {t('permit_get')}
    </DownloadButton>
  );
  return (
    <Blocker
      tone={is_in_force ? 'success' : 'muted'}
      title={is_in_force ? t('permit_ready') : t('permit_ended', { permit_no: permit.permit_no })}
      action={download}
      second={
        amount !== undefined && (
          <TextLink to={addresses.due(assessment_code, company_code)}>{t('permit_pay_next', { amount })}</TextLink>
        )
      }
    >
      {is_in_force && t('permit_ready_more', { permit_no: permit.permit_no })}{' '}
      {permit.token && <TextLink to={`/permits/verify/${permit.token}`}>{t('permit_verify')}</TextLink>}
    </Blocker>
  );
}
