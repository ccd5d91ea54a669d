// Sends a clerk's answers to the checklist of a case, and shows each one before the server has replied.

import { createIdempotencyKey } from '@ebpls/api-client';
import type { CheckAnswer, CheckedItem, ClearanceCase } from '@ebpls/contracts';
import { useState } from 'react';
import { useSubmit } from 'react-router';

import type { SentAct } from '../../acts/acts.ts';

/** Answers of a clerk to the checklist of a case. */
interface PressedAnswer {
  readonly key: string;
  readonly answer: CheckAnswer;
}

interface Answering {
  /** The items with the answers just pressed, so that the next key works without waiting. */
  readonly items: readonly CheckedItem[];
  readonly answer: (item: string, answer: CheckAnswer) => void;
}

/**
 * The checklist of the open case and how an item is answered: each key is sent by itself, none waits for another. A
 * pressed answer is shown until the page has the server's reply, whichever it is.
 */
export function useChecklistAnswers({ clearance, checklist }: ClearanceCase): Answering {
  const clearance_id = clearance.clearance_id ?? 0;
  const submit = useSubmit();
  const [pressedAnswers, setPressedAnswers] = useState<ReadonlyMap<string, PressedAnswer>>(new Map());
  const send = async (item: string, { key, answer }: PressedAnswer): Promise<void> => {
    const submission: SentAct = { act: 'check', on: `${clearance_id}/${item}/${answer}`, key };
    await submit(JSON.stringify(submission), {
      method: 'post',
      encType: 'application/json',
      navigate: false,
      fetcherKey: `check/${clearance_id}/${item}`,
    });
    setPressedAnswers((before) => (before.get(item)?.key === key ? removeAnswer(before, item) : before));
  };
  return {
    items: checklist.map((one) => ({ ...one, answer: pressedAnswers.get(one.item)?.answer ?? one.answer })),
    answer: (item, answer) => {
      const one = { key: createIdempotencyKey(), answer };
      setPressedAnswers((before) => new Map(before).set(item, one));
      void send(item, one);
    },
  };
}

function removeAnswer(answers: ReadonlyMap<string, PressedAnswer>, item: string): ReadonlyMap<string, PressedAnswer> {
  return new Map([...answers].filter(([other]) => other !== item));
}
