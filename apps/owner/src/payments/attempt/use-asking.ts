import { callEndpoint } from '@ebpls/api-client';
import { refreshAttempt, type Attempt } from '@ebpls/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';

/** Seconds between our questions; after the last one the server goes on alone. */
const WAITS = [3, 5, 10, 15, 30, 30, 60, 60, 60, 60] as const;

export interface AttemptPolling {
  readonly attempt: Attempt;
  /** Seconds until the next question; undefined when this page has stopped asking. */
  readonly next_in: number | undefined;
  readonly is_asking: boolean;
  readonly askNow: () => Promise<void>;
}

const WAITING: readonly Attempt['state'][] = ['CREATED', 'REDIRECTED', 'PENDING'];

export function isAttemptWaiting({ state }: Attempt): boolean {
  return WAITING.includes(state);
}

/**
 * Has the server ask the gateway until it knows, with growing pauses. A question that fails is only asked again later.
 */
export function useAttemptPolling(known: Attempt): AttemptPolling {
  const { revalidate } = useRevalidator();
  const [attempt, setAttempt] = useState(known);
  const [times, setTimes] = useState(0);
  const [is_asking, setAsking] = useState(false);

  const askNow = async (): Promise<void> => {
    setAsking(true);
    try {
      const told = await callEndpoint(refreshAttempt, { params: { request_id: known.request_id } });
      setAttempt(told);
      if (!isAttemptWaiting(told)) await revalidate();
    } catch {
      // The connection may be gone for a moment; the next question will tell.
    } finally {
      setAsking(false);
      setTimes((before) => before + 1);
    }
  };
  const next_in = useCountdown({ from: WAITS[times], round: times, is_paused: is_asking }, askNow);
  return { attempt, next_in, is_asking, askNow };
}

interface Round {
  readonly from: number | undefined;
  readonly round: number;
  readonly is_paused: boolean;
}

/** Counts whole seconds down and acts at zero; starts again with every round. */
function useCountdown({ from, round, is_paused }: Round, act: () => Promise<void>): number | undefined {
  const [left, setLeft] = useState(from);
  const [shown, setShown] = useState(round);
  if (shown !== round) {
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
