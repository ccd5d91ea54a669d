import { answerCondition as answer, reviewCondition as reviewEndpoint, listConditions } from '@ebpls/contracts';
import { getConditionState } from '@ebpls/rules';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { answerCondition, reviewCondition } from './follow-condition.ts';
import { listUnmetConditions } from './conditions.queries.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';

/** Conditions that an office attached to its approval, until they are met. */
export function conditionsRoutes(api: Api): void {
  registerEndpoint(api, listConditions, 'clearance.read', async ({ actor }) => {
    const today = api.clock.today();
    const rows = await listUnmetConditions(api.db, whereOfficeClearances(actor));
    return {
      data: rows.map(({ document_id, file_name, outcome, ...row }) => ({
        ...row,
        state: getConditionState(today, { due_on: row.due_on, is_answered: row.answered_at !== null, outcome }),
        document: document_id === null || file_name === null ? null : { document_id, file_name },
      })),
    };
  });
  registerEndpoint(api, answer, 'clearance.answer', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => answerCondition(tx, params.clearance_id, body)),
  );
  registerEndpoint(api, reviewEndpoint, 'clearance.work', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => reviewCondition(tx, params.clearance_id, body)),
  );
}
