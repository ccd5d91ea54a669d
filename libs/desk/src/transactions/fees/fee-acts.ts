import { callEndpoint } from '@ebpls/api-client';
import { decideProposedFee, formatPesosText, proposeFee, recordMeasure } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';

import { type ActHandler, createFormAct } from '../../acts/acts.ts';
import { words } from './fees.messages.ts';

/** Actions by which an office proposes one of its fees or records a measure, and the licensing office decides on a fee. */
export const FEE_ACTS: Readonly<Record<'propose_fee' | 'decide_fee' | 'record_measure', ActHandler>> = {
  propose_fee: createFormAct(proposeFee.body, async ({ on, idempotency_key }, { amount, ...body }) => {
    await callEndpoint(proposeFee, {
      params: { clearance_id: on },
      body: { ...body, amount: formatPesosText(amount) },
      idempotency_key,
    });
    showNotice('done', words('success_propose_fee'));
  }),
  decide_fee: createFormAct(decideProposedFee.body, async ({ on, idempotency_key }, body) => {
    await callEndpoint(decideProposedFee, { params: { assessment_code: on }, body, idempotency_key });
    showNotice('done', words('success_decide_fee'));
  }),
  record_measure: createFormAct(recordMeasure.body, async ({ on, idempotency_key }, body) => {
    await callEndpoint(recordMeasure, { params: { assessment_code: on }, body, idempotency_key });
    showNotice('done', words('success_record_measure'));
  }),
};
