import { createIdempotencyKey } from '@ebpls/api-client';
import { isSending } from '@ebpls/remote-kit';
import { useContext, useState } from 'react';
import { useFetcher } from 'react-router';

import type { ActAnswer, SentAct } from './acts.ts';
import { CaseName } from './case-name.ts';

interface ActRunner {
  readonly busy: boolean;
  readonly answer: ActAnswer | undefined;
  readonly run: (act: string, on: string | number, values?: unknown) => void;
}

/**
 * Sends an action to the desk's own route action; the router reloads the page's data by itself. The key makes a
 * repeated click one act.
 */
export function useAct(): ActRunner {
  const fetcher = useFetcher<ActAnswer>();
  const business = useContext(CaseName);
  const [key, setKey] = useState(createIdempotencyKey);
  const isBusy = isSending(fetcher);
  return {
    busy: isBusy,
    answer: fetcher.data,
    run: (act, on, values) => {
      if (isBusy) return;
      // A finished act is over: what comes next is another one. A refused one keeps its key.
      const own = fetcher.data?.done ? createIdempotencyKey() : key;
      // An update to the same key lets React skip the effects of the render that brings the answer.
      if (own !== key) setKey(own);
      const submission: SentAct = {
        act,
        on: String(on),
        key: own,
        ...(values !== undefined && { values }),
        ...(business !== undefined && { business }),
      };
      void fetcher.submit(JSON.stringify(submission), { method: 'post', encType: 'application/json' });
    },
  };
}
