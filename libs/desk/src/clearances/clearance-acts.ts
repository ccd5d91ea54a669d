import { call } from '@ebpls/api-client';
import {
  approveClearance,
  approveClearanceWithConditions,
  claimClearance,
  nextClearance,
  recordInspection,
  rejectClearance,
  returnClearance,
  scheduleInspection,
} from '@ebpls/contracts';
import { notify } from '@ebpls/remote-kit';

import { type Act, formed, plain } from '../acts/acts.ts';
import { deskAddress } from '../frame/desk-address.ts';
import { PAPER_ACTS } from '../papers/paper-acts.ts';
import { words } from './clearance.messages.ts';

/** Takes the most urgent case and leads to it, so that nobody picks the easy ones first. */
const next: Act = async ({ idempotency_key, request }) => {
  const { clearance_id } = await call(nextClearance, { idempotency_key });
  if (clearance_id === null) {
    notify('news', words('none_unclaimed'));
    return undefined;
  }
  return {
    done: true,
    leads: deskAddress(new URL(request.url).pathname, { view: 'mine', case: String(clearance_id), pane: 'case' }),
  };
};

/** What an office does with its part of an application, by the words of the clearance table in libs/rules. */
export const CLEARANCE_ACTS: Readonly<Record<string, Act>> = {
  ...PAPER_ACTS,
  next,
  claim: plain(({ on, idempotency_key }) => call(claimClearance, { params: { clearance_id: on }, idempotency_key })),
  approve: formed(approveClearance.body, ({ on, idempotency_key }, body) =>
    call(approveClearance, { params: { clearance_id: on }, body, idempotency_key }),
  ),
  approve_with_conditions: formed(approveClearanceWithConditions.body, ({ on, idempotency_key }, body) =>
    call(approveClearanceWithConditions, { params: { clearance_id: on }, body, idempotency_key }),
  ),
  return: formed(returnClearance.body, ({ on, idempotency_key }, body) =>
    call(returnClearance, { params: { clearance_id: on }, body, idempotency_key }),
  ),
  reject: formed(rejectClearance.body, ({ on, idempotency_key }, body) =>
    call(rejectClearance, { params: { clearance_id: on }, body, idempotency_key }),
  ),
  schedule_inspection: formed(scheduleInspection.body, ({ on, idempotency_key }, body) =>
    call(scheduleInspection, { params: { clearance_id: on }, body, idempotency_key }),
  ),
  record_inspection: formed(recordInspection.body, ({ on, idempotency_key }, body) =>
    call(recordInspection, { params: { clearance_id: on }, body, idempotency_key }),
  ),
};
