// Result of a scan. Opening its address checks the permit at the server and logs the scan; offline the device checks
// against its stored list, and the scan waits for a connection.

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { scanPermit, type Verification } from '@ebpls/contracts';
import { Button, DayText, Facts, MomentText, Page, Remark, Stack, Text, Verdict } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { checkOffline, type OfflineCheck } from '../shared/check-offline.ts';
import { getServerTime } from '../shared/stored-permit-list.ts';
import { findPositionIfAllowed } from '../shared/device-position.ts';
import { saveScan, createScanKey, getScanningAccount, sendWaitingScans } from '../shared/scan-queue.ts';
import { VERDICT_TONES, toShownVerdict } from '../verdict.ts';
import { useWords } from '../verdict.messages.ts';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<Verification | OfflineCheck> {
  const qrcode = params['qrcode'] ?? '';
  const place = await findPositionIfAllowed();
  const scan = { qrcode, scan_key: createScanKey(), ...(place && { place }) };
  try {
    const verification = await callEndpoint(scanPermit, {
      body: scan,
      account: getScanningAccount(),
      signal: request.signal,
    });
    void sendWaitingScans();
    return verification;
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'offline') throw error;
    const now = getServerTime();
    await saveScan({ ...scan, scanned_at: now.toISOString() });
    return checkOffline(qrcode, now);
  }
}

/** A scan is logged once, so other changes of the page do not revalidate it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The result of the scan, in one sentence first. */
export function Component() {
  const result = useLoaderData<typeof loader>();
  const { verdict, checked_by, permit, checked_at } = result;
  const offlineResult = 'offline' in result ? result.offline : undefined;
  const t = useWords();
  const verdictKey = toShownVerdict(verdict, permit);
  return (
    <Page
      title={t('result')}
      width="form"
      breadcrumb={[{ label: t('title'), to: addresses.dashboard }, { label: t('result') }]}
    >
      <Stack gap={6}>
        <Verdict tone={VERDICT_TONES[verdictKey]} level={2} title={t(`verdict_${getTitleKey(verdictKey, checked_by)}`)}>
          <Stack gap={4}>
            <Text>{t(`means_${getMeaningKey(verdictKey, checked_by)}`)}</Text>
            {verdict === 'genuine' && permit && <InForceReasons permit={permit} />}
            {permit && <PermitFacts permit={permit} />}
            {offlineResult && <OfflineFacts offlineResult={offlineResult} />}
            {checked_by === 'number' && permit && <Remark icon="info">{t('by_number')}</Remark>}
            {verdict === 'genuine' && <Remark icon="eye">{t('compare')}</Remark>}
            <Text size="secondary" tone="muted">
              {t('checked_at')} <MomentText at={checked_at} />
            </Text>
          </Stack>
        </Verdict>
        <div>
          <Button kind="primary" icon="scan" to={addresses.dashboard}>
            {t('another')}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}

type VerdictKey = ReturnType<typeof toShownVerdict>;

/** A number can be copied, so that it says nothing of the paper that carries it. */
function getTitleKey(verdictKey: VerdictKey, checked_by: Verification['checked_by']) {
  return checked_by === 'number' && verdictKey === 'paused' ? 'paused_number' : getMeaningKey(verdictKey, checked_by);
}

function getMeaningKey(verdictKey: VerdictKey, checked_by: Verification['checked_by']) {
  return checked_by === 'number' && verdictKey === 'genuine' ? 'genuine_number' : verdictKey;
}

/** The fields of the code itself, and the age of the list with which it was checked. */
function OfflineFacts({ offlineResult }: { readonly offlineResult: OfflineCheck['offline'] }) {
  const t = useWords();
  const { permit_no, expires_on, listed_at } = offlineResult;
  return (
    <>
      {permit_no !== null && (
        <Facts
          items={[
            { label: t('permit_no'), value: permit_no },
            ...(expires_on === null ? [] : [{ label: t('valid_until'), value: <DayText day={expires_on} /> }]),
          ]}
        />
      )}
      <Remark icon="info">{t('offline')}</Remark>
      <Text size="secondary" tone="muted">
        {listed_at === null ? (
          t('list_none')
        ) : (
          <>
            {t('list_of')} <MomentText at={listed_at} />
          </>
        )}
      </Text>
    </>
  );
}

/** Reasons that keep a permit in force other than its year and its signature. */
function InForceReasons({
  permit: { is_provisional, by_law },
}: {
  readonly permit: NonNullable<Verification['permit']>;
}) {
  const t = useWords();
  return (
    <>
      {is_provisional && <Text>{t('means_provisional')}</Text>}
      {by_law && <Text>{t(`means_${by_law}`)}</Text>}
    </>
  );
}

function PermitFacts({ permit }: { readonly permit: NonNullable<Verification['permit']> }) {
  const t = useWords();
  return (
    <Facts
      items={[
        { label: t('permit_no'), value: permit.permit_no },
        { label: t('business'), value: permit.company_name },
        { label: t('lines'), value: permit.lines.join(', ') },
        { label: t('barangay'), value: permit.barangay_name },
        ...(permit.event === null
          ? []
          : [
              { label: t('event'), value: permit.event.event_name },
              { label: t('venue'), value: permit.event.venue },
              { label: t('valid_from'), value: <DayText day={permit.event.starts_on} /> },
            ]),
        { label: t('issued_on'), value: permit.issued_on && <DayText day={permit.issued_on} /> },
        ...(permit.closed_on === null
          ? [
              {
                label: t(permit.is_provisional ? 'provisional_until' : 'valid_until'),
                value: permit.until_decided ? t('until_decided_day') : <DayText day={permit.valid_until} />,
              },
            ]
          : [{ label: t('closed_on'), value: <DayText day={permit.closed_on} /> }]),
        ...(permit.paused_until === null
          ? []
          : [{ label: t('paused_until'), value: <DayText day={permit.paused_until} /> }]),
        ...(permit.replaced_by === null ? [] : [{ label: t('replaced_by'), value: permit.replaced_by }]),
        { label: t('issued_by'), value: permit.municipality },
      ]}
    />
  );
}
