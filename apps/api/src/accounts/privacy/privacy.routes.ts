import {
  decideErasure as decide,
  downloadOwnExport,
  getErasure,
  listErasures,
  listOwnExports,
  requestErasure as askErasure,
  requestOwnExport,
  withdrawErasure as withdraw,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { eraseDueAccounts, removeClosingMails } from './erase-account.ts';
import { decideErasure, loadOwnErasure, requestErasure, withdrawErasure } from './erasure.ts';
import { listRequests } from './erasures.queries.ts';
import { makeExport, removeExpiredExports, requestExport, sendExport } from './own-export.ts';
import { listExports } from './own-exports.queries.ts';

/** Rights of people over their own data (RA 10173): a copy of it, and its erasure. */
export function privacyRoutes(api: Api): void {
  registerEndpoint(api, listOwnExports, 'account.own', async ({ actor }) => ({
    data: await listExports(api.db, actor.account_id, api.clock.now()),
  }));
  registerEndpoint(api, requestOwnExport, 'account.export', ({ actor }) => requestExport(api, actor));
  registerEndpoint(api, downloadOwnExport, 'account.own', ({ actor, params, reply }) =>
    sendExport(api, actor, { ...params, reply }),
  );
  api.jobs.task('make_own_export', (payload) => makeExport(api, (payload as { export_id: string }).export_id));
  api.jobs.task('remove_own_exports', () => removeExpiredExports(api));
  api.jobs.cron('35 * * * *', 'remove_own_exports');
  registerErasureRoutes(api);
}

/** A person requests an erasure, an administrator decides, and a scheduled task executes it. */
function registerErasureRoutes(api: Api): void {
  registerEndpoint(api, getErasure, 'erasure.own', ({ actor }) => loadOwnErasure(api, actor));
  registerEndpoint(api, askErasure, 'erasure.ask', ({ actor, body }) => requestErasure(api, actor, body.remarks));
  registerEndpoint(api, withdraw, 'erasure.own', ({ actor }) => withdrawErasure(api, actor));
  registerEndpoint(api, listErasures, 'erasure.read', async () => ({ data: await listRequests(api.db) }));
  registerEndpoint(api, decide, 'erasure.decide', ({ actor, params, body }) =>
    decideErasure(api, actor, { ...params, ...body }),
  );
  api.jobs.task('erase_accounts', async () => {
    await eraseDueAccounts(api);
    await removeClosingMails(api);
  });
  api.jobs.cron('20 * * * *', 'erase_accounts');
  api.jobs.task('remove_erased_files', async (payload) => {
    for (const file of (payload as { files: string[] }).files) await api.storage.remove(file);
  });
}
