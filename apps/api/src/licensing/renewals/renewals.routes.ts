import {
  getRenewal,
  listPostAudits as listEndpoint,
  markPostAudit as markEndpoint,
  renewAtOnce as renewEndpoint,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { createCaseReader } from '../../domain/applications/cases/case-reader.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { listPostAudits, markPostAudit } from './post-audits.ts';
import { renewUnchanged } from './renew-unchanged.ts';
import { findRenewal, loadRenewalReply } from './renewal.ts';

/** The short procedure for a business in which nothing changed since last year’s permit (decision 0088). */
export function renewalsRoutes(api: Api): void {
  const reader = createCaseReader(api);
  registerEndpoint(api, getRenewal, 'assessment.file', async ({ actor, params }) => {
    const { rows, today } = await reader(actor);
    const renewal = await findRenewal(api.db, await getApplication(api.db, params.assessment_code, actor), rows);
    if (renewal === undefined) return { renewal: null };
    return { renewal: await loadRenewalReply(api.db, renewal, { rows, today, locale: actor.locale }) };
  });
  registerEndpoint(api, renewEndpoint, 'assessment.file', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => renewUnchanged(tx, params.assessment_code, body)),
  );
  registerEndpoint(api, listEndpoint, 'post_audit.read', async () => ({ data: await listPostAudits(api.db) }));
  registerEndpoint(api, markEndpoint, 'post_audit.mark', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => markPostAudit(tx, params.assessment_code, body)),
  );
}
