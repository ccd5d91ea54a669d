import { downloadForm } from '@ebpls/contracts';
import type { FastifyReply } from 'fastify';

import { getApplication } from '../../domain/applications/find-application.ts';
import { applicationReply } from '../../domain/application-views/application-reply.ts';
import { caseReader } from '../../domain/cases/case-reader.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import { sendPdf } from '../../platform/pdf/send-pdf.ts';
import { printedForm } from './form-content.ts';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The filled form, to whoever may read the application, without what the page does not show them. */
export function formPapersRoutes(api: Api): void {
  const reader = caseReader(api);
  serve(api, downloadForm, 'assessment.read', async ({ params, query, actor, reply }) => {
    const application = await getApplication(api.db, params.assessment_code, actor);
    const seen = await applicationReply(api.db, application, await reader(actor));
    const rows = await referenceRows(api.db);
    const form = printedForm(seen, rows);
    const name = `business-permit-form-${form.number}`;
    if (query.format === 'pdf') {
      const { formPdf } = await import('./form-pdf.ts');
      await sendPdf(reply, name, await formPdf(form, rows.issuer));
      return;
    }
    const { formWorkbook } = await import('./form-workbook.ts');
    await sendWorkbook(reply, name, await formWorkbook(form, rows.municipality));
  });
}

async function sendWorkbook(reply: FastifyReply, name: string, file: Buffer): Promise<void> {
  await reply
    .type(WORKBOOK)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .header('cache-control', 'private, no-store')
    .send(file);
}
