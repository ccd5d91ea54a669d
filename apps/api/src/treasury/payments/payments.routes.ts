// Routes of online payments: attempts of owners, and notifications of the gateway.

import {
  refreshAttempt,
  downloadAttempts,
  getAttempt,
  getLastAttempt,
  listAttempts as listAttemptsEndpoint,
  notifyPaynamics,
  returnFromPaynamics,
  startJointPayment as startJointEndpoint,
  startPayment as startEndpoint,
} from '@ebpls/contracts';

import type { PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import { createPaynamics } from '../../domain/payments/gateway/paynamics.ts';
import { getLinkOrigin, toCheckoutAddress } from '../../platform/http/own-origins.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { queryDueAttempts, queryAttempt } from '../../domain/payments/query-gateway.ts';
import { loadAttemptReply } from './attempt-reply.ts';
import { loadAttemptPage, sendAttempts } from './attempt-list.ts';
import { findLastAttempt } from '../../domain/payments/attempts/attempts.queries.ts';
import { findUnpaidAttempt, getOwnAttempt } from './own-attempt.ts';
import { deleteForgedNotifications } from './delete-forged-notifications.ts';
import { processStoredNotifications, receiveNotification } from './receive-notification.ts';
import { returnFromGateway } from './return-from-gateway.ts';
import { startJointPayment } from './start-joint-payment.ts';
import { startPayment } from './start-payment.ts';

export function paymentsRoutes(api: Api): void {
  const provider = createPaynamics({ ...api.config.paynamics, public_url: api.config.public_url });
  registerAttemptRoutes(api, provider);
  registerGatewayRoutes(api, provider);

  api.jobs.task('ask_gateway', async () => {
    await processStoredNotifications(api, provider);
    await queryDueAttempts(api, provider);
  });
  api.jobs.cron('* * * * *', 'ask_gateway');
  api.jobs.task('sweep_forged_notifications', () => deleteForgedNotifications(api.db));
  // 02:15 at night in Manila, in UTC.
  api.jobs.cron('15 18 * * *', 'sweep_forged_notifications');
}

/** Payment attempts for their owner and the treasury. */
function registerAttemptRoutes(api: Api, provider: PaymentProvider): void {
  const getAddresses = (client_ip: string) => ({
    client_ip,
    return_origin: getLinkOrigin(api.config),
    checkout_address: toCheckoutAddress(api.config, getLinkOrigin(api.config)),
  });
  registerEndpoint(api, startEndpoint, 'payment.pay', ({ actor, params, body, request }) =>
    startPayment(api, provider, { actor, ...params, ...body, ...getAddresses(request.ip) }),
  );
  registerEndpoint(api, startJointEndpoint, 'payment.pay', ({ actor, body, request }) =>
    startJointPayment(api, provider, { actor, ...body, ...getAddresses(request.ip) }),
  );
  registerEndpoint(api, getAttempt, 'payment.pay', async ({ actor, params }) =>
    loadAttemptReply(api.db, await getOwnAttempt(api, actor, params.request_id), actor),
  );
  registerEndpoint(api, refreshAttempt, 'payment.pay', async ({ actor, params }) => {
    const attempt = await getOwnAttempt(api, actor, params.request_id);
    return loadAttemptReply(api.db, await queryAttempt(api, provider, attempt), actor);
  });
  registerEndpoint(api, getLastAttempt, 'payment.pay', async ({ actor, query }) => {
    const { assessment_code } = query;
    const attempt =
      assessment_code === undefined
        ? await findUnpaidAttempt(api, actor)
        : await findLastAttempt(api.db, actor, assessment_code);
    return { attempt: attempt ? await loadAttemptReply(api.db, attempt, actor) : null };
  });
  registerEndpoint(api, listAttemptsEndpoint, 'payment.read_all', ({ actor, query }) =>
    loadAttemptPage(api, actor, query),
  );
  registerEndpoint(api, downloadAttempts, 'payment.read_all', ({ actor, query, reply }) =>
    sendAttempts(api, { actor, reply }, query),
  );
}

/** Endpoints for the gateway and for browsers that return from it. */
function registerGatewayRoutes(api: Api, provider: PaymentProvider): void {
  registerEndpoint(api, notifyPaynamics, 'public', async ({ request, reply }) => {
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.of();
    await receiveNotification(api, provider, { raw, remote_address: request.ip });
    await reply.type('text/plain').send('OK');
  });
  registerEndpoint(api, returnFromPaynamics, 'public', async ({ query, reply }) => {
    await reply.redirect(await returnFromGateway(api, provider, query.requestid), 303);
  });
}
