import {
  decideFraudFinding as decide,
  decideFraudWithdrawal as decideWithdrawal,
  getFraudFinding,
  listFraudFindings,
  proposeFraudFinding as propose,
  proposeFraudWithdrawal as proposeWithdrawal,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { loadDecider } from '../../domain/access/separation/second-person.ts';
import { type ActorTransaction, inTransaction } from '../../platform/transactions/transaction.ts';
import { decideFraudFinding, decideFraudWithdrawal, proposeFraudWithdrawal } from './decide-fraud-finding.ts';
import { toFraudFindingReply } from './fraud-finding-reply.ts';
import { findFraudFinding, searchFraudFindings } from './fraud-findings.queries.ts';
import { proposeFraudFinding } from './propose-fraud-finding.ts';

/** Findings of fraud or of the intent to evade tax, by the treasurer with a second person (LGC s.194). */
export function fraudFindingsRoutes(api: Api): void {
  const getReply = async (actor: Actor, finding_no: string) => {
    const finding = await findFraudFinding(api.db, finding_no);
    if (!finding) throw new Refused('missing', 'resource.missing');
    return toFraudFindingReply(finding, await loadDecider(api.db, actor));
  };
  const runAct = async (actor: Actor, finding_no: string, run: (tx: ActorTransaction) => Promise<void>) => {
    await inTransaction(api, actor, run);
    return getReply(actor, finding_no);
  };
  registerEndpoint(api, propose, 'fraud_finding.propose', async ({ actor, params: { company_code }, body }) => {
    const finding = await inTransaction(api, actor, (tx) => proposeFraudFinding(tx, company_code, body));
    return toFraudFindingReply(finding, await loadDecider(api.db, actor));
  });
  registerEndpoint(api, decide, 'fraud_finding.decide', ({ actor, params: { finding_no }, body }) =>
    runAct(actor, finding_no, (tx) => decideFraudFinding(tx, finding_no, body)),
  );
  registerEndpoint(api, proposeWithdrawal, 'fraud_finding.propose', ({ actor, params: { finding_no }, body }) =>
    runAct(actor, finding_no, (tx) => proposeFraudWithdrawal(tx, finding_no, body)),
  );
  registerEndpoint(api, decideWithdrawal, 'fraud_finding.decide', ({ actor, params: { finding_no }, body }) =>
    runAct(actor, finding_no, (tx) => decideFraudWithdrawal(tx, finding_no, body)),
  );
  registerEndpoint(api, getFraudFinding, 'payment.read_all', ({ actor, params: { finding_no } }) =>
    getReply(actor, finding_no),
  );
  registerEndpoint(
    api,
    listFraudFindings,
    'payment.read_all',
    async ({ actor, query: { state = 'waiting', ...query } }) => {
      const { pageRows, next_cursor } = await searchFraudFindings(api.db, { ...query, state });
      const reader = await loadDecider(api.db, actor);
      return { data: pageRows.map((finding) => toFraudFindingReply(finding, reader)), next_cursor };
    },
  );
}
