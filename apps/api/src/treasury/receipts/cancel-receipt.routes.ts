// Routes that cancel a receipt of the counter.

import { cancelReceipt as cancelEndpoint } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { cancelReceipt } from './cancel-receipt.ts';

/** Acts on a receipt of the counter after its issue. */
export function receiptActsRoutes(api: Api): void {
  registerEndpoint(api, cancelEndpoint, 'receipt.cancel', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => cancelReceipt(tx, { ...params, ...body })),
  );
}
