import type { FastifyReply } from 'fastify';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { SheetFormat } from '../../platform/spreadsheets/sheet-file.ts';
import { type ReportQuery, toUsedFilters, readSheet } from './read-report.ts';

interface ReportFileQuery extends ReportQuery {
  readonly format: SheetFormat;
}

/** Sends the whole report as a file and audits the reader and the filters. */
export async function sendReport(
  api: Api,
  { actor, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
  { format, ...query }: ReportFileQuery,
): Promise<void> {
  const { sheet, period } = await readSheet(api, actor, query);
  const { SHEET_TYPES, renderSheetFile } = await import('../../platform/spreadsheets/sheet-file.ts');
  await recordAudit(api.db, actor, {
    act: 'report.export',
    object_kind: 'report',
    object_id: query.report,
    detail: { format, rows: sheet.rows.length, ...toUsedFilters(query.report, period) },
  });
  const fileContext = { moment: api.clock.now().toISOString(), locale: actor.locale };
  const file = await renderSheetFile(format, sheet, fileContext);
  await reply
    .type(SHEET_TYPES[format])
    .header('content-disposition', `attachment; filename="${query.report}-${period.as_of}.${format}"`)
    .header('cache-control', 'private, no-store')
    .send(file);
}
