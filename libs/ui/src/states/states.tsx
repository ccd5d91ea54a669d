// Shows a page or list that is loading, empty, without match, forbidden or failed, and the result of a check.

import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

import { Button } from '../actions/button.tsx';
import type { IconName } from '../actions/icon.tsx';
import { Icon } from '../actions/icon.tsx';
import { VisuallyHidden } from '../layout/text.tsx';
import type { Tone } from '../theme/tokens.ts';
import { useWords } from '../words/words.ts';

const LOADING_DELAY_MS = 300; // ms: a shorter wait shows nothing, so that quick pages do not flicker

const SHAPES = {
  list: ['w40', 'w100', 'w90', 'w100', 'w80', 'w95'],
  record: ['w60', 'w30', 'bar', 'w100', 'w90', 'w70'],
  form: ['w30', 'field', 'w40', 'field', 'w30', 'field'],
} as const;

/** Placeholder in the shape of the coming content; appears after 300 ms. */
export function Loading({ shape = 'list' }: { readonly shape?: 'list' | 'record' | 'form' | undefined }) {
  const words = useWords();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="eb-loading" aria-busy>
      <VisuallyHidden>{words('loading')}</VisuallyHidden>
      {late && SHAPES[shape].map((line, place) => <i key={`${line} ${place}`} className={line} aria-hidden />)}
    </output>
  );
}

/** The whole screen waits: the session is being restored. */
export function FullScreenLoader() {
  const words = useWords();
  return (
    <output className="eb-fullscreen">
      <span className="eb-spin big" aria-hidden />
      <VisuallyHidden>{words('loading')}</VisuallyHidden>
    </output>
  );
}

export interface StateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: IconName | undefined;
}

function StatePanel({
  title,
  children,
  action,
  icon = 'inbox',
  alert,
}: StateProps & { readonly alert?: boolean | undefined }) {
  return (
    <div className="eb-state" role={alert ? 'alert' : undefined}>
      <Icon name={icon} size={28} />
      <h2>{title}</h2>
      {children && <div className="more">{children}</div>}
      {action && <div className="acts">{action}</div>}
    </div>
  );
}

/** Nothing there yet: why, and the next step. */
export function EmptyState(props: StateProps) {
  return <StatePanel {...props} />;
}

export interface NoMatchProps {
  /** The searched words. */
  readonly searchText?: string | undefined;
  readonly children?: ReactNode;
  /** The list without search and filter. */
  readonly clearTo?: string | undefined;
}

/** Search or filter hides everything. */
export function NoMatch({ searchText: searchedWords, children, clearTo }: NoMatchProps) {
  const words = useWords();
  return (
    <StatePanel
      icon="search"
      title={searchedWords ? words('nomatch', { words: searchedWords }) : words('nomatch.plain')}
      action={
        clearTo !== undefined && (
          <Button size="desk" to={clearTo}>
            {words('nomatch.clear')}
          </Button>
        )
      }
    >
      {children}
    </StatePanel>
  );
}

/** The reader may not see this; nothing was opened. */
export function NoRights({ title, children, action }: Partial<StateProps>) {
  const words = useWords();
  return (
    <StatePanel icon="lock" title={title ?? words('norights')} action={action}>
      {children}
    </StatePanel>
  );
}

export interface FailedProps {
  readonly message: ReactNode;
  readonly title?: ReactNode;
  /** The number that the server logged it under. */
  readonly reference?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly action?: ReactNode;
}

/** It went wrong on our side: one sentence, the reference, Retry. */
export function FailedState({ message, title, reference, onRetry, action }: FailedProps) {
  const words = useWords();
  return (
    <StatePanel
      alert
      icon="warning"
      title={title ?? words('failed')}
      action={
        <>
          {onRetry && (
            <Button size="desk" onClick={onRetry}>
              {words('retry')}
            </Button>
          )}
          {action}
        </>
      }
    >
      {message}
      {reference && <> {words('failed.reference', { reference })}</>}
    </StatePanel>
  );
}

const VERDICT_ICON: Record<Tone, IconName> = {
  muted: 'info',
  warning: 'alert',
  info: 'clock',
  success: 'check-circle',
  danger: 'cross-circle',
};

/** Result of a check: the sentence is the title, the tone is on the edge. */
export function Verdict({
  tone,
  title,
  children,
  level = 1,
}: {
  readonly tone: Tone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly level?: 1 | 2 | undefined;
}) {
  const Tag = `h${level}` as const;
  return (
    <section className={`eb-verdict t-${tone}`}>
      <header>
        <Icon name={VERDICT_ICON[tone]} size={44} />
        <Tag>{title}</Tag>
      </header>
      {children && <div className="more">{children}</div>}
    </section>
  );
}
