import {
  claimClearance as claim,
  claimClearances,
  downloadClearances,
  getClearance,
  listClearances,
  nextClearance,
  recordInspection as record,
  resubmitClearance as resubmit,
  scheduleInspection as schedule,
} from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { caseReader } from '../../domain/cases/case-reader.ts';
import { queuePage } from '../../domain/lists/queue-page.ts';
import { sendQueue } from '../../domain/lists/queue-file.ts';
import { onEachRow } from '../../domain/transactions/each-row.ts';
import { type ActorTransaction, inTransaction } from '../../domain/transactions/transaction.ts';
import { resubmitClearance } from './answer-clearance.ts';
import { claimClearance, claimNext, refuseOutOfTurn } from './claim-clearance.ts';
import { caseReply } from './clearance-reply.ts';
import { recordInspection, scheduleInspection } from './inspections.ts';
import { watchPromises } from './watch-promises.ts';

/**
 * The offices' and barangays' clearances of applications. Another office's clearance is missing, like one that never
 * was.
 */
export function clearancesRoutes(api: Api): void {
  const reader = caseReader(api);

  serve(api, listClearances, 'clearance.read', async ({ query, actor }) =>
    queuePage(api.db, query, await reader(actor)),
  );
  serve(api, downloadClearances, 'clearance.read', async ({ query, actor, reply }) =>
    sendQueue(api, { reader: await reader(actor), reply }, query),
  );
  serve(api, getClearance, 'clearance.read', async ({ params, actor }) =>
    caseReply(api.db, params.clearance_id, await reader(actor)),
  );
  serve(api, nextClearance, 'clearance.work', ({ actor }) => inTransaction(api, actor, claimNext));
  serve(api, claim, 'clearance.work', ({ params: { clearance_id }, body, actor }) =>
    inTransaction(api, actor, (tx) => claimClearance(tx, clearance_id, { reason: body, together: [clearance_id] })),
  );
  serve(api, claimClearances, 'clearance.work', async ({ actor, body: { clearance_ids: together, ...reason } }) => {
    await inTransaction(api, actor, (tx) => refuseOutOfTurn(tx, together, reason));
    const act = (tx: ActorTransaction, clearance_id: number) => claimClearance(tx, clearance_id, { reason, together });
    return onEachRow(api, { actor, rows: together, act });
  });
  serve(api, resubmit, 'clearance.answer', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => resubmitClearance(tx, params.clearance_id, body)),
  );
  serve(api, schedule, 'clearance.work', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => scheduleInspection(tx, params.clearance_id, body)),
  );
  serve(api, record, 'clearance.work', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => recordInspection(tx, params.clearance_id, body)),
  );

  api.jobs.task('watch_promises', () => watchPromises(api));
  api.jobs.cron('25 * * * *', 'watch_promises');
}
