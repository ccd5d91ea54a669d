import type { AdminDashboard, Centavos } from '@ebpls/contracts';
import { BarChart, Chart, type ChartPoint, dayWritten, formatPesos, TextLink, useLocale } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { useWords } from './dashboard.messages.ts';

type Range = AdminDashboard['collected_per_week'][number];
type CollectedChartProps = Pick<AdminDashboard, 'period' | 'counted_on'> & { readonly ranges: readonly Range[] };

/** Collections online and at the counter, with a mark at what was collected on the same dates a year before. */
export function CollectedChart({ ranges, period, counted_on }: CollectedChartProps) {
  const t = useWords();
  const locale = useLocale();
  const lastYear = Number(counted_on.slice(0, 4)) - 1;
  const points = ranges.map(({ from, to, online, counter, last_year }): ChartPoint => {
    const amount = sumWeeks([online, counter]);
    const rows = amount > 0 ? addresses.collectionsBetween(from, to) : undefined;
    return {
      to: rows,
      label: dayWritten(from, locale, { year: false }),
      value: toPesos(online),
      second: toPesos(counter),
      ...(last_year > 0 && { mark: toPesos(last_year) }),
      text: formatPesos(amount),
      cells: [
        { text: formatPesos(online) },
        { text: formatPesos(counter) },
        { text: formatPesos(amount), to: rows },
        {
          text: formatPesos(last_year),
          ...(last_year > 0 && {
            to: addresses.collectionsBetween(toYearBefore(from), toYearBefore(to < counted_on ? to : counted_on)),
          }),
        },
      ],
    };
  });
  return (
    <Chart
      title={getChartTitle(t, period, ranges.length)}
      sentence={<Comparison ranges={ranges} lastYear={lastYear} to={counted_on} />}
      isEmpty={ranges.every(({ online, counter, last_year }) => sumWeeks([online, counter, last_year]) === 0)}
      points={points}
      heads={[t('from'), t('online'), t('counter'), t('both'), t('same_dates', { year: lastYear })]}
      legend={[
        { sign: 'first', name: t('online') },
        { sign: 'second', name: t('counter') },
        { sign: 'mark', name: t('same_dates', { year: lastYear }) },
      ]}
    >
      <BarChart points={points} />
    </Chart>
  );
}

/** The title of the chart; the last 30 days are drawn by whole weeks, more than the period, so it names their number. */
function getChartTitle(t: ReturnType<typeof useWords>, period: AdminDashboard['period'], count: number): string {
  if (period === 'last_30_days') return t('collected_weeks', { count });
  if (period === 'today') return t('collected_day');
  return t(period === 'year' ? 'collected_month' : 'collected_week');
}

interface ComparisonProps {
  readonly ranges: readonly Range[];
  readonly lastYear: number;
  readonly to: string;
}

function Comparison({ ranges, lastYear, to }: ComparisonProps) {
  const t = useWords();
  const online = sumWeeks(ranges.map((range) => range.online));
  const amount = sumWeeks([online, ...ranges.map((range) => range.counter)]);
  const before = sumWeeks(ranges.map((range) => range.last_year));
  if (amount === 0 && before === 0) return t('collected_none');
  return (
    <>
      <TextLink to={addresses.collectionsBetween(ranges[0]?.from ?? to, to)}>{formatPesos(amount)}</TextLink>
      {t('collected_online', { percent: toPercent(online, amount) })}{' '}
      {before === 0
        ? t('collected_none_before', { year: lastYear })
        : t('collected_before', {
            year: lastYear,
            amount: formatPesos(before),
            change: formatChange(t, amount, before),
          })}
    </>
  );
}

const toPercent = (part: number, total: number): number => (total > 0 ? Math.round((part / total) * 100) : 0);

/** Above this change a factor is easier to read than a percentage. */
const LARGEST_PERCENT = 300;

function formatChange(t: ReturnType<typeof useWords>, amount: number, before: number): string {
  const percent = toPercent(amount - before, before);
  if (percent > LARGEST_PERCENT) return t('collected_times', { times: Math.round(amount / before) });
  return `${percent > 0 ? '+' : ''}${percent}%`;
}

/** The same date a year before, as the figures of last year are counted: 28 February for the 29th. */
function toYearBefore(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return before.endsWith('-02-29') ? `${before.slice(0, 8)}28` : before;
}

/** Whole centavos added stay whole centavos. */
const sumWeeks = (amounts: readonly Centavos[]): Centavos =>
  amounts.reduce<number>((all, amount) => all + amount, 0) as Centavos;

/** The length of a bar; the amount itself is written from centavos. */
const toPesos = (amount: Centavos): number => Math.round(amount / 100);
