import {
  collectPayment as collectEndpoint,
  findCounterOrders,
  getCounterOrder,
  listCounterReceipts,
} from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { collectPayment } from './collect-payment.ts';
import { counterOrder } from './counter-order.ts';
import { findOrders } from './counter.queries.ts';
import { pageOfReceipts } from './counter-receipts.ts';

export function counterRoutes(api: Api): void {
  serve(api, findCounterOrders, 'counter.collect', async ({ query }) => ({
    data: await findOrders(api.db, query.search),
  }));
  serve(api, getCounterOrder, 'counter.collect', ({ actor, params, query }) =>
    inTransaction(api, actor, (tx) => counterOrder(tx, params.assessment_code, query.deposited_on)),
  );
  serve(api, collectEndpoint, 'counter.collect', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => collectPayment(tx, params.assessment_code, body)),
  );
  serve(api, listCounterReceipts, 'counter.read', ({ actor, query }) => pageOfReceipts(api, actor, query));
}
