import {
  returnClearanceToQueue as giveBack,
  handOverClearances as handOver,
  listColleagues as list,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { moveClearanceToQueue } from './return-to-queue.ts';
import { handOverClearances, listNamedColleagues } from './hand-over.ts';
import { lapseClaims } from './lapse-claims.ts';

/** Cases that go from one clerk to another, or back to the queue. */
export function handOversRoutes(api: Api): void {
  registerEndpoint(api, list, 'clearance.work', ({ actor }) => inTransaction(api, actor, listNamedColleagues));
  registerEndpoint(api, handOver, 'clearance.work', ({ body, actor }) =>
    inTransaction(api, actor, (tx) => handOverClearances(tx, body)),
  );
  registerEndpoint(api, giveBack, 'clearance.work', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => moveClearanceToQueue(tx, params.clearance_id, body)),
  );

  api.jobs.task('lapse_claims', () => lapseClaims(api));
  api.jobs.cron('50 * * * *', 'lapse_claims');
}
