import { answerChecklist as answer, getChecklist, publishChecklist as publish } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { answerChecklist } from './answer-checklist.ts';
import { publishChecklist, readChecklist } from './publish-checklist.ts';

/** The list of an office, written by its head, and the answers of a case. */
export function checklistsRoutes(api: Api): void {
  registerEndpoint(api, getChecklist, 'checklist.read', ({ actor }) => readChecklist(api.db, actor));
  registerEndpoint(api, publish, 'checklist.publish', ({ body, actor }) =>
    inTransaction(api, actor, (tx) => publishChecklist(tx, body)),
  );
  registerEndpoint(api, answer, 'clearance.work', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => answerChecklist(tx, params.clearance_id, body.answers)),
  );
}
