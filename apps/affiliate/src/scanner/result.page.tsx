import { call } from '@ebpls/api-client';
import { scanPermit, type Verification } from '@ebpls/contracts';
import { Button, DayText, Facts, MomentText, Page, Remark, Stack, Text, Verdict } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { TONE_OF_VERDICT } from '../verdict.ts';
import { useWords } from '../verdict.messages.ts';

/** A scan is a check and a row in the log of scans; it happens when the address is opened. */
export function loader({ params, request }: LoaderFunctionArgs) {
  return call(scanPermit, { body: { qrcode: params['qrcode'] ?? '' }, signal: request.signal });
}

/** The same scan is not logged twice because something else changed. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** What the scan found, in one sentence first. */
export function Component() {
  const { verdict, checked_by, permit, checked_at } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <Page
      title={t('result')}
      width="form"
      breadcrumb={[{ label: t('title'), to: addresses.dashboard }, { label: t('result') }]}
    >
      <Stack gap={6}>
        <Verdict tone={TONE_OF_VERDICT[verdict]} level={2} title={t(`verdict_${verdict}`)}>
          <Stack gap={4}>
            <Text>{t(`means_${verdict}`)}</Text>
            {permit && <PermitFacts permit={permit} />}
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
          ? [{ label: t('valid_until'), value: <DayText day={permit.valid_until} /> }]
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
