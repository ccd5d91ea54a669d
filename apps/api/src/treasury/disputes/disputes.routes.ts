import {
  decideDispute as decide,
  fileDispute as file,
  getDispute,
  getDisputable,
  listDisputes,
  withdrawDispute as withdraw,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import { loadDecider } from '../../domain/access/separation/second-person.ts';
import { type ActorTransaction, inTransaction } from '../../platform/transactions/transaction.ts';
import { decideDispute, withdrawDispute } from './decide-dispute.ts';
import { readDisputable } from './disputable-lines.ts';
import { toDisputeReply } from './dispute-reply.ts';
import { type Dispute, findDispute, listAllDisputes } from './disputes.queries.ts';
import { fileDispute } from './file-dispute.ts';

/** Lines of an order of payment that its owner disputes, and that the treasurer decides (RA 7160 s.195). */
export function disputesRoutes(api: Api): void {
  const toReader = async (actor: Actor) => ({ ...(await loadDecider(api.db, actor)), today: api.clock.today() });
  const getReply = async (dispute: Dispute, actor: Actor) => toDisputeReply(dispute, await toReader(actor));
  const runAct = async (actor: Actor, dispute_no: string, does: (tx: ActorTransaction) => Promise<void>) => {
    await inTransaction(api, actor, does);
    return getReply(await getVisibleDispute(api, actor, dispute_no), actor);
  };

  registerEndpoint(api, getDisputable, 'dispute.own', ({ actor, params }) =>
    readDisputable(api, actor, params.assessment_code),
  );
  registerEndpoint(api, file, 'dispute.own', async ({ actor, params, body }) =>
    getReply(await inTransaction(api, actor, (tx) => fileDispute(tx, { ...params, ...body })), actor),
  );
  registerEndpoint(api, withdraw, 'dispute.own', ({ actor, params: { dispute_no } }) =>
    runAct(actor, dispute_no, (tx) => withdrawDispute(tx, dispute_no)),
  );
  registerEndpoint(api, decide, 'dispute.decide', ({ actor, params: { dispute_no }, body }) =>
    runAct(actor, dispute_no, (tx) => decideDispute(tx, dispute_no, body)),
  );
  registerEndpoint(api, getDispute, 'dispute.read', async ({ actor, params }) =>
    getReply(await getVisibleDispute(api, actor, params.dispute_no), actor),
  );
  registerEndpoint(api, listDisputes, 'payment.read_all', async ({ actor, query: { state = 'waiting', ...query } }) => {
    const { pageRows, next_cursor } = await listAllDisputes(api.db, { ...query, state });
    const reader = await toReader(actor);
    return { data: pageRows.map((dispute) => toDisputeReply(dispute, reader)), next_cursor };
  });
}

/** Refused: missing for another person's. */
async function getVisibleDispute(api: Api, actor: Actor, dispute_no: string): Promise<Dispute> {
  const dispute = await findDispute(api.db, dispute_no);
  if (!dispute) throw new Refused('missing', 'resource.missing');
  await getApplication(api.db, dispute.assessment_code, actor);
  return dispute;
}
