import {
  answerClaim as answer,
  downloadClaimFile,
  listClaims,
  listMyClaims,
  makeClaim as make,
  sendClaimFile as send,
} from '@ebpls/contracts';

import type { PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import { createPaynamics } from '../../domain/payments/gateway/paynamics.ts';
import { Refused } from '../../platform/refused.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { followUpClaims } from './follow-up-claims.ts';
import { toClaimReply, toClaimLine } from './claim-reply.ts';
import { saveClaimFile, sendClaimFile } from './claim-file.ts';
import { findClaim, listAllClaims, listPersonClaims } from './claims.queries.ts';
import { answerClaim } from './end-claim.ts';
import { makeClaim } from './make-claim.ts';

/** Claims of owners who paid and see no posting: the gateway is queried at once, and every claim is answered. */
export function claimsRoutes(api: Api): void {
  const provider = createPaynamics({ ...api.config.paynamics, public_url: api.config.public_url });
  registerOwnerRoutes(api, provider);
  registerTreasurerRoutes(api);

  api.jobs.task('chase_claims', () => followUpClaims(api, provider));
  api.jobs.cron('*/15 * * * *', 'chase_claims');
}

function toClaimReader({ clock }: Api, { locale }: Actor) {
  return { locale, today: clock.today() };
}

function registerOwnerRoutes(api: Api, provider: PaymentProvider): void {
  registerEndpoint(api, make, 'claim.own', async ({ actor, params, body }) =>
    toClaimReply(await makeClaim(api, provider, { actor, details: { ...params, ...body } }), toClaimReader(api, actor)),
  );
  registerEndpoint(api, send, 'claim.own', async ({ actor, params, request }) =>
    toClaimReply(await saveClaimFile(api, params.claim_no, { actor, request }), toClaimReader(api, actor)),
  );
  registerEndpoint(api, downloadClaimFile, 'claim.file', ({ actor, params, reply }) =>
    sendClaimFile(api, params.claim_no, { actor, reply }),
  );
  registerEndpoint(api, listMyClaims, 'claim.own', async ({ actor, query }) => {
    const { pageRows, next_cursor } = await listPersonClaims(api.db, actor.account_id, query);
    return { data: pageRows.map((claim) => toClaimReply(claim, toClaimReader(api, actor))), next_cursor };
  });
}

function registerTreasurerRoutes(api: Api): void {
  registerEndpoint(api, listClaims, 'payment.read_all', async ({ actor, query: { state = 'OPEN', ...query } }) => {
    const { pageRows, next_cursor } = await listAllClaims(api.db, { ...query, state });
    return { data: pageRows.map((claim) => toClaimLine(claim, toClaimReader(api, actor))), next_cursor };
  });
  registerEndpoint(
    api,
    answer,
    'claim.answer',
    async ({ actor, params: { claim_no }, body: { outcome, request_id, answer: text } }) => {
      await inTransaction(api, actor, (tx) =>
        answerClaim(tx, claim_no, { outcome, answer: text, request_id: request_id === '' ? null : request_id }),
      );
      const claim = await findClaim(api.db, claim_no);
      if (!claim) throw new Refused('missing', 'resource.missing');
      return toClaimLine(claim, toClaimReader(api, actor));
    },
  );
}
