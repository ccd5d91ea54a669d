import { fetchFile } from '@ebpls/api-client';
import { type AssessmentReply, downloadPermit } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { Blocker, dayWritten, TextLink, useLocale } from '@ebpls/ui';

import { useWords } from './record.messages.ts';

/** The provisional permit with its last valid day; hidden once the permit of the year is issued. */
export function Provisional({ assessment: { provisional, state } }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const locale = useLocale();
  if (provisional === undefined || state === 'ISSUED' || provisional.state === 'SUPERSEDED') return null;
  const { permit_no, token, valid_until } = provisional;
  if (provisional.state !== 'ACTIVE')
    return (
      <Blocker tone="warning" title={t('provisional_over', { permit_no })}>
        {t('provisional_over_more')}
      </Blocker>
    );
  return (
    <Blocker
      tone="success"
      title={t('provisional_until', { day: dayWritten(valid_until, locale) })}
      action={
        <DownloadButton kind="primary" fetch={() => fetchFile(downloadPermit, { params: { permit_no } })}>
          {t('provisional_get')}
        </DownloadButton>
      }
    >
      {t('provisional_more', { permit_no })} <TextLink to={`/permits/verify/${token}`}>{t('permit_verify')}</TextLink>
    </Blocker>
  );
}
