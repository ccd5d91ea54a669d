import { type ComponentType, lazy, useState } from 'react';

/**
 * So long a failure stands by itself: React draws a part that failed once more to tell its boundary, and that is no
 * second try.
 */
const FAILURE_TTL_MS = 500;

interface Failure {
  readonly at: number;
  readonly press: number;
}

let presses = 0;

/** Retry was pressed: what did not come is asked for again at once. */
export function retryLazyParts(): void {
  presses += 1;
}

/**
 * A part whose code comes when it is first drawn, inside of a `Suspense`. Other than with React's `lazy`, which keeps a
 * failure for as long as the page is open, what did not come over a lost line is asked for again by Retry.
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
