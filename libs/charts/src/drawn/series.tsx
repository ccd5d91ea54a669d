// Draws line, area and column charts with Recharts; this code loads with the first such chart.

import { Area, AreaChart, Bar, BarChart, CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';

import type { SeriesData } from '../series.ts';
import { getSeriesStyle } from '../tones.ts';
import { FLOATING, WHOLE_PLACE } from './tooltip-style.ts';

const CHARTS = { line: LineChart, area: AreaChart, columns: BarChart } as const;
const AXIS_WIDE = 64;

/** Properties of a rendered line, area or column chart. */
interface DrawnSeriesProps extends SeriesData {
  readonly write: (value: number) => string;
  readonly writeShort: (value: number) => string;
  /** Right to left: time runs to the left, the axis is at the right. */
  readonly isMirrored: boolean;
}

/** Renders lines, areas or columns over time by Recharts. */
export function DrawnSeries({ kind, labels, series, write, writeShort, isMirrored }: DrawnSeriesProps) {
  const Kind = CHARTS[kind];
  const rows = labels.map((label, place) => ({
    label,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[place]])),
  }));
  return (
    <Kind data={rows} margin={{ top: 8, right: 8, bottom: 0, left: 8 }} {...WHOLE_PLACE}>
      <CartesianGrid vertical={false} stroke="var(--eb-colors-border)" />
      <XAxis dataKey="label" reversed={isMirrored} tickLine={false} stroke="var(--eb-colors-control)" />
      <YAxis
        orientation={isMirrored ? 'right' : 'left'}
        width={AXIS_WIDE}
        tickFormatter={writeShort}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip {...FLOATING} formatter={(value) => write(Number(value))} isAnimationActive={false} />
      {series.map(({ name }, place) => renderSeries(kind, name, place))}
    </Kind>
  );
}

function renderSeries(kind: SeriesData['kind'], name: string, place: number) {
  const { colour, dash } = getSeriesStyle(place);
  const seriesProps = { key: name, dataKey: name, isAnimationActive: false, stroke: colour, strokeWidth: 2 };
  if (kind === 'columns')
    return <Bar {...seriesProps} key={name} fill={colour} fillOpacity={place % 2 === 0 ? 1 : 0.45} maxBarSize={32} />;
  if (kind === 'area')
    return <Area {...seriesProps} key={name} fill={colour} fillOpacity={0.18} strokeDasharray={dash} type="monotone" />;
  return (
    <Line {...seriesProps} key={name} strokeDasharray={dash} dot={{ r: 3, strokeDasharray: '0' }} type="monotone" />
  );
}
