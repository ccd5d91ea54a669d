import { downloadOriginalsSlip } from '@ebpls/contracts';

import { loadApplicationReply } from '../../domain/application-read/application-reply.ts';
import { createCaseReader } from '../../domain/applications/cases/case-reader.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { sendPdf } from '../../platform/pdf/send-pdf.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { toOriginalsSlip } from './slip-content.ts';

/** Prints the slip of the originals that an owner brings. */
export function originalsRoutes(api: Api): void {
  const reader = createCaseReader(api);
  registerEndpoint(api, downloadOriginalsSlip, 'assessment.read', async ({ params, actor, reply }) => {
    const application = await getApplication(api.db, params.assessment_code, actor);
    const applicationReply = await loadApplicationReply(api.db, application, await reader({ ...actor, locale: 'en' }));
    const rows = await loadReferenceRows(api.db);
    const slip = toOriginalsSlip(applicationReply, rows);
    const { renderOriginalsSlip } = await import('./slip-pdf.ts');
    await sendPdf(reply, `originals-${slip.reference}`, await renderOriginalsSlip(slip, rows.issuer));
  });
}
