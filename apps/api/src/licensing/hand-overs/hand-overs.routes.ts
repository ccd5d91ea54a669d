import {
  giveBackClearance as giveBack,
  handOverClearances as handOver,
  listColleagues as list,
} from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { giveBackClearance } from './give-back.ts';
import { handOverClearances, namedColleagues } from './hand-over.ts';
import { lapseClaims } from './lapse-claims.ts';

/** Cases that go from one clerk to another, or back to the queue. */
export function handOversRoutes(api: Api): void {
  serve(api, list, 'clearance.work', ({ actor }) => inTransaction(api, actor, namedColleagues));
  serve(api, handOver, 'clearance.work', ({ body, actor }) =>
    inTransaction(api, actor, (tx) => handOverClearances(tx, body)),
  );
  serve(api, giveBack, 'clearance.work', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => giveBackClearance(tx, params.clearance_id, body)),
  );

  api.jobs.task('lapse_claims', () => lapseClaims(api));
  api.jobs.cron('50 * * * *', 'lapse_claims');
}
