import {
  addWalkInCitizen,
  decideWalkInConsent,
  downloadWalkInPaper,
  endWalkIn as end,
  findCitizen as find,
  getOpenWalkIn,
  listWalkInConsents,
  openWalkIn as open,
  requestWalkInConsent,
  sendWalkInPaper,
} from '@ebpls/contracts';

import { inTransaction } from '../../platform/transactions/transaction.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { createFieldRefusal } from '../../platform/refused.ts';
import { saveConsentPaper, sendConsentPaper } from './consent-papers.ts';
import { findOwnConsent, listConsentsToConfirm } from './consents.queries.ts';
import { decideConsent } from './decide-consent.ts';
import { addCitizen, endWalkIn, findCitizen, openWalkIn, toWalkInReply } from './open-walk-in.ts';
import { requestConsent, toConsentReply } from './request-consent.ts';
import { findOpenWalkIn } from './walk-ins.queries.ts';

/** A clerk of the licensing office serves a citizen at the counter (decision 0096). */
export function walkInsRoutes(api: Api): void {
  registerEndpoint(api, find, 'walk_in.work', ({ body, actor }) =>
    inTransaction(api, actor, (tx) => findCitizen(tx, body)),
  );
  registerEndpoint(api, addWalkInCitizen, 'walk_in.work', ({ body, actor }) =>
    inTransaction(api, actor, (tx) => addCitizen(api, tx, body)),
  );
  registerEndpoint(api, open, 'walk_in.work', async ({ body: { consent_id, code }, actor }) => {
    const walkIn = await inTransaction(api, actor, (tx) => openWalkIn(api, tx, { consent_id, code }));
    if ('problem' in walkIn) throw createFieldRefusal('code', walkIn.problem);
    return toWalkInReply(walkIn);
  });
  registerEndpoint(api, getOpenWalkIn, 'walk_in.work', async ({ actor }) => {
    const walkIn = await findOpenWalkIn(api.db, { clerk_id: actor.account_id, today: api.clock.today() });
    return { walk_in: walkIn ? toWalkInReply(walkIn) : null };
  });
  registerEndpoint(api, end, 'walk_in.work', async ({ params, actor }) =>
    toWalkInReply(await inTransaction(api, actor, (tx) => endWalkIn(tx, params.walk_in_no))),
  );
  registerConsentRoutes(api);
}

/** A walk-in begins with a consent (decision 0096). */
function registerConsentRoutes(api: Api): void {
  registerEndpoint(api, requestWalkInConsent, 'walk_in.work', async ({ body, actor }) =>
    toConsentReply(await inTransaction(api, actor, (tx) => requestConsent(api, tx, body))),
  );
  registerEndpoint(api, listWalkInConsents, 'walk_in.work', async ({ actor }) => {
    const at = { clerk_id: actor.account_id, now: api.clock.now() };
    const [own, others] = await Promise.all([findOwnConsent(api.db, at), listConsentsToConfirm(api.db, at)]);
    return { own: own ? toConsentReply(own) : null, to_confirm: others.map(toConsentReply) };
  });
  registerEndpoint(api, sendWalkInPaper, 'walk_in.work', async ({ actor, params, query, request }) =>
    toConsentReply(await saveConsentPaper(api, { ...params, ...query }, { actor, request })),
  );
  registerEndpoint(api, downloadWalkInPaper, 'walk_in.work', ({ actor, params, query, reply }) =>
    sendConsentPaper(api, { ...params, ...query }, { actor, reply }),
  );
  registerEndpoint(api, decideWalkInConsent, 'walk_in.confirm', async ({ actor, params, body }) =>
    toConsentReply(await inTransaction(api, actor, (tx) => decideConsent(tx, params.consent_id, body.is_confirmed))),
  );
}
