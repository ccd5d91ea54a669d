import {
  type ReplyBody,
  listDepositSlips as listEndpoint,
  matchDepositSlip as matchEndpoint,
  formatPesosText,
  type EndpointInput,
  refuseDepositSlip as refuseEndpoint,
} from '@ebpls/contracts';
import { isAllowed } from '@ebpls/rules';

import { loadConfirmationDecisions } from '../../domain/payments/counter/confirm-payment.ts';
import {
  getOtherDeciderText,
  type Decider,
  type SecondPersonDecision,
  mayDecide,
  loadDecider,
} from '../../domain/access/separation/second-person.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type ListedDepositSlip, listDepositSlips } from './deposit-slips.queries.ts';
import { matchDepositSlip } from './match-deposit-slip.ts';
import { refuseDepositSlip } from './refuse-deposit-slip.ts';

export function depositSlipsRoutes(api: Api): void {
  registerEndpoint(api, listEndpoint, 'counter.read', ({ actor, query }) => getDepositSlipPage(api, actor, query));
  registerEndpoint(api, matchEndpoint, 'cheque.judge', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => matchDepositSlip(tx, { ...params, ...body })),
  );
  registerEndpoint(api, refuseEndpoint, 'cheque.judge', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => refuseDepositSlip(tx, { ...params, ...body })),
  );
}

async function getDepositSlipPage(
  { db }: Api,
  actor: Actor,
  query: EndpointInput<typeof listEndpoint>['query'],
): Promise<ReplyBody<typeof listEndpoint>> {
  const { pageRows, next_cursor } = await listDepositSlips(db, query);
  const decider = await loadDecider(db, actor);
  const decisions = await loadConfirmationDecisions(
    db,
    pageRows.map(({ payment_id }) => payment_id),
  );
  return {
    data: pageRows.map((slip) => ({
      ...slip,
      amount: formatPesosText(slip.amount),
      ...toSlipActs(slip, decider, decisions.get(slip.payment_id)),
    })),
    next_cursor,
  };
}

function toSlipActs(
  { state }: ListedDepositSlip,
  decider: Decider,
  decision: SecondPersonDecision | undefined,
): Pick<ReplyBody<typeof listEndpoint>['data'][number], 'acts' | 'why_another'> {
  if (state !== 'WAITING' || !decision || !isAllowed(decider.actor, 'cheque.judge')) return { acts: [] };
  return mayDecide(decider, decision)
    ? { acts: ['match', 'refuse'] }
    : { acts: [], ...getOtherDeciderText(decider, decision) };
}
