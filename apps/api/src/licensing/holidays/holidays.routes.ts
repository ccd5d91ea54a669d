import { checkHolidays, listHolidays, saveHolidays as save } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { loadHolidays } from './holidays.queries.ts';
import { computeHolidayEffect, saveHolidays } from './save-holidays.ts';

/** Days on which the offices are closed, for every limit in working days. */
export function holidaysRoutes(api: Api): void {
  registerEndpoint(api, listHolidays, 'setup.read', ({ params }) =>
    loadHolidays(api.db, Number(params.year), Number(api.clock.today().slice(0, 4))),
  );
  registerEndpoint(api, checkHolidays, 'setup.read', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => computeHolidayEffect(tx, Number(params.year), body.days)),
  );
  registerEndpoint(api, save, 'setup.write', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => saveHolidays(tx, Number(params.year), body.days)),
  );
}
