import { decideTransaction, isDecision } from './checkout.routes.ts';
import type { NotificationFault } from './notices.ts';
import type { Sandbox } from './sandbox.ts';

const MODES: readonly NotificationFault['mode'][] = [
  'normal',
  'lose',
  'delay',
  'duplicate',
  'forge',
  'wrong_amount',
  'wrong_currency',
  'wrong_merchant',
];

/**
 * Endpoints for tests: inject faults into notifications, decide without a browser, deliver again. Not served unless
 * SANDBOX_CONTROL is 1.
 */
export function controlRoutes(sandbox: Sandbox): void {
  const { app, transactions, notices } = sandbox;

  app.post<{ Body: Record<string, unknown> }>('/control/notifications', async (request, reply) => {
    const mode = MODES.find((candidate) => candidate === request.body['mode']);
    if (!mode) return reply.status(422).send({ error: `mode is one of ${MODES.join(', ')}` });
    notices.fault.mode = mode;
    notices.fault.delay_ms = Math.min(60_000, Math.max(0, Number(request.body['delay_ms'] ?? 0) || 0));
    return notices.fault;
  });

  app.post<{ Body: Record<string, string> }>('/control/decide', async (request, reply) => {
    const transaction = transactions.find({ request_id: request.body['request_id'] ?? '' });
    const decision = request.body['decision'];
    if (!transaction || !isDecision(decision))
      return reply.status(404).send({ error: 'no such transaction or decision' });
    await decideTransaction(sandbox, transaction, decision);
    return { state: transaction.state, response_id: transaction.response_id };
  });

  app.post<{ Body: Record<string, string> }>('/control/repeat', async (request, reply) => {
    const transaction = transactions.find({ request_id: request.body['request_id'] ?? '' });
    if (!transaction) return reply.status(404).send({ error: 'no such transaction' });
    return { delivered: await notices.repeat(transaction) };
  });

  app.get<{ Params: { request_id: string } }>('/control/transactions/:request_id', async (request, reply) => {
    const transaction = transactions.find({ request_id: request.params.request_id });
    return transaction ?? reply.status(404).send({ error: 'no such transaction' });
  });
}
