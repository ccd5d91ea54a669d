// Bar and column charts of a few points, drawn with HTML and CSS alone.

import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { ChartPoint } from './chart.tsx';

interface DrawnProps {
  readonly points: readonly ChartPoint[];
}

const getPointTotal = ({ value, second = 0 }: ChartPoint) => value + second;
const getLargest = (points: readonly ChartPoint[]) =>
  Math.max(1, ...points.map((point) => Math.max(getPointTotal(point), point.line ?? 0, point.mark ?? 0)));

/** Class of a bar: the primary colour; when some points are highlighted the rest are grey. */
const getBarClass = (points: readonly ChartPoint[], { strong }: ChartPoint) =>
  strong || !points.some((point) => point.strong) ? 'strong' : '';

interface BarChartProps extends DrawnProps {
  /** On a desk the bars are beside each other, each below its figure: the steps of one way. */
  readonly isAcross?: boolean | undefined;
}

/** Bars from the start of the line, the largest full; for names of offices and lines of business. */
export function BarChart({ points, isAcross = false }: BarChartProps) {
  const largestValue = getLargest(points);
  return (
    <div className={isAcross ? 'eb-bars across' : 'eb-bars'}>
      {points.map((point) => (
        <div key={point.label} className={getBarClass(points, point)}>
          <span>{point.label}</span>
          <span className="track">
            {point.value > 0 && <i style={{ inlineSize: `${(point.value / largestValue) * 100}%` }} />}
            {point.second !== undefined && point.second > 0 && (
              <i className="second" style={{ inlineSize: `${(point.second / largestValue) * 100}%` }} />
            )}
            {point.none !== undefined && getPointTotal(point) === 0 && <span>{point.none}</span>}
            {point.mark !== undefined && (
              <span className="mark" style={{ insetInlineStart: `${(point.mark / largestValue) * 100}%` }} />
            )}
          </span>
          <b>
            <FigureLink to={point.to}>{point.text ?? getPointTotal(point)}</FigureLink>
          </b>
        </div>
      ))}
    </div>
  );
}

/** A drawn figure as the link to its rows; it is no stop of the keyboard, for which the table has the same link. */
function FigureLink({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  return to === undefined ? (
    children
  ) : (
    <Link to={to} tabIndex={-1}>
      {children}
    </Link>
  );
}

/** Labels below the columns, so that they do not overlap on a phone. */
const MAX_LABELS = 6;

/** Columns over time; the outstanding one, else the largest, carries its value. */
export function ColumnChart({ points }: DrawnProps) {
  const largestValue = getLargest(points);
  const highest = Math.max(...points.map(getPointTotal));
  const highlightedPoint =
    points.find(({ strong }) => strong) ?? points.find((point) => highest > 0 && getPointTotal(point) === highest);
  const everyOther = Math.ceil(points.length / MAX_LABELS);
  return (
    <div className="eb-columns">
      {points.map((point, place) => (
        <div key={point.label} className={point === highlightedPoint ? 'strong' : ''}>
          <b>{point === highlightedPoint ? (point.text ?? getPointTotal(point)) : ''}</b>
          <span className="track">
            {getPointTotal(point) > 0 && (
              <FigureLink to={point.to}>
                <i style={{ blockSize: `${(getPointTotal(point) / largestValue) * 100}%` }} />
              </FigureLink>
            )}
          </span>
          <span>{place % everyOther === 0 ? point.label : ''}</span>
        </div>
      ))}
      <ColumnLine points={points} largestValue={largestValue} />
    </div>
  );
}

/** The second series as a line through the middles of the columns. */
function ColumnLine({ points, largestValue }: DrawnProps & { readonly largestValue: number }) {
  const line = points.flatMap(({ line: value }, place) =>
    value === undefined ? [] : [`${place + 0.5},${(1 - value / largestValue) * 100}`],
  );
  if (line.length === 0) return null;
  return (
    <svg className="line" viewBox={`0 0 ${points.length} 100`} preserveAspectRatio="none">
      <polyline points={line.join(' ')} />
    </svg>
  );
}
