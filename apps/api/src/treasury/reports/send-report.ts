import type { FastifyReply } from 'fastify';

import { audit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type Asked, decided, readSheet } from './read-report.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface AskedFile extends Asked {
  readonly format: keyof typeof TYPES;
}

/** Sends the whole report as a file and writes down who took it with which filters. */
export async function sendReport(
  api: Api,
  { actor, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
  { format, ...asked }: AskedFile,
): Promise<void> {
  const { sheet, period } = await readSheet(api, actor, asked);
  const { csvOf, workbookOf } = await import('../../platform/spreadsheets/sheet-file.ts');
  await audit(api.db, actor, {
    act: 'report.export',
    object_kind: 'report',
    object_id: asked.report,
    detail: { format, rows: sheet.rows.length, ...decided(asked.report, period) },
  });
  const made = { moment: api.clock.now().toISOString(), locale: actor.locale };
  const file = format === 'csv' ? csvOf(sheet, made) : await workbookOf(sheet, made);
  await reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${asked.report}-${period.as_of}.${format}"`)
    .header('cache-control', 'private, no-store')
    .send(file);
}
