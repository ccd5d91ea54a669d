import { Button } from '@ebpls/ui';
import type { HeldFile } from '@ebpls/ui/forms';
import { useEffect, useEffectEvent } from 'react';

import { useWords } from './paper-sending.messages.ts';
import { resumeSending, type PaperPlace, type Sending } from './paper-sending.store.ts';

const TRY_AGAIN_MS = 30_000;

/** A paper that was on its way goes on when its page opens, and when the line comes back. */
export function useGoingOn(place: PaperPlace, is_waiting: boolean): void {
  const goOn = useEffectEvent(() => void resumeSending(place));
  useEffect(() => {
    goOn();
  }, []);
  useEffect(() => {
    if (!is_waiting) return undefined;
    const back = (): void => goOn();
    window.addEventListener('online', back);
    // A line that is there and carries nothing tells nobody when it is better.
    const again = setInterval(back, TRY_AGAIN_MS);
    return () => {
      clearInterval(again);
      window.removeEventListener('online', back);
    };
  }, [is_waiting]);
}

/** What is being sent as the field shows it, and what is wrong with it. */
export function useSendingShown(sending: Sending | undefined): { file?: HeldFile; problem?: string | undefined } {
  const t = useWords();
  if (sending === undefined) return {};
  const { file, progress, is_waiting, problem } = sending;
  return {
    file: { name: file.name, size: file.size, progress, note: is_waiting && t('waits_here') },
    problem: is_waiting ? t('waiting') : typeof problem === 'object' ? problem.sentence : problem && t(problem),
  };
}

/** Tries at once what waits for a connection. */
export function GoOn({ place }: { readonly place: PaperPlace }) {
  const t = useWords();
  return (
    <Button size="desk" onClick={() => void resumeSending(place)}>
      {t('go_on')}
    </Button>
  );
}
