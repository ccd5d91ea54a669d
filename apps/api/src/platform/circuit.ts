/** Refused without asking: the other side did not answer a while ago, and it is not yet time to try again. */
export class CircuitOpen extends Error {}

interface CircuitSettings {
  /** After so many calls in a row that failed, nobody is kept waiting any more. */
  readonly opens_after: number;
  /** So many calls may be under way; while a neighbour is silent no more of us wait for it than these. */
  readonly at_once: number;
  /** For so long; then one call tries, and its answer decides for all. */
  readonly rests_ms: number;
  /** Whether a fault means that the other side is away; others are answers. */
  readonly counts: (fault: unknown) => boolean;
  /** Real time, not business time. */
  readonly now?: () => number;
}

export interface Circuit {
  /** Makes the call, or throws CircuitOpen at once. */
  readonly through: <T>(call: () => Promise<T>) => Promise<T>;
  readonly isOpen: () => boolean;
}

/**
 * Keeps a silent neighbour from holding everyone who asks it: after some failures in a row calls fail at once with
 * CircuitOpen, until one that tries comes back.
 */
export function openCircuit({ opens_after, at_once, rests_ms, counts, now = Date.now }: CircuitSettings): Circuit {
  let failures = 0;
  let closed_until = 0;
  let under_way = 0;

  const through = async <T>(call: () => Promise<T>): Promise<T> => {
    if (failures >= opens_after) {
      if (now() < closed_until) throw new CircuitOpen('it did not answer a moment ago');
      // This one tries; the others are refused until it knows.
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
