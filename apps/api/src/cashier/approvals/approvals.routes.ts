// Routes of approvals that a cashier requests and a treasurer decides: partial payments, cancellations, reversals.

import {
  requestApproval as askEndpoint,
  decideApproval as decideEndpoint,
  listApprovals,
  formatPesosText,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { getOtherDeciderText, mayDecide, loadDecider } from '../../domain/access/separation/second-person.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { listWaitingApprovals } from './approvals.queries.ts';
import { insertApprovalRequest } from './request-approval.ts';
import { decideApproval, listApprovalDecisions } from './decide-approval.ts';

export function approvalsRoutes(api: Api): void {
  registerEndpoint(api, askEndpoint, 'counter.collect', ({ actor, body }) =>
    inTransaction(api, actor, (tx) => insertApprovalRequest(tx, body)),
  );
  registerEndpoint(api, decideEndpoint, 'approval.decide', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => decideApproval(tx, { ...params, ...body })),
  );
  registerEndpoint(api, listApprovals, 'counter.read', async ({ actor }) => {
    const pendingApprovals = await listWaitingApprovals(api.db, api.clock.today());
    const decider = await loadDecider(api.db, actor);
    return {
      data: pendingApprovals.map(({ asked_by_id, amount, collections, ...row }) => {
        const decisions = listApprovalDecisions({ asked_by: asked_by_id, asked_at: row.asked_at }, collections);
        const blocking = decisions.find((decision) => !mayDecide(decider, decision));
        return {
          ...row,
          amount: formatPesosText(amount),
          can_decide: blocking === undefined,
          ...(blocking !== undefined && getOtherDeciderText(decider, blocking)),
        };
      }),
    };
  });
}
