import type { OrdinanceVersion, Rehearsal } from '@ebpls/contracts';
import { useAct } from '@ebpls/desk';
import { Button, EmptyState, Figure, Figures, Meter, momentWritten, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

import { useWords } from './code.messages.ts';
import { Accounts, MostAffectedTable, Refusals, Shares, formatSignedPesos } from './rehearsal-tables.tsx';

const POLL_INTERVAL_MS = 2_000;

/** Rehearsal of a draft of the revenue code: last year's assessments under the version in force and under the draft. */
export function RehearsalPanel({
  version: { ordinance_version_id, rehearsal, acts },
}: {
  readonly version: OrdinanceVersion;
}) {
  const t = useWords();
  const { busy, run } = useAct();
  const isUnderWay = rehearsal !== null && rehearsal.state !== 'DONE';
  useProgress(isUnderWay);
  const button = acts.includes('rehearse') && !isUnderWay && rehearsal?.is_current !== true && (
    <Button size="desk" busy={busy} onClick={() => run('rehearse', ordinance_version_id)}>
      {t(rehearsal === null ? 'rehearse' : 'rehearse_again')}
    </Button>
  );
  return (
    <Section title={t('rehearsal')} hint={t('rehearsal_hint')} actions={button}>
      {rehearsal === null ? (
        <EmptyState title={t('no_rehearsal')}>{t('no_rehearsal_text')}</EmptyState>
      ) : (
        <Findings rehearsal={rehearsal} />
      )}
    </Section>
  );
}

// Nudges report every step; this interval is for a page whose live connection is down.

/** Polls while the job runs. */
function useProgress(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}

function Findings({ rehearsal }: { readonly rehearsal: Rehearsal }) {
  const t = useWords();
  const locale = useLocale();
  const { state, done, assessments, is_current, asked_by, asked_at, tax_year } = rehearsal;
  if (state !== 'DONE')
    return (
      <Meter
        label={t('under_way')}
        value={done}
        max={Math.max(assessments, 1)}
        text={t('of', { done, all: assessments })}
      />
    );
  if (tax_year === null) return <Text>{t('nothing_billed')}</Text>;
  return (
    <Stack gap={6}>
      {!is_current && (
        <Text tone="warning" weight="bold">
          {t('old_rehearsal')}
        </Text>
      )}
      <Text size="caption" tone="muted">
        {t('rehearsed_by', { who: asked_by, when: momentWritten(asked_at, locale), year: tax_year })}
      </Text>
      <RehearsalOutcome rehearsal={rehearsal} />
      <Accounts rehearsal={rehearsal} />
      <Shares title={t('by_line')} rows={rehearsal.lines} />
      <Shares title={t('by_barangay')} rows={rehearsal.barangays} />
      <MostAffectedTable rows={rehearsal.most_affected} />
      <Refusals rehearsal={rehearsal} />
    </Stack>
  );
}

function RehearsalOutcome({ rehearsal: { difference, more, less, same } }: { readonly rehearsal: Rehearsal }) {
  const t = useWords();
  return (
    <Figures>
      <Figure value={formatSignedPesos(difference)} label={t('difference')} />
      <Figure value={more} label={t('more')} />
      <Figure value={less} label={t('less')} />
      <Figure value={same} label={t('same')} />
    </Figures>
  );
}
