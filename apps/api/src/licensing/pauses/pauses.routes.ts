import { declarePause as declare, endPause as end, listPauses } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { lockBusiness } from '../assessments/assessments.queries.ts';
import { declarePause, findPermitEnd } from './declare-pause.ts';
import { endPause, watchPauses } from './end-pause.ts';
import { listBusinessPauses, toPauseReply } from './pauses.queries.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';

/** Days for which an owner closes a business that continues afterwards. */
export function pausesRoutes(api: Api): void {
  registerEndpoint(api, listPauses, 'company.own', ({ params, actor }) =>
    inTransaction(api, actor, async (tx) => {
      const { trx, today } = tx;
      const business = await lockBusiness(trx, params.company_code, { whose: whereOwnedBy(actor, 'b'), today });
      if (!business) throw new Refused('missing', 'resource.missing');
      const until_at_most = (await findPermitEnd(tx, business)) ?? null;
      const pauses = await listBusinessPauses(trx, business.business_id);
      return {
        data: pauses.map((pause) => toPauseReply(pause, today)),
        cannot_pause: until_at_most === null ? getMessageText('pause.no_permit', {}, actor.locale) : null,
        until_at_most,
      };
    }),
  );
  registerEndpoint(api, declare, 'company.own', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => declarePause(tx, params.company_code, body)),
  );
  registerEndpoint(api, end, 'company.own', ({ params, actor }) =>
    inTransaction(api, actor, (tx) => endPause(tx, params.pause_id)),
  );

  api.jobs.task('watch_pauses', () => watchPauses(api));
  api.jobs.cron('5 0 * * *', 'watch_pauses');
}
