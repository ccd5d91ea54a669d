import { fetchFile } from '@ebpls/api-client';
import { type AssessmentReply, downloadPermit } from '@ebpls/contracts';
import { DownloadButton, useOffline } from '@ebpls/remote-kit';
import { Blocker, formatPesos, TextLink } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import type { RecordData } from '../loaded-record.ts';
import { useWords } from '../record/record.messages.ts';

const PERMIT = { ready: 'permit_ready', more: 'permit_ready_more', get: 'permit_get' } as const;
const CERTIFICATE = { ready: 'certificate_ready', more: 'certificate_ready_more', get: 'certificate_get' } as const;

const TEMPORARY = { ready: 'temporary_ready', more: 'temporary_ready_more', get: 'permit_get' } as const;
const TEXTS_BY_TYPE: Partial<Record<AssessmentReply['application_type'], typeof CERTIFICATE | typeof TEMPORARY>> = {
  RETIREMENT: CERTIFICATE,
  SPECIAL: TEMPORARY,
};

/** Next step of an approved application: the issued permit, and later dues of the year. */
export function PermitStep({ record: { assessment, due } }: { readonly record: RecordData }) {
  const t = useWords();
  const amount = useAmountDue(due);
  const { permit, assessment_code, company_code, application_type } = assessment;
  if (!permit) return null;
  const is_in_force = permit.state === 'ACTIVE';
  const stepTexts = TEXTS_BY_TYPE[application_type] ?? PERMIT;
  const download = (
    <DownloadButton kind="primary" fetch={() => fetchFile(downloadPermit, { params: { permit_no: permit.permit_no } })}>
      {t(stepTexts.get)}
    </DownloadButton>
  );
  return (
    <Blocker
      tone={is_in_force ? 'success' : 'muted'}
      title={is_in_force ? t(stepTexts.ready) : t('permit_ended', { permit_no: permit.permit_no })}
      action={download}
      second={
        amount !== undefined && (
          <TextLink to={addresses.due(assessment_code, company_code)}>{t('permit_pay_next', { amount })}</TextLink>
        )
      }
    >
      {is_in_force && t(stepTexts.more, { permit_no: permit.permit_no })}{' '}
      {permit.token && <TextLink to={`/permits/verify/${permit.token}`}>{t('permit_verify')}</TextLink>}
    </Blocker>
  );
}

function useAmountDue(due: RecordData['due']): string | undefined {
  const { is_offline } = useOffline();
  return !is_offline && due && due.total > 0 ? formatPesos(due.total) : undefined;
}
