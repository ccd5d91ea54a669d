import type { Point } from './chart.tsx';

interface DrawnProps {
  readonly points: readonly Point[];
}

const whole = ({ value, second = 0 }: Point) => value + second;
const largest = (points: readonly Point[]) => Math.max(1, ...points.map(whole));

/** One series has the primary colour; when some stand out the rest are grey. */
const look = (points: readonly Point[], { strong }: Point) =>
  strong || !points.some((point) => point.strong) ? 'strong' : '';

/** Bars from the start of the line, the largest full; for names of offices and lines of business. */
export function BarChart({ points }: DrawnProps) {
  const most = largest(points);
  return (
    <div className="eb-bars">
      {points.map((point) => (
        <div key={point.label} className={look(points, point)}>
          <span>{point.label}</span>
          <span className="track">
            {point.value > 0 && <i style={{ inlineSize: `${(point.value / most) * 100}%` }} />}
            {point.second !== undefined && point.second > 0 && (
              <i className="second" style={{ inlineSize: `${(point.second / most) * 100}%` }} />
            )}
          </span>
          <b>{point.text ?? whole(point)}</b>
        </div>
      ))}
    </div>
  );
}

/** Columns over time; the outstanding one, else the largest, carries its value. */
export function ColumnChart({ points }: DrawnProps) {
  const most = largest(points);
  const highlighted = points.find(({ strong }) => strong) ?? points.find((point) => whole(point) === most);
  const everyOther = Math.ceil(points.length / 6);
  return (
    <div className="eb-columns">
      {points.map((point, place) => (
        <div key={point.label} className={point === highlighted ? 'strong' : ''}>
          <b>{point === highlighted ? (point.text ?? whole(point)) : ''}</b>
          {whole(point) > 0 && <i style={{ blockSize: `${(whole(point) / most) * 100}%` }} />}
          <span>{place % everyOther === 0 ? point.label : ''}</span>
        </div>
      ))}
    </div>
  );
}
