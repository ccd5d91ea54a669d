// Loads the code of a part of a page on first use, and again when Retry is pressed after a failure.

import { type ComponentType, lazy, useState } from 'react';

/**
 * Time for which a failed load is cached: React renders a failed part once more to reach its boundary, and that must
 * not count as a second try.
 */
const FAILURE_TTL_MS = 500;

interface Failure {
  readonly at: number;
  readonly press: number;
}

let presses = 0;

/** Called when Retry was pressed: parts that failed to load are requested again at once. */
export function retryLazyParts(): void {
  presses += 1;
}

/**
 * A part whose code loads when it is first rendered, inside of a `Suspense`. Unlike React's `lazy`, which keeps a failure
 * for as long as the page is open, Retry requests code again that failed on a lost connection.
 */
export function lazyWithRetry<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  let failure: Failure | undefined;
  const begin = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return { default: await fetch() };
      } catch (error) {
        failure = { at: Date.now(), press: presses };
        throw error;
      }
    });
  let part = begin();
  const current = (): ComponentType<P> => {
    if (failure === undefined || isFailureCurrent(failure)) return part;
    failure = undefined;
    part = begin();
    return part;
  };
  return function LatePart(props: P) {
    const [Part] = useState(current);
    return <Part {...props} />;
  };
}

const isFailureCurrent = ({ at, press }: Failure): boolean => press === presses && Date.now() - at < FAILURE_TTL_MS;
