import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Icon } from '../actions/icon.tsx';
import { Boundary } from '../states/boundary.tsx';
import type { Tone } from '../theme/tokens.ts';

/** A row of at most four figures of a dashboard between hairlines, each a link to its list. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return (
    <div className="eb-figures">
      <Boundary part="figures">{children}</Boundary>
    </div>
  );
}

export interface FigureProps {
  readonly value: ReactNode;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly to?: string | undefined;
  readonly tone?: Tone | undefined;
}

/** One figure and what it counts. */
export function Figure({ value, label, hint, to, tone }: FigureProps) {
  const leads = to !== undefined;
  const inside = (
    <>
      <b className={tone && `t-${tone}`}>{value}</b>
      <span>
        {label}
        {leads && <Icon name="chevron-right" size={14} />}
      </span>
      {hint && <small>{hint}</small>}
    </>
  );
  return to === undefined ? (
    <div className="eb-figure">{inside}</div>
  ) : (
    <Link to={to} className="eb-figure">
      {inside}
    </Link>
  );
}

export interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly tone?: Tone | 'primary' | undefined;
  /** Text beside it: `12 of 16`. */
  readonly text?: string | undefined;
  /** In a cell of a table: bar and text on one line, the label for screen readers only. */
  readonly compact?: boolean | undefined;
}

/** How much of a whole, as a bar with words. */
export function Meter({ label, value, max, tone = 'primary', text, compact }: MeterProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div className={`eb-meter t-${tone}${compact ? ' compact' : ''}`}>
      <span className="content">
        {!compact && <span>{label}</span>}
        <span>{text ?? `${value} / ${max}`}</span>
      </span>
      <meter className="eb-sr" aria-label={label} value={value} max={max} aria-valuetext={text} />
      <div className="track" aria-hidden>
        <i style={{ inlineSize: `${share}%` }} />
      </div>
    </div>
  );
}
