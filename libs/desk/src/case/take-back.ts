import { showNotice } from '@ebpls/remote-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { useAct } from '../acts/use-act.ts';
import { useDeskAddress } from '../frame/desk-address.ts';
import { useDeskKeys } from '../frame/keys/desk-keys.ts';
import { useWords } from '../messages/desk.messages.ts';
import type { NumberedCase } from './decided-case.ts';

export interface TakeBack {
  /** Seconds until it is too late, as far as this page can tell; the server decides. */
  readonly left: number;
  readonly busy: boolean;
  readonly takeBack: () => void;
}

const SECOND_MS = 1000;

/**
 * The way back from the last decision. It belongs to the page and not to the bar: the bar goes from one case to the
 * next, and what was asked in between must not be lost, nor the seconds begin anew.
 */
export function useTakeBack(decided: NumberedCase | undefined, over: () => void): TakeBack {
  const t = useWords();
  const { to } = useDeskAddress();
  const navigate = useNavigate();
  const { busy, answer, run } = useAct();
  const asked = useRef<NumberedCase>(undefined);
  const left = useSecondsLeft(decided);
  const takeBack = (): void => {
    if (decided === undefined || busy) return;
    asked.current = decided;
    run('take_back', decided.clearance_id);
  };
  useDeskKeys({ u: decided && takeBack });

  const answered = useEffectEvent((is_done: boolean): void => {
    if (is_done && asked.current) {
      showNotice('done', t('undone'));
      const { clearance_id } = asked.current;
      void navigate(to({ case: clearance_id, doc: undefined, pane: 'case' }), { preventScrollReset: true });
    }
    if (decided?.number === asked.current?.number) over();
  });
  useEffect(() => {
    if (answer !== undefined) answered(answer.done === true);
  }, [answer]);

  const tooLate = useEffectEvent(over);
  // Asked in the last second: what the server says counts, not the clock of this page.
  const isTooLate = decided !== undefined && left === 0 && !busy;
  useEffect(() => {
    if (isTooLate) tooLate();
  }, [isTooLate]);

  return { left, busy, takeBack };
}

/** Counted for each decision from its own seconds. */
function useSecondsLeft(decided: NumberedCase | undefined): number {
  const [passed, pass] = useState({ number: 0, seconds: 0 });
  const number = decided?.number;
  useEffect(() => {
    if (number === undefined) return undefined;
    const timer = setInterval(
      () => pass((before) => ({ number, seconds: before.number === number ? before.seconds + 1 : 1 })),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, [number]);
  return Math.max(0, (decided?.seconds ?? 0) - (passed.number === number ? passed.seconds : 0));
}
