import { fetchFile } from '@ebpls/api-client';
import { type AssessmentReply, downloadExtensionNotice, downloadSilenceEvidence } from '@ebpls/contracts';
import { DownloadButton, isSending, type RefusedForm } from '@ebpls/remote-kit';
import { Blocker, Button, dayWritten, Remark, Text, useLocale } from '@ebpls/ui';
import { useFetcher } from 'react-router';

import { isAtCounter } from '../../addresses.ts';
import { useWords } from './record.messages.ts';

/**
 * Deemed approval: the legal effect of an office's missed deadline on this application, with the owner's act and the
 * evidence (RA 11032 s.10).
 */
export function LegalSilence({ assessment }: { readonly assessment: AssessmentReply }) {
  return (
    <>
      <DecidedByLaw assessment={assessment} />
      <ExtendedDays assessment={assessment} />
      <DeclaredOrder assessment={assessment} />
    </>
  );
}

/** An outcome with its paper, or the last day on which the municipality can still decide. */
function DecidedByLaw({ assessment: { assessment_code, silence } }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const locale = useLocale();
  if (silence === undefined) return null;
  const { outcome, decided_on, last_day, permit_no } = silence;
  if (decided_on === null)
    return last_day === null ? null : (
      <Text size="secondary" tone="muted">
        {t(outcome === 'PERMIT_EXTENDED' && permit_no === null ? 'law_last_day' : `law_last_${outcome}`, {
          day: dayWritten(last_day, locale, { weekday: true }),
          permit_no: permit_no ?? '',
        })}
      </Text>
    );
  return (
    <Blocker
      tone="success"
      title={t(`law_${outcome}`, { permit_no: permit_no ?? '', day: dayWritten(decided_on, locale) })}
      action={
        <DownloadButton
          kind="primary"
          fetch={() => fetchFile(downloadSilenceEvidence, { params: { assessment_code } })}
        >
          {t('law_evidence')}
        </DownloadButton>
      }
    >
      {t(`law_${outcome}_more`)}
    </Blocker>
  );
}

/** The one written extension of the legal days, with the notice to print (RA 11032 s.9(b)(2)). */
function ExtendedDays({ assessment: { assessment_code, silence } }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const locale = useLocale();
  if (silence?.extension === undefined) return null;
  const { reason, last_day } = silence.extension;
  return (
    <Blocker
      tone="info"
      title={t('law_extended_days', { day: dayWritten(last_day, locale, { weekday: true }) })}
      action={
        <DownloadButton fetch={() => fetchFile(downloadExtensionNotice, { params: { assessment_code } })}>
          {t('law_extension_notice')}
        </DownloadButton>
      }
    >
      {reason}
    </Blocker>
  );
}

/** Row A20: an owner who has no bill because of an office's silence requests the order of payment. */
function DeclaredOrder({ assessment: { acts, declared_order } }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const locale = useLocale();
  const fetcher = useFetcher<RefusedForm | null>();
  if (declared_order !== undefined) {
    const { issues_on, issued_on } = declared_order;
    if (issued_on !== null) return <Remark icon="info">{t('order_declared')}</Remark>;
    return issues_on === null ? null : (
      <Remark icon="info">{t('order_requested', { day: dayWritten(issues_on, locale, { weekday: true }) })}</Remark>
    );
  }
  if (!acts.includes('request_declared_order') || isAtCounter()) return null;
  return (
    <Blocker
      tone="warning"
      title={t('order_request')}
      action={
        <Button
          kind="primary"
          busy={isSending(fetcher)}
          onClick={() => void fetcher.submit({ act: 'request_declared_order' }, { method: 'post' })}
        >
          {t('order_request')}
        </Button>
      }
    >
      {t('order_request_more')}
      {fetcher.data && (
        <span role="alert">
          {' '}
          <Text as="span" tone="danger">
            {fetcher.data.message}
          </Text>
        </span>
      )}
    </Blocker>
  );
}
