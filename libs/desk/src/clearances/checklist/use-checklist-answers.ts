// Sends a clerk's answers to the checklist of a case, and shows each one before the server has replied.

import { createIdempotencyKey } from '@ebpls/api-client';
import type { CheckAnswer, CheckedItem, ClearanceCase } from '@ebpls/contracts';
import { startTransition, useState } from 'react';
import { useSubmit } from 'react-router';

import type { SentAct } from '../../acts/acts.ts';

/** Answers of a clerk to the checklist of a case. */
interface PressedAnswer {
  readonly key: string;
  readonly answer: CheckAnswer;
}

/** The checklist of the open case with the answers just pressed, and how items are answered. */
export interface ChecklistAnswers {
  readonly items: readonly CheckedItem[];
  /** Gives several items the same answer in one request. */
  readonly answer: (items: readonly string[], answer: CheckAnswer) => void;
}

/**
 * The checklist of the open case and how its items are answered: none of the keys waits for the server. A pressed answer
 * counts, for the decisions of the desk too, until the page has the server's reply, whichever it is.
 */
export function useChecklistAnswers({ clearance, checklist }: ClearanceCase): ChecklistAnswers {
  const clearance_id = clearance.clearance_id ?? 0;
  const submit = useSubmit();
  const [pressedAnswers, setPressedAnswers] = useState<ReadonlyMap<string, PressedAnswer>>(new Map());
  const send = async (items: readonly string[], { key, answer }: PressedAnswer): Promise<void> => {
    const subject = `${clearance_id}/${items.join(',')}`;
    const submission: SentAct = { act: 'check', on: `${subject}/${answer}`, key };
    await submit(JSON.stringify(submission), {
      method: 'post',
      encType: 'application/json',
      navigate: false,
      fetcherKey: `check/${subject}`,
    });
    // With the reply, which the router shows in a transition: before it the item would be open again for a moment.
    startTransition(() =>
      setPressedAnswers((before) => new Map([...before].filter(([, pressedAnswer]) => pressedAnswer.key !== key))),
    );
  };
  return {
    items: checklist.map((one) => ({ ...one, answer: pressedAnswers.get(one.item)?.answer ?? one.answer })),
    answer: (items, answer) => {
      const one = { key: createIdempotencyKey(), answer };
      setPressedAnswers((before) => new Map([...before, ...items.map((item) => [item, one] as const)]));
      void send(items, one);
    },
  };
}
