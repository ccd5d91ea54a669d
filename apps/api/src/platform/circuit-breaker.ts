// Circuit breaker: stops calls to a remote system that failed recently.

/**
 * Refused without a call: the remote system failed recently and the pause before the next attempt is not
 * over.
 */
export class CircuitOpen extends Error {}

interface CircuitSettings {
  /** After this many failed calls in a row further calls fail immediately. */
  readonly opens_after: number;
  /**
   * Calls that may run at the same time; while the remote system does not reply, no more of our requests wait
   * for it.
   */
  readonly at_once: number;
  /** Pause in milliseconds; then one call tries, and its result decides for all. */
  readonly rests_ms: number;
  /** Whether a fault means that the remote system is unreachable; other faults are replies. */
  readonly counts: (fault: unknown) => boolean;
  /** Real time, not business time. */
  readonly now?: () => number;
}

export interface Circuit {
  /** Makes the call, or throws CircuitOpen immediately. */
  readonly through: <T>(call: () => Promise<T>) => Promise<T>;
  readonly isOpen: () => boolean;
}

/**
 * Keeps a remote system that does not reply from blocking all its callers: after some failures in a row calls
 * fail immediately with CircuitOpen, until a trial call succeeds.
 */
export function openCircuit({ opens_after, at_once, rests_ms, counts, now = Date.now }: CircuitSettings): Circuit {
  let failures = 0;
  let closed_until = 0;
  let under_way = 0;

  const through = async <T>(call: () => Promise<T>): Promise<T> => {
    if (failures >= opens_after) {
      if (now() < closed_until) throw new CircuitOpen('it did not answer a moment ago');
      // This call tries; the others are refused until it has ended.
      closed_until = now() + rests_ms;
    }
    if (under_way >= at_once) throw new CircuitOpen('too many wait for it already');
    under_way += 1;
    try {
      const answer = await call();
      failures = 0;
      return answer;
    } catch (fault) {
      if (!counts(fault)) {
        failures = 0;
        throw fault;
      }
      failures += 1;
      if (failures >= opens_after) closed_until = now() + rests_ms;
      throw fault;
    } finally {
      under_way -= 1;
    }
  };
  return { through, isOpen: () => failures >= opens_after };
}
