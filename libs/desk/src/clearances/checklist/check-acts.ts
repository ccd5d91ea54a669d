// Sends a clerk's answers to the items of a checklist to the server.

import { callEndpoint } from '@ebpls/api-client';
import { answerChecklist, CheckAnswer } from '@ebpls/contracts';
import * as v from 'valibot';

import { type ActHandler, createFormAct, createAct } from '../../acts/acts.ts';

const RemarkInput = v.object({ answer: CheckAnswer, remark: v.string() });

/**
 * Parses the subject of a checklist action: the case, its items and, for keyboard answers, their answer:
 * `7/I03/COMPLIANT`, `7/I03,I04/COMPLIANT`.
 */
function readOn(on: string): { clearance_id: string; items: readonly string[]; answer: string } {
  const [clearance_id = '', items = '', answer = ''] = on.split('/');
  return { clearance_id, items: items.split(','), answer };
}

let lastAnswer: Promise<unknown> = Promise.resolve();

/** Answers are sent one after the other, so that the last one pressed is the one that stays. */
function sendInOrder<T>(send: () => Promise<T>): Promise<T> {
  const answerRequest = lastAnswer.then(send);
  lastAnswer = answerRequest.catch(() => undefined);
  return answerRequest;
}

/** A decision follows the answers that were pressed before it: it would be refused while one of them is on its way. */
export function waitForAnswers(act: ActHandler): ActHandler {
  return async (input, values) => {
    await lastAnswer;
    return act(input, values);
  };
}

/** A clerk's answers to items of the checklist, by key or with a remark. */
export const CHECK_ACTS: Readonly<Record<string, ActHandler>> = {
  check: createAct(({ on, idempotency_key }) => {
    const { clearance_id, items, answer } = readOn(on);
    const answers = items.map((item) => ({ item, answer: v.parse(CheckAnswer, answer) }));
    return sendInOrder(() =>
      callEndpoint(answerChecklist, { params: { clearance_id }, body: { answers }, idempotency_key }),
    );
  }),
  check_remark: createFormAct(RemarkInput, ({ on, idempotency_key }, remark) => {
    const { clearance_id, items } = readOn(on);
    const answers = items.map((item) => ({ item, ...remark }));
    return sendInOrder(() =>
      callEndpoint(answerChecklist, { params: { clearance_id }, body: { answers }, idempotency_key }),
    );
  }),
};
