import { createIdempotencyKey } from '@ebpls/api-client';
import type { CheckAnswer, CheckedItem, ClearanceCase } from '@ebpls/contracts';
import { useState } from 'react';
import { useSubmit } from 'react-router';

import type { SentAct } from '../acts/acts.ts';

interface PressedAnswer {
  readonly key: string;
  readonly answer: CheckAnswer;
}

interface Answering {
  /** The items with what was just pressed, so that the next key goes on without waiting. */
  readonly items: readonly CheckedItem[];
  readonly say: (item: string, answer: CheckAnswer) => void;
}

/**
 * The list of the open case, and how an item is answered: each key is sent by itself, none waits for another. What was
 * pressed stands until the page has the server's word, whatever that is.
 */
export function useAnswers({ clearance, checklist }: ClearanceCase): Answering {
  const clearance_id = clearance.clearance_id ?? 0;
  const submit = useSubmit();
  const [pressed, press] = useState<ReadonlyMap<string, PressedAnswer>>(new Map());
  const send = async (item: string, { key, answer }: PressedAnswer): Promise<void> => {
    const sent: SentAct = { act: 'check', on: `${clearance_id}/${item}/${answer}`, key };
    await submit(JSON.stringify(sent), {
      method: 'post',
      encType: 'application/json',
      navigate: false,
      fetcherKey: `check/${clearance_id}/${item}`,
    });
    press((before) => (before.get(item)?.key === key ? removeAnswer(before, item) : before));
  };
  return {
    items: checklist.map((one) => ({ ...one, answer: pressed.get(one.item)?.answer ?? one.answer })),
    say: (item, answer) => {
      const one = { key: createIdempotencyKey(), answer };
      press((before) => new Map(before).set(item, one));
      void send(item, one);
    },
  };
}

function removeAnswer(pressed: ReadonlyMap<string, PressedAnswer>, item: string): ReadonlyMap<string, PressedAnswer> {
  return new Map([...pressed].filter(([other]) => other !== item));
}
