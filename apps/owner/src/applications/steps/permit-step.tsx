import { fetchFile } from '@ebpls/api-client';
import { type AssessmentReply, type CurrentDue, downloadPermit } from '@ebpls/contracts';
import { DownloadButton, useOffline } from '@ebpls/remote-kit';
import { Blocker, Button, dayWritten, formatPesos, TextLink, useLocale } from '@ebpls/ui';

import { addresses, isAtCounter } from '../../addresses.ts';
import type { RecordData } from '../loaded-record.ts';
import { useWords } from '../record/record.messages.ts';

const PERMIT = { ready: 'permit_ready', more: 'permit_ready_more', get: 'permit_get' } as const;
const CERTIFICATE = { ready: 'certificate_ready', more: 'certificate_ready_more', get: 'certificate_get' } as const;

const TEMPORARY = { ready: 'temporary_ready', more: 'temporary_ready_more', get: 'permit_get' } as const;
const TEXTS_BY_TYPE: Partial<Record<AssessmentReply['application_type'], typeof CERTIFICATE | typeof TEMPORARY>> = {
  RETIREMENT: CERTIFICATE,
  SPECIAL: TEMPORARY,
};

/** Next step of an approved application: what is overdue, the issued permit, and later dues of the year. */
export function PermitStep({ record: { assessment, due } }: { readonly record: RecordData }) {
  const { is_offline } = useOffline();
  const { permit, application_type } = assessment;
  if (!permit) return null;
  const dueNow = !is_offline && due && due.total > 0 ? due : undefined;
  const isOverdue = dueNow !== undefined && dueNow.overdue_since !== null;
  return (
    <>
      {isOverdue && <OverdueStep due={dueNow} />}
      <PermitBlocker permit={permit} application_type={application_type} due={dueNow} isOverdue={isOverdue} />
    </>
  );
}

interface PermitBlockerProps {
  readonly permit: NonNullable<AssessmentReply['permit']>;
  readonly application_type: AssessmentReply['application_type'];
  /** Absent when nothing is due, and offline, where the amount is unknown. */
  readonly due: CurrentDue | undefined;
  readonly isOverdue: boolean;
}

function PermitBlocker({ permit, application_type, due, isOverdue }: PermitBlockerProps) {
  const t = useWords();
  const { permit_no, state, token } = permit;
  const is_in_force = state === 'ACTIVE';
  const stepTexts = TEXTS_BY_TYPE[application_type] ?? PERMIT;
  return (
    <Blocker
      tone={is_in_force ? 'success' : 'muted'}
      title={is_in_force ? t(stepTexts.ready) : t('permit_ended', { permit_no })}
      action={
        <DownloadButton
          kind={isOverdue ? 'secondary' : 'primary'}
          fetch={() => fetchFile(downloadPermit, { params: { permit_no } })}
        >
          {t(stepTexts.get)}
        </DownloadButton>
      }
      second={
        due &&
        !isOverdue && (
          <TextLink to={addresses.due(due.assessment_code, due.company_code)}>
            {t('permit_pay_due', { amount: formatPesos(due.total) })}
          </TextLink>
        )
      }
    >
      {is_in_force && t(stepTexts.more, { permit_no })}{' '}
      {token && <TextLink to={`/permits/verify/${token}`}>{t('permit_verify')}</TextLink>}
    </Blocker>
  );
}

/** What is overdue comes before the permit, which is valid only when it is paid. */
function OverdueStep({ due }: { readonly due: CurrentDue }) {
  const t = useWords();
  const locale = useLocale();
  if (due.overdue_since === null) return null;
  const amount = formatPesos(due.total);
  return (
    <Blocker
      tone="warning"
      icon="wallet"
      title={t('permit_overdue', { amount, day: dayWritten(due.overdue_since, locale) })}
      action={
        !isAtCounter() && (
          <Button kind="primary" to={addresses.due(due.assessment_code, due.company_code)}>
            {t('you_pay_act', { amount })}
          </Button>
        )
      }
    >
      {t('permit_overdue_more')}
    </Blocker>
  );
}
