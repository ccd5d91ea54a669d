import type { ReactNode } from 'react';
import { useId } from 'react';

import { Disclosure } from '../layout/disclosure.tsx';
import { Boundary } from '../states/boundary.tsx';
import { useWords } from '../words/words.ts';

/** One bar or column of a small chart. */
export interface ChartPoint {
  readonly label: string;
  readonly value: number;
  /** A second part of the same bar, named in the legend. */
  readonly second?: number | undefined;
  /** How the value is written on the chart and in the table: `₱1.2 M`, `5 days`. */
  readonly text?: string | undefined;
  /** Highlighted among the other points. */
  readonly strong?: boolean | undefined;
}

export interface ChartProps {
  readonly title: string;
  /** Text alternative of the chart. */
  readonly sentence: ReactNode;
  readonly points: readonly ChartPoint[];
  readonly children: ReactNode;
  /** Heads of the table twin: what, how many, and the second part. */
  readonly heads?: readonly [string, string, string?] | undefined;
}

function Twin({ points, heads }: Pick<ChartProps, 'points' | 'heads'>) {
  const words = useWords();
  const second = heads?.[2];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{heads?.[0] ?? words('chart.label')}</th>
          <th scope="col" className="end">
            {heads?.[1] ?? words('chart.value')}
          </th>
          {second && (
            <th scope="col" className="end">
              {second}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row">{point.label}</th>
            <td className="end">{second ? point.value : (point.text ?? point.value)}</td>
            {second && <td className="end">{point.second ?? 0}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A chart with its text alternative and the same figures as a table. */
export function Chart({ title, sentence, points, children, heads }: ChartProps) {
  const heading = useId();
  const words = useWords();
  return (
    <figure className="eb-chart" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{sentence}</p>
      <Boundary part={title} shows={title}>
        <div aria-hidden>{children}</div>
      </Boundary>
      {heads?.[2] && (
        <div className="legend" aria-hidden>
          <span className="first">{heads[1]}</span>
          <span>{heads[2]}</span>
        </div>
      )}
      <Disclosure summary={words('chart.table')}>
        <Twin points={points} heads={heads} />
      </Disclosure>
    </figure>
  );
}
