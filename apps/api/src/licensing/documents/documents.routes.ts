import {
  bringPaper as bring,
  downloadDocument,
  reviewDocument as reviewEndpoint,
  markDocumentInapplicable as markInapplicable,
  markOriginalSeen as markSeen,
  listDocuments,
  removeDocument as remove,
  uploadDocument,
  type ReplyBody,
} from '@ebpls/contracts';

import { Refused } from '../../platform/refused.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import { toPaperReply, type PaperRow } from '../../domain/applications/papers/find-papers.ts';
import { findPaper, listCasePapers, listPapers } from '../../domain/applications/papers/stored-papers.ts';
import { recordOpenings } from '../../domain/applications/papers/record-openings.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { findQuotas } from '../../platform/quotas/upload-quota.ts';
import { bringPaper } from './bring-paper.ts';
import { canSeeCompany } from './documents.queries.ts';
import { reviewDocument } from './review-document.ts';
import { markDocumentInapplicable } from './mark-inapplicable.ts';
import { markOriginalSeen } from './mark-original-seen.ts';
import { removeDocument } from './remove-document.ts';
import { sendDocument } from './send-document.ts';

/** Routes of uploaded documents. A document of another owner, office or barangay is missing, as if it did not exist. */
export function documentsRoutes(api: Api): void {
  registerStatements(api);
  registerEndpoint(api, uploadDocument, 'document.send', ({ params, query, actor, request }) =>
    sendDocument(api, {
      actor,
      request,
      company_code: params.company_code,
      requirement_code: query.requirement_code,
      assessment_code: query.assessment_code,
    }),
  );
  registerEndpoint(api, listDocuments, 'document.read', ({ params, query, actor }) =>
    loadDocuments(api, { ...params, ...query }, actor),
  );
  registerEndpoint(api, remove, 'document.send', ({ params, actor }) =>
    inTransaction(api, actor, (tx) => removeDocument(tx, params.document_id)),
  );
  registerEndpoint(api, reviewEndpoint, 'document.judge', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => reviewDocument(tx, params.document_id, body)),
  );

  registerEndpoint(api, markSeen, 'document.judge', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => markOriginalSeen(tx, { ...params, ...body })),
  );

  registerEndpoint(api, downloadDocument, 'document.read', async ({ params, actor, reply }) => {
    const paper = await findPaper(api.db, { ...params, actor, today: api.clock.today() });
    if (!paper) throw new Refused('missing', 'resource.missing');
    await recordOpenings(api.db, actor, [paper]);
    await reply
      .type(paper.media_type)
      .header('content-length', paper.size)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(paper.file_name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(api.storage.read(paper.storage_key));
  });
}

/** What an owner states about a document without a copy: the original is brought, or it does not apply. */
function registerStatements(api: Api): void {
  registerEndpoint(api, bring, 'assessment.file', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => bringPaper(tx, { ...params, ...body })),
  );
  registerEndpoint(api, markInapplicable, 'assessment.file', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => markDocumentInapplicable(tx, { ...params, ...body })),
  );
}

interface DocumentsQuery {
  readonly company_code: string;
  readonly assessment_code?: string | undefined;
}

async function loadDocuments(api: Api, query: DocumentsQuery, actor: Actor): Promise<ReplyBody<typeof listDocuments>> {
  const { db, config, clock } = api;
  const { company_code, assessment_code } = query;
  const rows = await loadReferenceRows(db);
  if (!(await canSeeCompany(db, company_code, actor))) throw new Refused('missing', 'resource.missing');
  const today = clock.today();
  const reader = { actor, today };
  const toReplies = (papers: readonly PaperRow[]) => papers.map((paper) => toPaperReply(paper, rows, actor.locale));
  const scope = { ...reader, config };
  if (assessment_code === undefined) {
    const data = toReplies(await listPapers(db, company_code, reader));
    return { data, quotas: await findQuotas(db, { ...scope, assessment_id: null }) };
  }
  const application = await getApplication(db, assessment_code, actor);
  if (application.company_code !== company_code) throw new Refused('missing', 'resource.missing');
  const { assessment_id } = application;
  const data = toReplies(await listCasePapers(db, assessment_id, reader));
  return { data, quotas: await findQuotas(db, { ...scope, assessment_id }) };
}
