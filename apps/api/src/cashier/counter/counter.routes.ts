// Routes of the payment counter: search of an order of payment, its payment, and the list of receipts.

import {
  collectPayment as collectEndpoint,
  findCounterOrders,
  getCounterOrder,
  listCounterReceipts,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { collectPayment } from './collect-payment.ts';
import { loadCounterOrder } from './counter-order.ts';
import { findOrders } from './counter.queries.ts';
import { loadReceiptPage } from './counter-receipts.ts';

export function counterRoutes(api: Api): void {
  registerEndpoint(api, findCounterOrders, 'counter.collect', async ({ query }) => ({
    data: await findOrders(api.db, query.search),
  }));
  registerEndpoint(api, getCounterOrder, 'counter.collect', ({ actor, params, query }) =>
    inTransaction(api, actor, (tx) => loadCounterOrder(tx, params.assessment_code, query.deposited_on)),
  );
  registerEndpoint(api, collectEndpoint, 'counter.collect', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => collectPayment(tx, params.assessment_code, body)),
  );
  registerEndpoint(api, listCounterReceipts, 'counter.read', ({ actor, query }) => loadReceiptPage(api, actor, query));
}
