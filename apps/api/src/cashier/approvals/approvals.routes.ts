import {
  askApproval as askEndpoint,
  decideApproval as decideEndpoint,
  listApprovals,
  pesosText,
} from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { anotherDecides, mayDecide, readDecider } from '../../domain/separation/second-person.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { listWaiting } from './approvals.queries.ts';
import { askApproval } from './ask-approval.ts';
import { decideApproval, decisionOn } from './decide-approval.ts';

export function approvalsRoutes(api: Api): void {
  serve(api, askEndpoint, 'counter.collect', ({ actor, body }) =>
    inTransaction(api, actor, (tx) => askApproval(tx, body)),
  );
  serve(api, decideEndpoint, 'approval.decide', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => decideApproval(tx, { ...params, ...body })),
  );
  serve(api, listApprovals, 'counter.read', async ({ actor }) => {
    const waiting = await listWaiting(api.db, api.clock.today());
    const decider = await readDecider(api.db, actor);
    return {
      data: waiting.map(({ asked_by_id, amount, ...row }) => {
        const decision = decisionOn({ asked_by: asked_by_id, asked_at: row.asked_at });
        return {
          ...row,
          amount: pesosText(amount),
          can_decide: mayDecide(decider, decision),
          ...anotherDecides(decider, decision),
        };
      }),
    };
  });
}
