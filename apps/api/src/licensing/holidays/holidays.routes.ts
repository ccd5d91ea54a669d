import { checkHolidays, listHolidays, saveHolidays as save } from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { holidaysOf } from './holidays.queries.ts';
import { effectOfHolidays, saveHolidays } from './save-holidays.ts';

/** The days on which the offices are closed, by which every limit in working days is counted. */
export function holidaysRoutes(api: Api): void {
  serve(api, listHolidays, 'setup.read', ({ params }) =>
    holidaysOf(api.db, Number(params.year), Number(api.clock.today().slice(0, 4))),
  );
  serve(api, checkHolidays, 'setup.read', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => effectOfHolidays(tx, Number(params.year), body.days)),
  );
  serve(api, save, 'setup.write', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => saveHolidays(tx, Number(params.year), body.days)),
  );
}
