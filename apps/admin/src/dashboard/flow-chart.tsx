import { type AdminDashboard, listMonthNames, type Locale } from '@ebpls/contracts';
import { Chart, type ChartPoint, ColumnChart, dayWritten, TextLink, useLocale } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { useWords } from './dashboard.messages.ts';

type Bucket = AdminDashboard['per_day'][number];
type FlowChartProps = Pick<AdminDashboard, 'per_day' | 'period' | 'period_from' | 'counted_on'>;

/** Filed applications as columns with the issued permits as a line, by hour, day or month of the period. */
export function FlowChart({ per_day, period, period_from, counted_on }: FlowChartProps) {
  const t = useWords();
  const locale = useLocale();
  const toList = (dated_by: 'filed' | 'issued', from: string, to: string): string =>
    addresses.transactionsDated(dated_by === 'filed' ? 'all' : 'issued', { dated_by, from, to });
  const points = trimHours(per_day).map((bucket): ChartPoint => ({
    label: formatBucket(bucket, locale, period === 'year'),
    value: bucket.filed,
    line: bucket.issued,
    to: toList('filed', bucket.day, bucket.until),
    cells: (['filed', 'issued'] as const).map((key) => ({
      text: bucket[key],
      ...(bucket[key] > 0 && { to: toList(key, bucket.day, bucket.until) }),
    })),
  }));
  const heads = [t('filed'), t('issued')] as const;
  const countedKeys = (['filed', 'issued'] as const).filter((key) => countBuckets(per_day, key) > 0);
  return (
    <Chart
      title={t(period === 'today' ? 'flow_hour' : period === 'year' ? 'flow_month' : 'flow_day')}
      sentence={
        <>
          {countedKeys.map((key) => (
            <span key={key}>
              <TextLink to={toList(key, period_from, counted_on)}>
                {t(`flow_${key}`, { count: countBuckets(per_day, key) })}
              </TextLink>
              {'. '}
            </span>
          ))}
          <Peak points={points} />
        </>
      }
      isEmpty={countedKeys.length === 0}
      points={points}
      heads={[t('date'), ...heads]}
      legend={[
        { sign: 'second', name: heads[0] },
        { sign: 'line', name: heads[1] },
      ]}
    >
      <ColumnChart points={points} />
    </Chart>
  );
}

function Peak({ points }: { readonly points: readonly ChartPoint[] }) {
  const t = useWords();
  const [highest] = points.toSorted((one, other) => other.value - one.value);
  return highest === undefined || highest.value === 0
    ? t('flow_none')
    : t('flow_peak', { when: highest.label.replace(' ', '\u00A0'), count: highest.value });
}

const countBuckets = (buckets: readonly Bucket[], key: 'filed' | 'issued'): number =>
  buckets.reduce((all, bucket) => all + bucket[key], 0);

/** Office hours, which the chart of a day always shows. */
const FIRST_HOUR = 8;
const LAST_HOUR = 17;

/** The hours of a day without the empty ones before and after the office hours; other columns as they are. */
function trimHours(buckets: readonly Bucket[]): readonly Bucket[] {
  const busyHours = buckets.flatMap(({ hour, filed, issued }) => (hour !== null && filed + issued > 0 ? [hour] : []));
  const from = Math.min(FIRST_HOUR, ...busyHours);
  const to = Math.max(LAST_HOUR, ...busyHours);
  return buckets.filter(({ hour }) => hour === null || (hour >= from && hour <= to));
}

const NOON = 12;

/** Place of a day's month in the year, from 0. */
const getMonth = (day: string): number => Number(day.slice(5, 7)) - 1;

function formatBucket({ day, hour }: Bucket, locale: Locale, isMonth: boolean): string {
  if (hour !== null) return `${hour % NOON === 0 ? NOON : hour % NOON} ${hour < NOON ? 'AM' : 'PM'}`;
  return isMonth ? (listMonthNames(locale)[getMonth(day)] ?? day) : dayWritten(day, locale, { year: false });
}
