// Sections of the start page: opening, steps, figures and full-width bands.

import type { ReactNode } from 'react';

import { Icon } from '../actions/icon.tsx';

/** Properties of the first section of the start page. */
export interface HeroProps {
  /** Owner of the service, above the title. */
  readonly label: ReactNode;
  readonly title: ReactNode;
  readonly tagline?: ReactNode;
  readonly slogan?: ReactNode;
  /** The two acts. */
  readonly acts?: ReactNode;
  /** Under the acts: the form to download. */
  readonly more?: ReactNode;
  readonly picture?: ReactNode;
}

/** The opening of the landing page. */
export function Hero({ label, title, tagline, slogan, acts, more, picture }: HeroProps) {
  return (
    <div className="eb-hero">
      <div className="content">
        <p className="label">{label}</p>
        <h1>{title}</h1>
        {tagline && <p className="tagline">{tagline}</p>}
        {slogan && <p className="slogan">{slogan}</p>}
        {acts && <div className="acts">{acts}</div>}
        {more && <div className="more">{more}</div>}
      </div>
      {picture && <div className="art">{picture}</div>}
    </div>
  );
}

export interface LandingStep {
  readonly label: string;
  readonly title: string;
  readonly text: ReactNode;
  /** How long it takes by the Citizen's Charter. */
  readonly time?: ReactNode;
}

/** The way to a permit, step by step. */
export function LandingSteps({ items }: { readonly items: readonly LandingStep[] }) {
  return (
    <ol className="eb-steps">
      {items.map(({ label, title, text, time }) => (
        <li key={title}>
          <span className="label">{label}</span>
          <h3>{title}</h3>
          <p>{text}</p>
          {time && (
            <span className="time">
              <Icon name="clock" size={16} />
              <span className="content">{time}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A stripe over the whole width; `surface` separates it from its neighbours. */
export function Band({
  children,
  surface = false,
  split = false,
}: {
  readonly children: ReactNode;
  readonly surface?: boolean | undefined;
  readonly split?: boolean | undefined;
}) {
  return (
    <div className={surface ? 'eb-band surface' : 'eb-band'}>
      <div className={split ? 'inside split' : 'inside'}>{children}</div>
    </div>
  );
}

/** A single figure on the landing page. */
export function BigFigure({
  value,
  unit,
  children,
}: {
  readonly value: ReactNode;
  readonly unit?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="eb-bigfigure">
      <b>
        {value}
        {unit && <small> {unit}</small>}
      </b>
      <span>{children}</span>
    </div>
  );
}

/** The figures of the landing page, beside each other where there is space. */
export function BigFigures({ children }: { readonly children: ReactNode }) {
  return <div className="eb-bigfigures">{children}</div>;
}

/**
 * On a prerendered page: only for a visitor who may be signed in, only for one who is not, or only where scripts run. The
 * document sets this before its first paint, so nothing moves.
 */
export function VisibleFor({
  when,
  children,
}: {
  readonly when: 'known' | 'stranger' | 'script';
  readonly children: ReactNode;
}) {
  return <div className={`eb-visible-for ${when}`}>{children}</div>;
}
