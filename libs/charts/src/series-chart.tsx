import { lazyWithRetry, useDirection } from '@ebpls/ui';

import type { SeriesData } from './series.ts';
import { ChartFrame, type ChartText } from './chart-frame.tsx';
import { useWords } from './charts.messages.ts';

const DrawnSeries = lazyWithRetry(() => import('./drawn/series.tsx').then((module) => module.DrawnSeries));

/** Properties of a line, area or column chart over time. */
interface SeriesChartProps extends ChartText, SeriesData {
  /** How a value is written in the table and beside the pointer. */
  readonly write?: ((value: number) => string) | undefined;
  /** Short format of a value at the axis, where space is limited. */
  readonly writeShort?: ((value: number) => string) | undefined;
}

/** Values over labels, as lines, areas or columns beside each other. */
export function SeriesChart({ kind, labels, series, write = String, writeShort = write, ...text }: SeriesChartProps) {
  const t = useWords();
  const isMirrored = useDirection() === 'rtl';
  return (
    <ChartFrame
      {...text}
      legend={series.map(({ name }) => name)}
      heads={[t('label'), ...series.map(({ name }) => name)]}
      rows={labels.map((label, place) => [
        label,
        ...series.map(({ values: { [place]: value } }) => (value === undefined ? '–' : write(value))),
      ])}
    >
      <DrawnSeries {...{ kind, labels, series, write, writeShort, isMirrored }} />
    </ChartFrame>
  );
}
