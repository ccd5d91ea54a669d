import { showNotice } from '@ebpls/remote-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { useAct } from '../acts/use-act.ts';
import { useDeskAddress } from '../frame/desk-address.ts';
import { useDeskKeys } from '../frame/keys/desk-keys.ts';
import { useWords } from '../messages/desk.messages.ts';
import type { NumberedCase } from './decided-case.ts';

/** Undo of the last decision within its ten seconds (decision 0115). */
export interface DecisionWithdrawal {
  /** Seconds until it is too late by the clock of this page; the server decides. */
  readonly left: number;
  readonly busy: boolean;
  readonly withdraw: () => void;
}

const SECOND_MS = 1000;

/**
 * Takes the last decision back. The state belongs to the page and not to the bar: the bar changes from one case to the
 * next, and neither a pending request nor the remaining seconds may be lost.
 */
export function useDecisionWithdrawal(decision: NumberedCase | undefined, over: () => void): DecisionWithdrawal {
  const t = useWords();
  const { to } = useDeskAddress();
  const navigate = useNavigate();
  const { busy, answer, run } = useAct();
  const requestedDecision = useRef<NumberedCase>(undefined);
  const secondsLeft = useSecondsLeft(decision);
  const takeBack = (): void => {
    if (decision === undefined || busy) return;
    requestedDecision.current = decision;
    run('take_back', decision.on);
  };
  useDeskKeys({ u: decision && takeBack });

  const handleAnswer = useEffectEvent((is_done: boolean): void => {
    if (is_done && requestedDecision.current) {
      showNotice('done', t('decision_withdrawn'));
      void navigate(to({ case: requestedDecision.current.on, doc: undefined, pane: 'case' }), {
        preventScrollReset: true,
      });
    }
    if (decision?.number === requestedDecision.current?.number) over();
  });
  useEffect(() => {
    if (answer !== undefined) handleAnswer(answer.done === true);
  }, [answer]);

  const tooLate = useEffectEvent(over);
  // A request in the last second: the server's answer counts, not the clock of this page.
  const isTooLate = decision !== undefined && secondsLeft === 0 && !busy;
  useEffect(() => {
    if (isTooLate) tooLate();
  }, [isTooLate]);

  return { left: secondsLeft, busy, withdraw: takeBack };
}

/** Counted for each decision from its own seconds. */
function useSecondsLeft(decision: NumberedCase | undefined): number {
  const [elapsedTime, setElapsed] = useState({ number: 0, seconds: 0 });
  const number = decision?.number;
  useEffect(() => {
    if (number === undefined) return undefined;
    const timer = setInterval(
      () => setElapsed((before) => ({ number, seconds: before.number === number ? before.seconds + 1 : 1 })),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, [number]);
  return Math.max(0, (decision?.seconds ?? 0) - (elapsedTime.number === number ? elapsedTime.seconds : 0));
}
