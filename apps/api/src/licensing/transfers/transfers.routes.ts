import {
  acceptTransfer as accept,
  declineTransfer as decline,
  getTransfer,
  listTransfers,
  offerTransfer as offer,
  withdrawTransfer as withdraw,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { createCaseReader } from '../../domain/applications/cases/case-reader.ts';
import { inTransaction, type ActorTransaction } from '../../platform/transactions/transaction.ts';
import { acceptTransfer } from './accept-transfer.ts';
import { declineTransfer, withdrawTransfer } from './answer-transfer.ts';
import { expireTransfers } from './expire-transfers.ts';
import { offerTransfer } from './offer-transfer.ts';
import { toTransferReply } from './transfer-reply.ts';
import { findTransfer, listPersonTransfers, type TransferRow } from './transfers.queries.ts';

/** Transfers of a business: the offer of its owner, and the answer of the other person. */
export function transfersRoutes(api: Api): void {
  const reader = createCaseReader(api);
  const runAct = async (actor: Actor, change: (tx: ActorTransaction) => Promise<TransferRow>) =>
    toTransferReply(await inTransaction(api, actor, change), await reader(actor));

  registerEndpoint(api, listTransfers, 'transfer.own', async ({ actor }) => {
    const [transfers, reading] = await Promise.all([listPersonTransfers(api.db, actor.account_id), reader(actor)]);
    return { data: transfers.map((transfer) => toTransferReply(transfer, reading)) };
  });
  registerEndpoint(api, getTransfer, 'transfer.own', async ({ params, actor }) => {
    const transfer = await findTransfer(api.db, params.transfer_id, actor.account_id);
    if (!transfer) throw new Refused('missing', 'resource.missing');
    return toTransferReply(transfer, await reader(actor));
  });
  registerEndpoint(api, offer, 'transfer.own', ({ params, body, actor }) =>
    runAct(actor, (tx) => offerTransfer(tx, params.company_code, body)),
  );
  registerEndpoint(api, accept, 'transfer.own', ({ params, body, actor }) =>
    runAct(actor, (tx) => acceptTransfer(tx, params.transfer_id, body)),
  );
  registerEndpoint(api, decline, 'transfer.own', ({ params, body, actor }) =>
    runAct(actor, (tx) => declineTransfer(tx, params.transfer_id, body)),
  );
  registerEndpoint(api, withdraw, 'transfer.own', ({ params, actor }) =>
    runAct(actor, (tx) => withdrawTransfer(tx, params.transfer_id)),
  );

  api.jobs.task('expire_transfers', () => expireTransfers(api));
  api.jobs.cron('40 * * * *', 'expire_transfers');
}
