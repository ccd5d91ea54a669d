import { decideProposedFee as decide, proposeFee as propose } from '@ebpls/contracts';

import { inTransaction } from '../../platform/transactions/transaction.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { decideProposedFee } from './decide-fee.ts';
import { proposeFee } from './propose-fee.ts';

/** Fees that offices found, and the decisions of the licensing office on them (decision 0119). */
export function proposedFeesRoutes(api: Api): void {
  registerEndpoint(api, propose, 'fee.propose', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => proposeFee(tx, params.clearance_id, body)),
  );
  registerEndpoint(api, decide, 'bill.compute', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => decideProposedFee(tx, params.assessment_code, body)),
  );
}
