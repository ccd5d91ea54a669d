import {
  createCompany as create,
  discardCompany as discard,
  getCompany,
  listMyCompanies,
  registerCompany as register,
  saveCompanyDraft as saveDraft,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { loadCompaniesPage, loadCompanyReply } from './company-reply.ts';
import { registerCompany } from './register-company.ts';
import { createCompany, discardCompany, saveCompanyDraft } from './company-drafts.ts';

/** An owner's business holdings. Another's holding is missing, as if it did not exist. */
export function companiesRoutes(api: Api): void {
  const createReader = async (actor: Actor) => ({
    actor,
    rows: await loadReferenceRows(api.db),
    today: api.clock.today(),
  });

  registerEndpoint(api, listMyCompanies, 'company.begin', async ({ query, actor }) =>
    loadCompaniesPage(api.db, query, await createReader(actor)),
  );
  registerEndpoint(api, getCompany, 'company.view', async ({ params, actor }) =>
    loadCompanyReply(api.db, params.company_code, await createReader(actor)),
  );
  registerEndpoint(api, create, 'company.begin', ({ actor }) => inTransaction(api, actor, createCompany));
  registerEndpoint(api, saveDraft, 'company.prepare', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => saveCompanyDraft(tx, params.company_code, body)),
  );
  registerEndpoint(api, register, 'company.prepare', ({ params, query, actor }) =>
    inTransaction(api, actor, (tx) => registerCompany(tx, params.company_code, query.draft_revision)),
  );
  registerEndpoint(api, discard, 'company.begin', ({ params, actor }) =>
    inTransaction(api, actor, (tx) => discardCompany(tx, params.company_code)),
  );
}
