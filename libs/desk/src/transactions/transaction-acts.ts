// Sends the actions of the licensing office, the treasurer and the signatory on an application to the server.

import { callEndpoint } from '@ebpls/api-client';
import {
  acceptAssessment,
  billSkippedYears,
  computeBill,
  decideWaiver,
  extendLegalDays,
  type HeldApplicationAct,
  holdApplicationAct,
  proposeWaiver,
  recordClosingVisit,
  rejectAssessment,
  reopenBill,
  returnAssessment,
  reverseRetirement,
  signPermit,
  voidBill,
  withdrawHeldAct,
} from '@ebpls/contracts';
import * as v from 'valibot';

import { type ActHandler, createFormAct, createAct } from '../acts/acts.ts';
import { APPLICATION_BULK_ACTS } from '../lists/bulk/bulk-acts.ts';
import { FEE_ACTS } from './fees/fee-acts.ts';
import { PAPER_ACTS } from '../papers/paper-acts.ts';

const EXTEND = createFormAct(extendLegalDays.body, ({ on, idempotency_key }, body) =>
  callEndpoint(extendLegalDays, { params: { assessment_code: on }, body, idempotency_key }),
);

/** Converts the days of an extension from the text of a list field to the number of the contract. */
function withDays(values: unknown): unknown {
  const { days, ...rest } = v.parse(v.looseObject({ days: v.optional(v.string()) }), values);
  return { ...rest, ...(days !== undefined && { days: Number(days) }) };
}

/** Bill of the form of its approval, whose fields are texts. */
const APPROVED_BILL = v.object({ bill_id: v.pipe(v.string(), v.transform(Number)) });

type HeldBody = Pick<v.InferOutput<typeof holdApplicationAct.body>, 'arta_class' | 'bill_id'>;

/** An act that takes effect after the seconds in which it can be undone; the bar of the desk shows them. */
function createHeldAct<S extends v.GenericSchema<unknown, HeldBody>>(act: HeldApplicationAct, schema: S): ActHandler {
  const send = createFormAct(
    schema,
    ({ on, idempotency_key }, body) =>
      callEndpoint(holdApplicationAct, { params: { assessment_code: on }, body: { ...body, act }, idempotency_key }),
    ({ held_seconds }) => ({ done: true, held_seconds }),
  );
  return (input, values) => send(input, values ?? {});
}

/** Acts of the licensing office, the treasurer and the signatory on an application, by the names of the table in libs/rules. */
export const TRANSACTION_ACTS: Readonly<Record<string, ActHandler>> = {
  ...PAPER_ACTS,
  ...FEE_ACTS,
  ...APPLICATION_BULK_ACTS,
  accept: createHeldAct('accept', acceptAssessment.body),
  approve_bill: createHeldAct('approve_bill', APPROVED_BILL),
  release: createHeldAct('release', v.object({})),
  take_back: createAct(({ on, idempotency_key }) =>
    callEndpoint(withdrawHeldAct, { params: { assessment_code: on }, idempotency_key }),
  ),
  return: createFormAct(returnAssessment.body, ({ on, idempotency_key }, body) =>
    callEndpoint(returnAssessment, { params: { assessment_code: on }, body, idempotency_key }),
  ),
  reject: createFormAct(rejectAssessment.body, ({ on, idempotency_key }, body) =>
    callEndpoint(rejectAssessment, { params: { assessment_code: on }, body, idempotency_key }),
  ),
  closing_visit: createFormAct(recordClosingVisit.body, ({ on, idempotency_key }, body) =>
    callEndpoint(recordClosingVisit, { params: { assessment_code: on }, body, idempotency_key }),
  ),
  reverse_closure: createFormAct(reverseRetirement.body, ({ on, idempotency_key }, body) =>
    callEndpoint(reverseRetirement, { params: { assessment_code: on }, body, idempotency_key }),
  ),
  extend_legal_days: (input, values) => EXTEND(input, withDays(values)),
  compute: createAct(({ on, idempotency_key }) =>
    callEndpoint(computeBill, { params: { assessment_code: on }, idempotency_key }),
  ),
  bill_skipped_years: createAct(({ on, idempotency_key }) =>
    callEndpoint(billSkippedYears, { params: { assessment_code: on }, idempotency_key }),
  ),
  reopen_bill: createFormAct(reopenBill.body, ({ on, idempotency_key }, body) =>
    callEndpoint(reopenBill, { params: { bill_id: on }, body, idempotency_key }),
  ),
  void: createFormAct(voidBill.body, ({ on, idempotency_key }, body) =>
    callEndpoint(voidBill, { params: { bill_id: on }, body, idempotency_key }),
  ),
  waive: createFormAct(proposeWaiver.body, ({ on, idempotency_key }, body) =>
    callEndpoint(proposeWaiver, { params: { bill_id: on }, body, idempotency_key }),
  ),
  approve_waiver: createAct(({ on, idempotency_key }) =>
    callEndpoint(decideWaiver, { params: { waiver_id: on }, body: { is_approved: true }, idempotency_key }),
  ),
  deny_waiver: createAct(({ on, idempotency_key }) =>
    callEndpoint(decideWaiver, { params: { waiver_id: on }, body: { is_approved: false }, idempotency_key }),
  ),
  sign: createAct(({ on, idempotency_key }) =>
    callEndpoint(signPermit, { params: { permit_no: on }, idempotency_key }),
  ),
};
