import {
  downloadExtensionNotice,
  downloadSilenceEvidence,
  extendLegalDays as extendEndpoint,
  issueClearanceLate as issueLateEndpoint,
  markClearanceAudit as markEndpoint,
  requestDeclaredOrder as requestEndpoint,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { sendPdf } from '../../platform/pdf/send-pdf.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { loadPermitKeys } from '../permits/permit-token.ts';
import { applySilence } from './apply-silence.ts';
import { issueDeclaredOrders, requestDeclaredOrder } from './declared-orders.ts';
import { extendLegalDays } from './extend-legal-days.ts';
import { issueClearanceLate } from './issue-late-clearance.ts';
import { markClearanceAudit } from './mark-clearance-audit.ts';
import { watchLateClearances } from './watch-late-clearances.ts';
import { notifyWithdrawnNumbers } from './withdrawn-numbers.ts';

/** Effects of silence in law (RA 11032 s.10, LGC s.152(c); domain reference 3.10a). */
export function silenceRoutes(api: Api): void {
  registerEndpoint(api, requestEndpoint, 'assessment.file', ({ actor, params }) =>
    inTransaction(api, actor, (tx) => requestDeclaredOrder(tx, params.assessment_code)),
  );
  registerEndpoint(api, issueLateEndpoint, 'clearance.decide', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => issueClearanceLate(tx, params.clearance_id, body)),
  );
  registerEndpoint(api, markEndpoint, 'clearance.decide', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => markClearanceAudit(tx, params.clearance_id, body)),
  );
  registerEndpoint(api, extendEndpoint, 'assessment.extend', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => extendLegalDays(tx, params.assessment_code, body)),
  );
  registerEndpoint(
    api,
    downloadExtensionNotice,
    'assessment.read',
    async ({ actor, params: { assessment_code }, reply }) => {
      const { renderExtensionNotice } = await import('../silence-papers/extension-notice.ts');
      await sendPdf(reply, `${assessment_code}-extension`, await renderExtensionNotice(api, assessment_code, actor));
    },
  );
  registerEndpoint(
    api,
    downloadSilenceEvidence,
    'assessment.read',
    async ({ actor, params: { assessment_code }, reply }) => {
      const { renderSilenceEvidence } = await import('../silence-papers/evidence-pdf.ts');
      await sendPdf(reply, `${assessment_code}-RA-11032`, await renderSilenceEvidence(api, assessment_code, actor));
    },
  );
  scheduleSilenceJobs(api);
}

function scheduleSilenceJobs(api: Api): void {
  const keys = loadPermitKeys(api.config);
  api.jobs.task('watch_late_parts', () => watchLateClearances(api));
  api.jobs.cron('20 * * * *', 'watch_late_parts');
  api.jobs.task('issue_declared_orders', () => issueDeclaredOrders(api));
  api.jobs.cron('22 * * * *', 'issue_declared_orders');
  api.jobs.task('apply_silence', () => applySilence(api, keys));
  api.jobs.cron('5 * * * *', 'apply_silence');
  api.jobs.task('notify_withdrawn_numbers', () => notifyWithdrawnNumbers(api));
  api.jobs.cron('27 * * * *', 'notify_withdrawn_numbers');
}
