import {
  approveClearance as approve,
  approveClearanceWithConditions,
  rejectClearance as reject,
  returnClearance as giveBack,
  takeBackDecision as takeBack,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { executeHeldDecisions } from './execute-decisions.ts';
import { type DecisionInput, decideOrHold } from './hold-decision.ts';
import { withdrawHeldDecision } from './withdraw-held-decision.ts';

/** Decisions of an office on a clearance, executed at once or after the seconds in which they can be taken back. */
export function heldDecisionsRoutes(api: Api): void {
  const decide = (actor: Actor, input: DecisionInput) => inTransaction(api, actor, (tx) => decideOrHold(tx, input));
  registerEndpoint(api, approve, 'clearance.decide', ({ params: { clearance_id }, body, actor }) =>
    decide(actor, { act: 'approve', clearance_id, body }),
  );
  registerEndpoint(
    api,
    approveClearanceWithConditions,
    'clearance.decide',
    ({ params: { clearance_id }, body, actor }) =>
      decide(actor, { act: 'approve_with_conditions', clearance_id, body }),
  );
  registerEndpoint(api, giveBack, 'clearance.decide', ({ params: { clearance_id }, body, actor }) =>
    decide(actor, { act: 'return', clearance_id, body }),
  );
  registerEndpoint(api, reject, 'clearance.decide', ({ params: { clearance_id }, body, actor }) =>
    decide(actor, { act: 'reject', clearance_id, body }),
  );
  registerEndpoint(api, takeBack, 'clearance.decide', ({ params, actor }) =>
    inTransaction(api, actor, (tx) => withdrawHeldDecision(tx, params.clearance_id)),
  );

  api.jobs.task('carry_out_decisions', () => executeHeldDecisions(api));
  api.jobs.cron('* * * * *', 'carry_out_decisions');
}
