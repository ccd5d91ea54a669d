import { call } from '@ebpls/api-client';
import { decideProposedFee, pesosText, proposeFee } from '@ebpls/contracts';
import { notify } from '@ebpls/remote-kit';

import { type Act, formed } from '../acts/acts.ts';
import { words } from './fees.messages.ts';

/** What an office finds one of its fees to be, and what the licensing office makes of it. */
export const FEE_ACTS: Readonly<Record<'propose_fee' | 'decide_fee', Act>> = {
  propose_fee: formed(proposeFee.body, async ({ on, idempotency_key }, { amount, ...body }) => {
    await call(proposeFee, {
      params: { clearance_id: on },
      body: { ...body, amount: pesosText(amount) },
      idempotency_key,
    });
    notify('done', words('said_propose_fee'));
  }),
  decide_fee: formed(decideProposedFee.body, async ({ on, idempotency_key }, body) => {
    await call(decideProposedFee, { params: { assessment_code: on }, body, idempotency_key });
    notify('done', words('said_decide_fee'));
  }),
};
