import { declarePause as declare, endPause as end, listPauses } from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { ownedBy } from '../../domain/delegations/owned-by.ts';
import { lockBusiness } from '../assessments/assessments.queries.ts';
import { declarePause, permitUntil } from './declare-pause.ts';
import { endPause, watchPauses } from './end-pause.ts';
import { listPausesOf, pauseOnWire } from './pauses.queries.ts';

/** Days for which an owner closes a business that goes on afterwards. */
export function pausesRoutes(api: Api): void {
  serve(api, listPauses, 'company.own', ({ params, actor }) =>
    inTransaction(api, actor, async (tx) => {
      const { trx, today } = tx;
      const business = await lockBusiness(trx, params.company_code, { whose: ownedBy(actor, 'b'), today });
      if (!business) throw new Refused('missing', 'thing.missing');
      const until_at_most = (await permitUntil(tx, business)) ?? null;
      const pauses = await listPausesOf(trx, business.business_id);
      return {
        data: pauses.map((pause) => pauseOnWire(pause, today)),
        cannot_pause: until_at_most === null ? messageText('pause.no_permit', {}, actor.locale) : null,
        until_at_most,
      };
    }),
  );
  serve(api, declare, 'company.own', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => declarePause(tx, params.company_code, body)),
  );
  serve(api, end, 'company.own', ({ params, actor }) =>
    inTransaction(api, actor, (tx) => endPause(tx, params.pause_id)),
  );

  api.jobs.task('watch_pauses', () => watchPauses(api));
  api.jobs.cron('5 0 * * *', 'watch_pauses');
}
