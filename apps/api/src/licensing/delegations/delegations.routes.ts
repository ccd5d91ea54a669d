import {
  acceptDelegation as accept,
  appointDelegate as appoint,
  declineDelegation as decline,
  endDelegation as end,
  getDelegation,
  listClients,
  listDelegates,
  listDelegationOffers,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { createCaseReader } from '../../domain/applications/cases/case-reader.ts';
import { inTransaction, type ActorTransaction } from '../../platform/transactions/transaction.ts';
import { findCompanyId } from '../companies/companies.queries.ts';
import { acceptDelegation, declineDelegation, endDelegation } from './answer-delegation.ts';
import { appointDelegate } from './appoint-delegate.ts';
import { loadClientsPage } from './clients.ts';
import { toDelegationReply } from './delegation-reply.ts';
import {
  type DelegationRow,
  findDelegation,
  listReceivedOffers,
  listBusinessDelegations,
} from './delegations.queries.ts';

/** Delegations: appointed by the owner, accepted by the delegate, ended by either (decision 0096). */
export function delegationsRoutes(api: Api): void {
  const toReply = (row: DelegationRow, { account_id, locale }: Actor) =>
    toDelegationReply(row, { account_id, locale, today: api.clock.today() });
  const runAct = async (actor: Actor, change: (tx: ActorTransaction) => Promise<DelegationRow>) =>
    toReply(await inTransaction(api, actor, change), actor);
  const reader = createCaseReader(api);

  registerEndpoint(api, appoint, 'delegation.grant', ({ params, body, actor }) =>
    runAct(actor, (tx) => appointDelegate(tx, params.company_code, body)),
  );
  registerEndpoint(api, listDelegates, 'delegation.own', async ({ params, actor }) => {
    const business_id = await findCompanyId(api.db, params.company_code, actor);
    if (business_id === undefined) throw new Refused('missing', 'resource.missing');
    const rows = await listBusinessDelegations(api.db, business_id, actor.account_id);
    return { data: rows.map((row) => toReply(row, actor)), today: api.clock.today() };
  });
  registerEndpoint(api, listDelegationOffers, 'delegation.own', async ({ actor }) => {
    const rows = await listReceivedOffers(api.db, actor.account_id, api.clock.today());
    return { data: rows.map((row) => toReply(row, actor)) };
  });
  registerEndpoint(api, listClients, 'delegation.own', async ({ query, actor }) =>
    loadClientsPage(api.db, query, await reader(actor)),
  );
  registerEndpoint(api, getDelegation, 'delegation.own', async ({ params, actor }) => {
    const row = await findDelegation(api.db, params.delegation_id, actor.account_id);
    if (!row) throw new Refused('missing', 'resource.missing');
    return toReply(row, actor);
  });
  registerEndpoint(api, accept, 'delegation.own', ({ params, actor }) =>
    runAct(actor, (tx) => acceptDelegation(tx, params.delegation_id)),
  );
  registerEndpoint(api, decline, 'delegation.own', ({ params, actor }) =>
    runAct(actor, (tx) => declineDelegation(tx, params.delegation_id)),
  );
  registerEndpoint(api, end, 'delegation.own', ({ params, actor }) =>
    runAct(actor, (tx) => endDelegation(tx, params.delegation_id)),
  );
}
