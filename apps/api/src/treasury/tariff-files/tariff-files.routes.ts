import { formatCode, parseCode, writeDocumentWorkbook } from '@ebpls/code-files';
import {
  downloadTariff,
  importTariffFile as importFile,
  previewTariffFile as previewFile,
  saveFindingReason as saveReason,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { Refused } from '../../platform/refused.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { findVersion } from '../ordinances/ordinances.queries.ts';
import { importTariff } from '../tariffs/import-tariff.ts';
import { previewTariffFile } from './preview-tariff-file.ts';
import { createFileProblem, receiveTariffFile } from './receive-tariff-file.ts';
import { saveFindingReason } from './save-finding-reason.ts';
import { sendDocumentFile } from './send-document-file.ts';
import { toVersionDocument } from './version-document.ts';

/** Revenue codes as files: previewed, imported into a draft, downloaded; and the reasons for what the check finds. */
export function tariffFilesRoutes(api: Api): void {
  registerEndpoint(api, previewFile, 'ordinance.write', async ({ actor, request }) =>
    previewTariffFile(api.db, actor, await receiveTariffFile(request)),
  );
  registerEndpoint(api, importFile, 'ordinance.write', async ({ actor, request }) => {
    const { read, file_name } = await receiveTariffFile(request);
    if (read.problems) throw createFileProblem(read.problems, actor.locale);
    const code = parseCode(read.document, read.places);
    if (code.problems) throw createFileProblem(code.problems, actor.locale);
    const { ordinance_version_id, revision } = await inTransaction(api, actor, (tx) =>
      importTariff(tx, { tariff: { ...code.text }, reasons: {} }, file_name),
    );
    return { ordinance_version_id, revision };
  });
  registerEndpoint(api, downloadTariff, 'ordinance.read', async ({ params, query, reply }) => {
    const version = await findVersion(api.db, params.ordinance_version_id);
    if (!version) throw new Refused('missing', 'resource.missing');
    const document = toVersionDocument(version, await loadReferenceRows(api.db));
    await sendDocumentFile(reply, {
      name: version.version,
      format: query.format,
      content: query.format === 'json' ? formatCode(document) : await writeDocumentWorkbook(document),
    });
  });
  registerEndpoint(api, saveReason, 'ordinance.write', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => saveFindingReason(tx, { params, body })),
  );
}
