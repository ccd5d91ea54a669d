import { call } from '@ebpls/api-client';
import { type AffiliateDashboard, getAffiliateDashboard } from '@ebpls/contracts';
import { EmptyState, Figure, Figures, MomentText, Page, RowItem, Rows, Section, Stack, Tag } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { isVerdict, TONE_OF_VERDICT } from '../verdict.ts';
import { useWords } from '../verdict.messages.ts';
import { Scanner } from './scanner.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  return call(getAffiliateDashboard, { signal: request.signal });
}

/** An affiliate scans a permit, and sees what was scanned before. */
export function Component() {
  const { scans_today, scans_this_month, not_genuine_this_month, newest } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Stack gap={8}>
        <Scanner />
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
      </Stack>
    </Page>
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
          status={isVerdict(verdict) ? <Tag tone={TONE_OF_VERDICT[verdict]}>{t(verdict)}</Tag> : undefined}
          end={<MomentText at={scanned_at} year={false} />}
        />
      ))}
    </Rows>
  );
}
