import { lazyWithRetry } from '@ebpls/ui';

import type { Ring } from './series.ts';
import { ChartFrame, type ChartText } from './chart-frame.tsx';
import { useWords } from './charts.messages.ts';

const DrawnRings = lazyWithRetry(() => import('./drawn/rings.tsx').then((module) => module.DrawnRings));

/** Properties of a chart of percentages as rings. */
interface RingChartProps extends ChartText {
  /** At most six. */
  readonly rings: readonly Ring[];
}

/** Rings that fill, one inside the other. */
export function RingChart({ rings, ...text }: RingChartProps) {
  const t = useWords();
  return (
    <ChartFrame
      {...text}
      legend={rings.map(({ name }) => name)}
      heads={[t('label'), t('share')]}
      rows={rings.map(({ name, percent }) => [name, `${Math.round(percent)}%`])}
    >
      <DrawnRings rings={rings} />
    </ChartFrame>
  );
}
