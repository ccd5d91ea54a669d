import { call } from '@ebpls/api-client';
import { getAdminDashboard } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { Figure, Figures, Grid, Page, pesosWritten, Stack, TextLink } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { CollectedChart, DecidedChart, FiledChart } from './charts.tsx';
import { useWords } from './dashboard-words.ts';
import { LegalClock } from './legal-clock.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  return call(getAdminDashboard, { signal: request.signal });
}

/** The municipality in figures, each leading to the list that it counts. */
export function Component() {
  const figures = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('assessment');
  const {
    open_applications,
    past_limit,
    waiting_for_signature,
    waiting_for_approval,
    collected_today,
    receipts_today,
  } = figures;

  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      width="wide"
      actions={<TextLink to={addresses.revenueCode}>{t('revenue_code')}</TextLink>}
    >
      <Stack gap={8}>
        <Figures>
          <Figure
            value={open_applications}
            label={t('open')}
            hint={t('to_approve', { count: waiting_for_approval })}
            to={addresses.transactions('open')}
          />
          <Figure
            value={past_limit}
            label={t('past_limit')}
            tone={past_limit > 0 ? 'danger' : undefined}
            to={addresses.transactions('in_clearance')}
          />
          <Figure value={waiting_for_signature} label={t('to_sign')} to={addresses.transactions('to_sign')} />
          <Figure
            value={pesosWritten(collected_today)}
            label={t('collected')}
            hint={t('receipts', { count: receipts_today })}
            to={addresses.payments}
          />
        </Figures>
        <Grid columns={3} gap={8}>
          <FiledChart days={figures.per_day} />
          <CollectedChart weeks={figures.collected_per_week} />
          <DecidedChart classes={figures.days_to_decide} />
        </Grid>
        <LegalClock offices={figures.offices} />
      </Stack>
    </Page>
  );
}
