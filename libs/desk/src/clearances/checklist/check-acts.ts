// Sends a clerk's answers to the items of a checklist to the server.

import { callEndpoint } from '@ebpls/api-client';
import { answerChecklist, CheckAnswer } from '@ebpls/contracts';
import * as v from 'valibot';

import { type ActHandler, createFormAct, createAct } from '../../acts/acts.ts';

const RemarkInput = v.object({ answer: CheckAnswer, remark: v.string() });

/**
 * Parses the subject of a checklist action: the case, the item and, for a keyboard answer, its answer:
 * `7/I03/COMPLIANT`.
 */
function readOn(on: string): { clearance_id: string; item: string; answer: string } {
  const [clearance_id = '', item = '', answer = ''] = on.split('/');
  return { clearance_id, item, answer };
}

/** A clerk's answers to one item of the checklist, by key or with a remark. */
export const CHECK_ACTS: Readonly<Record<string, ActHandler>> = {
  check: createAct(({ on, idempotency_key }) => {
    const { clearance_id, item, answer } = readOn(on);
    const answers = [{ item, answer: v.parse(CheckAnswer, answer) }];
    return callEndpoint(answerChecklist, { params: { clearance_id }, body: { answers }, idempotency_key });
  }),
  check_remark: createFormAct(RemarkInput, ({ on, idempotency_key }, remark) => {
    const { clearance_id, item } = readOn(on);
    return callEndpoint(answerChecklist, {
      params: { clearance_id },
      body: { answers: [{ item, ...remark }] },
      idempotency_key,
    });
  }),
};
