// First page of an affiliate: the scanner of permits and the state of the offline data.

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { type AffiliateDashboard, getAffiliateDashboard } from '@ebpls/contracts';
import { isFresh } from '@ebpls/rules';
import { EmptyState, Figure, Figures, MomentText, Page, RowItem, Rows, Section, Stack, Tag, Text } from '@ebpls/ui';
import { useEffect, useEffectEvent } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';

import { getServerTime, readStoredList, refreshList } from '../shared/stored-permit-list.ts';
import { listWaitingScans, sendWaitingScans } from '../shared/scan-queue.ts';
import { importResultPage } from '../result-page.ts';
import { isVerdict, VERDICT_TONES } from '../verdict.ts';
import { useWords } from '../verdict.messages.ts';
import { OfflineStatus } from './offline-status.tsx';
import { prefetchReader } from './open-detector.ts';
import { Scanner } from './scanner.tsx';

/** Sends the waiting scans and refreshes the list for checks without signal; neither makes the page wait for a signal. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  await sendWaitingScans();
  const [figures, refreshResult] = await Promise.all([
    callEndpoint(getAffiliateDashboard, { signal }).catch(nothingWithoutSignal),
    refreshList(signal),
  ]);
  const list = await readStoredList();
  const is_old = list !== undefined && !isFresh(list, getServerTime().toISOString());
  return { figures, offline: { list, is_old, refreshResult, pendingCount: (await listWaitingScans()).length } };
}

function nothingWithoutSignal(error: unknown): undefined {
  if (isRefusal(error) && error.code === 'offline') return undefined;
  throw error;
}

/** An affiliate scans a permit, and sees what was scanned before. */
export function Component() {
  const { figures, offline } = useLoaderData<typeof loader>();
  const t = useWords();
  useBackOnline();
  useReaderPrefetch();
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Stack gap={8}>
        <Scanner />
        <OfflineStatus {...offline} />
        {figures ? <Scans figures={figures} /> : <Text tone="muted">{t('no_figures')}</Text>}
      </Stack>
    </Page>
  );
}

/** Reloads the page when the signal returns, which sends the waiting scans. */
function useBackOnline(): void {
  const { revalidate } = useRevalidator();
  const reloadRows = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const listen = (): void => reloadRows();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}

/** Loads the code of a scan before the signal is lost: now, or as soon as this browser has its service worker. */
function useReaderPrefetch(): void {
  useEffect(() => {
    // A failure is reported when the camera is opened.
    const keep = (): void => void Promise.all([importResultPage(), prefetchReader()]).catch(() => undefined);
    keep();
    navigator.serviceWorker?.addEventListener('controllerchange', keep);
    return () => navigator.serviceWorker?.removeEventListener('controllerchange', keep);
  }, []);
}

function Scans({ figures }: { readonly figures: AffiliateDashboard }) {
  const t = useWords();
  const { scans_today, scans_this_month, not_genuine_this_month, newest } = figures;
  return (
    <>
      <Figures>
        <Figure value={scans_today} label={t('today')} />
        <Figure value={scans_this_month} label={t('this_month')} />
        <Figure
          value={not_genuine_this_month}
          label={t('not_genuine')}
          tone={not_genuine_this_month > 0 ? 'warning' : undefined}
        />
      </Figures>
      <Section title={t('newest')}>
        <Newest scans={newest} />
      </Section>
    </>
  );
}

function Newest({ scans }: { readonly scans: AffiliateDashboard['newest'] }) {
  const t = useWords();
  if (scans.length === 0)
    return (
      <EmptyState icon="scan" title={t('none')}>
        {t('none_text')}
      </EmptyState>
    );
  return (
    <Rows label={t('newest')}>
      {scans.map(({ scanned_at, verdict, permit_no, company_name }) => (
        <RowItem
          key={`${scanned_at} ${permit_no ?? ''}`}
          title={company_name ?? t('no_name')}
          note={permit_no}
          status={isVerdict(verdict) ? <Tag tone={VERDICT_TONES[verdict]}>{t(verdict)}</Tag> : undefined}
          end={<MomentText at={scanned_at} year={false} />}
        />
      ))}
    </Rows>
  );
}
