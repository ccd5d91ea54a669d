import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router';

import { Disclosure } from '../layout/disclosure.tsx';
import { Boundary } from '../states/boundary.tsx';
import { useWords } from '../words/words.ts';

/** A value in the table of a chart; with an address it links to the rows that it counts. */
export interface ChartCell {
  readonly text: string | number;
  readonly to?: string | undefined;
}

/** One bar or column of a small chart. */
export interface ChartPoint {
  readonly label: string;
  readonly value: number;
  /** A second part of the same bar, named in the legend. */
  readonly second?: number | undefined;
  /** Point of a line over the columns: another series on the same scale. */
  readonly line?: number | undefined;
  /** A mark across the bar on the same scale: a limit, or the value of another year. */
  readonly mark?: number | undefined;
  /** How the value is written on the chart and in the table: `₱1.2 M`, `5 days`. */
  readonly text?: string | undefined;
  /** Highlighted among the other points. */
  readonly strong?: boolean | undefined;
  /** Address of the rows that the drawn figure counts; the table has the link for keyboard and screen reader. */
  readonly to?: string | undefined;
  /** In the place of a bar of which nothing was counted: `No decisions yet`. */
  readonly none?: string | undefined;
  /** The values of its row in the table after the label; when left out the value, and the second part. */
  readonly cells?: readonly ChartCell[] | undefined;
}

/** What a colour or sign of a chart stands for. */
interface LegendEntry {
  readonly sign: 'first' | 'second' | 'line' | 'mark';
  readonly name: string;
}

export interface ChartProps {
  readonly title: string;
  /** Text alternative of the chart. */
  readonly sentence: ReactNode;
  readonly points: readonly ChartPoint[];
  readonly children: ReactNode;
  /** Heads of the table twin: what, and the values. */
  readonly heads?: readonly string[] | undefined;
  /** When left out, a chart with a second part names both parts by their heads. */
  readonly legend?: readonly LegendEntry[] | undefined;
  /** Nothing was counted: only the sentence, which says so. */
  readonly isEmpty?: boolean | undefined;
}

function Twin({ points, heads }: Pick<ChartProps, 'points' | 'heads'>) {
  const words = useWords();
  const [label = words('chart.label'), ...values] = heads ?? [];
  const valueHeads = values.length > 0 ? values : [words('chart.value')];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          {valueHeads.map((head) => (
            <th key={head} scope="col" className="end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row">{point.label}</th>
            {listCells(point, valueHeads.length).map(({ text, to }, place) => (
              <td key={valueHeads[place]} className="end">
                {to === undefined ? text : <Link to={to}>{text}</Link>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function listCells({ cells, value, second = 0, text }: ChartPoint, count: number): readonly ChartCell[] {
  return cells ?? (count > 1 ? [{ text: value }, { text: second }] : [{ text: text ?? value }]);
}

function listLegend({ heads, legend }: Pick<ChartProps, 'heads' | 'legend'>): readonly LegendEntry[] {
  const [, first, second] = heads ?? [];
  if (legend !== undefined || first === undefined || second === undefined) return legend ?? [];
  return [
    { sign: 'first', name: first },
    { sign: 'second', name: second },
  ];
}

/** Charts beside each other on a desk, with their sentences, drawings and tables at one height. */
export function Charts({ children }: { readonly children: ReactNode }) {
  return <div className="eb-charts">{children}</div>;
}

/** A chart with its text alternative and the same figures as a table. */
export function Chart({ title, sentence, isEmpty, ...drawing }: ChartProps) {
  const heading = useId();
  return (
    <figure className="eb-chart" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{sentence}</p>
      {!isEmpty && <Drawing title={title} {...drawing} />}
    </figure>
  );
}

function Drawing({ title, points, children, heads, legend }: Omit<ChartProps, 'sentence' | 'isEmpty'>) {
  const words = useWords();
  const entries = listLegend({ heads, legend });
  return (
    <>
      <Boundary part={title} shows={title}>
        <div className="drawing" aria-hidden>
          {children}
        </div>
      </Boundary>
      {entries.length > 0 && (
        <div className="legend" aria-hidden>
          {entries.map(({ sign, name }) => (
            <span key={name} className={sign}>
              {name}
            </span>
          ))}
        </div>
      )}
      <Disclosure summary={words('chart.table')}>
        <Twin points={points} heads={heads} />
      </Disclosure>
    </>
  );
}
