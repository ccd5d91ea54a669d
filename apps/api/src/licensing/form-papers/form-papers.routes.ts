import { downloadBlankForm, downloadForm } from '@ebpls/contracts';
import type { FastifyReply } from 'fastify';

import { getApplication } from '../../domain/applications/find-application.ts';
import { loadApplicationReply } from '../../domain/application-read/application-reply.ts';
import { createCaseReader } from '../../domain/applications/cases/case-reader.ts';
import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { sendPdf } from '../../platform/pdf/send-pdf.ts';
import { createBlankForm } from './blank-form.ts';
import { WORKBOOK } from './blank-form-file.ts';
import { type PrintedForm, toPrintedForm } from './form-content.ts';
import { toGovernmentForm } from './government-form.ts';
import { readMunicipalPart } from './municipal-part.ts';

/**
 * Prints the filled application form, without the sections hidden from the reader, and the blank form for
 * anyone.
 */
export function formPapersRoutes(api: Api): void {
  const reader = createCaseReader(api);
  registerEndpoint(api, downloadForm, 'assessment.read', async ({ params, query, actor, reply }) => {
    const application = await getApplication(api.db, params.assessment_code, actor);
    // The paper is in English like the national form.
    const applicationReply = await loadApplicationReply(api.db, application, await reader({ ...actor, locale: 'en' }));
    const rows = await loadReferenceRows(api.db);
    const municipal = await readMunicipalPart(api.db, { application: applicationReply, rows, day: api.clock.today() });
    const form = toPrintedForm(applicationReply, rows, municipal);
    await sendForm(reply, form, { rows, format: query.format, name: `business-permit-form-${form.number}` });
  });
  registerEndpoint(api, downloadBlankForm, 'public', async ({ query, reply }) => {
    const rows = await loadReferenceRows(api.db);
    const form = createBlankForm(rows, api.clock.today());
    await sendForm(reply, form, { rows, format: query.format, name: 'business-permit-form' });
  });
}

interface FormFile {
  readonly rows: ReferenceRows;
  readonly format: 'pdf' | 'xlsx';
  readonly name: string;
}

async function sendForm(
  reply: FastifyReply,
  printedForm: PrintedForm,
  { rows, format, name }: FormFile,
): Promise<void> {
  const form = toGovernmentForm(printedForm, rows.municipality.government);
  if (format === 'pdf') {
    const { renderFormPdf: formPdf } = await import('./form-pdf.ts');
    await sendPdf(reply, name, await formPdf(form, rows.issuer));
    return;
  }
  const { renderFormWorkbook: formWorkbook } = await import('./form-workbook.ts');
  await sendWorkbook(reply, name, await formWorkbook(form, rows.municipality));
}

async function sendWorkbook(reply: FastifyReply, name: string, file: Buffer): Promise<void> {
  await reply
    .type(WORKBOOK)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .header('cache-control', 'private, no-store')
    .send(file);
}
