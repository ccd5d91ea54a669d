import { recallClearance as recall } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { recallClearance } from './recall-clearance.ts';

/** Recalls of approvals by their office. */
export function recallsRoutes(api: Api): void {
  registerEndpoint(api, recall, 'clearance.decide', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => recallClearance(tx, params.clearance_id, body)),
  );
}
