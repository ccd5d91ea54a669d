// Polls the server until the gateway reports the result of a payment, with growing pauses.

import { callEndpoint } from '@ebpls/api-client';
import { refreshAttempt, type Attempt } from '@ebpls/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';

/** Seconds between polls; after the last one only the server continues. */
const WAITS = [3, 5, 10, 15, 30, 30, 60, 60, 60, 60] as const;

export interface AttemptPolling {
  readonly attempt: Attempt;
  /** Seconds until the next poll; undefined when this page has stopped polling. */
  readonly next_in: number | undefined;
  readonly isPolling: boolean;
  readonly pollNow: () => Promise<void>;
}

const WAITING: readonly Attempt['state'][] = ['CREATED', 'REDIRECTED', 'PENDING'];

export function isAttemptWaiting({ state }: Attempt): boolean {
  return WAITING.includes(state);
}

/**
 * Lets the server query the gateway until it has a result, with growing pauses. A failed poll is repeated at the next
 * turn.
 */
export function useAttemptPolling(initialAttempt: Attempt): AttemptPolling {
  const { revalidate } = useRevalidator();
  const [attempt, setAttempt] = useState(initialAttempt);
  const [times, setTimes] = useState(0);
  const [isPolling, setPolling] = useState(false);

  const pollNow = async (): Promise<void> => {
    setPolling(true);
    try {
      const refreshedAttempt = await callEndpoint(refreshAttempt, {
        params: { request_id: initialAttempt.request_id },
      });
      setAttempt(refreshedAttempt);
      if (!isAttemptWaiting(refreshedAttempt)) await revalidate();
    } catch {
      // The connection may be lost for a moment; the next poll shows the state.
    } finally {
      setPolling(false);
      setTimes((before) => before + 1);
    }
  };
  const next_in = useCountdown({ from: WAITS[times], round: times, is_paused: isPolling }, pollNow);
  return { attempt, next_in, isPolling, pollNow };
}

interface Round {
  readonly from: number | undefined;
  readonly round: number;
  readonly is_paused: boolean;
}

/** Counts whole seconds down and acts at zero; restarts with every round. */
function useCountdown({ from, round, is_paused }: Round, act: () => Promise<void>): number | undefined {
  const [left, setLeft] = useState(from);
  const [shownRound, setShown] = useState(round);
  if (shownRound !== round) {
    setShown(round);
    setLeft(from);
  }
  const tick = useEffectEvent(() => {
    if (left !== undefined && left > 1) setLeft(left - 1);
    else void act();
  });
  useEffect(() => {
    if (left === undefined || is_paused) return;
    const timer = setTimeout(tick, 1_000);
    return () => clearTimeout(timer);
  }, [left, is_paused]);
  return left;
}
