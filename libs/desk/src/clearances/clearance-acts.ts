// Sends the actions of an office on a clearance (claim, approve, return, reject, hand over and others) to the server.

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import {
  approveClearance,
  approveClearanceWithConditions,
  issueClearanceLate,
  markClearanceAudit,
  claimClearance,
  returnClearanceToQueue,
  handOverClearances,
  nextClearance,
  recordInspection,
  recallClearance,
  rejectClearance,
  returnClearance,
  scheduleInspection,
  takeBackDecision,
  OutOfTurnReason,
} from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';

import * as v from 'valibot';

import { type ActHandler, type ActAnswer, createFormAct, createAct } from '../acts/acts.ts';
import { CLEARANCE_BULK_ACTS } from '../lists/bulk/bulk-acts.ts';
import { waitForAnswers, CHECK_ACTS } from './checklist/check-acts.ts';
import { FEE_ACTS } from '../transactions/fees/fee-acts.ts';
import { formatDeskAddress } from '../frame/desk-address.ts';
import { PAPER_ACTS } from '../papers/paper-acts.ts';
import { words } from './clearance.messages.ts';

const claimWith = createFormAct(OutOfTurnReason, ({ on, idempotency_key }, body) =>
  callEndpoint(claimClearance, { params: { clearance_id: on }, body, idempotency_key }),
);

/**
 * Claims a clearance case, without values as the next in the queue; where another case comes first, the reason form
 * opens instead of a refusal.
 */
const claimCase: ActHandler = async (input, values) => {
  if (values !== undefined) return claimWith(input, values);
  try {
    await callEndpoint(claimClearance, {
      params: { clearance_id: input.on },
      body: {},
      idempotency_key: input.idempotency_key,
    });
    return undefined;
  } catch (error) {
    if (isRefusal(error) && error.fields['ground'] !== undefined) return { fields: error.fields };
    throw error;
  }
};

/** Claims the most urgent case and opens it, so that easy cases are not picked first. */
const claimNextCase: ActHandler = async ({ idempotency_key, request }) => {
  const { clearance_id } = await callEndpoint(nextClearance, { idempotency_key });
  if (clearance_id === null) {
    showNotice('news', words('none_unclaimed'));
    return undefined;
  }
  return {
    done: true,
    leads: formatDeskAddress(new URL(request.url).pathname, { view: 'mine', case: String(clearance_id), pane: 'case' }),
  };
};

/** A held decision is shown in the bar of the desk, with the button to take it back; a decision in force shows its usual notice. */
function toHeldAnswer({ held_seconds }: { held_seconds?: number | undefined }): ActAnswer | undefined {
  return held_seconds === undefined ? undefined : { done: true, held_seconds };
}

const HAND_OVER = createFormAct(handOverClearances.body, ({ idempotency_key }, body) =>
  callEndpoint(handOverClearances, { body, idempotency_key }),
);

/** A list field returns text; the empty choice stands for the queue. */
function withColleague(values: unknown): unknown {
  const { to_account_id, ...rest } = v.parse(v.looseObject({ to_account_id: v.string() }), values);
  return { ...rest, to_account_id: to_account_id === '' ? null : Number(to_account_id) };
}

const markAudit = (outcome: 'RIGHT' | 'WRONG'): ActHandler => {
  const send = createFormAct(markClearanceAudit.body, ({ on, idempotency_key }, body) =>
    callEndpoint(markClearanceAudit, { params: { clearance_id: on }, body, idempotency_key }),
  );
  return (input, values) => send(input, { ...(values as object), outcome });
};

/** Acts of an office on its part of an application, by the names of the clearance table in libs/rules. */
export const CLEARANCE_ACTS: Readonly<Record<string, ActHandler>> = {
  ...PAPER_ACTS,
  ...CHECK_ACTS,
  ...CLEARANCE_BULK_ACTS,
  next: claimNextCase,
  claim: claimCase,
  approve: waitForAnswers(
    createFormAct(
      approveClearance.body,
      ({ on, idempotency_key }, body) =>
        callEndpoint(approveClearance, {
          params: { clearance_id: on },
          body: { ...body, is_held: true },
          idempotency_key,
        }),
      toHeldAnswer,
    ),
  ),
  approve_with_conditions: waitForAnswers(
    createFormAct(
      approveClearanceWithConditions.body,
      ({ on, idempotency_key }, body) =>
        callEndpoint(approveClearanceWithConditions, {
          params: { clearance_id: on },
          body: { ...body, is_held: true },
          idempotency_key,
        }),
      toHeldAnswer,
    ),
  ),
  return: createFormAct(
    returnClearance.body,
    ({ on, idempotency_key }, body) =>
      callEndpoint(returnClearance, {
        params: { clearance_id: on },
        body: { ...body, is_held: true },
        idempotency_key,
      }),
    toHeldAnswer,
  ),
  reject: createFormAct(
    rejectClearance.body,
    ({ on, idempotency_key }, body) =>
      callEndpoint(rejectClearance, {
        params: { clearance_id: on },
        body: { ...body, is_held: true },
        idempotency_key,
      }),
    toHeldAnswer,
  ),
  ...FEE_ACTS,
  give_back: createFormAct(returnClearanceToQueue.body, ({ on, idempotency_key }, body) =>
    callEndpoint(returnClearanceToQueue, { params: { clearance_id: on }, body, idempotency_key }),
  ),
  hand_over: (input, values) => HAND_OVER(input, withColleague(values)),
  take_back: createAct(({ on, idempotency_key }) =>
    callEndpoint(takeBackDecision, { params: { clearance_id: on }, idempotency_key }),
  ),
  issue_late: createFormAct(issueClearanceLate.body, ({ on, idempotency_key }, body) =>
    callEndpoint(issueClearanceLate, { params: { clearance_id: on }, body, idempotency_key }),
  ),
  audit_right: markAudit('RIGHT'),
  audit_wrong: markAudit('WRONG'),
  recall: createFormAct(recallClearance.body, ({ on, idempotency_key }, body) =>
    callEndpoint(recallClearance, { params: { clearance_id: on }, body, idempotency_key }),
  ),
  schedule_inspection: createFormAct(scheduleInspection.body, ({ on, idempotency_key }, body) =>
    callEndpoint(scheduleInspection, { params: { clearance_id: on }, body, idempotency_key }),
  ),
  record_inspection: createFormAct(recordInspection.body, ({ on, idempotency_key }, body) =>
    callEndpoint(recordInspection, { params: { clearance_id: on }, body, idempotency_key }),
  ),
};
