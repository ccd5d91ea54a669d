import {
  decideAppeal as decide,
  downloadAppealPaper,
  fileAppeal as file,
  getAppeal,
  listAppeals,
  listCompanyAppeals,
  sendAppealPaper,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { saveAppealPaper, sendAppealFile } from './appeal-papers.ts';
import { toAppealableReply, type AppealReader, loadAppealReply, toAppealRow } from './appeal-reply.ts';
import { listAppealable } from './appealable-decisions.ts';
import { findAppeal, findVisibleBusiness, listAllAppeals, listBusinessAppeals } from './appeals.queries.ts';
import { decideAppeal } from './decide-appeal.ts';
import { fileAppeal } from './file-appeal.ts';

/** Appeals against refusals and sanctions: filed, decided by another person, read by both sides (decision 0124). */
export function appealsRoutes(api: Api): void {
  const createReader = async (actor: Actor) => ({
    actor,
    today: api.clock.today(),
    rows: await loadReferenceRows(api.db),
  });
  const loadReply = async (appeal_no: string, actor: Actor) => {
    const appeal = await findAppeal(api.db, appeal_no, actor);
    if (!appeal) throw new Refused('missing', 'resource.missing');
    return loadAppealReply(api.db, appeal, await createReader(actor));
  };

  registerEndpoint(api, file, 'appeal.file', async ({ actor, params: { company_code }, body }) => {
    const { appeal_no } = await inTransaction(api, actor, (tx) => fileAppeal(tx, company_code, body));
    return loadReply(appeal_no, actor);
  });
  registerEndpoint(api, decide, 'appeal.decide', async ({ actor, params: { appeal_no }, body }) => {
    await inTransaction(api, actor, (tx) => decideAppeal(tx, appeal_no, body));
    return loadReply(appeal_no, actor);
  });
  registerEndpoint(api, sendAppealPaper, 'appeal.file', async ({ actor, params: { appeal_no }, request }) => {
    await saveAppealPaper(api, appeal_no, { actor, request });
    return loadReply(appeal_no, actor);
  });
  registerEndpoint(api, getAppeal, 'appeal.read', ({ actor, params }) => loadReply(params.appeal_no, actor));
  registerEndpoint(api, downloadAppealPaper, 'appeal.read', ({ actor, params, reply }) =>
    sendAppealFile(api, params.paper_id, { actor, reply }),
  );
  registerAppealListRoutes(api, createReader);
}

function registerAppealListRoutes(api: Api, createReader: (actor: Actor) => Promise<AppealReader>): void {
  registerEndpoint(api, listCompanyAppeals, 'appeal.read', async ({ actor, params: { company_code } }) => {
    const businessId = await findVisibleBusiness(api.db, company_code, actor);
    const reader = await createReader(actor);
    const data = await listBusinessAppeals(api.db, businessId, actor);
    const open = actor.role === 'user' ? await listAppealable(api.db, businessId, reader) : [];
    return {
      data: data.map((row) => toAppealRow(row, reader)),
      appealable: open.map((one) => toAppealableReply(one, reader)),
    };
  });
  registerEndpoint(api, listAppeals, 'appeal.list', async ({ actor, query: { state = 'open', ...query } }) => {
    const { pageRows, next_cursor } = await listAllAppeals(api.db, { ...query, actor, state });
    const reader = await createReader(actor);
    return { data: pageRows.map((one) => toAppealRow(one, reader)), next_cursor };
  });
}
