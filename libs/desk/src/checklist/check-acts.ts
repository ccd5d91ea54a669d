import { call } from '@ebpls/api-client';
import { answerChecklist, CheckAnswer } from '@ebpls/contracts';
import * as v from 'valibot';

import { type Act, formed, plain } from '../acts/acts.ts';

const Remarked = v.object({ answer: CheckAnswer, remark: v.string() });

/** `on` is the case, the item and, for a key, its answer: `7/I03/COMPLIANT`. */
function readOn(on: string): { clearance_id: string; item: string; answer: string } {
  const [clearance_id = '', item = '', answer = ''] = on.split('/');
  return { clearance_id, item, answer };
}

/** What a clerk says of one item of the list, by key or with a remark. */
export const CHECK_ACTS: Readonly<Record<string, Act>> = {
  check: plain(({ on, idempotency_key }) => {
    const { clearance_id, item, answer } = readOn(on);
    const answers = [{ item, answer: v.parse(CheckAnswer, answer) }];
    return call(answerChecklist, { params: { clearance_id }, body: { answers }, idempotency_key });
  }),
  check_remark: formed(Remarked, ({ on, idempotency_key }, said) => {
    const { clearance_id, item } = readOn(on);
    return call(answerChecklist, { params: { clearance_id }, body: { answers: [{ item, ...said }] }, idempotency_key });
  }),
};
