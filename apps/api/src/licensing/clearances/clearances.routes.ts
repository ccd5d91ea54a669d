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

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { createCaseReader } from '../../domain/applications/cases/case-reader.ts';
import { loadQueuePage } from '../../domain/application-read/queues/queue-page.ts';
import { sendQueue } from '../../domain/application-read/queues/queue-file.ts';
import { runForEachRow } from '../../platform/transactions/for-each-row.ts';
import { type ActorTransaction, inTransaction } from '../../platform/transactions/transaction.ts';
import { resubmitClearance } from './resubmit-clearance.ts';
import { claimClearance, claimNext, assertInTurn } from './claim-clearance.ts';
import { loadCaseReply } from './clearance-reply.ts';
import { recordInspection, scheduleInspection } from './inspections.ts';
import { watchPromises } from '../conditions/watch-promises.ts';

/**
 * The offices' and barangays' clearances of applications. Another office's clearance is missing, as if it did not
 * exist.
 */
export function clearancesRoutes(api: Api): void {
  const reader = createCaseReader(api);

  registerEndpoint(api, listClearances, 'clearance.read', async ({ query, actor }) =>
    loadQueuePage(api.db, query, await reader(actor)),
  );
  registerEndpoint(api, downloadClearances, 'clearance.read', async ({ query, actor, reply }) =>
    sendQueue(api, { reader: await reader(actor), reply }, query),
  );
  registerEndpoint(api, getClearance, 'clearance.read', async ({ params, actor }) =>
    loadCaseReply(api.db, params.clearance_id, await reader(actor)),
  );
  registerEndpoint(api, nextClearance, 'clearance.work', ({ actor }) => inTransaction(api, actor, claimNext));
  registerEndpoint(api, claim, 'clearance.work', ({ params: { clearance_id }, body, actor }) =>
    inTransaction(api, actor, (tx) => claimClearance(tx, clearance_id, { reason: body, together: [clearance_id] })),
  );
  registerEndpoint(
    api,
    claimClearances,
    'clearance.work',
    async ({ actor, body: { clearance_ids: clearanceIds, ...reason } }) => {
      await inTransaction(api, actor, (tx) => assertInTurn(tx, clearanceIds, reason));
      const runAct = (tx: ActorTransaction, clearance_id: number) =>
        claimClearance(tx, clearance_id, { reason, together: clearanceIds });
      return runForEachRow(api, { actor, rows: clearanceIds, act: runAct });
    },
  );
  registerEndpoint(api, resubmit, 'clearance.answer', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => resubmitClearance(tx, params.clearance_id, body)),
  );
  registerEndpoint(api, schedule, 'clearance.work', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => scheduleInspection(tx, params.clearance_id, body)),
  );
  registerEndpoint(api, record, 'clearance.work', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => recordInspection(tx, params.clearance_id, body)),
  );

  api.jobs.task('watch_promises', () => watchPromises(api));
  api.jobs.cron('25 * * * *', 'watch_promises');
}
