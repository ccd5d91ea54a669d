// Page of the charts demo: earnings, segments, referrals and products of the demo's shop.

import { RingChart, SeriesChart, ShareChart } from '@ebpls/charts';
import { type Centavos, listMonthNames } from '@ebpls/contracts';
import { useSettings } from '@ebpls/remote-kit';
import { BarChart, Chart, Grid, formatPesos, Stack } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { DemoPage } from '../shared/page/demo-page.tsx';
import { useWords } from './charts.messages.ts';
import { Latest } from './latest-events.tsx';
import { type Earnings, loadReports, findLargest, computeProfits, type Reports, sumValues } from './reports.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return loadReports(request.signal);
}

const pesos = (centavos: number): string => formatPesos(centavos as Centavos); // the mock keeps whole centavos
const thousands = (centavos: number): string => `₱${Math.round(centavos / 100_000)}k`;

export function Component() {
  const reports = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <DemoPage title={t('title')} subtitle={t('subtitle')} width="wide">
      <Stack gap={8}>
        <Grid columns={2}>
          <EarningsCharts earnings={reports.earnings} />
          <ProductCharts reports={reports} />
        </Grid>
        <Latest reports={reports} />
      </Stack>
    </DemoPage>
  );
}

function EarningsCharts({ earnings }: { readonly earnings: Earnings }) {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  const names = listMonthNames(language);
  const months = earnings.labels.map((day) => names[Number(day.slice(5, 7)) - 1] ?? day);
  const series = earnings.datasets.map(({ label, data }) => ({ name: t(label), values: data }));
  const [income = [], expense = []] = earnings.datasets.map(({ data }) => data);
  const highestIncome = Math.max(...income);
  const profit = computeProfits(earnings);
  const chartProps = { labels: months, write: pesos, writeShort: thousands };
  return (
    <>
      <SeriesChart
        {...chartProps}
        kind="line"
        title={t('lines')}
        sentence={t('lines.summary', {
          month: months[income.indexOf(highestIncome)] ?? '',
          amount: pesos(highestIncome),
        })}
        series={series}
      />
      <SeriesChart
        {...chartProps}
        kind="area"
        title={t('area')}
        sentence={t('area.summary', { amount: pesos(sumValues(profit)) })}
        series={[{ name: t('profit'), values: profit }]}
      />
      <SeriesChart
        {...chartProps}
        kind="columns"
        title={t('columns')}
        sentence={t('columns.summary', { share: Math.round((sumValues(expense) / sumValues(income)) * 100) })}
        series={series}
      />
    </>
  );
}

function ProductCharts({ reports: { earnings, products, referrals } }: { readonly reports: Reports }) {
  const t = useWords();
  const largestSegment = findLargest(earnings.segments, ({ value }) => value);
  const bestConverting = findLargest(products, ({ conversionRate }) => conversionRate);
  const sender = findLargest(referrals, ({ value }) => value);
  return (
    <>
      <ShareChart
        title={t('shares')}
        sentence={t('shares.summary', { name: largestSegment?.name ?? '' })}
        shares={earnings.segments}
        write={pesos}
      />
      <RingChart
        title={t('rings')}
        sentence={t('rings.summary', {
          percent: bestConverting?.conversionRate ?? 0,
          name: bestConverting?.name ?? '',
        })}
        rings={products.map(({ name, conversionRate }) => ({ name, percent: conversionRate }))}
      />
      <Referrals referrals={referrals} sentence={t('referrals.summary', { name: sender?.name ?? '' })} />
    </>
  );
}

/** Few bars need no library: libs/ui draws them. */
function Referrals({ referrals, sentence }: Pick<Reports, 'referrals'> & { readonly sentence: string }) {
  const t = useWords();
  const points = referrals.map(({ name, value }) => ({ label: name, value }));
  return (
    <Chart title={t('referrals')} sentence={sentence} points={points}>
      <BarChart points={points} />
    </Chart>
  );
}
