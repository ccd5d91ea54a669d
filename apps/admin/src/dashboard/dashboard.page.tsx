// Page of the municipality's figures, each with a link to the list that it counts.

import { callEndpoint } from '@ebpls/api-client';
import {
  ADMIN_FIGURES,
  DASHBOARD_PERIODS,
  getAdminDashboard,
  formatMonth,
  type FigureLink,
  type AdminDashboard,
  type DashboardPeriod,
} from '@ebpls/contracts';
import { useNudge, useSession } from '@ebpls/remote-kit';
import {
  Charts,
  Figure,
  Figures,
  isNarrow,
  Page,
  formatPesos,
  Stack,
  Button,
  Row,
  SearchField,
  Section,
  useLocale,
} from '@ebpls/ui';
import { useLoaderData, Form, type LoaderFunctionArgs } from 'react-router';
import { Segmented } from '@ebpls/ui/lists';

import { addresses } from '../addresses.ts';
import { CollectedChart } from './collected-chart.tsx';
import { useWords } from './dashboard.messages.ts';
import { DecidedChart } from './decided-chart.tsx';
import { FlowChart } from './flow-chart.tsx';
import { fetchClockTable, LegalClock } from './legal-clock.tsx';
import { StageChart } from './stage-chart.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  // In parallel with the figures; a table whose code failed to load is requested again in its place.
  if (!isNarrow()) void fetchClockTable().catch(() => undefined);
  const periodName = new URL(request.url).searchParams.get('period');
  const period = DASHBOARD_PERIODS.find((candidate) => candidate === periodName);
  return callEndpoint(getAdminDashboard, { query: period === undefined ? {} : { period }, signal: request.signal });
}

export function Component() {
  const figures = useLoaderData<typeof loader>();
  const t = useWords();
  const isCashier = useSession(({ user }) => user?.permissions.includes('cashier') === true);
  useNudge('assessment');
  const {
    open_applications,
    past_limit,
    waiting_for_signature,
    waiting_for_approval,
    collected_today,
    receipts_today,
    counted_on,
  } = figures;
  const to = (figure: keyof typeof ADMIN_FIGURES): string | undefined =>
    getFigureAddress(ADMIN_FIGURES[figure], counted_on);

  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide" actions={<PeriodSwitch {...figures} />}>
      <Stack gap={8}>
        {isCashier && <CounterStart />}
        <Figures>
          <Figure
            value={open_applications}
            label={t('open', { count: open_applications })}
            hint={t('to_approve', { count: waiting_for_approval })}
            to={to('open_applications')}
          />
          <Figure
            value={past_limit}
            label={t('past_limit')}
            hint={t('past_limit_hint')}
            tone={past_limit > 0 ? 'danger' : undefined}
            to={to('past_limit')}
          />
          <Figure value={waiting_for_signature} label={t('to_sign')} to={to('waiting_for_signature')} />
          <Figure
            value={formatPesos(collected_today)}
            label={t('collected')}
            hint={t('receipts', { count: receipts_today })}
            to={to('collected_today')}
          />
        </Figures>
        <Charts>
          <FlowChart {...figures} />
          <CollectedChart {...figures} ranges={figures.collected_per_week} />
          <DecidedChart {...figures} />
        </Charts>
        <StageChart {...figures} />
        <LegalClock offices={figures.offices} />
      </Stack>
    </Page>
  );
}

/** The list that a figure counts (`ADMIN_FIGURES`); collections are those of the day of the count. */
function getFigureAddress(link: FigureLink, day: string): string | undefined {
  if (link.list === 'transactions') return addresses.transactions(link.view);
  return link.list === 'collections_today' ? addresses.collectionsBetween(day, day) : undefined;
}

/** The counter at the head of a cashier's dashboard: the order of the next payer is found from here. */
function CounterStart() {
  const t = useWords();
  return (
    <Section title={t('counter_start')} hint={t('counter_start_hint')}>
      <Form action={addresses.counter}>
        <Row align="end">
          <SearchField label={t('counter_search')} name="search" />
          <Button type="submit" kind="primary">
            {t('counter_find')}
          </Button>
          <Button to={addresses.counter}>{t('counter_open')}</Button>
        </Row>
      </Form>
    </Section>
  );
}

/** Chooses the period of the charts; the address holds it, and the last 30 days need none. */
function PeriodSwitch({ period, counted_on }: Pick<AdminDashboard, 'period' | 'counted_on'>) {
  const t = useWords();
  const locale = useLocale();
  const labels: Readonly<Record<DashboardPeriod, string>> = {
    today: t('period_today'),
    last_30_days: t('period_last_30_days'),
    month: formatMonth(counted_on, locale).split(' ')[0] ?? counted_on,
    year: counted_on.slice(0, 4),
  };
  return (
    <Segmented
      label={t('period')}
      value={period}
      options={DASHBOARD_PERIODS.map((value) => ({
        value,
        label: labels[value],
        to: value === 'last_30_days' ? addresses.dashboard : `${addresses.dashboard}?period=${value}`,
      }))}
    />
  );
}
