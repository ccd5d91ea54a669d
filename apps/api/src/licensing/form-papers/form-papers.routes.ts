import { downloadBlankForm, downloadForm } from '@ebpls/contracts';
import type { FastifyReply } from 'fastify';

import { getApplication } from '../../domain/applications/find-application.ts';
import { applicationReply } from '../../domain/application-views/application-reply.ts';
import { caseReader } from '../../domain/cases/case-reader.ts';
import { type ReferenceRows, referenceRows } from '../../domain/reference/reference-rows.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import { sendPdf } from '../../platform/pdf/send-pdf.ts';
import { createBlankForm } from './blank-form.ts';
import { type PrintedForm, printedForm } from './form-content.ts';
import { readMunicipalPart } from './municipal-part.ts';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The filled form, to whoever may read the application, without what the page does not show them; the blank one to
 * anyone.
 */
export function formPapersRoutes(api: Api): void {
  const reader = caseReader(api);
  serve(api, downloadForm, 'assessment.read', async ({ params, query, actor, reply }) => {
    const application = await getApplication(api.db, params.assessment_code, actor);
    // The paper is in English like the national form.
    const seen = await applicationReply(api.db, application, await reader({ ...actor, locale: 'en' }));
    const rows = await referenceRows(api.db);
    const municipal = await readMunicipalPart(api.db, { seen, rows, day: api.clock.today() });
    const form = printedForm(seen, rows, municipal);
    await sendForm(reply, form, { rows, format: query.format, name: `business-permit-form-${form.number}` });
  });
  serve(api, downloadBlankForm, 'public', async ({ query, reply }) => {
    const rows = await referenceRows(api.db);
    const form = createBlankForm(rows, api.clock.today());
    await sendForm(reply, form, { rows, format: query.format, name: 'business-permit-form' });
  });
}

interface FormFile {
  readonly rows: ReferenceRows;
  readonly format: 'pdf' | 'xlsx';
  readonly name: string;
}

async function sendForm(reply: FastifyReply, form: PrintedForm, { rows, format, name }: FormFile): Promise<void> {
  if (format === 'pdf') {
    const { formPdf } = await import('./form-pdf.ts');
    await sendPdf(reply, name, await formPdf(form, rows.issuer));
    return;
  }
  const { formWorkbook } = await import('./form-workbook.ts');
  await sendWorkbook(reply, name, await formWorkbook(form, rows.municipality));
}

async function sendWorkbook(reply: FastifyReply, name: string, file: Buffer): Promise<void> {
  await reply
    .type(WORKBOOK)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .header('cache-control', 'private, no-store')
    .send(file);
}
