// Catches an error in a part of a page, so that the rest of the page keeps working.

import type { ErrorInfo, ReactNode } from 'react';
import { Component, createContext, useContext, useEffect, useState } from 'react';

import { useWords } from '../words/words.ts';
import { retryLazyParts } from './lazy-with-retry.tsx';
import { FailedState } from './states.tsx';

/** A part of a page whose rendering threw an error. */
export interface PartFailure {
  /** Twelve hexadecimal digits: what the person reads, and what the log holds. */
  readonly reference: string;
  /** Name of the failed part: a pane, a section, a page. */
  readonly part: string;
  readonly error: unknown;
  /** The components around it, as React lists them; empty when React did not list any. */
  readonly component_stack: string;
}

export type ReportFailure = (failure: PartFailure) => void;

/** Reporter of parts that failed; the shell passes it to the provider. Does nothing when left out. */
export const FailureContext = createContext<ReportFailure>(() => undefined);

const REFERENCE_BYTES = 6;

function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(REFERENCE_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reports an error that another handler caught (the router) and returns the reference to show; does nothing for undefined. */
export function useReportedFailure(error: unknown, part: string): string {
  const report = useContext(FailureContext);
  const [reference] = useState(newReference);
  useEffect(() => {
    if (error !== undefined) report({ reference, part, error, component_stack: '' });
  }, [report, reference, part, error]);
  return reference;
}

export interface BoundaryProps {
  readonly children?: ReactNode;
  /** Names the part in the report. */
  readonly part: string;
  /** Key of the part's content: when it changes, a failed part is rendered again. */
  readonly shows?: string | undefined;
  /** Further work of Retry, such as loading the page's data again. */
  readonly onRetry?: (() => void) | undefined;
}

interface BoundaryState {
  readonly reference: string | undefined;
  readonly shows: string | undefined;
}

/**
 * A part of a page that may fail alone (decision 0062): an error inside is replaced by one sentence, the reported
 * reference, and Retry; everything around it keeps working. Errors of event handlers and promises do not arrive here.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static override contextType = FailureContext;
  declare context: ReportFailure;
  override state: BoundaryState = { reference: undefined, shows: this.props.shows };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { reference: newReference() };
  }

  static getDerivedStateFromProps({ shows }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return shows === state.shows ? null : { reference: undefined, shows };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const { reference = newReference() } = this.state;
    this.context({ reference, part: this.props.part, error, component_stack: componentStack ?? '' });
  }

  private readonly retry = (): void => {
    retryLazyParts();
    this.setState({ reference: undefined });
    this.props.onRetry?.();
  };

  override render(): ReactNode {
    const { reference } = this.state;
    return reference === undefined ? (
      this.props.children
    ) : (
      <BoundaryFailure reference={reference} onRetry={this.retry} />
    );
  }
}

function BoundaryFailure({ reference, onRetry }: { readonly reference: string; readonly onRetry: () => void }) {
  const words = useWords();
  return (
    <FailedState
      title={words('part_failed')}
      message={words('part_failed.text')}
      reference={reference}
      onRetry={onRetry}
    />
  );
}
