import { call } from '@ebpls/api-client';
import {
  acceptAssessment,
  approveBill,
  billSkippedYears,
  computeBill,
  decideWaiver,
  extendLegalDays,
  proposeWaiver,
  recordClosingVisit,
  rejectAssessment,
  releasePermit,
  reopenBill,
  returnAssessment,
  reverseRetirement,
  signPermit,
  voidBill,
} from '@ebpls/contracts';
import * as v from 'valibot';

import { type Act, formed, plain } from '../acts/acts.ts';
import { APPLICATION_BULK_ACTS } from '../bulk/bulk-acts.ts';
import { FEE_ACTS } from '../fees/fee-acts.ts';
import { PAPER_ACTS } from '../papers/paper-acts.ts';

const EXTEND = formed(extendLegalDays.body, ({ on, idempotency_key }, body) =>
  call(extendLegalDays, { params: { assessment_code: on }, body, idempotency_key }),
);

/** A list gives text. */
function withDays(values: unknown): unknown {
  const { days, ...rest } = v.parse(v.looseObject({ days: v.optional(v.string()) }), values);
  return { ...rest, ...(days !== undefined && { days: Number(days) }) };
}

/**
 * What the licensing office, the treasurer and the signatory do with an application, by the words of the table in
 * libs/rules.
 */
export const TRANSACTION_ACTS: Readonly<Record<string, Act>> = {
  ...PAPER_ACTS,
  ...FEE_ACTS,
  ...APPLICATION_BULK_ACTS,
  accept: formed(acceptAssessment.body, ({ on, idempotency_key }, body) =>
    call(acceptAssessment, { params: { assessment_code: on }, body, idempotency_key }),
  ),
  return: formed(returnAssessment.body, ({ on, idempotency_key }, body) =>
    call(returnAssessment, { params: { assessment_code: on }, body, idempotency_key }),
  ),
  reject: formed(rejectAssessment.body, ({ on, idempotency_key }, body) =>
    call(rejectAssessment, { params: { assessment_code: on }, body, idempotency_key }),
  ),
  closing_visit: formed(recordClosingVisit.body, ({ on, idempotency_key }, body) =>
    call(recordClosingVisit, { params: { assessment_code: on }, body, idempotency_key }),
  ),
  reverse_closure: formed(reverseRetirement.body, ({ on, idempotency_key }, body) =>
    call(reverseRetirement, { params: { assessment_code: on }, body, idempotency_key }),
  ),
  extend_legal_days: (input, values) => EXTEND(input, withDays(values)),
  compute: plain(({ on, idempotency_key }) => call(computeBill, { params: { assessment_code: on }, idempotency_key })),
  bill_skipped_years: plain(({ on, idempotency_key }) =>
    call(billSkippedYears, { params: { assessment_code: on }, idempotency_key }),
  ),
  approve_bill: plain(({ on, idempotency_key }) => call(approveBill, { params: { bill_id: on }, idempotency_key })),
  reopen_bill: formed(reopenBill.body, ({ on, idempotency_key }, body) =>
    call(reopenBill, { params: { bill_id: on }, body, idempotency_key }),
  ),
  void: formed(voidBill.body, ({ on, idempotency_key }, body) =>
    call(voidBill, { params: { bill_id: on }, body, idempotency_key }),
  ),
  waive: formed(proposeWaiver.body, ({ on, idempotency_key }, body) =>
    call(proposeWaiver, { params: { bill_id: on }, body, idempotency_key }),
  ),
  approve_waiver: plain(({ on, idempotency_key }) =>
    call(decideWaiver, { params: { waiver_id: on }, body: { is_approved: true }, idempotency_key }),
  ),
  deny_waiver: plain(({ on, idempotency_key }) =>
    call(decideWaiver, { params: { waiver_id: on }, body: { is_approved: false }, idempotency_key }),
  ),
  release: plain(({ on, idempotency_key }) =>
    call(releasePermit, { params: { assessment_code: on }, idempotency_key }),
  ),
  sign: plain(({ on, idempotency_key }) => call(signPermit, { params: { permit_no: on }, idempotency_key })),
};
