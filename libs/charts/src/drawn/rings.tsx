import { PolarAngleAxis, RadialBar, RadialBarChart, Tooltip } from 'recharts';

import type { Ring } from '../series.ts';
import { getSeriesStyle } from '../tones.ts';
import { FLOATING, WHOLE_PLACE } from './tooltip-style.ts';

const TOP = 90; // degrees: a ring begins at the top and fills clockwise

/** Renders rings of percentages by Recharts. */
export function DrawnRings({ rings }: { readonly rings: readonly Ring[] }) {
  const data = rings.map(({ name, percent }, place) => ({ name, percent, fill: getSeriesStyle(place).colour }));
  return (
    <RadialBarChart
      data={data}
      innerRadius="30%"
      outerRadius="100%"
      startAngle={TOP}
      endAngle={TOP - 360}
      {...WHOLE_PLACE}
    >
      <PolarAngleAxis type="number" domain={[0, 100]} tick={false} axisLine={false} />
      <RadialBar dataKey="percent" background={{ fill: 'var(--eb-colors-subtle)' }} isAnimationActive={false} />
      <Tooltip {...FLOATING} formatter={(value) => `${Math.round(Number(value))}%`} isAnimationActive={false} />
    </RadialBarChart>
  );
}
