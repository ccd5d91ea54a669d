import { holdApplicationAct, withdrawHeldAct as withdrawEndpoint } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { loadPermitKeys } from '../permits/permit-token.ts';
import { createActExecutor } from './act-executors.ts';
import { executeHeldActs } from './execute-held-acts.ts';
import { holdAct } from './hold-act.ts';
import { withdrawHeldAct } from './withdraw-held-act.ts';

/** Acts on an application that are executed after the seconds in which they can be undone. */
export function actHoldsRoutes(api: Api): void {
  const executeAct = createActExecutor(loadPermitKeys(api.config));
  registerEndpoint(api, holdApplicationAct, 'assessment.hold', ({ params: { assessment_code }, body, actor }) =>
    inTransaction(api, actor, (tx) => holdAct(tx, executeAct, { assessment_code, body })),
  );
  registerEndpoint(api, withdrawEndpoint, 'assessment.hold', ({ params, actor }) =>
    inTransaction(api, actor, (tx) => withdrawHeldAct(tx, params.assessment_code)),
  );

  api.jobs.task('execute_held_acts', () => executeHeldActs(api, executeAct));
  api.jobs.cron('* * * * *', 'execute_held_acts');
}
