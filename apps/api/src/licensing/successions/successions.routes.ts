import {
  checkSuccession as check,
  decideSuccession as decide,
  downloadSuccessionPaper,
  fileSuccession as file,
  getSuccession,
  listMySuccessions,
  listSuccessions,
  objectToSuccession as object,
  sendSuccessionPaper,
  withdrawSuccession as withdraw,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { createCaseReader } from '../../domain/applications/cases/case-reader.ts';
import { type ActorTransaction, inTransaction } from '../../platform/transactions/transaction.ts';
import { checkSuccession, decideSuccession, withdrawSuccession } from './decide-succession.ts';
import { fileSuccession } from './file-succession.ts';
import { objectToSuccession } from './object-to-succession.ts';
import { toSuccessionReply, toSuccessionRow } from './succession-reply.ts';
import { getVisibleSuccession, saveSuccessionPaper, sendSuccessionFile } from './succession-papers.ts';
import { listSuccessionCases, type SuccessionCase } from './successions.queries.ts';

/** Heirs who continue the business of an owner who died (decision 0096). */
export function successionsRoutes(api: Api): void {
  const reader = createCaseReader(api);
  const loadReply = async (claim: SuccessionCase, actor: Actor) => toSuccessionReply(claim, await reader(actor));
  const runAct = async (actor: Actor, succession_no: string, change: (tx: ActorTransaction) => Promise<void>) => {
    await inTransaction(api, actor, change);
    return loadReply(await getVisibleSuccession(api, succession_no, actor), actor);
  };

  registerEndpoint(api, file, 'succession.own', async ({ actor, body }) =>
    loadReply(await inTransaction(api, actor, (tx) => fileSuccession(tx, body)), actor),
  );
  registerEndpoint(api, object, 'succession.own', ({ actor, body }) =>
    inTransaction(api, actor, (tx) => objectToSuccession(tx, body)),
  );
  registerEndpoint(api, listMySuccessions, 'succession.own', async ({ actor }) => ({
    data: (await listSuccessionCases(api.db, isShownTo(actor))).map((claim) => toSuccessionRow(claim, actor)),
  }));
  registerEndpoint(api, listSuccessions, 'succession.list', async ({ actor }) => ({
    data: (await listSuccessionCases(api.db, sql`true`)).map((claim) => toSuccessionRow(claim, actor)),
  }));
  registerEndpoint(api, getSuccession, 'succession.read', async ({ actor, params }) =>
    loadReply(await getVisibleSuccession(api, params.succession_no, actor), actor),
  );
  registerEndpoint(api, sendSuccessionPaper, 'succession.own', async ({ actor, params, query, request }) =>
    loadReply(await saveSuccessionPaper(api, { ...params, ...query }, { actor, request }), actor),
  );
  registerEndpoint(api, downloadSuccessionPaper, 'succession.read', ({ actor, params, query, reply }) =>
    sendSuccessionFile(api, { ...params, ...query }, { actor, reply }),
  );
  registerEndpoint(api, withdraw, 'succession.own', ({ actor, params: { succession_no } }) =>
    runAct(actor, succession_no, (tx) => withdrawSuccession(tx, succession_no)),
  );
  registerEndpoint(api, check, 'succession.check', ({ actor, params: { succession_no }, body }) =>
    runAct(actor, succession_no, (tx) => checkSuccession(tx, succession_no, body)),
  );
  registerEndpoint(api, decide, 'succession.decide', ({ actor, params: { succession_no }, body }) =>
    runAct(actor, succession_no, (tx) => decideSuccession(tx, succession_no, body)),
  );
}

/** A person's own claims, and those to their businesses once they were notified. */
const isShownTo = ({ account_id }: Actor) => sql`
  (s.heir_id = ${account_id}::bigint or (s.owner_id = ${account_id}::bigint and s.notified_at is not null))`;
