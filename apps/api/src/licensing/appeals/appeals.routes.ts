import {
  decideAppeal as decide,
  downloadAppealPaper,
  fileAppeal as file,
  getAppeal,
  listAppeals,
  listCompanyAppeals,
  sendAppealPaper,
} from '@ebpls/contracts';

import { toPage, readCursor } from '../../platform/database/paging.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { loadReferenceRows } from '../../domain/reference/reference-rows.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { saveAppealPaper, sendAppealFile } from './appeal-papers.ts';
import { toAppealableReply, type AppealReader, appealReply, appealRow } from './appeal-reply.ts';
import { listAppealable } from './appealable.ts';
import { findAppeal, findVisibleBusiness, listAllAppeals, listBusinessAppeals } from './appeals.queries.ts';
import { decideAppeal } from './decide-appeal.ts';
import { fileAppeal } from './file-appeal.ts';

/** Appeals against refusals and sanctions: filed, decided by another person, read by both sides (decision 0124). */
export function appealsRoutes(api: Api): void {
  const readerOf = async (actor: Actor) => ({ actor, today: api.clock.today(), rows: await loadReferenceRows(api.db) });
  const answerTo = async (appeal_no: string, actor: Actor) => {
    const found = await findAppeal(api.db, appeal_no, actor);
    if (!found) throw new Refused('missing', 'thing.missing');
    return appealReply(api.db, found, await readerOf(actor));
  };

  registerEndpoint(api, file, 'appeal.file', async ({ actor, params: { company_code }, body }) => {
    const { appeal_no } = await inTransaction(api, actor, (tx) => fileAppeal(tx, company_code, body));
    return answerTo(appeal_no, actor);
  });
  registerEndpoint(api, decide, 'appeal.decide', async ({ actor, params: { appeal_no }, body }) => {
    await inTransaction(api, actor, (tx) => decideAppeal(tx, appeal_no, body));
    return answerTo(appeal_no, actor);
  });
  registerEndpoint(api, sendAppealPaper, 'appeal.file', async ({ actor, params: { appeal_no }, request }) => {
    await saveAppealPaper(api, appeal_no, { actor, request });
    return answerTo(appeal_no, actor);
  });
  registerEndpoint(api, getAppeal, 'appeal.read', ({ actor, params }) => answerTo(params.appeal_no, actor));
  registerEndpoint(api, downloadAppealPaper, 'appeal.read', ({ actor, params, reply }) =>
    sendAppealFile(api, params.paper_id, { actor, reply }),
  );
  serveAppealLists(api, readerOf);
}

function serveAppealLists(api: Api, readerOf: (actor: Actor) => Promise<AppealReader>): void {
  registerEndpoint(api, listCompanyAppeals, 'appeal.read', async ({ actor, params: { company_code } }) => {
    const business_id = await findVisibleBusiness(api.db, company_code, actor);
    const reader = await readerOf(actor);
    const data = await listBusinessAppeals(api.db, business_id, actor);
    const open = actor.role === 'user' ? await listAppealable(api.db, business_id, reader) : [];
    return {
      data: data.map((found) => appealRow(found, reader)),
      appealable: open.map((one) => toAppealableReply(one, reader)),
    };
  });
  registerEndpoint(
    api,
    listAppeals,
    'appeal.list',
    async ({ actor, query: { search, cursor, limit, state = 'open' } }) => {
      const before = readCursor(cursor)?.[1];
      const found = await listAllAppeals(api.db, { actor, search, state, before, limit: limit + 1 });
      const { shown, next_cursor } = toPage(found, limit, ({ appeal_id }) => ['', appeal_id]);
      const reader = await readerOf(actor);
      return { data: shown.map((one) => appealRow(one, reader)), next_cursor };
    },
  );
}
