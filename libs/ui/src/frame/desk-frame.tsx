import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { Link, useLocation } from 'react-router';

import { useDocumentTitle } from '../layout/document-title.ts';
import { VisuallyHidden } from '../layout/text.tsx';
import { useNarrow } from '../layout/use-media-query.ts';
import { Boundary } from '../states/boundary.tsx';
import { DeskNotice } from '../states/toaster.tsx';
import { useWords } from '../words/words.ts';

/** Panes of a staff desk: queue, open case and its documents. */
export type DeskPane = 'queue' | 'case' | 'documents';

export interface DeskFrameProps {
  /** Names the document and gives the desk its visually hidden h1: on a small screen the pane with a visible heading may be absent. */
  readonly title?: string | undefined;
  readonly queue: ReactNode;
  readonly case: ReactNode;
  readonly documents: ReactNode;
  /** The visible pane below 1024 px. */
  readonly pane: DeskPane;
  /** Address behind the switch of the panes; without it the switch is a set of buttons. */
  readonly paneTo?: ((pane: DeskPane) => string) | undefined;
  readonly onPane?: ((pane: DeskPane) => void) | undefined;
  /** Loads the desk's data again, when a failed pane is retried. */
  readonly onRetry?: (() => void) | undefined;
}

const PANES = ['queue', 'case', 'documents'] as const;

/** Whether this pane shows the notices of the desk: the open case, and the visible pane on a small screen. */
const SpeaksContext = createContext(false);

/**
 * The desk of an office: queue, case and documents beside each other, each scrolling separately; one at a time on small
 * screens. An error in a pane leaves the others usable (decision 0062); another case, paper or view in the address renders
 * a failed one again.
 */
export function DeskFrame({ title, queue, case: middle, documents, pane, paneTo, onPane, onRetry }: DeskFrameProps) {
  const words = useWords();
  const { search } = useLocation();
  const isNarrow = useNarrow();
  const announcedPane = isNarrow ? pane : 'case';
  useDocumentTitle(title);
  const inside = { queue, case: middle, documents };
  return (
    <div className={`eb-desk show-${pane}`}>
      {title && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {PANES.map((name) => (
        <section key={name} className={`pane ${name}`} aria-label={words(`pane.${name}`)}>
          <Boundary part={`desk.${name}`} shows={search} onRetry={onRetry}>
            <SpeaksContext value={name === announcedPane}>{inside[name]}</SpeaksContext>
          </Boundary>
        </section>
      ))}
      <div className="deskbar">
        {PANES.map((name) => {
          const ariaCurrent = name === pane ? 'true' : undefined;
          return paneTo ? (
            <Link key={name} to={paneTo(name)} aria-current={ariaCurrent}>
              {words(`pane.${name}`)}
            </Link>
          ) : (
            <button key={name} type="button" aria-current={ariaCurrent} onClick={() => onPane?.(name)}>
              {words(`pane.${name}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}

export interface PaneProps {
  /** Stays on top of the pane. */
  readonly head?: ReactNode;
  readonly children?: ReactNode;
  /** The content extends to the edges: rows. */
  readonly flush?: boolean | undefined;
  /** Stays at its foot: the acts. */
  readonly foot?: ReactNode;
}

/** The inside of one pane: head and foot stay, the content between them scrolls. */
export function Pane({ head, children, foot, flush }: PaneProps) {
  const speaks = useContext(SpeaksContext);
  return (
    <div className={flush ? 'eb-pane flush' : 'eb-pane'}>
      {head && <div className="head">{head}</div>}
      <div className="matter">{children}</div>
      {(foot || speaks) && (
        <div className={foot ? 'foot' : 'foot bare'}>
          {speaks && <DeskNotice />}
          {foot}
        </div>
      )}
    </div>
  );
}
