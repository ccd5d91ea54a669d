import { lazyWithRetry } from '@ebpls/ui';

import type { Share } from './series.ts';
import { ChartFrame, type ChartText } from './chart-frame.tsx';
import { useWords } from './charts.messages.ts';

const DrawnShares = lazyWithRetry(() => import('./drawn/shares.tsx').then((module) => module.DrawnShares));

/** Properties of a chart of shares of a whole. */
interface ShareChartProps extends ChartText {
  /** At most six. */
  readonly shares: readonly Share[];
  readonly write?: ((value: number) => string) | undefined;
}

/** Parts of a whole, as a ring. */
export function ShareChart({ shares, write = String, ...text }: ShareChartProps) {
  const t = useWords();
  const total = shares.reduce((all, { value }) => all + value, 0);
  return (
    <ChartFrame
      {...text}
      legend={shares.map(({ name }) => name)}
      heads={[t('label'), t('value'), t('share')]}
      rows={shares.map(({ name, value }) => [name, write(value), formatShare(value, total)])}
    >
      <DrawnShares shares={shares} write={write} />
    </ChartFrame>
  );
}

const formatShare = (value: number, total: number): string => `${total > 0 ? Math.round((value / total) * 100) : 0}%`;
