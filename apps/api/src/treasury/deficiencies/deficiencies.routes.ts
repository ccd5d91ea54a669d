import {
  decideDeficiency as decideEndpoint,
  downloadProofFile,
  fileProof,
  getDeficiency,
  listDeficiencies,
  recordProof,
  sendProofFile,
} from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type ActorTransaction, inTransaction } from '../../platform/transactions/transaction.ts';
import { loadDecider } from '../../domain/access/separation/second-person.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import { decideDeficiency } from './decide-deficiency.ts';
import { searchDeficiencies } from './deficiencies.queries.ts';
import { openDeficiencyCase } from './deficiency-case.ts';
import { toDeficiencyReply, toDeficiencyRow } from './deficiency-reply.ts';
import { recordEnteredSales } from './record-entered-sales.ts';
import { remindProofs } from './remind-proofs.ts';
import { saveProofFile, sendStoredProof } from './proof-file.ts';

/** The proof of a year's sales and the order of payment of the difference, by the rule of the revenue code. */
export function deficienciesRoutes(api: Api): void {
  const getReply = async (actor: Actor, assessment_code: string) => {
    const rows = await loadReferenceRows(api.db);
    const year = await openDeficiencyCase(api.db, await getApplication(api.db, assessment_code, actor), rows);
    return toDeficiencyReply(year, { ...(await loadDecider(api.db, actor)), today: api.clock.today(), rows });
  };
  const runAct = async (actor: Actor, assessment_code: string, run: (tx: ActorTransaction) => Promise<void>) => {
    await inTransaction(api, actor, run);
    return getReply(actor, assessment_code);
  };
  registerEndpoint(api, getDeficiency, 'deficiency.read', ({ actor, params: { assessment_code } }) =>
    getReply(actor, assessment_code),
  );
  registerEndpoint(api, fileProof, 'deficiency.file', ({ actor, params: { assessment_code }, body }) =>
    runAct(actor, assessment_code, (tx) => recordEnteredSales(tx, assessment_code, { ...body, reason: '' })),
  );
  registerEndpoint(api, recordProof, 'deficiency.record', ({ actor, params: { assessment_code }, body }) =>
    runAct(actor, assessment_code, (tx) => recordEnteredSales(tx, assessment_code, body)),
  );
  registerEndpoint(api, decideEndpoint, 'deficiency.decide', ({ actor, params: { assessment_code }, body }) =>
    runAct(actor, assessment_code, (tx) => decideDeficiency(tx, assessment_code, body)),
  );
  registerEndpoint(api, sendProofFile, 'deficiency.send', async ({ actor, params: { assessment_code }, request }) => {
    await saveProofFile(api, assessment_code, { actor, request });
    return getReply(actor, assessment_code);
  });
  registerEndpoint(api, downloadProofFile, 'deficiency.read', ({ actor, params: { assessment_code }, reply }) =>
    sendStoredProof(api, assessment_code, { actor, reply }),
  );
  registerList(api);
  api.jobs.task('remind_proofs', () => remindProofs(api));
  api.jobs.cron('35 * * * *', 'remind_proofs');
}

function registerList(api: Api): void {
  registerEndpoint(
    api,
    listDeficiencies,
    'payment.read_all',
    async ({ query: { state = 'filed', tax_year, ...query } }) => {
      const today = api.clock.today();
      const rows = await loadReferenceRows(api.db);
      const search = { ...query, tax_year: tax_year ?? getYear(today), state, today };
      const { pageRows, next_cursor } = await searchDeficiencies(api.db, search);
      return { data: pageRows.map((heading) => toDeficiencyRow(heading, { rows })), next_cursor };
    },
  );
}
