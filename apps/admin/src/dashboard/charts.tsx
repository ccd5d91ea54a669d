import type { AdminDashboard, Centavos } from '@ebpls/contracts';
import { BarChart, Chart, ColumnChart, dayWritten, formatPesos, type ChartPoint, useLocale } from '@ebpls/ui';

import { useWords } from './dashboard.messages.ts';

/** Filed applications and issued permits, day by day. */
export function FiledChart({ days }: { readonly days: AdminDashboard['per_day'] }) {
  const t = useWords();
  const locale = useLocale();
  const points = days.map(({ day, filed, issued }): ChartPoint => ({
    label: dayWritten(day, locale, { year: false }),
    value: filed,
    text: `${filed} / ${issued}`,
  }));
  const columns = points.map(({ label, value }): ChartPoint => ({ label, value }));
  const filedCount = sumValues(days.map((day) => day.filed));
  const issuedCount = sumValues(days.map((day) => day.issued));
  return (
    <Chart
      title={t('per_day')}
      sentence={t('per_day_summary', { filed: filedCount, issued: issuedCount })}
      points={points}
      heads={[t('day'), t('filed_issued')]}
    >
      <ColumnChart points={columns} />
    </Chart>
  );
}

/** Collections week by week, online and at the counter. */
export function CollectedChart({ weeks }: { readonly weeks: AdminDashboard['collected_per_week'] }) {
  const t = useWords();
  const locale = useLocale();
  const points = weeks.map(({ from, online, counter }): ChartPoint => ({
    label: dayWritten(from, locale, { year: false }),
    value: wholePesos(online),
    second: wholePesos(counter),
    text: formatPesos(sumCentavoValues([online, counter])),
  }));
  const all = sumCentavoValues(weeks.flatMap(({ online, counter }) => [online, counter]));
  return (
    <Chart
      title={t('per_week')}
      sentence={t('per_week_summary', {
        amount: formatPesos(all),
        online: formatPesos(sumCentavoValues(weeks.map(({ online }) => online))),
      })}
      points={points}
      heads={[t('week_from'), t('online'), t('counter')]}
    >
      <BarChart points={points} />
    </Chart>
  );
}

/** How long decisions took this year, against the limit of each class. */
export function DecidedChart({ classes }: { readonly classes: AdminDashboard['days_to_decide'] }) {
  const t = useWords();
  const classesWithMedian = classes.filter((one) => one.median !== null);
  const points = classes.map(({ arta_class, limit, median }): ChartPoint => ({
    label: `${t(toClassKey(arta_class))} (${limit})`,
    value: median ?? 0,
    text: median === null ? '–' : t('days', { count: median }),
  }));
  const slow = classesWithMedian.filter(({ nine_of_ten, limit }) => (nine_of_ten ?? 0) > limit).length;
  const sentence =
    classesWithMedian.length === 0
      ? t('decided_none')
      : t(slow === 0 ? 'decided_inside' : 'decided_slow', { count: slow });
  return (
    <Chart title={t('to_decide')} sentence={sentence} points={points} heads={[t('class_and_limit'), t('median')]}>
      <BarChart points={points} />
    </Chart>
  );
}

function toClassKey(arta_class: string): 'SIMPLE' | 'COMPLEX' | 'HIGHLY_TECHNICAL' {
  return arta_class === 'SIMPLE' || arta_class === 'COMPLEX' ? arta_class : 'HIGHLY_TECHNICAL';
}

function sumValues(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function sumCentavoValues(amounts: readonly Centavos[]): Centavos {
  return sumValues(amounts) as Centavos; // whole centavos added stay whole centavos
}

/** The length of a bar; the amount itself is written from centavos. */
function wholePesos(amount: Centavos): number {
  return Math.round(amount / 100);
}
