import {
  approveRefund as approve,
  creditException,
  declineRefund as decline,
  dismissException,
  listExceptions,
  listNotifications,
  matchException,
  refundException,
} from '@ebpls/contracts';

import type { PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import { createPaynamics } from '../../domain/payments/gateway/paynamics.ts';
import { Refused } from '../../platform/refused.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { loadDecider } from '../../domain/access/separation/second-person.ts';
import { inTransaction, type ActorTransaction } from '../../platform/transactions/transaction.ts';
import { dismissMoney } from './dismiss-money.ts';
import { toExceptionReply } from './exception-reply.ts';
import { findException, listExceptionRows } from './exceptions.queries.ts';
import { approveCredit, creditMoney } from './credit-money.ts';
import { approveMatch, matchMoney } from './match-money.ts';
import { listStoredNotifications, toNotificationReply } from './stored-notifications.ts';
import { approveRefund, declineRefund, refundMoney } from './refund-money.ts';
import { sendRefunds } from './send-refunds.ts';

/** Money of the gateway that fits no order, and every stored notification. */
export function exceptionsRoutes(api: Api): void {
  const provider = createPaynamics({ ...api.config.paynamics, public_url: api.config.public_url });
  listEndpoints(api, provider);
  registerDecisionRoutes(api);

  api.jobs.task('send_refunds', () => sendRefunds(api, provider));
  api.jobs.cron('*/5 * * * *', 'send_refunds');
}

function listEndpoints(api: Api, provider: PaymentProvider): void {
  registerEndpoint(api, listExceptions, 'payment.read_all', async ({ query, actor }) => {
    const { pageRows, next_cursor } = await listExceptionRows(api.db, query);
    const decider = await loadDecider(api.db, actor);
    return { data: pageRows.map((row) => toExceptionReply(row, decider)), next_cursor };
  });
  registerEndpoint(api, listNotifications, 'payment.read_all', async ({ query, actor }) => {
    const { pageRows, next_cursor } = await listStoredNotifications(api.db, query);
    return { data: pageRows.map((row) => toNotificationReply(row, provider, actor.locale)), next_cursor };
  });
}

/** The second treasurer approves what was proposed: a refund, a credit, or a posting to an order. */
async function approveProposal(tx: ActorTransaction, exception_id: number): Promise<void> {
  const exception = await findException(tx.trx, exception_id);
  if (exception?.proposed_outcome === 'CREDITED') return approveCredit(tx, exception_id, exception.proposed_target);
  if (exception?.proposed_outcome === 'MATCHED') return approveMatch(tx, exception_id, exception.proposed_target);
  return approveRefund(tx, exception_id);
}

/** Decisions of the treasurer about money that fits no order. */
function registerDecisionRoutes(api: Api): void {
  const decide = async (actor: Actor, exception_id: number, act: (tx: ActorTransaction) => Promise<void>) => {
    await inTransaction(api, actor, act);
    const exception = await findException(api.db, exception_id);
    if (!exception) throw new Refused('missing', 'resource.missing');
    return toExceptionReply(exception, await loadDecider(api.db, actor));
  };

  registerEndpoint(api, refundException, 'exception.decide', ({ params: { exception_id }, body, actor }) =>
    decide(actor, exception_id, (tx) => refundMoney(tx, exception_id, body.reason)),
  );
  registerEndpoint(api, approve, 'exception.decide', ({ params: { exception_id }, actor }) =>
    decide(actor, exception_id, (tx) => approveProposal(tx, exception_id)),
  );
  registerEndpoint(api, decline, 'exception.decide', ({ params: { exception_id }, body, actor }) =>
    decide(actor, exception_id, (tx) => declineRefund(tx, exception_id, body.reason)),
  );
  registerEndpoint(api, creditException, 'exception.decide', ({ params: { exception_id }, body, actor }) =>
    decide(actor, exception_id, (tx) => creditMoney(tx, exception_id, body)),
  );
  registerEndpoint(api, matchException, 'exception.decide', ({ params: { exception_id }, body, actor }) =>
    decide(actor, exception_id, (tx) => matchMoney(tx, exception_id, body)),
  );
  registerEndpoint(api, dismissException, 'exception.decide', ({ params: { exception_id }, body, actor }) =>
    decide(actor, exception_id, (tx) => dismissMoney(tx, exception_id, body.reason)),
  );
}
