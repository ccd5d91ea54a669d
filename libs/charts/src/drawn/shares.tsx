import { Pie, PieChart, Tooltip } from 'recharts';

import type { Share } from '../series.ts';
import { getSeriesStyle } from '../tones.ts';
import { FLOATING, WHOLE_PLACE } from './tooltip-style.ts';

interface DrawnSharesProps {
  readonly shares: readonly Share[];
  readonly write: (value: number) => string;
}

/** Renders shares of a whole as a pie by Recharts. */
export function DrawnShares({ shares, write }: DrawnSharesProps) {
  const data = shares.map(({ name, value }, place) => ({ name, value, fill: getSeriesStyle(place).colour }));
  return (
    <PieChart {...WHOLE_PLACE}>
      <Pie
        data={data}
        dataKey="value"
        nameKey="name"
        innerRadius="58%"
        outerRadius="92%"
        paddingAngle={1}
        stroke="var(--eb-colors-surface)"
        strokeWidth={2}
        isAnimationActive={false}
        rootTabIndex={-1}
      />
      <Tooltip {...FLOATING} formatter={(value) => write(Number(value))} isAnimationActive={false} />
    </PieChart>
  );
}
