import { Boundary, Heading, Loading, Text } from '@ebpls/ui';
import { Disclosure } from '@ebpls/ui/records';
import { type ReactNode, Suspense, useId } from 'react';

import * as look from './charts.module.css';
import { useWords } from './charts.messages.ts';
import { getSeriesStyle } from './tones.ts';

/** Texts around a chart: its title, its text alternative and the heads of its table. */
export interface ChartText {
  readonly title: string;
  /** Text alternative of the chart. */
  readonly sentence: ReactNode;
  /** The level of the title; 2 when left out. */
  readonly level?: 2 | 3 | undefined;
}

interface ChartFrameProps extends ChartText {
  /** Names of the series; a single series needs no legend. */
  readonly legend: readonly string[];
  /** Heads of the table with the same figures. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The rendered chart, once the library is loaded. */
  readonly children: ReactNode;
}

/** Title, sentence, the drawing and the same figures as a table. A failure of the drawing leaves the rest usable. */
export function ChartFrame({ title, sentence, level = 2, legend, heads, rows, children }: ChartFrameProps) {
  const id = useId();
  const t = useWords();
  return (
    <figure className={look.chart} aria-labelledby={id}>
      <Heading level={level} size="body" id={id}>
        {title}
      </Heading>
      <Text size="secondary" tone="muted">
        {sentence}
      </Text>
      <div className={look.place} aria-hidden>
        <Boundary part={title} shows={title}>
          <Suspense fallback={<Loading shape="record" />}>{children}</Suspense>
        </Boundary>
      </div>
      {legend.length > 1 && (
        <ul className={look.legend} aria-hidden>
          {legend.map((name, place) => (
            <li key={name}>
              <svg width="24" height="10">
                <line
                  x1="0"
                  x2="24"
                  y1="5"
                  y2="5"
                  stroke={getSeriesStyle(place).colour}
                  strokeWidth="4"
                  strokeDasharray={getSeriesStyle(place).dash}
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <Disclosure className={look.twin} summary={t('table')}>
        <Twin heads={heads} rows={rows} />
      </Disclosure>
    </figure>
  );
}

function Twin({ heads, rows }: Pick<ChartFrameProps, 'heads' | 'rows'>) {
  return (
    <div className={look.scrolled}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((text, place) => (
                <td key={heads[place + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
