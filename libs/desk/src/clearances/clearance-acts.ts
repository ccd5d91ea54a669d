import { call, isRefusal } from '@ebpls/api-client';
import {
  approveClearance,
  approveClearanceWithConditions,
  issueClearanceLate,
  markClearanceAudit,
  claimClearance,
  giveBackClearance,
  handOverClearances,
  nextClearance,
  recordInspection,
  recallClearance,
  rejectClearance,
  returnClearance,
  scheduleInspection,
  takeBackDecision,
  TurnReason,
} from '@ebpls/contracts';
import { notify } from '@ebpls/remote-kit';

import * as v from 'valibot';

import { type Act, type ActAnswer, formed, plain } from '../acts/acts.ts';
import { CLEARANCE_BULK_ACTS } from '../bulk/bulk-acts.ts';
import { CHECK_ACTS } from '../checklist/check-acts.ts';
import { FEE_ACTS } from '../fees/fee-acts.ts';
import { deskAddress } from '../frame/desk-address.ts';
import { PAPER_ACTS } from '../papers/paper-acts.ts';
import { words } from './clearance.messages.ts';

const claimWith = formed(TurnReason, ({ on, idempotency_key }, body) =>
  call(claimClearance, { params: { clearance_id: on }, body, idempotency_key }),
);

/** Without values the case is taken as the next one; where another comes first, the reason is asked instead of refused. */
const claim: Act = async (input, values) => {
  if (values !== undefined) return claimWith(input, values);
  try {
    await call(claimClearance, {
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

/**
 * A decision that waits says so in the bar of the desk, with the way back; one that was carried out says it as usual.
 */
function heldAnswer({ held_seconds }: { held_seconds?: number | undefined }): ActAnswer | undefined {
  return held_seconds === undefined ? undefined : { done: true, held_seconds };
}

const HAND_OVER = formed(handOverClearances.body, ({ idempotency_key }, body) =>
  call(handOverClearances, { body, idempotency_key }),
);

/** A list gives text; the one that names nobody is the queue. */
function withColleague(values: unknown): unknown {
  const { to_account_id, ...rest } = v.parse(v.looseObject({ to_account_id: v.string() }), values);
  return { ...rest, to_account_id: to_account_id === '' ? null : Number(to_account_id) };
}

const markAudit = (outcome: 'RIGHT' | 'WRONG'): Act => {
  const send = formed(markClearanceAudit.body, ({ on, idempotency_key }, body) =>
    call(markClearanceAudit, { params: { clearance_id: on }, body, idempotency_key }),
  );
  return (input, values) => send(input, { ...(values as object), outcome });
};

/** What an office does with its part of an application, by the words of the clearance table in libs/rules. */
export const CLEARANCE_ACTS: Readonly<Record<string, Act>> = {
  ...PAPER_ACTS,
  ...CHECK_ACTS,
  ...CLEARANCE_BULK_ACTS,
  next,
  claim,
  approve: formed(
    approveClearance.body,
    ({ on, idempotency_key }, body) =>
      call(approveClearance, { params: { clearance_id: on }, body: { ...body, is_held: true }, idempotency_key }),
    heldAnswer,
  ),
  approve_with_conditions: formed(
    approveClearanceWithConditions.body,
    ({ on, idempotency_key }, body) =>
      call(approveClearanceWithConditions, {
        params: { clearance_id: on },
        body: { ...body, is_held: true },
        idempotency_key,
      }),
    heldAnswer,
  ),
  return: formed(
    returnClearance.body,
    ({ on, idempotency_key }, body) =>
      call(returnClearance, { params: { clearance_id: on }, body: { ...body, is_held: true }, idempotency_key }),
    heldAnswer,
  ),
  reject: formed(
    rejectClearance.body,
    ({ on, idempotency_key }, body) =>
      call(rejectClearance, { params: { clearance_id: on }, body: { ...body, is_held: true }, idempotency_key }),
    heldAnswer,
  ),
  ...FEE_ACTS,
  give_back: formed(giveBackClearance.body, ({ on, idempotency_key }, body) =>
    call(giveBackClearance, { params: { clearance_id: on }, body, idempotency_key }),
  ),
  hand_over: (input, values) => HAND_OVER(input, withColleague(values)),
  take_back: plain(({ on, idempotency_key }) =>
    call(takeBackDecision, { params: { clearance_id: on }, idempotency_key }),
  ),
  issue_late: formed(issueClearanceLate.body, ({ on, idempotency_key }, body) =>
    call(issueClearanceLate, { params: { clearance_id: on }, body, idempotency_key }),
  ),
  audit_right: markAudit('RIGHT'),
  audit_wrong: markAudit('WRONG'),
  recall: formed(recallClearance.body, ({ on, idempotency_key }, body) =>
    call(recallClearance, { params: { clearance_id: on }, body, idempotency_key }),
  ),
  schedule_inspection: formed(scheduleInspection.body, ({ on, idempotency_key }, body) =>
    call(scheduleInspection, { params: { clearance_id: on }, body, idempotency_key }),
  ),
  record_inspection: formed(recordInspection.body, ({ on, idempotency_key }, body) =>
    call(recordInspection, { params: { clearance_id: on }, body, idempotency_key }),
  ),
};
