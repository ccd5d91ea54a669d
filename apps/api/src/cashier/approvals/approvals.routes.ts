import {
  askApproval as askEndpoint,
  decideApproval as decideEndpoint,
  listApprovals,
  pesosText,
} from '@ebpls/contracts';
import { may } from '@ebpls/rules';

import { type Api, serve } from '../../platform/http/serve.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { listWaiting } from './approvals.queries.ts';
import { askApproval } from './ask-approval.ts';
import { decideApproval } from './decide-approval.ts';

export function approvalsRoutes(api: Api): void {
  serve(api, askEndpoint, 'counter.collect', ({ actor, body }) =>
    inTransaction(api, actor, (tx) => askApproval(tx, body)),
  );
  serve(api, decideEndpoint, 'approval.decide', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => decideApproval(tx, { ...params, ...body })),
  );
  serve(api, listApprovals, 'counter.read', async ({ actor }) => {
    const waiting = await listWaiting(api.db, api.clock.today());
    return {
      data: waiting.map(({ asked_by_id, amount, ...row }) => ({
        ...row,
        amount: pesosText(amount),
        can_decide: asked_by_id !== actor.account_id && may(actor, 'approval.decide'),
      })),
    };
  });
}
