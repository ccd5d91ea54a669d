import {
  answerShowCause as answer,
  decideSanction as decide,
  downloadSanctionNotice,
  downloadSanctionPaper,
  getSanction,
  issueShowCause as showCause,
  listCompanySanctions,
  listSanctions,
  recommendSanction as recommend,
  reinstateBusiness as reinstate,
  reportCompliance as comply,
  sendSanctionPaper,
  withdrawSanction as withdraw,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { sendPdf } from '../../platform/pdf/send-pdf.ts';
import { Refused } from '../../platform/refused.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type ActorTransaction, inTransaction } from '../../platform/transactions/transaction.ts';
import { decideSanction, reinstateBusiness } from './decide-sanction.ts';
import { answerShowCause, issueShowCause, reportCompliance, watchShowCauses, withdrawSanction } from './show-cause.ts';
import { recommendSanction } from './recommend-sanction.ts';
import { saveSanctionPaper, sendSanctionFile } from './sanction-papers.ts';
import { loadSanctionReply, toSanctionRow } from './sanction-reply.ts';
import {
  findSanction,
  listAllSanctions,
  listBusinessSanctions,
  type SanctionCase,
  whereDeskHadCase,
} from './sanctions.queries.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';

/** Suspending and revoking permits: recommended, answered, decided, reinstated (domain reference 3.8). */
export function sanctionsRoutes(api: Api): void {
  const createReader = async (actor: Actor) => ({
    actor,
    today: api.clock.today(),
    rows: await loadReferenceRows(api.db),
  });
  const loadReply = async (sanction: SanctionCase, actor: Actor) =>
    loadSanctionReply(api.db, sanction, await createReader(actor));
  const runAct = async (actor: Actor, change: (tx: ActorTransaction) => Promise<SanctionCase>) => {
    const { sanction_no } = await inTransaction(api, actor, change);
    return loadReply(await getVisibleSanction(api, sanction_no, actor), actor);
  };

  registerEndpoint(api, recommend, 'sanction.recommend', ({ actor, params, body }) =>
    runAct(actor, (tx) => recommendSanction(tx, params.company_code, body)),
  );
  registerEndpoint(api, withdraw, 'sanction.recommend', ({ actor, params }) =>
    runAct(actor, (tx) => withdrawSanction(tx, params.sanction_no)),
  );
  registerEndpoint(api, showCause, 'sanction.show_cause', ({ actor, params }) =>
    runAct(actor, (tx) => issueShowCause(tx, params.sanction_no)),
  );
  registerEndpoint(api, answer, 'sanction.answer', ({ actor, params, body }) =>
    runAct(actor, (tx) => answerShowCause(tx, params.sanction_no, body.answer)),
  );
  registerEndpoint(api, comply, 'sanction.answer', ({ actor, params, body }) =>
    runAct(actor, (tx) => reportCompliance(tx, params.sanction_no, body.compliance)),
  );
  registerEndpoint(api, decide, 'sanction.decide', ({ actor, params, body }) =>
    runAct(actor, (tx) => decideSanction(tx, params.sanction_no, body)),
  );
  registerEndpoint(api, reinstate, 'sanction.decide', ({ actor, params, body }) =>
    runAct(actor, (tx) => reinstateBusiness(tx, params.sanction_no, body.reinstatement)),
  );
  registerSanctionCaseRoutes(api, loadReply);
  registerSanctionListRoutes(api, createReader);

  api.jobs.task('watch_show_causes', () => watchShowCauses(api));
  api.jobs.cron('15 0 * * *', 'watch_show_causes');
}

type LoadReply = (found: SanctionCase, actor: Actor) => ReturnType<typeof loadSanctionReply>;

function registerSanctionCaseRoutes(api: Api, loadReply: LoadReply): void {
  registerEndpoint(api, sendSanctionPaper, 'sanction.answer', async ({ actor, params, request }) =>
    loadReply(await saveSanctionPaper(api, params.sanction_no, { actor, request }), actor),
  );
  registerEndpoint(api, getSanction, 'sanction.read', async ({ actor, params }) =>
    loadReply(await getVisibleSanction(api, params.sanction_no, actor), actor),
  );
  registerEndpoint(api, downloadSanctionPaper, 'sanction.read', ({ actor, params, reply }) =>
    sendSanctionFile(api, params.paper_id, { actor, reply }),
  );
  registerEndpoint(api, downloadSanctionNotice, 'sanction.read', async ({ actor, params: { sanction_no }, reply }) => {
    const { renderSanctionNotice } = await import('./sanction-pdf.ts');
    await sendPdf(reply, sanction_no, await renderSanctionNotice(api, sanction_no, actor));
  });
}

type CreateReader = (actor: Actor) => Promise<Parameters<typeof toSanctionRow>[1]>;

function registerSanctionListRoutes(api: Api, createReader: CreateReader): void {
  registerEndpoint(api, listCompanySanctions, 'sanction.read', async ({ actor, params: { company_code } }) => {
    const isVisible = actor.role === 'user' ? whereOwnedBy(actor, 'b') : whereDeskHadCase(actor);
    const { rows } = await sql`
      select from business b where b.company_code = ${company_code} and b.discarded_at is null and ${isVisible}`.execute(
      api.db,
    );
    if (rows.length === 0) throw new Refused('missing', 'resource.missing');
    const reader = await createReader(actor);
    return {
      data: (await listBusinessSanctions(api.db, company_code, actor)).map((row) => toSanctionRow(row, reader)),
    };
  });
  registerEndpoint(api, listSanctions, 'sanction.list', async ({ actor, query: { state = 'open', ...query } }) => {
    const { pageRows, next_cursor } = await listAllSanctions(api.db, { ...query, actor, state });
    const reader = await createReader(actor);
    return { data: pageRows.map((one) => toSanctionRow(one, reader)), next_cursor };
  });
}

/** Another's is missing. */
async function getVisibleSanction(api: Api, sanction_no: string, actor: Actor): Promise<SanctionCase> {
  const sanction = await findSanction(api.db, sanction_no, actor);
  if (!sanction) throw new Refused('missing', 'resource.missing');
  return sanction;
}
