import {
  decideRefund as decide,
  downloadRefundFile,
  evaluateRefund as evaluate,
  fileRefund as fileOwn,
  fileRefundFor,
  getRefund,
  getRefundable,
  listMyRefunds,
  listRefunds,
  sendRefundFile as send,
  settleRefund as settle,
} from '@ebpls/contracts';

import { createPaynamics } from '../../domain/payments/gateway/paynamics.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { loadDecider } from '../../domain/access/separation/second-person.ts';
import { inTransaction, type ActorTransaction } from '../../platform/transactions/transaction.ts';
import { decideRefund } from './decide-refund.ts';
import { evaluateRefund } from './evaluate-refund.ts';
import { fileRefund } from './file-refund.ts';
import { getClaimableReceipt, toRefundableReply } from './claimable-receipts.ts';
import { toRefundReply, toRefundRow } from './refund-reply.ts';
import { getVisibleRefund, saveRefundFile, sendRefundFile } from './refund-file.ts';
import { listAllRefunds, listPersonRefunds, type RefundClaim } from './refunds.queries.ts';
import { sendClaimedRefunds } from './send-claimed-refunds.ts';
import { settleRefund } from './settle-refund.ts';

/** Refund claims on paid money: filed, evaluated, decided by another person, credited or refunded (RA 7160 s.196). */
export function refundsRoutes(api: Api): void {
  const getReply = async (claim: RefundClaim, actor: Actor) =>
    toRefundReply(claim, { ...(await loadDecider(api.db, actor)), today: api.clock.today() });
  const runAct = async (actor: Actor, refund_no: string, does: (tx: ActorTransaction) => Promise<void>) => {
    await inTransaction(api, actor, does);
    return getReply(await getVisibleRefund(api, refund_no, actor), actor);
  };

  registerFilingRoutes(api, getReply);
  registerReadingRoutes(api, getReply);
  registerEndpoint(api, evaluate, 'refund.evaluate', ({ actor, params: { refund_no }, body }) =>
    runAct(actor, refund_no, (tx) => evaluateRefund(tx, refund_no, body)),
  );
  registerEndpoint(api, decide, 'refund.decide', ({ actor, params: { refund_no }, body }) =>
    runAct(actor, refund_no, (tx) => decideRefund(tx, refund_no, body)),
  );
  registerEndpoint(api, settle, 'refund.decide', ({ actor, params: { refund_no }, body }) =>
    runAct(actor, refund_no, (tx) => settleRefund(tx, refund_no, body)),
  );

  const provider = createPaynamics({ ...api.config.paynamics, public_url: api.config.public_url });
  api.jobs.task('send_claimed_refunds', () => sendClaimedRefunds(api, provider));
  api.jobs.cron('*/5 * * * *', 'send_claimed_refunds');
}

type GetClaimReply = (claim: RefundClaim, actor: Actor) => Promise<ReturnType<typeof toRefundReply>>;

function registerFilingRoutes(api: Api, answerTo: GetClaimReply): void {
  registerEndpoint(api, getRefundable, 'refund.read', async ({ actor, params }) =>
    toRefundableReply(await getClaimableReceipt(api.db, params.receipt_no, actor), api.clock.today(), actor.locale),
  );
  registerEndpoint(api, fileOwn, 'refund.own', async ({ actor, params, body }) =>
    answerTo(await inTransaction(api, actor, (tx) => fileRefund(tx, { ...params, ...body })), actor),
  );
  registerEndpoint(api, fileRefundFor, 'refund.file_for', async ({ actor, params, body }) =>
    answerTo(await inTransaction(api, actor, (tx) => fileRefund(tx, { ...params, ...body })), actor),
  );
  registerEndpoint(api, send, 'refund.read', async ({ actor, params, request }) =>
    answerTo(await saveRefundFile(api, params.refund_no, { actor, request }), actor),
  );
  registerEndpoint(api, downloadRefundFile, 'refund.read', ({ actor, params, reply }) =>
    sendRefundFile(api, params.refund_no, { actor, reply }),
  );
}

function registerReadingRoutes(api: Api, answerTo: GetClaimReply): void {
  registerEndpoint(api, listMyRefunds, 'refund.own', async ({ actor, query }) => {
    const { pageRows, next_cursor } = await listPersonRefunds(api.db, actor.account_id, query);
    return { data: pageRows.map((claim) => toRefundRow(claim, { actor, today: api.clock.today() })), next_cursor };
  });
  registerEndpoint(api, listRefunds, 'payment.read_all', async ({ actor, query: { state = 'waiting', ...query } }) => {
    const { pageRows, next_cursor } = await listAllRefunds(api.db, { ...query, state });
    return { data: pageRows.map((claim) => toRefundRow(claim, { actor, today: api.clock.today() })), next_cursor };
  });
  registerEndpoint(api, getRefund, 'refund.read', async ({ actor, params }) =>
    answerTo(await getVisibleRefund(api, params.refund_no, actor), actor),
  );
}
