import {
  getRenewal,
  listPostAudits as listEndpoint,
  markPostAudit as markEndpoint,
  renewAtOnce as renewEndpoint,
} from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { caseReader } from '../../domain/cases/case-reader.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { listPostAudits, markPostAudit } from './post-audits.ts';
import { renewAtOnce } from './renew-at-once.ts';
import { findRenewal, renewalReply } from './renewal.ts';

/** The short way of a business in which nothing changed since last year’s permit (decision 0088). */
export function renewalsRoutes(api: Api): void {
  const reader = caseReader(api);
  serve(api, getRenewal, 'assessment.file', async ({ actor, params }) => {
    const found = await findRenewal(api.db, await getApplication(api.db, params.assessment_code, actor));
    if (found === undefined) return { renewal: null };
    const { rows, today } = await reader(actor);
    return { renewal: await renewalReply(api.db, found, { rows, today, locale: actor.locale }) };
  });
  serve(api, renewEndpoint, 'assessment.file', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => renewAtOnce(tx, params.assessment_code, body)),
  );
  serve(api, listEndpoint, 'post_audit.read', async () => ({ data: await listPostAudits(api.db) }));
  serve(api, markEndpoint, 'post_audit.mark', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => markPostAudit(tx, params.assessment_code, body)),
  );
}
