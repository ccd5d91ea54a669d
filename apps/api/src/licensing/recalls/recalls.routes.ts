import { recallClearance as recall } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { recallClearance } from './recall-clearance.ts';

/** An office takes back what it approved. */
export function recallsRoutes(api: Api): void {
  registerEndpoint(api, recall, 'clearance.decide', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => recallClearance(tx, params.clearance_id, body)),
  );
}
