import {
  endWalkIn as end,
  findCitizen as find,
  getOpenWalkIn,
  openWalkIn as open,
  openWalkInForNewcomer as openNew,
} from '@ebpls/contracts';

import { inTransaction } from '../../domain/transactions/transaction.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import { endWalkIn, findCitizen, openForNewcomer, openWalkIn, walkInOnWire } from './open-walk-in.ts';
import { findOpenWalkIn } from './walk-ins.queries.ts';

/** A clerk of the licensing office and the citizen before them (decision 0096). */
export function walkInsRoutes(api: Api): void {
  serve(api, find, 'walk_in.work', ({ body, actor }) => inTransaction(api, actor, (tx) => findCitizen(tx, body)));
  serve(api, open, 'walk_in.work', async ({ body, actor }) =>
    walkInOnWire(await inTransaction(api, actor, (tx) => openWalkIn(tx, body))),
  );
  serve(api, openNew, 'walk_in.work', async ({ body, actor }) =>
    walkInOnWire(await inTransaction(api, actor, (tx) => openForNewcomer(api, tx, body))),
  );
  serve(api, getOpenWalkIn, 'walk_in.work', async ({ actor }) => {
    const found = await findOpenWalkIn(api.db, { clerk_id: actor.account_id, today: api.clock.today() });
    return { walk_in: found ? walkInOnWire(found) : null };
  });
  serve(api, end, 'walk_in.work', async ({ params, actor }) =>
    walkInOnWire(await inTransaction(api, actor, (tx) => endWalkIn(tx, params.walk_in_no))),
  );
}
